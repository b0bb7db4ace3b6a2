/** The code of the workflow as one file, which is what Temporal's sandbox takes. As a program, it prints that file. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundleWorkflowCode } from '@temporalio/worker'

const workflowPath = `${import.meta.dirname}/workflow.ts`
const bytes_max = 64_000_000

/** Bundles `workflow.ts`, or other code under the same names: a test's changed version. */
export async function bundleOf(path = workflowPath): Promise<{ code: string }> {
  const { code } = await bundleWorkflowCode({ workflowsPath: path, logger: silent })
  return { code }
}

/** In a process of its own: bundling would hold requests up for most of a second, and its memory stays. */
export async function bundleApart(): Promise<{ code: string }> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename], { maxBuffer: bytes_max })
  return { code: stdout }
}

const nothing = () => undefined
const silent = { log: nothing, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

if (import.meta.main) process.stdout.write((await bundleOf()).code)
