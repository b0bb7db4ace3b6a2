/** The history's query: the events of emails, newest first. */
import { getTableName } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events } from '../../../platform/events/table.ts'
import { leads } from '../../contacts/leads/table.ts'
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
const all = getTableName(events)

/** One name at a time, each by its own end of the index: the newest of all are among the newest of each. */
const ofName = `select * from (
  select ${columns} from ${all} indexed by events_email
  where name >= 'email.' and name < 'email/' and name = ? and seq < ? order by seq desc limit ?)`
const ofLeads = `select * from (
  select ${columns} from ${all} indexed by events_lead
  where lead_id in (select value from json_each(?)) and name = ? and seq < ? order by seq desc limit ?)`

const withEmails = (parts: readonly string[]) => `
  select found.*, sent.subject, used.name from (${parts.join(' union all ')} order by seq desc limit ?) found
  left join ${getTableName(emails)} sent on sent.id = found.subject_id
  left join ${getTableName(templates)} used on used.id = sent.template_id order by found.seq desc`

export async function pageOfHistory(
  db: Db,
  { happened, lead_ids }: HistoryFilter,
  page: { after: number | null; limit: number },
): Promise<HistoryRow[]> {
  const [most, before] = [page.limit + 1, page.after ?? Number.MAX_SAFE_INTEGER]
  const names = (happened ? [happened] : historyNames).map(name => eventOf[name])
  const of = lead_ids && JSON.stringify(lead_ids)
  const values = names.flatMap(name => [...(of === undefined ? [] : [of]), name, before, most])
  const sql = withEmails(names.map(() => (of === undefined ? ofName : ofLeads)))
  return (await db.all(sql, [...values, most])).map(toRow)
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
