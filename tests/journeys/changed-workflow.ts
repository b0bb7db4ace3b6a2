/** The workflow as a later version might have it: other code in the loop's place, behind `patched`, and another answer. */
import { patched, upsertMemo } from '@temporalio/workflow'
import { journeyRun as former, type RunStart } from '../../workflows/temporal/workflow.ts'

export async function journeyRun(start: RunStart): Promise<string> {
  if (patched('later')) upsertMemo({ code: 'later' })
  return `${await former(start)} by later code`
}
