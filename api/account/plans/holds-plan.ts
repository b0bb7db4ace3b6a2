/** Lists of what is bought, as rows keep them. */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Whether a list of items of a row, each with its `plan_id`, names the plan. */
export const holdsPlan = (items: AnyColumn, plan_id: string): SQL =>
  sql`exists (select 1 from json_each(${items}) where json_extract(value, '$.plan_id') = ${plan_id})`
