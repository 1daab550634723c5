// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import ListCellScenes

/// What is measured of the libraries inside this process.
struct InProcessJobs {
    var all: [Job] { [layout, longText, rowGrowth, icons] }

    private var layout: Job {
        let name = "layout of 10,000 rows at 12 sizes, in process"
        return Job(name) {
            let job = try AllSizesJob(yaml: GeneratedScene(rows: 10_000, seed: 1).yaml)
            return [.time(name, seconds: try Job.best { try job.run() }.seconds, limit: Limits.layoutAtAllSizes)]
        }
    }

    /// Words are known to the process once they were laid out: each cold run has words of its own.
    private var longText: Job {
        let name = "1,000 rows of long wrapped text, a size"
        return Job(name) {
            var seed: UInt64 = 0
            let cold = try Job.best {
                seed += 1
                let job = try LayoutJob(yaml: LongTextScene(rows: 1_000, seed: seed).yaml, sizes: [.large])
                return try job.run()
            }
            let known = try LayoutJob(yaml: LongTextScene(rows: 1_000, seed: 1).yaml)
            _ = try known.run()
            let seconds = try Job.best { try known.run() }.seconds / 12
            return [
                .time("\(name), words known", seconds: seconds, limit: Limits.longTextKnown),
                .time("\(name), words not known", seconds: cold.seconds, limit: Limits.longTextCold),
            ]
        }
    }

    private var rowGrowth: Job {
        let name = "a row of 100,000, of one of 100"
        return Job(name) {
            let few = try LayoutJob(yaml: GeneratedScene(rows: 100, seed: 1).yaml, sizes: [.large])
            let many = try LayoutJob(yaml: GeneratedScene(rows: 100_000, seed: 1).yaml, sizes: [.large])
            let one = try Job.best { try few.run(times: 100) }.seconds
            return [.ratio(name, try Job.best { try many.run() }.seconds / one / 10, limit: Limits.rowGrowth)]
        }
    }

    private var icons: Job {
        let name = "1,000 different icons @3x, in process"
        return Job(name) {
            let job = IconJob()
            return [.time(name, seconds: try Job.best { try job.run() }.seconds, limit: Limits.icons)]
        }
    }
}
