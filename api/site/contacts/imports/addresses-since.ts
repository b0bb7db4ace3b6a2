/** Leads that have had another address since a decision, by a merge: a consent belongs to the address that gave it. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type ConsentRow, consentsFeature } from '../consents/rules.ts'
import { type LeadMergeRow, mergesOf } from '../lead-merges/rules.ts'
import { decisionOf } from './restore.ts'
import type { Before } from './statuses.ts'

interface LeadOfRow {
  lead: { id: string }
  before: Before | null
}

/** Of these leads those whose address has no consent but by an import, which may be undone as well. `ledgers`: the newest entry first. */
export async function withoutConsentSince(
  tx: Handle<'site'>,
  rows: readonly LeadOfRow[],
  ledgers: ReadonlyMap<string, readonly ConsentRow[]>,
): Promise<Set<string>> {
  const withdrawn = rows.filter(({ before }) => before?.withdrawn)
  if (withdrawn.length === 0) return new Set()
  const merges = await mergesOf(
    tx,
    withdrawn.map(({ lead }) => lead.id),
  )
  const isWithout = ({ lead, before }: LeadOfRow): boolean => {
    const ledger = ledgers.get(lead.id) ?? []
    const own = ledger.find(({ id }) => id === decisionOf(before ?? {})?.id)
    const taking = merges.findLast(one => one.lead_id === lead.id && takesAddress(one) && one.at >= (own?.at ?? 0))
    return taking !== undefined && !cameWithConsent(taking, ledger)
  }
  return new Set(withdrawn.filter(isWithout).map(({ lead }) => lead.id))
}

const takesAddress = ({ kept }: LeadMergeRow): boolean =>
  kept !== null && kept.merged.email_key === kept.from.email_key && kept.into.email_key !== kept.from.email_key

function cameWithConsent({ kept, moved }: LeadMergeRow, ledger: readonly ConsentRow[]): boolean {
  if (kept?.from.mailability !== 'subscribed') return false
  const theirs = new Set(moved?.[consentsFeature] ?? [])
  const last = ledger.find(({ id }) => theirs.has(id))
  return last?.type === 'given' && last.method !== 'import'
}
