/** A year of events of one campaign, counted in the site's own file as browsers' events are. */
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../api/platform/database/database.ts'
import { countHappened, type ResultEvent, type ResultFact } from '../../../api/site/capture/results/rules.ts'

const batch = 2_000
const views_each = 3
export const days = 365
/** Counted from 1970: 2026-03-14 is the first. */
export const first_day = 20_526

/** Of a hundred events 55 show the popup, 42 close it, and 3 send the form. A visitor sees it three times. */
export async function countEvents(
  database: Database<'site'>,
  { popup_id, campaign_id }: { popup_id: string; campaign_id: string },
  events: number,
): Promise<void> {
  for (let done = 0; done < events; done += batch) {
    const these = Array.from({ length: Math.min(batch, events - done) }, (_, i) => ({
      ...{ source_id: popup_id, campaign_id, ...happening(done + i, events) },
    }))
    await database.write(tx => countHappened(tx, these))
    await setImmediate()
  }
}

function happening(i: number, events: number): Omit<ResultEvent, 'source_id' | 'campaign_id'> {
  const part = i % 100
  const visitor = Math.floor(i / 100) * 18 + (part % 18)
  // Scattered, as ids of browsers are.
  const visitor_id = `${((visitor * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0')}-${visitor}`
  const day = first_day + Math.floor((i / events) * days)
  const facts: [ResultFact, string][] = [
    ['source', `source-${visitor % 30}`],
    ['country', `C${visitor % 40}`],
    ['device', ['mobile', 'desktop', 'tablet'][visitor % 3] ?? ''],
    ['page', `casa-verde.example/page-${visitor % 50}`],
  ]
  return {
    what: part < 18 * views_each + 1 ? 'shown' : part < 97 ? 'closed' : 'submitted',
    ...{ variant: visitor % 2 === 0 ? 'original' : 'b', day, visitor_id, robot: false, facts },
  }
}
