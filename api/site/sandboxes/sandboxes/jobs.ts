/** What is done to sandboxes outside of transactions. The subject of each is the sandbox. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its task: create, copy, snapshot, reset, suspend, resume. */
export const buildSandboxJob = defineJob('build_sandbox')
/** Deletes what its driver made, then the row. */
export const removeSandboxJob = defineJob('remove_sandbox')
/** What follows from the clock: its end, its clean-up, its measure. */
export const tendSandboxJob = defineJob('tend_sandbox')
