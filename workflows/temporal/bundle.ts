/** The code of the workflow as one file, which is what Temporal's sandbox takes. */
import { bundleWorkflowCode } from '@temporalio/worker'

export const workflowPath = `${import.meta.dirname}/workflow.ts`

/** Bundles `workflow.ts`, or other code under the same names: a test's changed version. */
export async function bundleOf(path = workflowPath): Promise<{ code: string }> {
  const { code } = await bundleWorkflowCode({ workflowsPath: path, logger: silent })
  return { code }
}

const nothing = () => undefined
const silent = { log: nothing, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }
