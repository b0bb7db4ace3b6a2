/** The endpoints on calls of incoming hooks. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import * as contract from './contract-calls.ts'
import { incomingCallJob } from './jobs.ts'
import { existingCall, existingHook, isReady } from './rules.ts'
import { type CallRow, pageOfCalls, saveCall } from './store.ts'

const toCall = (row: CallRow, locale: Locale) => ({
  id: row.id,
  status: row.status,
  values: row.values,
  problems: row.problems.map(one => ({ ...one, text: messageOf(locale, `operation.failure.${one.code}`) })),
  lead_id: row.lead_id,
  deliveries: row.deliveries,
  received_at: toInstant(row.received_at),
  ended_at: toInstantOrNull(row.ended_at),
})

export const listIncomingCalls = query(contract.listIncomingCalls, async (db, { params, query: q }, { locale }) => {
  const { id: hook_id } = await existingHook(db, params.incoming_hook_id)
  const rows = await pageOfCalls(db, { ...listPage(q), hook_id, status: q.status })
  return page(
    q,
    rows,
    row => listKey(q)({ id: row.id, created_at: row.received_at }),
    row => toCall(row, locale),
  )
})

export const getIncomingCall = query(contract.getIncomingCall, async (db, { params }, { locale }) =>
  toCall(await existingCall(db, params.incoming_hook_id, params.incoming_call_id), locale),
)

export const retryIncomingCall = action(contract.retryIncomingCall, async (tx, { params }, { now, locale }) => {
  const hook = await existingHook(tx, params.incoming_hook_id)
  const row = await existingCall(tx, hook.id, params.incoming_call_id)
  // Of whom was erased nothing is left that could be tried.
  if (row.status !== 'refused' || row.values.length === 0) {
    const status = row.values.length === 0 ? 'erased' : row.status
    throw problem('transition_not_allowed', { values: { status } })
  }
  const next: CallRow = { ...row, status: 'waiting', problems: [], ended_at: null }
  await saveCall(tx, row.id, next)
  if (isReady(hook)) await enqueue(tx, incomingCallJob, { subject_id: row.id }, now())
  return toCall(next, locale)
})
