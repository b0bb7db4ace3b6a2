/** The clicks of many emails by link. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { LinkClicks } from './click-map.ts'
import { emailHits, emails } from './table.ts'

type Db = Handle<'site'>
export type EmailsOf = { broadcast_id: string } | { template_id: string }

const which = (of: EmailsOf) =>
  'broadcast_id' in of
    ? sql`e.broadcast_id = ${of.broadcast_id} and e.broadcast_id is not null`
    : sql`e.template_id = ${of.template_id}`

/** The most followed links first; links of their own for each reader are many. */
export async function clicksByLink(db: Db, of: EmailsOf, limit: number): Promise<LinkClicks[]> {
  const rows = await db.all<[string, number, number, number, number]>(sql`
    select h.url, count(distinct case when h.verdict = 'person' then h.email_id end), sum(h.verdict = 'person'),
      sum(h.verdict = 'machine'), sum(h.verdict = 'pending')
    from ${emails} e join ${emailHits} h on h.email_id = e.id
    where ${which(of)} and h.type = 'click' and h.url is not null
    group by h.url order by 2 desc, 3 desc, 4 desc, 1 limit ${limit}`)
  return rows.map(([url, people, person_clicks, machine_clicks, pending_clicks]) => ({
    ...{ url, people, person_clicks, machine_clicks, pending_clicks },
  }))
}

export interface SentContent {
  delivered: number
  /** The content that most of them had. */
  template_version: number | null
  language: Locale | null
}

export async function contentSent(db: Db, of: EmailsOf): Promise<SentContent> {
  const rows = await db.all<[number | null, Locale | null, number]>(sql`
    select e.template_version, e.language, count(*) from ${emails} e
    where ${which(of)} and e.status = 'delivered' group by 1, 2 order by 3 desc`)
  const delivered = rows.reduce((sum, [, , count]) => sum + count, 0)
  const [template_version = null, language = null] = rows[0] ?? []
  return { delivered, template_version, language }
}
