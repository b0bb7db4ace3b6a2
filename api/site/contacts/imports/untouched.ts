/** Whether anything has happened to leads since an import made them, but what the import and the product did by themselves. */
import { getTableName } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events } from '../../../platform/events/table.ts'
import { leadAudienceJoined, leadAudienceLeft } from '../audiences/events.ts'
import { consents } from '../consents/rules.ts'
import { leadCreated, leadNoted, leadUnsubscribed, leadUpdated } from '../lead-records/events.ts'
import { leadTagAdded } from '../tags/events.ts'
import { importRows } from './rows-table.ts'

interface ImportGifts {
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  import_operation_id: string | null
}

/** An email that was not sent, as features around tell it. */
const skipped = 'email.skipped'

/** Verifying an address changes nothing that a person knows. What was given once more was taken away before. */
const touched = `
  select distinct e.lead_id from json_each(?) g cross join ${getTableName(events)} e on e.lead_id = g.value
  where case e.name
    when '${leadCreated.name}' then 0
    when '${leadTagAdded.name}' then
      e.data ->> 'operation_id' is not ? and e.data ->> 'tag_id' not in (select value from json_each(?))
    when '${leadAudienceJoined.name}' then
      e.data ->> 'by_filter' is null and e.data ->> 'audience_id' not in (select value from json_each(?))
    when '${leadAudienceLeft.name}' then e.data ->> 'by_filter' is null
    when '${leadNoted.name}' then 0
    when '${skipped}' then 0
    when '${leadUnsubscribed.name}' then e.data ->> 'operation_id' is not ?
    when '${leadUpdated.name}' then exists (select 1 from json_each(e.data, '$.fields') where value not glob 'email_*')
    else 1 end`

/** More than the import wrote for its rows: somebody said it once more, which is no event. */
const saidAgain = `
  select c.lead_id from ${getTableName(consents)} c where c.lead_id in (select value from json_each(?))
  group by c.lead_id having count(*) > 1 + (
    select count(distinct coalesce(r.before ->> '$.consent_id', r.before ->> '$.withdrawn.entry_id'))
    from ${getTableName(importRows)} r where r.lead_id = c.lead_id and r.operation_id = ?)`

/** Those of the leads to which something has happened. */
export async function touchedSince(
  db: Handle<'site'>,
  ids: readonly string[],
  given: ImportGifts,
): Promise<Set<string>> {
  const [these, tag_ids, audience_ids] = [ids, given.tag_ids, given.audience_ids].map(list => JSON.stringify(list))
  const operation = given.import_operation_id
  const rows = await db.all(touched, [these, operation, tag_ids, audience_ids, operation])
  return new Set([...rows, ...(await db.all(saidAgain, [these, operation]))].map(([id]) => String(id)))
}
