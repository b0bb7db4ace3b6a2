/**
 * Counts emails by the day on which they were delivered: all, and those that a person opened or clicked, whenever that was, so that
 * nobody opens more than was delivered. Hours are those of the open or click.
 */
import { and, between, eq, gt, sql, sum } from 'drizzle-orm'
import type { ManyRows } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import { type Away, countUpTo } from '../../../platform/features/news.ts'
import { idAtPlace } from '../../../platform/runtime/ids.ts'
import { localDay, localHour } from '../../../platform/texts/local-days.ts'
import { emailClicked, emailDelivered, emailOpened } from './events.ts'
import { emailCounts, emailHours, emails, emailTemplateCounts, inDoubt } from './table.ts'

type Db = Handle<'site'>
export type EmailDay = typeof emailCounts.$inferSelect

const sums: ManyRows = {
  table: 'email_counts',
  into: 'insert into email_counts (day, delivered, opened, clicked)',
  columns: 4,
  keys: 1,
  after: `on conflict (day) do update set delivered = delivered + excluded.delivered,
    opened = opened + excluded.opened, clicked = clicked + excluded.clicked`,
}

const templateSums: ManyRows = {
  table: 'email_template_counts',
  into: 'insert into email_template_counts (day, template_id, delivered, opened, clicked)',
  columns: 5,
  keys: 2,
  after: `on conflict (day, template_id) do update set delivered = delivered + excluded.delivered,
    opened = opened + excluded.opened, clicked = clicked + excluded.clicked`,
}

const hourSums: ManyRows = {
  table: 'email_hours',
  into: 'insert into email_hours (day, hour, opened, clicked)',
  columns: 4,
  keys: 2,
  after: `on conflict (day, hour) do update set opened = opened + excluded.opened, clicked = clicked + excluded.clicked`,
}

export const countingByDay = consumer(
  'email_counts',
  [emailDelivered, emailOpened, emailClicked],
  async (tx, batch, { site }) => {
    const rows: unknown[][] = []
    const templates: unknown[][] = []
    const hours: unknown[][] = []
    const deliveries = await deliveredOf(
      tx,
      batch.flatMap(({ name, subject_id }) => (name !== 'email.delivered' && subject_id ? [subject_id] : [])),
    )
    for (const event of batch) {
      const is = (name: typeof event.name) => Number(event.name === name)
      if (event.name !== 'email.delivered' && !event.data.first) continue
      const { day, hour } = localHour(site.timezone, event.at)
      const sent = localDay(site.timezone, deliveries.get(event.subject_id ?? '') ?? event.at)
      const counts = [is('email.delivered'), is('email.opened'), is('email.clicked')]
      rows.push([sent, ...counts])
      if (event.data.template_id) templates.push([sent, event.data.template_id, ...counts])
      if (event.name !== 'email.delivered') hours.push([day, hour, is('email.opened'), is('email.clicked')])
    }
    await tx.append(sums, rows)
    if (templates.length > 0) await tx.append(templateSums, templates)
    if (hours.length > 0) await tx.append(hourSums, hours)
  },
)

/** When these emails were delivered. One that is no longer kept, or whose end is not noted yet, is absent. */
async function deliveredOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: emails.id, at: sql<number | null>`coalesce(${emails.ended_at}, ${emails.handed_off_at})` })
    .from(emails)
    .where(sql`${emails.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at]])))
}

/** The days of a period on which something was counted, both ends included. */
export const emailDays = (db: Db, { from, to }: { from: number; to: number }): Promise<EmailDay[]> =>
  db
    .select()
    .from(emailCounts)
    .where(between(emailCounts.day, from, to))

export const templateDays = (db: Db, { from, to }: { from: number; to: number }) =>
  db
    .select()
    .from(emailTemplateCounts)
    .where(between(emailTemplateCounts.day, from, to))

export const listEmailHours = (db: Db, { from, to }: { from: number; to: number }) =>
  db
    .select({
      weekday: sql<number>`(${emailHours.day} + 3) % 7`,
      hour: emailHours.hour,
      opened: sum(emailHours.opened).mapWith(Number),
      clicked: sum(emailHours.clicked).mapWith(Number),
    })
    .from(emailHours)
    .where(between(emailHours.day, from, to))
    .groupBy(sql`(${emailHours.day} + 3) % 7`, emailHours.hour)

/** Number of emails that wait for a decision whether to resend them. */
export const countInDoubt = (db: Db): Promise<number> => db.$count(emails, inDoubt)

/** Number of emails delivered that were queued while a person was away. */
export const countDeliveredSince = (db: Db, { after, most }: Away): Promise<number> =>
  countUpTo(db, most, emails, and(gt(emails.id, idAtPlace('email', after)), eq(emails.status, 'delivered')))
