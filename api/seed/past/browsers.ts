/** The browsers in which the invented people came: what they saw, and where they came from. */
import { insertInto } from '../../platform/database/statements.ts'
import type { Touch } from '../../site/contacts/lead-records/rules.ts'
import { arrivalOf, keepPages, seeVisitor, sourceOf } from '../../site/contacts/visitors/rules.ts'
import { visitors } from '../../site/contacts/visitors/visitors-table.ts'
import type { Business } from '../businesses/business.ts'
import type { Chance } from '../chance.ts'
import type { Tx } from './past.ts'

const minute_ms = 60_000

const agents = [
  { device: 'mobile', platform: 'Android', browser: 'Chrome' },
  { device: 'mobile', platform: 'iOS', browser: 'Safari' },
  { device: 'desktop', platform: 'Windows', browser: 'Chrome' },
  { device: 'desktop', platform: 'macOS', browser: 'Safari' },
  { device: 'desktop', platform: 'Windows', browser: 'Edge' },
  { device: 'tablet', platform: 'iOS', browser: 'Safari' },
] as const
const agent_weights = [32, 26, 18, 12, 7, 5]

/** Sources of visits: query, referrer, and percentage. */
const ways = [
  { marks: '', referrer: '', weight: 34 },
  { marks: '', referrer: 'https://www.google.com/', weight: 26 },
  { marks: '?utm_source=newsletter&utm_medium=email&utm_campaign=spring', referrer: '', weight: 16 },
  { marks: '?utm_source=instagram&utm_medium=social', referrer: 'https://l.instagram.com/', weight: 14 },
  { marks: '?gclid=Cj0KCQjw', referrer: 'https://www.google.com/', weight: 10 },
] as const

type Page = Parameters<typeof keepPages>[1][number]

export interface Browser
  extends Pick<
    typeof visitors.$inferSelect,
    'id' | 'country' | 'device' | 'platform' | 'browser' | 'language' | 'timezone'
  > {
  first_seen_at: number
  last_seen_at: number
  pages: Page[]
  first_touch: Touch | null
  last_touch: Touch | null
  /** In one word, as results count it. */
  source: string
}

const origins = new Map<string, string>()

/** The origin of the business's pages. */
export function originOf({ page_url }: Business): string {
  const origin = origins.get(page_url) ?? new URL(page_url).origin
  origins.set(page_url, origin)
  return origin
}

const arrivals = new Map<string, ReturnType<typeof arrivalOf>>()

/** The arrival of a source, which does not depend on time. */
function arrivalAt(page_url: string, referrer: string, at: number): ReturnType<typeof arrivalOf> {
  const key = `${referrer} ${page_url}`
  const known = arrivals.get(key) ?? arrivalOf(page_url, referrer || null, at)
  arrivals.set(key, known)
  return known && { ...known, touch: { ...known.touch, at } }
}

/** A browser that came and saw a page or two until `at`. */
export function arrive(business: Business, path: string | undefined, at: number, by: Chance): Browser {
  const way = ways[by.weighted(ways.map(({ weight }) => weight))] ?? ways[0]
  const agent = agents[by.weighted(agent_weights)] ?? agents[0]
  const { site, countries } = business
  const origin = originOf(business)
  const wanted = path === undefined ? business.page_url : `${origin}${path}`
  const landed = `${by.hits(0.5) ? wanted : `${origin}/`}${way.marks}`
  const from = at - by.between(1, 6) * minute_ms
  const arrival = arrivalAt(landed, way.referrer, from)
  const first_touch = arrival?.touch ?? null
  const last_touch = arrival?.from_elsewhere ? first_touch : null
  const id = Array.from({ length: 4 }, () => by.between(0, 0xffff_ffff).toString(16).padStart(8, '0')).join('')
  const page = (moment: number, url: string, referrer: string | null): Page => ({
    ...{ visitor_id: id, at: moment, name: null, page_url: url, title: null, referrer, properties: null },
    ...{ visible_ms: by.between(4_000, 60_000), interactions: by.between(0, 6) },
  })
  const pages = [page(from, landed, way.referrer || null)]
  if (by.hits(0.6)) pages.push(page(at, wanted, landed))
  return {
    ...{ id, ...agent, language: site.language, timezone: site.timezone },
    country: countries[by.weighted(countries.map(([, weight]) => weight))]?.[0] ?? null,
    ...{ first_seen_at: from, last_seen_at: at, pages, first_touch, last_touch },
    source: sourceOf(last_touch ?? first_touch),
  }
}

const sum = (pages: readonly Page[], of: 'visible_ms' | 'interactions') =>
  pages.reduce((total, page) => total + page[of], 0)

const insertVisitors = insertInto(visitors)

/** The browsers of leads. */
export async function writeBrowsers(
  tx: Tx,
  all: readonly { browser: Browser; lead: { id: string }; at: number; popup: unknown }[],
): Promise<void> {
  const came = all.filter(({ popup }) => popup !== undefined)
  await keepPages(
    tx,
    came.flatMap(({ browser }) => browser.pages),
    [],
  )
  await tx.run(
    insertVisitors,
    came.map(({ browser: { pages, source: _source, ...facts }, lead, at }) => ({
      ...facts,
      ...{ lead_id: lead.id, known_by: 'form' as const, linked_at: at, is_robot: false, traits: null },
      ...{ visits: 1, pages: pages.length, visible_ms: sum(pages, 'visible_ms') },
      interactions: sum(pages, 'interactions'),
    })),
  )
}

/** The browser of a visitor who did not register. */
export async function writeVisitor(tx: Tx, { pages, source: _source, ...facts }: Browser): Promise<void> {
  await keepPages(tx, pages, [])
  const counted = { visits: 1, pages: pages.length, visible_ms: sum(pages, 'visible_ms') }
  await seeVisitor(tx, { ...facts, ...counted, interactions: sum(pages, 'interactions'), is_robot: false })
}

const summed = (pairs: readonly (readonly [string, number])[]): [string, number][] =>
  [...Map.groupBy(pairs, ([value]) => value)].map(([value, all]) => [value, all.reduce((sum, [, n]) => sum + n, 0)])

const somewhere = 'https://somewhere.example/'

/** How many of a hundred came so, by what results count. */
export const sharesOf = ({ countries }: Business): Record<'source' | 'device' | 'country', [string, number][]> => ({
  source: summed(
    ways.map(({ marks, referrer, weight }) => {
      const arrival = arrivalOf(`${somewhere}${marks}`, referrer || null, 0)
      return [sourceOf(arrival?.from_elsewhere ? arrival.touch : null), weight]
    }),
  ),
  device: summed(agents.map(({ device }, i) => [device, agent_weights[i] ?? 0])),
  country: summed(countries),
})
