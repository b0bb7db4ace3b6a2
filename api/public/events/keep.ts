/** Stores page views and tracked events: visits, the visitor's profile, the site's counts. */
import type { Handle } from '../../platform/database/handle.ts'
import { localDay } from '../../platform/texts/local-days.ts'
import { countPageViews, countVisits } from '../../site/capture/results/rules.ts'
import type { Touch } from '../../site/contacts/lead-records/rules.ts'
import { arrivalOf, keepPages, seeVisitor, withoutVisitor } from '../../site/contacts/visitors/rules.ts'
import type { PageFinder } from '../../site/website/pages/rules.ts'
import type { Visitor, VisitReport } from './visitor.ts'

type Db = Handle<'site'>
type Event = VisitReport['events'][number]
type Of<T extends Event['type']> = Extract<Event, { type: T }>
const quiet_ms = 1_800_000

const of = <T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type)

export interface When {
  at: number
  timezone: string
  pageAt: PageFinder
}

/** Stores page views and tracked events; declared robots are only counted. */
export async function keepVisits(tx: Db, events: readonly Event[], visitor: Visitor, when: When): Promise<void> {
  const pages = of(events, 'page_visited')
  const left = of(events, 'page_left')
  const custom = of(events, 'custom')
  if (pages.length + left.length + custom.length === 0) return
  const visible_ms = left.reduce((sum, event) => sum + event.visible_ms, 0)
  const { id: visitor_id } = visitor
  if (visitor.machine || visitor_id === undefined) {
    await tally(tx, visitor, { pages, visible_ms }, when)
    return
  }
  const rows = rowsOf({ pages, left, custom }, visitor_id, when.at)
  const earlier = left.flatMap(event => {
    const page_url = withoutVisitor(event.page_url)
    if (rows.some(row => row.page_url === page_url && row.name === null)) return []
    return [{ visitor_id, page_url, visible_ms: event.visible_ms, interactions: event.interactions }]
  })
  await keepPages(tx, rows, earlier)
  const { first, last } = touches(pages, when.at)
  await seeVisitor(tx, {
    ...profile(visitor, visitor_id, when.at),
    visits: Number(pages.length > 0),
    pages: pages.length,
    visible_ms,
    interactions: left.reduce((sum, event) => sum + event.interactions, 0),
    first_touch: first,
    last_touch: last,
  })
  await tally(tx, visitor, { pages, visible_ms }, when)
}

const profile = (visitor: Visitor, id: string, at: number) => ({
  id,
  first_seen_at: at,
  last_seen_at: at,
  country: visitor.country ?? null,
  device: visitor.device,
  platform: visitor.agent.platform ?? null,
  browser: visitor.agent.browser ?? null,
  language: visitor.language ?? null,
  timezone: visitor.timezone ?? null,
  is_robot: visitor.robot,
})

interface EventsByType {
  pages: Of<'page_visited'>[]
  left: Of<'page_left'>[]
  custom: Of<'custom'>[]
}

/** A page that was left within the same message has its time at once. */
function rowsOf({ pages, left, custom }: EventsByType, visitor_id: string, at: number) {
  const nothing = { visitor_id, at, visible_ms: 0, interactions: 0 }
  const rows = pages.map(event => ({
    ...nothing,
    name: null as string | null,
    page_url: withoutVisitor(event.page_url) as string | null,
    title: event.title ?? null,
    referrer: event.referrer === undefined ? null : withoutVisitor(event.referrer),
    properties: null as Record<string, string | number | boolean> | null,
  }))
  for (const event of left) {
    const row = rows.findLast(one => one.page_url === withoutVisitor(event.page_url))
    if (!row) continue
    row.visible_ms += event.visible_ms
    row.interactions += event.interactions
  }
  const customRows = custom.map(event => ({
    ...nothing,
    name: event.name,
    page_url: event.page_url === undefined ? null : withoutVisitor(event.page_url),
    title: null,
    referrer: null,
    properties: event.properties ?? null,
  }))
  return [...rows, ...customRows]
}

/** The first page of a message is an arrival with any source; the last touch is the latest one with a source. */
export function touches(pages: readonly { page_url: string; referrer?: string | undefined }[], at: number) {
  const arrivals = pages.flatMap(page => arrivalOf(withoutVisitor(page.page_url), page.referrer, at) ?? [])
  const first: Touch | null = arrivals[0]?.touch ?? null
  const last: Touch | null = arrivals.findLast(arrival => arrival.from_elsewhere)?.touch ?? null
  return { first, last }
}

async function tally(
  tx: Db,
  { id, before, robot }: Visitor,
  { pages, visible_ms }: { pages: EventsByType['pages']; visible_ms: number },
  { at, timezone, pageAt }: When,
): Promise<void> {
  const day = localDay(timezone, at)
  if (robot) {
    await countVisits(tx, day, { visitors: 0, visits: 0, pages: 0, visible_ms: 0, robot_pages: pages.length })
    return
  }
  const came = pages.length > 0 && id !== undefined
  const last = before !== undefined && before.pages > 0 ? before.last_seen_at : undefined
  await countVisits(tx, day, {
    visitors: Number(came && (last === undefined || localDay(timezone, last) < day)),
    visits: Number(came && (last === undefined || at - last > quiet_ms)),
    pages: pages.length,
    visible_ms,
    robot_pages: 0,
  })
  const own = pages.flatMap(({ page_url }) => pageAt(page_url) ?? [])
  if (own.length > 0) {
    await countPageViews(
      tx,
      own.map(page_id => ({ page_id, day, visitor_id: id })),
    )
  }
}
