/** Leads of an import that were merged since: they are others' too, so that all stays but a consent by the import. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { type ConsentRow, consentsFeature, latestConsent, ledgersOf, recordWithdrawal } from '../consents/rules.ts'
import { type LeadMergeRow, mergesOf, mergesOfGone } from '../lead-merges/rules.ts'
import { leadUnsubscribed } from '../lead-records/events.ts'
import { type LeadRow, leadRows } from '../lead-records/rules.ts'
import { type RowOfImport, rowsOfLeads } from './rows-store.ts'

type Db = Handle<'site'>

/** Answers the leads that stayed. */
export async function takeBackMerged(
  tx: Db,
  operation_id: string,
  gone: readonly RowOfImport[],
  context: WriteContext,
): Promise<string[]> {
  const gone_ids = gone.flatMap(({ lead_id }) => lead_id ?? [])
  const subscribed = new Set(
    gone.flatMap(({ lead_id, verdict, before }) => (verdict === 'new' || before?.subscribed ? [lead_id] : [])),
  )
  const merges = await mergesOfGone(tx, gone_ids)
  const ids = merges.map(({ lead_id }) => lead_id)
  const stayed = await leadRows.withIds(tx, ids)
  const given = await givenByMerges(tx, operation_id, merges, await ledgersOf(tx, ids))
  for (const merge of merges) {
    const lead = stayed.get(merge.lead_id)
    if (lead && subscribed.has(merge.merged_lead_id)) await endConsent(tx, lead, merge, given, context)
  }
  return [...stayed.keys()]
}

/** Only where the lead is mailed at the address that came by the merge, and the last entry is one by which the import subscribed it. */
async function endConsent(
  tx: Db,
  lead: LeadRow,
  { kept }: LeadMergeRow,
  given: ReadonlySet<string>,
  context: WriteContext,
): Promise<void> {
  const last = await latestConsent(tx, lead.id)
  const isOwn = last?.type === 'given' && given.has(last.id)
  if (!isOwn || lead.mailability !== 'subscribed' || lead.email_key !== kept?.from.email_key) return
  const at = context.now()
  await leadRows.save(tx, [{ ...lead, mailability: 'unsubscribed', updated_at: at, version: lead.version + 1 }])
  await recordWithdrawal(tx, { lead_id: lead.id, cause: 'import_undone' }, context)
  await context.emit(tx, leadUnsubscribed, { lead_id: lead.id, data: { cause: 'import_undone' } })
}

/**
 * The entries by which an import subscribed others who became one with these leads: they are no consent for the address of the one that
 * stayed. `ledgers`: the newest entry first.
 */
export async function givenToMerged(
  tx: Db,
  operation_id: string,
  leads: readonly LeadRow[],
  ledgers: ReadonlyMap<string, readonly ConsentRow[]>,
): Promise<Set<string>> {
  const addresses = new Map(leads.map(({ id, email_key }) => [id, email_key]))
  const merges = (await mergesOf(tx, [...addresses.keys()])).filter(
    ({ lead_id, kept }) => kept?.from.email_key !== addresses.get(lead_id),
  )
  return givenByMerges(tx, operation_id, merges, ledgers)
}

/** The entries of an import that came to the leads by merges. */
async function givenByMerges(
  tx: Db,
  operation_id: string,
  merges: readonly LeadMergeRow[],
  ledgers: ReadonlyMap<string, readonly ConsentRow[]>,
): Promise<Set<string>> {
  if (merges.length === 0) return new Set()
  const gone = merges.map(({ merged_lead_id }) => merged_lead_id)
  const rows = Map.groupBy(await rowsOfLeads(tx, operation_id, gone), ({ lead_id }) => lead_id)
  const stayed = merges.map(({ lead_id }) => lead_id)
  const movedBy = new Map((await mergesOf(tx, stayed)).map(({ id, moved }) => [id, moved]))
  return new Set(
    merges.flatMap(({ lead_id, merged_lead_id, moved }) => {
      // Others had become one with the merged lead before: what those brought is not of its own row.
      const others = (moved?.merges ?? []).flatMap(id => movedBy.get(String(id))?.[consentsFeature] ?? [])
      const came = new Set(moved?.[consentsFeature] ?? []).difference(new Set(others))
      const first = ledgers.get(lead_id)?.findLast(({ id, method }) => method === 'import' && came.has(id))
      return (rows.get(merged_lead_id) ?? []).flatMap(({ verdict, before }) =>
        verdict === 'new' ? (first?.id ?? []) : (before?.consent_id ?? []),
      )
    }),
  )
}
