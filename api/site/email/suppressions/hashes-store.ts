/** The queries that look for leads among the hashes that are kept of erased people. */
import { and, getTableName, gt, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { formerAddresses } from '../../contacts/former-addresses/table.ts'
import type { LeadRow } from '../../contacts/lead-records/rules.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { erasedUnsubscribes } from '../../contacts/mailability/table.ts'

type Db = Handle<'site'>

const withdrawals = getTableName(erasedUnsubscribes)
const keyWhereAny = `
  select key from site_key where id = 1 and exists (select 1 from suppressions where hash is not null and removed_at is null)
    or exists (select 1 from ${withdrawals})`

/** The key that the hashes are made with; undefined where there are none. */
export async function keyOfHashes(db: Db): Promise<Buffer | undefined> {
  const [key] = (await db.one(keyWhereAny, [])) ?? []
  return key instanceof ArrayBuffer || key instanceof Uint8Array ? Buffer.from(key as Uint8Array) : undefined
}

const among = `
  with asked(hash) as materialized (select value from json_each(?))
  select hash, 0 from asked where exists (select 1 from suppressions s where s.hash = asked.hash and s.removed_at is null)
  union all select hash, 1 from asked where hash in (select hash from ${withdrawals})`

/** Those of the hashes that are kept: of suppressed addresses, and of people who had withdrawn. */
export async function hashesAmong(db: Db, hashes: readonly string[]) {
  const rows = await db.all<[string, number]>(among, [JSON.stringify(hashes)])
  return rows.map(([hash, is_withdrawal]) => ({ hash, is_withdrawal: is_withdrawal === 1 }))
}

const page_leads = 1_000
type Address = [id: string, email_key: string, mailability: LeadRow['mailability']]

/** The addresses of leads, a page at a time. */
export async function* pagesOfLeads(db: Db, which: SQL | undefined): AsyncGenerator<Address[]> {
  let after = ''
  for (;;) {
    const rows = await db.all<Address>(sql`
      select ${leads.id}, ${leads.email_key}, ${leads.mailability} from ${leads}
      where ${and(gt(leads.id, after), which)} order by ${leads.id} limit ${page_leads}`)
    if (rows.length > 0) yield rows
    if (rows.length < page_leads) return
    after = rows.at(-1)?.[0] ?? after
  }
}

/** The addresses that leads had before: few have any. */
export const findFormerAddresses = (db: Db, which: SQL | undefined): Promise<[lead_id: string, email_key: string][]> =>
  db.all(sql`
    select ${formerAddresses.lead_id}, ${formerAddresses.email_key} from ${formerAddresses}
    join ${leads} on ${leads.id} = ${formerAddresses.lead_id} where ${which ?? sql`1`}`)
