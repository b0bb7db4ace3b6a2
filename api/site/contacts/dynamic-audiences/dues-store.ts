/** Every query on when time alone may change a membership. */
import type { Handle } from '../../../platform/database/handle.ts'

type Db = Handle<'site'>

export type Due = readonly [audience_id: string, lead_id: string, due_at: number | null]

const put = `
  insert into audience_dues (audience_id, lead_id, due_at)
  select value ->> 0, value ->> 1, value ->> 2 from json_each(?) where true
  on conflict do update set due_at = excluded.due_at where due_at <> excluded.due_at`
const drop = `
  delete from audience_dues where (audience_id, lead_id) in (select value ->> 0, value ->> 1 from json_each(?))`

/** Without a moment, time changes nothing for the lead any more. */
export async function saveDues(tx: Db, dues: readonly Due[]): Promise<void> {
  const [coming, over] = [dues.filter(([, , at]) => at !== null), dues.filter(([, , at]) => at === null)]
  if (coming.length > 0) await tx.run(put, [JSON.stringify(coming)])
  if (over.length > 0) await tx.run(drop, [JSON.stringify(over)])
}

const dropAll = 'delete from audience_dues where audience_id = ?'

/** The filter is another one. */
export const forgetDues = async (tx: Db, audience_id: string): Promise<void> =>
  void (await tx.run(dropAll, [audience_id]))

const earliest = 'select min(due_at) from audience_dues'

export async function earliestDue(db: Db): Promise<number | null> {
  const [at] = (await db.one(earliest, [])) ?? []
  return typeof at === 'number' ? at : null
}

const dueBy = 'select audience_id, lead_id from audience_dues where due_at <= ? order by due_at limit ?'

export async function duesBy(db: Db, at: number, limit: number): Promise<{ audience_id: string; lead_id: string }[]> {
  const rows = await db.all(dueBy, [at, limit])
  return rows.map(([audience_id, lead_id]) => ({ audience_id: String(audience_id), lead_id: String(lead_id) }))
}
