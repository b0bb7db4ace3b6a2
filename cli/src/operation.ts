/** Follows an operation of the server to its end. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Leadwright, Operation } from '@leadwright/sdk'
import type { Run } from './command.ts'
import { Failure } from './failure.ts'

const LOOK_MS = { first: 100, longest: 2_000 } as const

/** The operation once it has completed; fails where it failed or was canceled. Progress goes to the error output. */
export async function followOperation(
  client: Leadwright,
  site_id: string,
  operation_id: string,
  { output, signal }: Pick<Run, 'output' | 'signal'>,
): Promise<Operation> {
  let told = ''
  for (let wait: number = LOOK_MS.first; ; wait = Math.min(wait * 2, LOOK_MS.longest)) {
    const operation = await client.operations.get({ site_id, operation_id }, { signal })
    const { status, progress, reason } = operation
    if (status === 'completed') return operation
    if (status === 'failed' || status === 'canceled')
      throw new Failure(
        `The operation ${operation_id} ${status === 'failed' ? 'failed' : 'was canceled'}${reason ? `: ${reason.text}` : '.'}`,
      )
    const line = progress.total === null ? '' : `${progress.processed} of ${progress.total} rows`
    if (line !== told && line !== '') output.note(line)
    told = line
    await sleep(wait, undefined, { signal })
  }
}
