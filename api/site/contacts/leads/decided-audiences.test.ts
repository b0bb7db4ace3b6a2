/** Audiences whose recomputation did not come to its end: who is on them is decided by their filters, wherever it is asked. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { askedFacts, matches } from '../../../platform/schemas/filter/matches.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { makeFilterLeads } from '../../../testing/filter-leads.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { tries } from '../../../testing/repetitions.ts'
import { workOff } from '../../../testing/work-off.ts'
import { countLeads } from './counts.ts'
import { pageOfLeads } from './pages.ts'
import { leadFacts, matchingLeadIds, requireOrder } from './rules.ts'

let h: Harness
let site: string
let base: string
let database: Database<'site'>
let ids: string[]
let audiences: string[]
let facts: Awaited<ReturnType<typeof leadFacts>>
/** The filters that they have now, of which nobody has been looked at. */
let filters: Record<string, Filter>

const rule = (field: string, op: string, value?: unknown) =>
  ({ type: 'rule', field, op, ...(value !== undefined && { value }) }) as Filter
const not = (filter: Filter): Filter => ({ type: 'not', filter })
const present = () => ({ now: h.clock.now(), timezone: 'UTC' })

async function change(id: string, filter: Filter): Promise<void> {
  const { body } = await h.patch(`${base}/audiences/${id}`, { filter })
  expect(body).toMatchObject({ status: 'updating' })
  expect((await h.post(`${base}/operations/${body.operation_id}/cancel`)).status).toBe(200)
  expect((await h.get(`${base}/audiences/${id}`)).body).toMatchObject({ status: 'incomplete' })
}

beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Filters')
  base = `/v1/sites/${site}`
  const made = await makeFilterLeads(h, site)
  ids = made.ids
  const dynamic = async (name: string, filter: Filter) => (await h.post(`${base}/audiences`, { name, filter })).body.id
  const [one = '', two = ''] = made.audiences
  const first = await dynamic('First', rule('source', 'is', 'form'))
  const second = await dynamic('Second', rule('audiences', 'has', [first, one]))
  const third = await dynamic('Third', rule('audiences', 'has', two))
  // Its own filter stays as it is: what it asks about does not.
  const fourth = await dynamic('Fourth', not(rule('audiences', 'has', third)))
  const settled = await dynamic('Settled', rule('source', 'is', 'import'))
  await workOff(h, site)
  filters = {
    [first]: rule('tags', 'has', made.tags[0]),
    [second]: { type: 'all', filters: [rule('audiences', 'has_not', first), rule('opens', 'gt', 0)] },
    [third]: { type: 'any', filters: [rule('audiences', 'has', [second, settled]), rule('tags', 'has', made.tags[1])] },
  }
  for (const [id, filter] of Object.entries(filters)) await change(id, filter)
  filters[fourth] = not(rule('audiences', 'has', third))
  audiences = [one, two, settled, ...Object.keys(filters)]
  database = await h.installation.databases.site(site)
  facts = await database.read(db => leadFacts(db, ids))
})
afterAll(() => h.close())

async function compare(filter: Filter): Promise<number> {
  const inMemory = ids.filter(id => matches(filter, facts.get(id)!, present())).sort()
  const found = await database.read(async db => ({
    matching: await matchingLeadIds(db, { wanted: [filter], ...present() }, { after: '', until: '~', limit: 1_000 }),
    page: await pageOfLeads(
      db,
      { filter, fields: [], ...present() },
      { after: null, limit: 1_000, order: await requireOrder(db, 'registered_at') },
    ),
    count: await countLeads(db, { filter, fields: [], ...present() }),
  }))
  expect(found.matching).toEqual(inMemory)
  expect(found.page.map(({ row }) => row.id).sort()).toEqual(inMemory)
  expect(found.count).toEqual({ count: inMemory.length, exact: true })
  return inMemory.length
}

const asked = (): fc.Arbitrary<Filter> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('has', 'has_not'), fc.subarray(audiences, { minLength: 1, maxLength: 3 }))
      .map(([op, value]) => rule('audiences', op, value)),
    fc.constantFrom('is_empty', 'is_not_empty').map(op => rule('audiences', op)),
    fc.constantFrom('form', 'import').map(value => rule('source', 'is', value)),
  )
const tree = () =>
  fc.letrec<{ filter: Filter }>(tie => ({
    filter: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      asked(),
      fc.record({ type: fc.constant('all' as const), filters: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ type: fc.constant('any' as const), filters: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ type: fc.constant('not' as const), filter: tie('filter') }),
    ),
  })).filter

test('who is on one is who matches its filter, through whatever others it asks about', async () => {
  for (const [id, filter] of Object.entries(filters)) {
    const count = await compare(rule('audiences', 'has', id))
    expect(count).toBe(await compare(filter))
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(ids.length)
    expect(await compare(rule('audiences', 'has_not', id))).toBe(ids.length - count)
    const { body } = await h.get(`${base}/leads?audience_id=${id}&limit=100`)
    expect(body.data.length).toBe(Math.min(100, count))
  }
})

test('lists, numbers, work on many leads and journeys find the same', async () => {
  await fc.assert(
    fc.asyncProperty(tree(), async filter => void (await compare(filter))),
    tries(40, 600),
  )
})

test('what a decision was based on are the audiences that the filters say', () => {
  const [id = '', filter] = Object.entries(filters)[0] ?? []
  const lead = [...facts.values()].find(one => !one.audiences.includes(id) && matches(filter!, one, present()))!
  const asks = rule('audiences', 'has', id)
  expect(askedFacts(asks, lead, present()).audiences).toContain(id)
})

test('an action on its leads counts and takes those whom the filter finds', async () => {
  const [id = '', filter] = Object.entries(filters)[0] ?? []
  const tag = (await h.post(`${base}/tags`, { name: 'Found' })).body.id
  const selection = { filter: rule('audiences', 'has', id) }
  const expected = ids.filter(one => matches(filter!, facts.get(one)!, present())).sort()
  const shown = await h.post(`${base}/lead-actions/preview`, { selection })
  expect(shown.body).toMatchObject({ leads: expected.length })
  const begun = await h.post(`${base}/lead-actions`, { selection, action: { type: 'add_tags', tag_ids: [tag] } })
  expect(begun.status).toBe(202)
  await workOff(h, site)
  const tagged = await database.read(db => leadFacts(db, ids))
  expect(ids.filter(one => tagged.get(one)?.tags.includes(tag)).sort()).toEqual(expected)
})
