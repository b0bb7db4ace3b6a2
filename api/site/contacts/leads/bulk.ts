/** Many people at once, found by their addresses: those that they have, and had. */
import type { Handle } from '../../../platform/database/handle.ts'
import { rowsOf } from '../../../platform/database/statements.ts'
import { formerOwners } from '../former-addresses/rules.ts'
import { type LeadRow, leadRows } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'

type Db = Handle<'site'>

const byKeys = rowsOf(leads, 'where email_key in (select value from json_each(?))')

/** Those of the addresses that are known, by the key of the address: a merged one is that of the lead that stayed. */
export async function findByKeys(db: Db, email_keys: readonly string[]): Promise<Map<string, LeadRow>> {
  const rows = await db.all(byKeys, [JSON.stringify(email_keys)])
  const known = new Map(rows.map(row => [row.email_key, row]))
  const others = email_keys.filter(email_key => !known.has(email_key))
  const merged = (await formerOwners(db, others)).filter(({ cause }) => cause === 'merge')
  const stayed = await leadRows.withIds(
    db,
    merged.map(({ lead_id }) => lead_id),
  )
  for (const { email_key, lead_id } of merged.toReversed()) {
    const row = stayed.get(lead_id)
    if (row) known.set(email_key, row)
  }
  return known
}

/** Who had each of these addresses last, and has another one now. */
export async function loadLastOwners(db: Db, email_keys: readonly string[]): Promise<Map<string, LeadRow>> {
  if (email_keys.length === 0) return new Map()
  const owners = await formerOwners(db, email_keys)
  const rows = await leadRows.withIds(
    db,
    owners.map(({ lead_id }) => lead_id),
  )
  return new Map(
    owners.toReversed().flatMap(({ email_key, lead_id }) => {
      const row = rows.get(lead_id)
      return row ? [[email_key, row] as const] : []
    }),
  )
}
