/** What was sent from pages, by day. Looks at every submission of the period: for a slow reader. */
import type { Handle } from '../../../platform/database/handle.ts'
import { atAddress, dayIndex, type OnPages, valuesOf } from '../../../platform/pages/of-pages.ts'

const byDay = `select ${dayIndex('at')} as day, count(*), sum(lead_created) from submissions
  where at >= ? and at < ? and ${atAddress('page_url')} group by day`

/** `day` counts from the first. */
export async function submissionsOnPages(db: Handle<'site'>, pages: OnPages) {
  const rows = await db.all(byDay, valuesOf(pages))
  return rows.map(([day, submitted, leads]) => ({
    ...{ day: Number(day), submitted: Number(submitted), leads: Number(leads) },
  }))
}
