/**
 * The browsers of the invented people and of those who only looked: what they saw, where they came from, and which popup
 * was shown to them. Draws from chances of its own, so that it moves nothing else.
 */
import type { Handle } from '../platform/database/handle.ts'
import { countHappened, countVisits, localDay, pageFact, type ResultFact } from '../site/capture/results/rules.ts'
import { noteOrigin } from '../site/contacts/lead-origins/rules.ts'
import { arrivalOf, keepPages, linkVisitor, seeVisitor, sourceOf } from '../site/contacts/visitors/rules.ts'
import type { Business } from './businesses.ts'
import { type Chance, chance } from './chance.ts'

type Tx = Handle<'site'>

export interface Shown {
  popup_id: string
  campaign_id: string
  at: number
  lead_id: string
}

const agents = [
  { device: 'mobile', platform: 'Android', browser: 'Chrome' },
  { device: 'mobile', platform: 'iOS', browser: 'Safari' },
  { device: 'desktop', platform: 'Windows', browser: 'Chrome' },
  { device: 'desktop', platform: 'macOS', browser: 'Safari' },
  { device: 'desktop', platform: 'Windows', browser: 'Edge' },
  { device: 'tablet', platform: 'iOS', browser: 'Safari' },
] as const
const agent_weights = [32, 26, 18, 12, 7, 5]

/** How they came: what stands behind the address, the page before, and how many of a hundred. */
const ways = [
  { marks: '', referrer: '', weight: 34 },
  { marks: '', referrer: 'https://www.google.com/', weight: 26 },
  { marks: '?utm_source=newsletter&utm_medium=email&utm_campaign=spring', referrer: '', weight: 16 },
  { marks: '?utm_source=instagram&utm_medium=social', referrer: 'https://l.instagram.com/', weight: 14 },
  { marks: '?gclid=Cj0KCQjw', referrer: 'https://www.google.com/', weight: 10 },
]

const minute_ms = 60_000

/** One who sent a form, and some who saw the popup on the same day and did not. */
export async function tellVisits(tx: Tx, shown: Shown, business: Business, now: number): Promise<void> {
  const by = chance(`${business.key} browsers ${shown.lead_id}`)
  await tellOne(tx, shown, business, by, shown.lead_id)
  const others = by.between(5, 11)
  for (let i = 0; i < others; i++) {
    const at = shown.at + by.between(-10, 10) * by.between(0, 30) * minute_ms
    if (at < now) await tellOne(tx, { ...shown, at }, business, by, undefined)
  }
}

type Page = Parameters<typeof keepPages>[1][number]

/** The page they landed on and, more often than not, the one with the popup. */
function pagesOf(
  visitor_id: string,
  { page_url, referrer, from, to }: { page_url: string; referrer: string | undefined; from: number; to: number },
  business: Business,
  by: Chance,
): Page[] {
  const page = (at: number, url: string, before: string | null): Page => ({
    ...{ visitor_id, at, name: null, page_url: url, title: null, referrer: before, properties: null },
    ...{ visible_ms: by.between(4_000, 60_000), interactions: by.between(0, 6) },
  })
  const landed = page(from, page_url, referrer || null)
  return by.hits(0.6) ? [landed, page(to, business.page_url, page_url)] : [landed]
}

const idOf = (by: Chance): string =>
  Array.from({ length: 4 }, () => by.between(0, 0xffff_ffff).toString(16).padStart(8, '0')).join('')

const countryOf = ({ site }: Business, by: Chance): string =>
  site.language === 'es' ? (by.hits(0.85) ? 'ES' : 'MX') : by.hits(0.8) ? 'US' : 'CA'

async function tellOne(tx: Tx, shown: Shown, business: Business, by: Chance, lead_id: string | undefined) {
  const { timezone, language } = business.site
  const way = ways[by.weighted(ways.map(({ weight }) => weight))] ?? ways[0]
  const agent = agents[by.weighted(agent_weights)] ?? agents[0]
  const [visitor_id, country] = [idOf(by), countryOf(business, by)]
  const from = shown.at - by.between(1, 6) * minute_ms
  const landed = by.hits(0.5) ? business.page_url : `${new URL(business.page_url).origin}/`
  const page_url = `${landed}${way?.marks ?? ''}`
  const pages = pagesOf(visitor_id, { page_url, referrer: way?.referrer, from, to: shown.at }, business, by)
  const sum = (of: 'visible_ms' | 'interactions') => pages.reduce((total, page) => total + page[of], 0)
  const arrival = arrivalOf(page_url, way?.referrer, from)
  const first_touch = arrival?.touch ?? null
  const last_touch = arrival?.from_elsewhere ? first_touch : null
  const counted = { visits: 1, pages: pages.length, visible_ms: sum('visible_ms') }
  await keepPages(tx, pages, [])
  await seeVisitor(tx, {
    ...{ id: visitor_id, first_seen_at: from, last_seen_at: shown.at, ...agent, country, language, timezone },
    ...{ ...counted, interactions: sum('interactions'), is_robot: false, first_touch, last_touch },
  })
  const day = localDay(timezone, shown.at)
  await countVisits(tx, day, { ...counted, visitors: 1, robot_pages: by.between(0, 1) })
  const origin = { visitor_id, country, device: agent.device, first_touch, last_touch }
  await tellPopup(tx, { ...shown, day }, { ...origin, closes: by.hits(0.9) }, business, lead_id)
}

type Origin = Omit<Parameters<typeof noteOrigin>[1], 'lead_id'> & { visitor_id: string }

async function tellPopup(
  tx: Tx,
  { popup_id, campaign_id, day, at }: Shown & { day: number },
  { closes, ...origin }: Origin & { closes: boolean },
  { page_url }: Business,
  lead_id: string | undefined,
): Promise<void> {
  const { visitor_id, first_touch, last_touch, country, device } = origin
  const facts: [ResultFact, string][] = [
    ['source', sourceOf(last_touch ?? first_touch)],
    ['country', country ?? ''],
    ['device', device ?? ''],
    ['page', pageFact(page_url) ?? ''],
  ]
  const common = { popup_id, campaign_id, variant: 'original', day, visitor_id, robot: false, facts }
  await countHappened(tx, [{ ...common, what: 'shown' }])
  if (lead_id === undefined) {
    if (closes) await countHappened(tx, [{ ...common, what: 'closed' }])
    return
  }
  await countHappened(tx, [{ ...common, what: 'submitted' }])
  await linkVisitor(tx, visitor_id, lead_id, 'form', at)
  await noteOrigin(tx, { ...origin, lead_id })
}
