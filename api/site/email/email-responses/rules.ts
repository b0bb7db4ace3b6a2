/** Consequences of a bounce, a complaint or a reply; for the features that take them in. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { isId } from '../../../platform/runtime/ids.ts'
import { countMail, leadRows } from '../../contacts/lead-records/rules.ts'
import { leadByEmail } from '../../contacts/leads/rules.ts'
import { addressesOfLeads } from '../../contacts/mailability/rules.ts'
import { emailOfLead, type StepEmails } from '../emails/rules.ts'
import { suppressAddresses } from '../suppressions/rules.ts'
import * as events from './events.ts'
import { type Came, insertNew, type RecordResult } from './record.ts'
import type * as store from './store.ts'

export type { Came, EmailResponse } from './record.ts'
export { countReplied, firstReplyAt } from './store.ts'

type Tx = Handle<'site'>
/** Runs hear of replies. */
type Context = WriteContext & { steps: Pick<StepEmails, 'leaveEvent'> }

/** Records what came back from emails, each once; false where an email is unknown or it is recorded already. */
export async function recordResponses(tx: Tx, came: readonly Came[], context: Context): Promise<boolean[]> {
  const recorded = await insertNew(tx, came, context.now())
  const anew = recorded.filter(one => one !== undefined)
  await suppressAfter(tx, anew, context)
  for (const one of anew) if (isId('lead', one.email.lead_id)) await tell(tx, one, context)
  return recorded.map(one => one !== undefined)
}

const sourceOf = (type: 'bounce' | 'complaint', source: store.ResponseRow['source']) =>
  source === 'mail'
    ? type === 'bounce'
      ? ('bounce_message' as const)
      : ('complaint_report' as const)
    : ('provider' as const)

async function suppressAfter(tx: Tx, anew: readonly RecordResult[], { newId, now, emit }: WriteContext): Promise<void> {
  const complained = anew.filter(({ row }) => row.type === 'complaint')
  const people = await addressesOfPeople(
    tx,
    complained.map(({ email }) => email.lead_id),
  )
  const suppressed = anew.flatMap(({ email, row: { type, permanent, source, status, detail } }) => {
    if (type === 'reply' || (type === 'bounce' && !permanent)) return []
    // A bounce says something of the mailbox alone.
    const also = type === 'complaint' ? (people.get(email.lead_id) ?? []) : []
    const addresses = [...(email.to_address === null ? [] : [email.to_address]), ...also]
    return addresses.map(address => ({
      address,
      reason: type === 'bounce' ? ('hard_bounce' as const) : ('complaint' as const),
      source: sourceOf(type, source),
      evidence: [status, detail].filter(Boolean).join(' '),
      email_id: email.id,
    }))
  })
  await suppressAddresses(tx, suppressed, { newId, now: now(), emit })
}

/** Every address that these leads have and had: who complains has complained with all of them. */
async function addressesOfPeople(tx: Tx, lead_ids: readonly string[]): Promise<Map<string, string[]>> {
  if (lead_ids.length === 0) return new Map()
  const rows = [...(await leadRows.withIds(tx, lead_ids)).values()]
  const former = await addressesOfLeads(tx, rows)
  const all = [
    ...rows.map(({ id, email }) => [id, email] as const),
    ...former.map(f => [f.lead_id, f.email_key] as const),
  ]
  const byLead = Map.groupBy(all, ([id]) => id)
  return new Map([...byLead].map(([id, pairs]) => [id, pairs.map(([, address]) => address)]))
}

async function tell(tx: Tx, { email, row, again }: RecordResult, { emit, now, steps }: Context): Promise<void> {
  const { journey_id, run_id, step_id, template_id } = email
  const by = { journey_id, run_id, step_id, template_id }
  const about = { subject_id: email.id, lead_id: email.lead_id, at: row.at }
  if (row.type === 'bounce') {
    const { permanent, reason, status } = row
    await emit(tx, events.emailBounced, { ...about, data: { ...by, permanent, ...(reason && { reason }), status } })
  } else if (row.type === 'complaint') await emit(tx, events.emailComplained, { ...about, data: by })
  else {
    await countMail(tx, email.lead_id, 'replied', row.at, again)
    await emit(tx, events.emailReplied, { ...about, data: { ...by, subject: row.detail } })
    if (run_id !== null && step_id !== null) {
      await steps.leaveEvent(tx, run_id, { type: 'event', at: row.at, event: { type: 'replied', step_id } }, now())
    }
  }
}

/** The email that somebody answers: one of theirs with one of these Message-IDs. */
export async function answeredEmail(
  db: Tx,
  { from, message_ids }: { from: string; message_ids: readonly string[] },
): Promise<string | undefined> {
  const lead = message_ids.length === 0 ? undefined : await leadByEmail(db, from)
  return lead && emailOfLead(db, lead.id, message_ids)
}
