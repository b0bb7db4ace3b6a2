/** Pages and counts are the same by whatever way they are found: walked, gathered from an index, or looked through. */
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { indexAll } from '../lead-records/housekeeping.ts'
import { leadLimits } from './limits.ts'
import { captureLead } from './rules.ts'
import { sortNames } from './sorts.ts'

const people = 60
const usual = { ...leadLimits }
let h: Harness
let base: string
let site: string
let tags: string[]
let all: Record<string, unknown>[]

beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  base = `/v1/sites/${site}`
  tags = []
  for (const name of ['Odd', 'Rare']) tags.push((await h.post(`${base}/tags`, { name })).body.id)
  await h.post(`${base}/custom-fields`, { name: 'size', label: 'Size', type: 'number' })
  await h.post(`${base}/custom-fields`, { name: 'city', label: 'City', type: 'text' })
  await h.post(`${base}/custom-fields`, { name: 'secret', label: 'Secret', type: 'password' })
  for (let n = 0; n < people; n++) {
    h.clock.forward(1_000)
    await h.inSite(site, (tx, context) => captureLead(tx, person(n), context))
  }
  const [first, second] = await Promise.all([h.get(`${base}/leads?limit=50`), h.get(`${base}/leads?limit=100`)])
  all = second.body.data
  expect(first.body.has_more).toBe(true)
  expect(all).toHaveLength(people)
})
afterAll(() => h.close())
afterEach(() => void Object.assign(leadLimits, usual))

const cities = ['Málaga', 'malaga sur', 'Zürich', 'Łódź']
function person(n: number) {
  const values: Record<string, string | number> = {}
  if (n % 2 === 0) values.size = n % 7
  if (n % 3 === 0) values.city = cities[n % cities.length] as string
  if (n % 4 === 0) values.first_name = n % 8 === 0 ? 'José' : 'Ana'
  if (n % 5 === 0) values.phone = `+34 600 00 00 ${String(n).padStart(2, '0')}`
  const tag_ids = [...(n % 2 ? [tags[0]] : []), ...(n % 19 === 0 ? [tags[1]] : [])] as string[]
  const common = { audience_ids: [], source: 'import' as const, overwrite: false, subscribed: n % 3 > 0 }
  return { email: `p${n}@${n % 2 ? 'odd' : 'even'}.example.com`, values, tag_ids, ...common }
}

const rule = (field: string, op: string, value?: unknown) => ({ type: 'rule', field, op, value }) as Filter
const filters = (): Filter[] => [
  rule('tags', 'has', tags[0]),
  rule('tags', 'has', tags),
  rule('tags', 'has_not', tags[1]),
  rule('custom_fields.size', 'is', 4),
  rule('custom_fields.size', 'gt', 3),
  rule('custom_fields.city', 'starts_with', 'MÁLA'),
  rule('custom_fields.city', 'is_empty'),
  rule('first_name', 'is', 'josé'),
  rule('email', 'contains', 'odd.example'),
  rule('email', 'is', 'P7@odd.example.com'),
  rule('phone', 'contains', '00 05'),
  rule('registered_at', 'after', '2027-03-14T09:30:30Z'),
  rule('registered_at', 'between', ['2027-03-14T09:30:10Z', '2027-03-14T09:30:40Z'] as never),
  rule('last_activity_at', 'before', '2027-03-14T09:30:30Z'),
  { type: 'any', filters: [rule('tags', 'has', tags[1]), rule('custom_fields.size', 'lte', 1)] },
  { type: 'any', filters: [rule('tags', 'has', tags[1]), rule('mailability', 'is', 'subscribed')] },
  { type: 'all', filters: [rule('tags', 'has', tags[0]), rule('custom_fields.city', 'is_not_empty')] },
  { type: 'not', filter: rule('tags', 'has', tags[0]) },
]

/** All pages of a search, one after another. */
async function pages(body: Record<string, unknown>): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: unknown; ; ) {
    const page = await h.post(`${base}/leads/search`, { limit: 7, ...body, ...(cursor ? { cursor } : {}) })
    expect(page.status, JSON.stringify(page.body)).toBe(200)
    ids.push(...page.body.data.map(({ id }) => String(id)))
    if (!page.body.has_more) return ids
    cursor = page.body.next_cursor
  }
}

