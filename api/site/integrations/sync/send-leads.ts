/** Sends what is due of a connection: one batch, and what became of each lead. */
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { loadPresentLead } from '../../contacts/leads/rules.ts'
import { saveConnection } from '../connections/rules.ts'
import type { ContactChange, ContactOutcome, ServiceClient, ServiceConsent } from '../services/rules.ts'
import { askAgain } from './ask-again.ts'
import { announceUnsubscriptions, isForAddress } from './bounced-here.ts'
import { addFormerContact } from './erased-store.ts'
import { syncLimits } from './limits.ts'
import { lookUp } from './look-up.ts'
import { saveRows } from './many-rows.ts'
import { mergeConsentAlone, settleRow } from './merge-contact.ts'
import { addNotices } from './notices-store.ts'
import { forPresentAddress, hasLeft, type Plan, planChange, planSecond } from './plan.ts'
import { toNotice } from './read-contacts.ts'
import { requireSameFields } from './same-fields.ts'
import { type LeadState, loadLeadStates } from './statuses.ts'
import { dueRows, findRow, type LedgerRow, saveRow, toDetail } from './store.ts'
import type { ContactContext } from './take-contacts.ts'

type SendPlan = Extract<Plan, { kind: 'send' }>

interface Item {
  row: LedgerRow
  state: LeadState | undefined
  plan: Plan
}

/** True if there may be more. */
export async function sendLeads(client: ServiceClient, list_id: string, taking: ContactContext): Promise<boolean> {
  const { database, mapping, context } = taking
  const limit = client.batch_contacts_max
  const bounced: string[] = []
  const items = await database.read(async db => {
    const rows = await dueRows(db, mapping.connection.id, context.now(), limit)
    const states = await loadLeadStates(
      db,
      mapping,
      rows.map(({ lead_id }) => lead_id),
    )
    const items: Item[] = []
    for (const row of rows) {
      const state = states.get(row.lead_id)
      const present = state ? forPresentAddress(row, state) : row
      if (present.contact_id === null && row.contact_id !== null) bounced.push(row.contact_id)
      if (state) items.push({ row: present, state, plan: planChange(row, state, mapping) })
      else items.push(await toSecond(db, row, mapping))
    }
    return items
  })
  if (bounced.length > 0)
    await database.write(async tx => {
      for (const id of bounced) await addFormerContact(tx, mapping.connection.id, mapping.key, id)
    })
  const hasNotices = await noticeUnknown(items, taking)
  await writeQuiet(items, taking)
  await askAgain(client, list_id, items, taking)
  const planned = items.flatMap(({ row, state, plan }) => (plan.kind === 'send' && state ? [{ row, state, plan }] : []))
  const sending = await lookUp(client, list_id, planned, taking)
  if (sending.length > 0) {
    await announceUnsubscriptions(sending, taking)
    const outcomes = await client.sendContacts(
      list_id,
      sending.map(({ plan }) => plan.change),
    )
    await requireFieldsThatFit(client, list_id, sending, outcomes, taking)
    await writeOutcomes(sending, outcomes, taking)
    await database.write(tx => saveConnection(tx, mapping.connection.id, { last_sent_at: context.now() }))
  }
  return hasNotices || items.length === limit
}

/** Somebody erased had the address, whose contact is in no ledger: whoever left under it is looked for there, and leaves there too. */
async function noticeUnknown(items: readonly Item[], { database, mapping, context }: ContactContext): Promise<boolean> {
  const at = context.now()
  const notices = items.flatMap(({ row, state }) =>
    state?.follows_erased && state.consent === 'withdrawn' && row.consent === null
      ? [toNotice(mapping.connection.id, state.lead.email, null, at)]
      : [],
  )
  if (notices.length > 0) await database.write(tx => addNotices(tx, notices))
  return notices.length > 0
}

