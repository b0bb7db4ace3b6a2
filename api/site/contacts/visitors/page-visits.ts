/** How often pages were visited, by day. Looks at every visit of the period: for a slow reader. */
import type { Handle } from '../../../platform/database/handle.ts'
import { atAddress, dayIndex, type OnPages, valuesOf } from '../../../platform/pages/of-pages.ts'

const byDay = `select ${dayIndex('at')} as day, count(*), count(distinct visitor_id) from visits
  where at >= ? and at < ? and name is null and ${atAddress('page_url')} group by day`

/** `day` counts from the first. */
export async function visitsOnPages(db: Handle<'site'>, pages: OnPages) {
  const rows = await db.all(byDay, valuesOf(pages))
  return rows.map(([day, visits, visitors]) => ({
    ...{ day: Number(day), visits: Number(visits), visitors: Number(visitors) },
  }))
}
