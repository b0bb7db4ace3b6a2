/** Finding suppressions: whoever knows an address or a lead finds those of erased people too, of whom the hash alone is left. */
import type { Handle } from '../../../platform/database/handle.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { addressesOfLeads, personHash } from '../../contacts/mailability/rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

interface SuppressionQuery extends Pick<store.SuppressionFilter, 'reason' | 'status'> {
  search?: string | undefined
  email?: string | undefined
  lead_id?: string | undefined
}

export async function toFilter(db: Db, { reason, status, search, email, lead_id }: SuppressionQuery) {
  const email_key = email === undefined ? undefined : emailKey(email)
  const address = email_key ?? (search?.includes('@') ? emailKey(search) : undefined)
  const key = address === undefined ? undefined : await store.hashingKey(db)
  const hash = key && address !== undefined ? personHash(key, address) : undefined
  const ids = lead_id === undefined ? undefined : await suppressionsOfLead(db, lead_id)
  return { reason, status, search: search?.trim().toLowerCase(), email_key, hash, ids }
}

/** Those of its address, and what the person said at others that they had. A bounce is the address's own. */
async function suppressionsOfLead(db: Db, lead_id: string): Promise<string[]> {
  const lead = await findLead(db, lead_id)
  if (!lead) return []
  const email_keys = (await addressesOfLeads(db, [lead])).map(({ email_key }) => email_key)
  const key = await store.hashingKey(db)
  const hashes = new Map(key ? email_keys.map(one => [personHash(key, one), one]) : [])
  const rows = await store.suppressionsAt(db, email_keys, [...hashes.keys()])
  const isWord = ({ reason }: store.SuppressionRow): boolean => reason !== 'hard_bounce'
  const counts = (row: store.SuppressionRow): boolean =>
    (row.email_key ?? hashes.get(row.hash ?? '')) === lead.email_key ||
    isWord(row) ||
    rows.some(one => one.covered_by === row.id && isWord(one))
  return rows.filter(counts).map(({ id }) => id)
}