const ways = {
  walked: {},
  gathered: { leads_walked_first: 1, leads_walked_max: 2 },
  'walked along an index': { leads_walked_first: 1, leads_walked_max: 30, leads_gathered_max: 1 },
  'looked through': { leads_walked_first: 1, leads_walked_max: 2, leads_gathered_max: 1 },
}

test.each(Object.entries(ways))('a filter finds the same leads in the same order, %s', async (_, limits) => {
  const database = await h.installation.databases.site(site)
  await indexAll({ database }, new AbortController().signal)
  const expected = await Promise.all(filters().map(filter => pages({ filter })))
  Object.assign(leadLimits, limits)
  for (const [at, filter] of filters().entries()) {
    const found = expected[at] ?? []
    expect(found.length, JSON.stringify(filter)).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(people)
    expect(await pages({ filter }), JSON.stringify(filter)).toEqual(found)
    expect(await pages({ filter, sort: 'registered_at' })).toEqual(found.toReversed())
    const sorted = await pages({ filter, sort: '-custom_fields.size' })
    expect(sorted.toSorted()).toEqual(found.toSorted())
    const counted = await h.post(`${base}/leads/count`, { filter })
    expect(counted.body).toEqual({ count: found.length, exact: true })
  }
})

interface Shown {
  id: string
  first_name: string | null
  email_stats: { opens: number }
  email_quality: { validity: string; score: number | null }
  custom_fields: { size?: number; city?: string }
}
/** What a sort goes by, where that is no member of the lead with its name. */
const shown: Record<string, (lead: Shown) => unknown> = {
  registered_at: lead => lead.id,
  opens: lead => lead.email_stats.opens || null,
  clicks: () => null,
  last_opened_at: () => null,
  last_clicked_at: () => null,
  email_validity: lead => lead.email_quality.validity,
  email_score: lead => lead.email_quality.score,
  country: () => null,
  first_name: lead => lead.first_name?.toLowerCase() ?? null,
  last_name: () => '',
  'custom_fields.size': lead => lead.custom_fields.size ?? null,
  'custom_fields.city': lead => lead.custom_fields.city?.toLowerCase() ?? null,
}

test.each([...sortNames, 'custom_fields.size', 'custom_fields.city'])(
  'by %s: every lead once, in order, those without a value last',
  async name => {
    const of = shown[name]
    const worth = (lead: Record<string, unknown>) => (of ? of(lead as unknown as Shown) : (lead[name] ?? null))
    const order = (one: Record<string, unknown>, other: Record<string, unknown>) => {
      const [a, b] = [worth(one) as string, worth(other) as string]
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
      return a < b ? -1 : a > b ? 1 : 0
    }
    const byId = all.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    const ascending = byId.toSorted(order).map(({ id }) => id)
    expect(await pages({ sort: name })).toEqual(ascending)
    const withValue = byId.filter(lead => worth(lead) !== null)
    const descending = withValue.toSorted(order).reverse()
    const without = byId.filter(lead => worth(lead) === null).reverse()
    expect(await pages({ sort: `-${name}` })).toEqual([...descending, ...without].map(({ id }) => id))
  },
)

test('the list is narrowed by when leads were added and changed', async () => {
  const emailsWith = async (filter: string) =>
    (await h.get(`${base}/leads?limit=100&sort=registered_at&${filter}`)).body.data.map(({ email }) => String(email))
  const byAge = all.toReversed()
  const moment = String(byAge[49]?.created_at)
  const later = byAge.slice(50).map(({ email }) => String(email))
  expect(await emailsWith(`created_after=${moment}`)).toEqual(later)
  h.clock.forward(60_000)
  const { id, email } = byAge[3] as { id: string; email: string }
  const before = h.clock.now()
  h.clock.forward(1)
  await h.patch(`${base}/leads/${id}`, { last_name: 'López' })
  const since = new Date(before).toISOString()
  expect(await emailsWith(`updated_after=${since}`)).toEqual([email])
  expect(await emailsWith(`updated_after=${since}&created_after=${moment}`)).toEqual([])
  const refused = await h.get(`${base}/leads?updated_after=yesterday`)
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/updated_after' }]])
  await h.patch(`${base}/leads/${id}`, { last_name: null })
})

