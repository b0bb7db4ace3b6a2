/** Counts emails by day as their events come: delivered, and opened or clicked by a person for the first time. */
import { between } from 'drizzle-orm'
import type { ManyRows } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { consumer } from '../../../platform/events/consumer.ts'
import { localDay } from '../../capture/results/rules.ts'
import { emailClicked, emailDelivered, emailOpened } from './events.ts'
import { emailCounts, emails, inDoubt } from './table.ts'

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

export const countingByDay = consumer(
  'email_counts',
  [emailDelivered, emailOpened, emailClicked],
  async (tx, batch, { site }) => {
    const rows: unknown[][] = []
    for (const event of batch) {
      const is = (name: typeof event.name) => Number(event.name === name)
      if (event.name !== 'email.delivered' && !event.data.first) continue
      rows.push([localDay(site.timezone, event.at), is('email.delivered'), is('email.opened'), is('email.clicked')])
    }
    await tx.append(sums, rows)
  },
)

/** The days of a period on which something was counted, both ends included. */
export const emailDays = (db: Db, { from, to }: { from: number; to: number }): Promise<EmailDay[]> =>
  db
    .select()
    .from(emailCounts)
    .where(between(emailCounts.day, from, to))

/** How many emails wait for somebody to say whether they are sent again. */
export const countInDoubt = (db: Db): Promise<number> => db.$count(emails, inDoubt)