/** A value that is refused may be one that fits no more: then nobody is refused for it, and the others keep their outcome. */
async function requireFieldsThatFit(
  client: ServiceClient,
  list_id: string,
  sending: readonly SentItem[],
  outcomes: readonly ContactOutcome[],
  taking: ContactContext,
): Promise<void> {
  if (!outcomes.some(isValueRefused)) return
  try {
    await requireSameFields(client, list_id, taking.mapping.connection)
  } catch (error) {
    const isTaken = (_: unknown, at: number) => !isValueRefused(outcomes[at])
    await writeOutcomes(sending.filter(isTaken), outcomes.filter(isTaken), taking)
    throw error
  }
}

const isValueRefused = (outcome: ContactOutcome | undefined): boolean =>
  outcome?.outcome === 'refused' &&
  outcome.problem.kind === 'contact_refused' &&
  outcome.problem.reason === 'value_invalid'

/** A lead that is no more: merged into another one, or gone. */
async function toSecond(
  db: Parameters<typeof saveRow>[0],
  row: LedgerRow,
  mapping: ContactContext['mapping'],
): Promise<Item> {
  const present = await loadPresentLead(db, row.lead_id)
  const state = present && (await loadLeadStates(db, mapping, [present.id])).get(present.id)
  return { row, state, plan: state ? planSecond(row, state) : { kind: 'nothing' } }
}

/** Those of whom nothing is to be sent. */
async function writeQuiet(items: readonly Item[], { database, context }: ContactContext): Promise<void> {
  const quiet = items.filter(({ plan }) => plan.kind === 'nothing' || plan.kind === 'left_out')
  if (quiet.length === 0) return
  await database.write(
    async tx => {
      const updated_at = context.now()
      const rows = quiet.map(({ row, plan }): LedgerRow => {
        const reason = plan.kind === 'left_out' ? plan.reason : hasLeft(row.consent) ? ('withdrawn' as const) : null
        const state = reason === null ? ('synced' as const) : ('left_out' as const)
        return { ...row, status: state, reason, field: null, detail: null, due_at: null, updated_at }
      })
      await saveRows(tx, rows)
    },
    { slow: true },
  )
}

async function writeOutcomes(
  sending: readonly SentItem[],
  outcomes: readonly ContactOutcome[],
  taking: ContactContext,
): Promise<void> {
  const { database } = taking
  for (let from = 0; from < sending.length; from += syncLimits.sync_contacts_at_once_max) {
    const some = sending.slice(from, from + syncLimits.sync_contacts_at_once_max)
    await database.write(
      async tx => {
        const plain: LedgerRow[] = []
        for (const [at, item] of some.entries()) {
          const outcome = outcomes[from + at]
          const next = outcome && toNext(item, outcome, taking.context.now())
          if (next) plain.push(next)
          else if (outcome) await writeOutcome(tx, item, outcome, taking)
        }
        await saveRows(tx, plain)
      },
      { slow: true },
    )
  }
}

/** The row after an outcome of which nothing else follows. */
function toNext({ row, plan }: SentItem, outcome: ContactOutcome, at: number): LedgerRow | undefined {
  const { email } = plan.change
  const sent = {
    ...{ sent_hash: plan.hash, sent_at: at, updated_at: at, reason: null, field: null, detail: null },
    ...{ email, email_key: emailKey(email) },
  }
  if (outcome.outcome === 'pending') {
    const { activity_id, has_tags_left } = outcome
    const next = has_tags_left ? { ...plan.next, tags: row.known?.tags ?? [] } : plan.next
    return { ...row, ...sent, status: 'under_way', activity_id, sent: next, due_at: has_tags_left ? at : null }
  }
  if (outcome.outcome === 'refused') return undefined
  const consent = toConsentAfter(row, plan, outcome)
  if (hasLeft(consent) || consent === 'archived') return undefined
  const contact_id = outcome.contact_id ?? row.contact_id
  const agreed = { known: plan.next, sent: null, attempts: 0, due_at: null }
  return { ...row, ...sent, ...agreed, status: 'synced', consent, contact_id }
}

