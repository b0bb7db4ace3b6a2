/** Every query on sending limits and what was sent under them. */
import { asc, eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows, rowsOf } from '../../../platform/database/statements.ts'
import { sendingLimits } from './table.ts'

type Db = Handle<'site'>
export type LimitRow = typeof sendingLimits.$inferSelect

const rows = rowsOf(sendingLimits, 'order by domain')

/** Read with each batch of emails that leaves. */
export const allLimits = (db: Db): Promise<LimitRow[]> => db.all(rows, [])

export const listLimits = (db: Db): Promise<LimitRow[]> =>
  db.select().from(sendingLimits).orderBy(asc(sendingLimits.domain))

export async function saveLimit(tx: Db, row: LimitRow): Promise<void> {
  const { domain: _domain, ...set } = row
  await tx.insert(sendingLimits).values(row).onConflictDoUpdate({ target: sendingLimits.domain, set })
}

export async function removeLimit(tx: Db, domain: string): Promise<void> {
  await tx.delete(sendingLimits).where(eq(sendingLimits.domain, domain))
  await tx.run('delete from sending_counts where domain = ?', [domain])
}

const sentSince = `
  select domain, coalesce(sum(case when quarter > ? then emails end), 0), coalesce(sum(case when quarter >= ? then emails end), 0)
  from sending_counts group by domain`

/** Emails of each domain after a quarter, and from another on. */
export async function countRecentlySent(
  db: Db,
  { after, from }: { after: number; from: number },
): Promise<Map<string, { hour: number; day: number }>> {
  const found = (await db.all(sentSince, [after, from])) as [string, number, number][]
  return new Map(found.map(([domain, hour, day]) => [domain, { hour, day }]))
}

const addSent = insertOfRows(
  'sending_counts',
  ['domain', 'quarter', 'emails'],
  'on conflict (domain, quarter) do update set emails = emails + excluded.emails',
)

const sentInMonth = 'select emails from sending_months where month = ?'
const addToMonth = insertOfRows(
  'sending_months',
  ['month', 'emails'],
  'on conflict (month) do update set emails = emails + excluded.emails',
)

export const sentIn = async (db: Db, month: number): Promise<number> =>
  Number((await db.one(sentInMonth, [month]))?.[0] ?? 0)

export const countMonth = async (tx: Db, month: number, emails: number): Promise<void> =>
  void (await tx.run(addToMonth, [[month, emails]]))

/** Counts emails; what is older than any limit looks back is forgotten. */
export async function countSent(
  tx: Db,
  counts: ReadonlyMap<string, number>,
  { quarter, oldest }: { quarter: number; oldest: number },
): Promise<void> {
  await tx.run(
    addSent,
    [...counts].map(([domain, emails]) => [domain, quarter, emails]),
  )
  await tx.run('delete from sending_counts where quarter < ?', [oldest])
}
