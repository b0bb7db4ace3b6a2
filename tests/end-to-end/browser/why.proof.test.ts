/** What the built widget decides in Chromium and what the API answers to "Why?" are the same, for many visitors. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../api/testing/harness.ts'
import { agentOf } from '../../../widget/src/decide/compile.ts'
import { arrivalOf } from '../../../widget/src/decide/url.ts'
import { variantOf } from '../../../widget/src/decide/variant.ts'
import type { Config, Popup } from '../../../widget/src/wire.ts'
import { type Bench, hostPage, startBench } from '../../../widget/testing/browser.ts'
import { randomOf } from '../../chaos/random.ts'

const VISITORS = 1_000
const POPUPS = 24
const DAY = 86_400_000
const NOW = Date.parse('2027-03-14T09:30:00Z')

const seed = Number(process.env.WHY_SEED ?? Math.floor(Math.random() * 1e9))
const random = randomOf(seed)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T
const some = <T>(list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: Math.ceil(random.next() * most) }, () => pick(list))),
]
const maybe = <T>(chance: number, make: () => T): T | undefined => (random.next() < chance ? make() : undefined)
const instant = (at: number): string => new Date(at).toISOString()

const devices = ['desktop', 'tablet', 'mobile'] as const
const browsers = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung', 'other']
const languages = ['en', 'es', 'es-MX', 'pt-BR', 'fr']
const sources = ['mail', 'Mail', 'ads', 'a b', 'x&y']
const countries = ['ES', 'MX', 'DE']
const hosts = ['https://shop.example', 'http://WWW.Shop.example', 'https://blog.shop.example']
const paths = ['/', '/Prices/', '/prices', '/balc%C3%B3n', '/prices/pots', '/100%', '/a//']
const queries = [
  '',
  '?plan=pro',
  '?utm_source=Mail',
  '?utm_source=a+b&plan=pro',
  '?plan=pro&gclid=1#top',
  '?utm_medium=',
  '?q=%26x',
]
const lines = [
  '/prices',
  'shop.example/prices/',
  'https://www.shop.example/',
  '/balcón',
  '/p*s',
  '*pots',
  'plan=pro',
  '/prices?plan=pro',
  'blog.',
  '/*?*pro',
  '100%',
]

const urlRule = () => {
  const match = pick(['contains', 'equals', 'starts_with', 'pattern', 'query'] as const)
  const value =
    match === 'query' ? pick(['plan', 'plan=pro', 'utm_source', 'utm_source=a b', 'q=&x']) : some(lines, 3).join('\n')
  return { match, value, ...(random.next() < 0.4 && { exclude: true }) }
}
const visitorRule = () => {
  const rule = (field: string, ops: string[], values: readonly string[]) => {
    const op = pick(ops)
    return { field, op, ...(!op.endsWith('empty') && { values: some(values, 2) }) }
  }
  const closed = ['is', 'is_not']
  const open = [...closed, 'contains', 'does_not_contain', 'is_empty', 'is_not_empty']
  return pick([
    () => rule('browser', closed, browsers),
    () => rule('device', closed, devices),
    () => rule('language', closed, languages),
    () => rule('referrer', open, ['google.com', 'https://www.google.com/', 'shop', 'bing.com/search']),
    () => rule('utm_source', open, sources),
    () => rule('utm_medium', open, sources),
    () => rule('visitor', closed, ['new', 'returning']),
    () => rule('country', closed, countries),
  ])()
}
const design = (at: number) => ({
  name: `Popup ${at}`,
  ...(random.next() < 0.3 ? { type: 'embedded' } : {}),
  content: { heading: `Popup ${at}`, thank_you_heading: 'Thanks' },
  form: { fields: [{ name: 'email' }] },
  priority: Math.floor(random.next() * 3),
  devices: some(devices, 6),
  frequency_days: pick([0, 7]),
  hide_duration_days: pick([0, 30]),
  show_after_submission: random.next() < 0.5,
  ...(maybe(0.3, () => ({ schedule: { starts_at: instant(NOW - pick([-1, 0, 1]) * DAY) } })) ?? {}),
  triggers: pick([
    [{ type: 'delay', seconds: 5 }],
    [{ type: 'click' }],
    [{ type: 'exit_intent' }, { type: 'scroll', percent: 40 }],
  ]),
  url_rules: Array.from({ length: Math.floor(random.next() * 3) }, urlRule),
  visitor_rules: Array.from({ length: Math.floor(random.next() * 2.5) }, visitorRule),
  variants:
    random.next() < 0.5
      ? [
          { id: 'b', name: 'B' },
          { id: 'c', name: 'C' },
        ]
      : [],
})

interface Verdict {
  popup_id: string
  verdict: string
}

interface Visitor {
  question: Record<string, unknown>
  who: Record<string, string>
  seen: Record<string, number[]>
  country: string
}

const visitorOf = (ids: readonly string[]): Visitor => {
  const device = pick(devices)
  const browser = pick(browsers)
  const language = pick([...languages, ''])
  const referrer = pick([
    '',
    'https://www.google.com/',
    'https://google.com/search?q=x',
    'https://www.bing.com/search',
    hosts[0] as string,
  ])
  const visitor = pick(['new', 'returning'])
  const country = pick(countries)
  const href = pick(hosts) + pick(paths) + pick(queries)
  const moments = () =>
    Array.from({ length: 3 }, () => (random.next() < 0.7 ? 0 : NOW - Math.floor(random.next() * 40) * DAY))
  const seen = Object.fromEntries(some(ids, 8).map(id => [id, moments()]))
  const at = (moment = 0) => (moment ? instant(moment) : undefined)
  const told = Object.entries(seen).map(([popup_id, [shown, closed, submitted]]) => ({
    popup_id,
    shown_at: at(shown),
    closed_at: at(closed),
    submitted_at: at(submitted),
  }))
  return {
    question: {
      page_url: href,
      device,
      browser,
      language,
      referrer,
      visitor,
      country,
      visitor_id: `v-${random.next()}`.replace('.', ''),
      seen: told,
      at: instant(NOW),
    },
    who: { href, device, agent: agentOf(browser), language, visitor, arrival: arrivalOf({ href, referrer }, href) },
    seen,
    country,
  }
}

let h: Harness
let bench: Bench
beforeAll(async () => {
  h = await createHarness()
  bench = await startBench()
}, 120_000)
afterAll(async () => {
  await bench?.close()
  await h?.close()
})

/** Rules on the country, judged here anew: the widget only learns what the API has found. */
const allowedFor = (designs: Map<string, ReturnType<typeof design>>, country: string): string[] =>
  [...designs].flatMap(([id, { visitor_rules }]) => {
    const own = visitor_rules.filter(({ field }) => field === 'country')
    return own.every(({ op, values = [] }) => (values as string[]).includes(country) === (op === 'is')) ? [id] : []
  })

