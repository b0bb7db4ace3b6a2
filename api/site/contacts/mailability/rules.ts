/** Whether people want marketing email: they withdraw, and come back. For other features to call. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import {
  isImportedWithdrawal,
  latestEntries,
  latestWithdrawals,
  type NewConsent,
  recordConsent,
  recordWithdrawal,
  type WithdrawalCause,
} from '../consents/rules.ts'
import { leadSubscribed, leadUnsubscribed } from '../lead-records/events.ts'
import { endMailability, findLead, type LeadRow, notWithdrawn, saveLead } from '../lead-records/rules.ts'
import * as store from './store.ts'
import { hashesOfLeads } from './withdrawn.ts'

export { type EmailStatus, emailStatuses, type ForbiddingStatus, givenEmailStatus } from './email-statuses.ts'
export { leftAmong, subscribedThoughWithdrawn, withdrawnAmong } from './many-withdrawn.ts'
export { suppress, suppressionKey, unsuppress } from './store.ts'
export {
  addressesOfLeads,
  freeHashesOfLeads,
  hashesOfLeads,
  isHashWithdrawn,
  personHash,
  wasWithdrawn,
  withdrawHash,
} from './withdrawn.ts'

type Db = Handle<'site'>

async function setMailability(
  tx: Db,
  row: LeadRow,
  to: Pick<LeadRow, 'mailability' | 'unsubscribed_at'>,
  at: number,
): Promise<LeadRow> {
  const saved = { ...row, ...to, updated_at: at, version: row.version + 1 }
  await saveLead(tx, saved)
  return saved
}

export interface WithdrawalFacts {
  cause: WithdrawalCause
  email_id?: string | null
}

/** Ends all marketing mail to a lead and writes the withdrawal. False where it had withdrawn already. */
export const unsubscribeLead = async (
  tx: Db,
  lead_id: string,
  how: WithdrawalFacts,
  context: WriteContext,
): Promise<boolean> => (await unsubscribeLeads(tx, [lead_id], how, context)).length > 0

/** The same of many, in a few statements; answers those that had not withdrawn. */
export async function unsubscribeLeads(
  tx: Db,
  lead_ids: readonly string[],
  how: WithdrawalFacts,
  context: WriteContext,
): Promise<string[]> {
  const withdrawals = lead_ids.map(lead_id => ({ lead_id }))
  const entries = await withdrawLeads(tx, withdrawals, how, context)
  return [...entries].flatMap(([lead_id, { ends }]) => (ends ? [lead_id] : []))
}

/** When and how a lead withdrew elsewhere. */
export interface Withdrawal {
  lead_id: string
  at?: number | null
  text?: string
  /** By a further row of one file, which says it once. */
  is_repeated?: boolean
}

/** An entry of the ledger. */
export interface WrittenWithdrawal {
  id: string
  /** False of somebody who had withdrawn already. */
  ends: boolean
}

const ownCauses: ReadonlySet<WithdrawalCause> = new Set(['link', 'one_click'])

/**
 * Those of leads who have withdrawn that say it once more: what an import alone has said so far, since it may be undone; and what
 * somebody says by their own email, since they may have withdrawn by a merge alone. The same email says it once.
 */
async function sayAgain(tx: Db, lead_ids: readonly string[], { cause, email_id }: WithdrawalFacts): Promise<string[]> {
  if (!ownCauses.has(cause)) {
    const last = await latestWithdrawals(tx, lead_ids)
    return [...last.values()].filter(isImportedWithdrawal).map(({ lead_id }) => lead_id)
  }
  const last = await latestEntries(tx, lead_ids)
  return lead_ids.filter(lead_id => {
    const entry = last.get(lead_id)
    return entry?.type !== 'withdrawn' || entry.email_id === null || entry.email_id !== email_id
  })
}

/** Withdrawals that were made elsewhere too, each with its moment; answers the entries of the ledger by lead. */
export async function withdrawLeads(
  tx: Db,
  withdrawals: readonly Withdrawal[],
  { operation_id, ...how }: WithdrawalFacts & { operation_id?: string },
  context: WriteContext,
): Promise<Map<string, WrittenWithdrawal>> {
  const byLead = new Map(withdrawals.map(one => [one.lead_id, one]))
  const ended = new Set(await notWithdrawn(tx, [...byLead.keys()]))
  const others = withdrawals.flatMap(({ lead_id, is_repeated }) => (ended.has(lead_id) || is_repeated ? [] : [lead_id]))
  const repeated = await sayAgain(tx, others, how)
  const data = {
    cause: how.cause,
    ...(how.email_id && { email_id: how.email_id }),
    ...(operation_id !== undefined && { operation_id }),
  }
  const [entries, left] = [new Map<string, WrittenWithdrawal>(), [] as { lead_id: string; left_at: number }[]]
  for (const lead_id of [...ended, ...repeated]) {
    const { at: stated_at, text = '' } = byLead.get(lead_id) ?? {}
    const { id, at } = await recordWithdrawal(tx, { at: stated_at, text, lead_id, ...how }, context)
    const ends = ended.has(lead_id)
    entries.set(lead_id, { id, ends })
    if (!ends) continue
    left.push({ lead_id, left_at: at })
    await context.emit(tx, leadUnsubscribed, { lead_id, data })
  }
  if (left.length > 0) await endMailability(tx, left, context.now())
  return entries
}

/** What people who were erased have said of the addresses that the lead has and had holds no more. */
export async function liftWithdrawals(tx: Db, row: LeadRow): Promise<void> {
  const key = await store.suppressionKey(tx)
  if (key) await store.unsuppress(tx, await hashesOfLeads(tx, [row], key))
}

/** Subscribes a lead again, with the proof for the consent ledger. False if it is subscribed already. */
export async function resubscribeLead(
  tx: Db,
  lead_id: string,
  proof: Omit<NewConsent, 'lead_id'>,
  context: WriteContext,
): Promise<boolean> {
  const row = await findLead(tx, lead_id)
  if (!row || row.mailability === 'subscribed') return false
  await setMailability(tx, row, { mailability: 'subscribed', unsubscribed_at: null }, context.now())
  await liftWithdrawals(tx, row)
  await recordConsent(tx, { lead_id, ...proof }, context)
  await context.emit(tx, leadSubscribed, { lead_id, data: { cause: proof.method } })
  return true
}
