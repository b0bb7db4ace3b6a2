/**
 * The code of the workflow as one file, which is what Temporal's sandbox takes. As a program, it builds that file: setup runs
 * it when sources have changed, so that a process with Temporal starts as fast as without.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleWorkflowCode } from '@temporalio/worker'

const workflowPath = join(import.meta.dirname, 'workflow.ts')
const built = join(import.meta.dirname, '../dist/workflow.js')

/** Bundles `workflow.ts`, or other code under the same names: a test's changed version. */
export async function makeBundle(path = workflowPath): Promise<{ code: string }> {
  const { code } = await bundleWorkflowCode({ workflowsPath: path, logger: silent })
  return { code }
}

/** What setup has built. */
export async function builtBundle(): Promise<{ code: string }> {
  return { code: await readFile(built, 'utf8') }
}

const nothing = () => undefined
const silent = { log: nothing, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

if (import.meta.main) {
  const { code } = await makeBundle()
  await mkdir(dirname(built), { recursive: true })
  await writeFile(built, code)
}