test(`${VISITORS} visitors (WHY_SEED=${seed})`, async () => {
  const site = await h.newSite('Casa Verde')
  const designs = new Map<string, ReturnType<typeof design>>()
  for (let at = 0; at < POPUPS; at++) {
    const body = design(at)
    const made = await h.post(`/v1/sites/${site}/popups`, body)
    expect(made.body, JSON.stringify(body)).toMatchObject({ id: expect.any(String) })
    const published = await h.post(`/v1/sites/${site}/popups/${made.body.id}/publish`)
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    designs.set(made.body.id, body)
  }
  await h.post(`/v1/sites/${site}/publish`)
  const config = (await h.get(`/v1/public/sites/${site}/config`, { token: null })).body as unknown as Config
  expect(config.popups).toHaveLength(POPUPS)
  const visitors = Array.from({ length: VISITORS }, () => visitorOf([...designs.keys()]))

  const opened = bench.open(hostPage(bench.api), {}, '?leadwright_debug')
  bench.api.next_config.push({ status: 200, body: config, delay_ms: 300 })
  const { page } = await opened
  await page.waitForFunction(() => 'why' in (window as unknown as { leadwright: object }).leadwright)
  const over = config.popups.filter(({ type }) => type !== 'embedded')
  const freeAt = (seen: Record<string, number[]>) =>
    Math.max(0, ...over.map(({ id }) => seen[id]?.[1] ?? 0)) + config.pause_ms
  const asked = visitors.map(({ who, seen, country }) => ({
    ...{ who, seen, free_at: freeAt(seen) },
    allowed: allowedFor(designs, country),
  }))
  const browser = await page.evaluate(
    ([asked, now]) =>
      asked.map(({ who, seen, free_at, allowed }) => {
        const { why } = (window as unknown as { leadwright: { why: (of: unknown) => Verdict[] } }).leadwright
        const progress = { visible_ms: 1 / 0, active_ms: 0, scroll_percent: 100, exit_intent: true }
        const situation = {
          now,
          who,
          progress,
          free_at,
          used: [],
          seen: (id: string) => seen[id] ?? [],
          asked: (id: string) => allowed.includes(id),
        }
        return Object.fromEntries(why(situation).map(({ popup_id, verdict }) => [popup_id, verdict]))
      }),
    [asked, NOW] as const,
  )

  const verdicts = new Set<string>()
  for (const [at, { question }] of visitors.entries()) {
    const { body } = await h.post(`/v1/sites/${site}/popups/why`, question)
    const api = Object.fromEntries(body.data.map(one => [one.popup_id, one.verdict]))
    expect({ at, ...browser[at] }, JSON.stringify(question)).toEqual({ at, ...api })
    for (const { popup_id, variant } of body.data) {
      const popup = config.popups.find(({ id }) => id === popup_id) as Popup
      expect(variant).toBe(variantOf(String(question.visitor_id), popup))
    }
    for (const verdict of Object.values(api)) verdicts.add(String(verdict))
  }
  // Verdicts of most kinds were compared, whatever the seed.
  expect(verdicts.size).toBeGreaterThanOrEqual(6)
}, 180_000)
