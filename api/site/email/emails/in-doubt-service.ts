/** A person's decision about an email that failed or whose outcome is unknown. Its attempts are unchanged. */

import type { Handle } from '../../../platform/database/handle.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { problem } from '../../../platform/problem/problem.ts'
import * as contract from './contract.ts'
import { sendJobOf } from './queue.ts'
import * as store from './store.ts'
import { existingEmail, toDetail } from './wire.ts'

async function ended(tx: Handle<'site'>, id: string, states: readonly store.EmailRow['status'][]) {
  const row = await existingEmail(tx, id)
  if (!states.includes(row.status) || row.ended_at === null) {
    throw problem('transition_not_allowed', { values: { status: row.status } })
  }
  return row
}

/** The run has already continued and ignores a second result. */
export const resendEmail = action(contract.resendEmail, async (tx, { params }, context) => {
  const row = await ended(tx, params.email_id, ['unknown', 'not_delivered'])
  const decided_at = context.now()
  const decision = { decision: 'resent', decided_at, decided_by: actorId(context.actor) } as const
  const status = row.status === 'unknown' ? 'unknown' : 'not_started'
  await store.decide(tx, row.id, { ...decision, status, reason: 'resend', ended_at: null })
  await store.enqueueSends(tx, [row.id], decided_at, undefined, sendJobOf(row))
  return toDetail(tx, await existingEmail(tx, row.id))
})

export const resolveDelivery = action(contract.resolveDelivery, async (tx, { params }, { now, actor }) => {
  const row = await ended(tx, params.email_id, ['unknown'])
  await store.decide(tx, row.id, { decision: 'not_resent', decided_at: now(), decided_by: actorId(actor) })
  return toDetail(tx, await existingEmail(tx, row.id))
})
