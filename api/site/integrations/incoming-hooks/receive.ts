/** Keeps what came to a hook, once, and has it become a lead. */
import { createHash } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { parseAddress } from '../../../platform/schemas/address.ts'
import { tidyText } from '../../../platform/texts/typed-text.ts'
import { incomingCallJob } from './jobs.ts'
import { incomingHookLimits } from './limits.ts'
import { isReady } from './mapping.ts'
import type { ReceivedValue } from './statuses.ts'
import { type CallRow, countWaiting, findRepeat, type HookRow, insertCall, saveCall, saveHook } from './store.ts'

type Db = Handle<'site'>
const hour_ms = 3_600_000

export interface CallContent {
  values: readonly ReceivedValue[]
  /** The key with which its sender marks repeats. */
  key: string | null
}

const digestOf = ({ values, key }: CallContent): string =>
  createHash('sha256')
    .update(key === null ? JSON.stringify(values.map(({ source, value }) => [source, value])) : `key ${key}`)
    .digest('hex')

const keysOf = (values: readonly ReceivedValue[]): string[] => [
  ...new Set(
    values.flatMap(({ value }) => (value.includes('@') ? (parseAddress(tidyText(value))?.email_key ?? []) : [])),
  ),
]

export async function receiveCall(
  tx: Db,
  hook: HookRow,
  received: CallContent,
  { newId, now }: WriteContext,
): Promise<{ call: CallRow; is_duplicate: boolean }> {
  const at = now()
  const digest = digestOf(received)
  const since = at - incomingHookLimits.incoming_duplicate_hours * hour_ms
  await saveHook(tx, hook.id, { last_called_at: at })
  const known = await findRepeat(tx, { hook_id: hook.id, digest, since })
  if (known) {
    await saveCall(tx, known.id, { deliveries: known.deliveries + 1 })
    return { call: known, is_duplicate: true }
  }
  if (!isReady(hook) && (await countWaiting(tx, hook.id)) >= incomingHookLimits.incoming_calls_waiting_max)
    throw problem('incoming_calls_full', {
      retry_after_seconds: hour_ms / 1_000,
      values: { calls: incomingHookLimits.incoming_calls_waiting_max },
    })
  const values = [...received.values]
  const call: CallRow = {
    ...{ id: newId('incoming_call'), hook_id: hook.id, status: 'waiting', digest, values, email_keys: keysOf(values) },
    ...{ problems: [], lead_id: null, deliveries: 1, received_at: at, ended_at: null },
  }
  await insertCall(tx, call)
  if (isReady(hook)) await enqueue(tx, incomingCallJob, { subject_id: call.id }, at)
  return { call, is_duplicate: false }
}
