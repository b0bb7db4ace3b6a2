/**
 * Erasing somebody who was one with others for a while: to what they agreed in that time names the address of one of them, and
 * may stay in the ledger of another.
 */
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { replaceInConsentTexts } from '../consents/rules.ts'
import { leadRows } from '../lead-records/rules.ts'
import { addressesOfLeads } from '../mailability/rules.ts'

type Db = Handle<'site'>

/** Whoever was merged with each of these leads, or with one of those, whether that is undone or not. */
const onceOne = `
  with recursive once (erased_id, id) as (
    select value, value from json_each(?)
    union select once.erased_id, lead_merges.merged_lead_id from once join lead_merges on lead_merges.lead_id = once.id
    union select once.erased_id, lead_merges.lead_id from once join lead_merges on lead_merges.merged_lead_id = once.id)
  select erased_id, id from once where id <> erased_id`

export async function replaceInSharedTexts(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const rows = await tx.all<[string, string]>(onceOne, [JSON.stringify(people.map(({ lead_id }) => lead_id))])
  if (rows.length === 0) return
  const others = Map.groupBy(rows, ([erased_id]) => erased_id)
  for (const { lead_id, hash, email_keys } of people) {
    const ids = (others.get(lead_id) ?? []).map(([, id]) => id)
    if (ids.length === 0) continue
    await replaceInConsentTexts(tx, ids, new Map(email_keys.map(key => [key, hash])))
    // The entries of who is erased stand under the hash by now, and nobody finds them when another of these is erased.
    const addresses = await addressesOfLeads(tx, await leadRows.listAddresses(tx, ids))
    await replaceInConsentTexts(tx, [hash], new Map(addresses.map(({ email_key }) => [email_key, hash])))
  }
}