test('what cannot be sorted by is refused', async () => {
  for (const sort of ['color', 'custom_fields.', 'custom_fields.nope', 'custom_fields.secret', '--email']) {
    const refused = await h.post(`${base}/leads/search`, { sort })
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/sort' }]])
  }
})

test.each(['walked', 'gathered', 'looked through'] as const)('a search is by letters, not by words: %s', async way => {
  const database = await h.installation.databases.site(site)
  const found = async (search: string) => (await pages({ search })).length
  const expected: [string, number][] = [
    ['JOSE', 8],
    ['odd.exam', 30],
    ['600000005', 1],
    // 05, 50 and 55: a phone is found however its digits stand apart.
    ['00 05', 3],
    ['@e', 30],
    ['p1', 11],
    ['+34 600-000.005', 1],
    ['00 34 600 000 005', 1],
    ['no such "person"', 0],
  ]
  Object.assign(leadLimits, ways[way])
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexAll({ database }, new AbortController().signal)
    for (const [search, count] of expected) {
      expect(await found(search), search).toBe(count)
      expect((await h.post(`${base}/leads/count`, { search })).body).toEqual({ count, exact: true })
    }
  }
})

test('a person is found by words of the name in any order, whatever stands between them', async () => {
  const { body } = await h.post(`${base}/leads`, {
    email: 'n@elsewhere.example',
    first_name: 'Núria',
    last_name: 'Carrión',
  })
  for (const search of ['nuria  carrion', 'Carrión, Núria', ' carri nu ', 'n@else carrion']) {
    expect(await pages({ search }), search).toEqual([body.id])
  }
  expect(await pages({ search: 'nuria carrillo' })).toEqual([])
  await h.delete(`${base}/leads/${body.id}`)
})

test('digits with signs between them are found in an address as well as in a phone', async () => {
  const database = await h.installation.databases.site(site)
  const { body } = await h.post(`${base}/leads`, { email: '2024-05.club@elsewhere.example' })
  expect(await pages({ search: '2024-05' })).toEqual([body.id])
  await indexAll({ database }, new AbortController().signal)
  expect(await pages({ search: '2024-05' })).toEqual([body.id])
  await h.delete(`${base}/leads/${body.id}`)
})

test('the index of searches follows what becomes of leads', async () => {
  Object.assign(leadLimits, ways.gathered)
  const database = await h.installation.databases.site(site)
  const indexed = () => indexAll({ database }, new AbortController().signal)
  const { id } = (await h.post(`${base}/leads`, { email: 'wanda@elsewhere.example', first_name: 'Wanda' })).body
  expect(await pages({ search: 'wanda' })).toEqual([id])
  await indexed()
  expect(await pages({ search: 'wanda' })).toEqual([id])
  await h.patch(`${base}/leads/${id}`, { email: 'sofia@elsewhere.example', first_name: 'Sofía' })
  expect([await pages({ search: 'wanda' }), await pages({ search: 'SOFIA' })]).toEqual([[], [id]])
  await h.delete(`${base}/leads/${id}`)
  expect(await pages({ search: 'sofia' })).toEqual([])
  const match = await database.read(db => db.all(sql`select rowid from lead_search where lead_search match '"sof"'`))
  expect(match).toEqual([])
})

test('a number beyond those that are counted is an estimate that says so', async () => {
  Object.assign(leadLimits, {
    ...{ leads_counted_exactly_max: 1, leads_gathered_max: 1, lead_sample_stretches: 10 },
    ...{ lead_sample_stretch_leads: 5 },
  })
  const counted = await h.post(`${base}/leads/count`, { filter: rule('mailability', 'is', 'subscribed') })
  expect(counted.body.exact).toBe(false)
  expect(counted.body.count).toBeGreaterThan(30)
  expect(counted.body.count).toBeLessThan(50)
  const exactly = await h.post(`${base}/leads/count`, { filter: rule('tags', 'has', tags[0]) })
  expect(exactly.body).toEqual({ count: 30, exact: true })
})
