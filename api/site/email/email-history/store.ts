/** The history's query: the events of emails, newest first. */

import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events } from '../../../platform/events/table.ts'
import { inPage, isByTime, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { emails } from '../emails/table.ts'
import { templates } from '../templates/table.ts'
import { eventOf, type HistoryName, historyNames, nameOf } from './happenings.ts'

type Db = Handle<'site'>

export interface HistoryRow {
  seq: number
  id: string
  at: number
  happened: HistoryName
  event: string
  email_id: string
  lead_id: string
  data: Record<string, unknown>
  subject: string | null
  template_name: string | null
}

export interface HistoryFilter {
  happened?: HistoryName | undefined
  /** Leads whose emails are listed; absent: all. */
  lead_ids?: readonly string[] | undefined
}

const columns = 'seq, id, at, name, subject_id, lead_id, data'

const place = { id: events.seq, at: events.at }

/** One name at a time, each by its own end of the index: the newest of all are among the newest of each. */
function ofName(name: string, lead_ids: readonly string[] | undefined, page: ListPage): SQL {
  const index = lead_ids ? 'events_lead' : isByTime(page) ? 'events_email_time' : 'events_email'
  const ofLeads = sql`lead_id in (select value from json_each(${JSON.stringify(lead_ids)}))`
  const which = lead_ids ? ofLeads : sql`name >= 'email.' and name < 'email/'`
  return sql`select * from (
    select ${sql.raw(columns)} from ${events} indexed by ${sql.raw(index)}
    where ${and(which, sql`name = ${name}`, inPage(place, page))}
    order by ${inOrder(page)} limit ${page.limit + 1})`
}

const inOrder = (page: ListPage) => sql.join(listOrder(place, page), sql`, `)
const foundPlace = { id: sql`found.seq`, at: sql`found.at` }

export async function pageOfHistory(
  db: Db,
  { happened, lead_ids }: HistoryFilter,
  page: ListPage,
): Promise<HistoryRow[]> {
  const parts = (happened ? [happened] : historyNames).map(name => ofName(eventOf[name], lead_ids, page))
  const rows = await db.all<unknown[]>(sql`
    select found.*, sent.subject, used.name
    from (select * from (${sql.join(parts, sql` union all `)}) ${events} order by ${inOrder(page)} limit ${page.limit + 1}) found
    left join ${emails} sent on sent.id = found.subject_id
    left join ${templates} used on used.id = sent.template_id
    order by ${sql.join(listOrder(foundPlace, page), sql`, `)}`)
  return rows.map(toRow)
}

const toRow = ([
  seq,
  id,
  at,
  name,
  email_id,
  lead_id,
  data,
  subject,
  template_name,
]: readonly unknown[]): HistoryRow => ({
  seq: Number(seq),
  id: String(id),
  at: Number(at),
  event: String(name),
  happened: nameOf.get(String(name)) as HistoryName,
  email_id: String(email_id),
  lead_id: String(lead_id),
  data: JSON.parse(String(data)) as Record<string, unknown>,
  subject: typeof subject === 'string' ? subject : null,
  template_name: typeof template_name === 'string' ? template_name : null,
})

const leadsBeginning = `
  select id from ${getTableName(leads)} where email_key >= ? and email_key < ? order by email_key limit ?`

/** Leads whose address begins so. */
export async function leadsFound(db: Db, search: string, most: number): Promise<string[]> {
  const from = search.trim().toLowerCase()
  return (await db.all(leadsBeginning, [from, `${from}\uffff`, most])).map(([id]) => String(id))
}