const toConsentAfter = (
  row: LedgerRow,
  { change }: SendPlan,
  { consent }: Extract<ContactOutcome, { outcome: 'accepted' }>,
): ServiceConsent => consent ?? (change.consent === 'unsubscribe' ? 'unsubscribed' : (row.consent ?? 'subscribed'))

interface SentItem {
  row: LedgerRow
  state: LeadState
  plan: SendPlan
}

/** Of refusals, and of people who have left. */
async function writeOutcome(
  tx: Parameters<typeof saveRow>[0],
  item: SentItem,
  outcome: ContactOutcome,
  taking: ContactContext,
): Promise<void> {
  const { row, state, plan } = item
  const at = taking.context.now()
  const { email } = plan.change
  const sent = { sent_hash: plan.hash, sent_at: at, updated_at: at }
  if (outcome.outcome === 'pending') return
  if (outcome.outcome === 'refused') return writeRefusal(tx, row, outcome, taking, plan.change)
  const consent = toConsentAfter(row, plan, outcome)
  const accepted: Partial<LedgerRow> = {
    ...{ ...sent, status: 'synced', consent, known: plan.next, sent: null, attempts: 0 },
    ...{ reason: null, field: null, detail: null },
    ...{ email, email_key: emailKey(email), contact_id: outcome.contact_id ?? row.contact_id },
    ...(hasLeft(consent) && !hasLeft(row.consent) && { left_at: isForAddress(item) ? null : at, asked_at: null }),
  }
  await saveRow(tx, row, accepted)
  // They had left there, which is not ours to undo: it holds here, too.
  const isNews = hasLeft(consent) && plan.change.consent !== 'unsubscribe'
  const current = await findRow(tx, row.connection_id, row.lead_id)
  if (isNews && current) {
    const contact = { email, consent, changed_at: null }
    await mergeConsentAlone(tx, { row: { ...current, consent: row.consent }, state, contact }, taking)
  } else if (current) await settleAfter(tx, current, taking)
}

/** What changed while it was sent is due already. */
async function settleAfter(tx: Parameters<typeof saveRow>[0], row: LedgerRow, taking: ContactContext): Promise<void> {
  if (row.consent === 'archived' || hasLeft(row.consent)) await settleRow(tx, row, taking)
}

async function writeRefusal(
  tx: Parameters<typeof saveRow>[0],
  row: LedgerRow,
  { problem }: Extract<ContactOutcome, { outcome: 'refused' }>,
  { context, mapping }: ContactContext,
  { email, previous_email, consent }: ContactChange,
): Promise<void> {
  const at = context.now()
  const attempts = row.attempts + 1
  const detail = toDetail(problem.detail)
  // Who is to be added cannot be missing: it is the list that is, which the next reading shows.
  const isList = problem.kind === 'contact_refused' && problem.reason === 'not_found' && consent === 'subscribe'
  if (problem.kind !== 'contact_refused' || isList) {
    const seconds = problem.kind === 'rate_limited' ? problem.retry_after_seconds : 60 * 2 ** Math.min(attempts, 6)
    await saveRow(tx, row, { status: 'waiting', attempts, detail, due_at: at + seconds * 1_000, updated_at: at })
    return
  }
  const { reason, field } = problem
  if (reason === 'address_taken' && consent === 'unsubscribe' && previous_email !== undefined) {
    await saveRow(tx, row, { status: 'waiting', reason, detail, attempts, due_at: at, updated_at: at })
    return
  }
  const isGone = reason === 'not_found' && row.consent !== null
  await saveRow(tx, row, {
    ...{ status: isGone ? 'left_out' : 'refused', reason: isGone ? 'removed_there' : reason, field, detail, attempts },
    ...(isGone && { consent: 'archived' as const }),
    updated_at: at,
  })
  // That they left is read there, with when and why.
  if (reason === 'withdrawn')
    await addNotices(tx, [
      { connection_id: mapping.connection.id, email_key: emailKey(email), email, previous_email: null, at },
    ])
}
