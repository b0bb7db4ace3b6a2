/** What follows once audiences have been recomputed: whoever was sent as a filter of before said is looked at again. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leadAudiences } from '../../contacts/audiences/rules.ts'
import { audiences } from '../../contacts/audiences/table.ts'
import type { ConnectionRow } from '../connections/rules.ts'
import { syncLedger } from './table.ts'

const { connection_id, lead_id, known, reason } = syncLedger

/** Leads whose present memberships differ from what the service was told of them. */
export async function markRecomputed(
  tx: Handle<'site'>,
  { id, audience_ids }: Pick<ConnectionRow, 'id' | 'audience_ids'>,
  now: number,
): Promise<void> {
  if (audience_ids.length === 0) return
  const isOn = sql`exists (
    select 1 from ${leadAudiences} where ${leadAudiences.audience_id} = ${audiences.id} and ${leadAudiences.lead_id} = ${lead_id})`
  const isKnownOn = sql`exists (select 1 from json_each(${known}, '$.tags') where value = ${audiences.name})`
  await tx.run(
    sql`update ${syncLedger} set due_at = ${now}, revision = revision + 1,
          status = case when activity_id is null then 'waiting' else status end
        where ${connection_id} = ${id} and (${known} is not null or ${reason} = 'not_chosen') and exists (
          select 1 from ${audiences}
          where ${audiences.id} in (select value from json_each(${JSON.stringify(audience_ids)}))
            and ${audiences.filter} is not null and ${isOn} <> ${isKnownOn})`,
  )
}
