/** The two meanings of a filter held against each other: in memory on facts, in the database on rows. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { filterErrors } from '../../../platform/schemas/filter/check.ts'
import { opsByKind } from '../../../platform/schemas/filter/kinds.ts'
import { askedFacts, matches } from '../../../platform/schemas/filter/matches.ts'
import type { Filter, FilterRule } from '../../../platform/schemas/filter/schema.ts'
import { toSql } from '../../../platform/schemas/filter/to-sql.ts'
import { customTypes, makeFilterLeads } from '../../../testing/filter-leads.ts'
import { countries, dates, emails, moments, numbers, words } from '../../../testing/filter-samples.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { tries } from '../../../testing/repetitions.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { touchFacts } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'
import { filterFields, filterKinds, leadFacts } from './rules.ts'

/** The last of the moments in the samples. */
const now = Date.parse('2027-03-14T09:31:00Z')

let h: Harness
let database: Database<'site'>
let ids: string[] = []
let facts: Awaited<ReturnType<typeof leadFacts>>
let fields: Awaited<ReturnType<typeof fieldsOfSite>>
let tags: string[]
let audiences: string[]
let campaigns: string[]

beforeAll(async () => {
  h = await createHarness()
  const site = await h.newSite('Filters')
  ;({ ids, tags, audiences, campaigns } = await makeFilterLeads(h, site))
  database = await h.installation.databases.site(site)
  facts = await database.read(db => leadFacts(db, ids))
  fields = await database.read(db => fieldsOfSite(db))
})
afterAll(() => h.close())

const own = [
  'email',
  'first_name',
  'middle_name',
  'last_name',
  'phone',
  'timezone',
  'language',
  'source',
  'mailability',
  'registered_at',
  'last_activity_at',
  'last_contacted_at',
  'opens',
  'clicks',
  'email_validity',
  'email_score',
  'email_disposable',
  'email_free',
  'email_role_based',
  'confirmation',
  'confirmed_at',
  'tags',
  'audiences',
  'campaigns',
]
const origins = ['country', 'device', ...touchFacts.flatMap(fact => [`first_${fact}`, `last_${fact}`])]
const allNames = [...own, ...origins, ...Object.keys(customTypes).map(name => `custom_fields.${name}`)]

const texts = [
  ...words,
  ...emails,
  ...countries,
  '@',
  'an',
  'example.',
  'BÜCHER',
  '600',
  '%',
  '_',
  'madrid',
  'ext',
  'https://e',
  '\u0301',
]
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }))
const pair = <T extends string | number>(pool: readonly T[]) =>
  fc.tuple(fc.constantFrom(...pool), fc.constantFrom(...pool))

function valueFor(field: string, op: FilterRule['op']): fc.Arbitrary<FilterRule['value']> {
  const known = filterKinds(fields)(field)
  if (op.endsWith('_days')) return fc.constantFrom(1, 14, 15, 73, 74)
  if (op === 'is_empty' || op === 'is_not_empty') return fc.constant(undefined)
  switch (known?.type) {
    case 'number':
      return op === 'between' ? pair(numbers) : fc.constantFrom(...numbers, 3)
    case 'date':
      return op === 'between' ? pair(dates) : fc.constantFrom(...dates)
    case 'instant':
      return op === 'between' ? pair(moments) : fc.constantFrom(...moments)
    case 'checkbox':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...(known.values ?? []))
    case 'set': {
      const pools: Record<string, string[]> = { tags, audiences, campaigns }
      const pool = pools[field] ?? []
      return fc.oneof(fc.constantFrom(...pool), fc.subarray(pool, { minLength: 1 }))
    }
    default:
      return text
  }
}

const rule = (): fc.Arbitrary<Filter> =>
  fc.constantFrom(...allNames).chain(field => {
    const type = filterKinds(fields)(field)?.type ?? 'text'
    return fc
      .constantFrom(...opsByKind[type])
      .chain(op =>
        valueFor(field, op).map(value => ({ type: 'rule' as const, field, op, ...(value !== undefined && { value }) })),
      )
  })

const tree = () =>
  fc.letrec<{ filter: Filter }>(tie => ({
    filter: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      rule(),
      fc.record({ type: fc.constant('all' as const), filters: fc.array(tie('filter'), { maxLength: 4 }) }),
      fc.record({ type: fc.constant('any' as const), filters: fc.array(tie('filter'), { maxLength: 4 }) }),
      fc.record({ type: fc.constant('not' as const), filter: tie('filter') }),
    ),
  })).filter

/** Zones in which it is another date, or the clock changes on one of those in the samples. */
const zones = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/Havana']
let turn = 0

async function compare(filter: Filter, timezone = zones[turn++ % zones.length] as string): Promise<number> {
  const present = { now, timezone }
  const inMemory = ids.filter(id => matches(filter, facts.get(id)!, present))
  const rows = await database.read(db =>
    db
      .select({ id: leads.id })
      .from(leads)
      .where(toSql(filter, filterFields(fields), present)),
  )
  expect(rows.map(row => row.id).sort()).toEqual(inMemory.sort())
  return inMemory.length
}

test('every operator of every field finds the same leads in memory and in the database', async () => {
  const runs = tries(500, 1_500)
  let some = 0
  const same = fc.asyncProperty(rule(), async filter => {
    const found = await compare(filter)
    if (found > 0 && found < ids.length) some += 1
  })
  await fc.assert(same, runs)
  expect(some).toBeGreaterThan(runs.numRuns / 3)
})

test.each([
  ['Peña', ['Peña', 'Pen\u0303a'], ['PENA']],
  ['PENA', ['PENA'], ['Peña']],
  ['strasse', ['Straße', 'STRASSE', 'strasse'], []],
  ['कि', ['कि'], ['का']],
  ['が', ['が'], ['か']],
  ['οδος', ['ΟΔΟΣ'], []],
])('text is compared by letter: %s is %j and not %j', async (value, same, others) => {
  for (const field of ['first_name', 'last_name', 'custom_fields.note', 'first_utm_source']) {
    const found = await compare({ type: 'rule', field, op: 'is', value })
    const having = (wanted: readonly string[]) =>
      ids.filter(id => wanted.some(one => one.normalize('NFC') === told(id, field)?.normalize('NFC'))).length
    expect(having([...same, ...others])).toBeGreaterThan(having(others))
    expect(found, field).toBe(having(same))
  }
})

const told = (id: string, field: string): string | undefined => {
  const value = askedFacts({ type: 'rule', field, op: 'is_empty' }, facts.get(id)!, { now, timezone: 'UTC' })[field]
  return typeof value === 'string' ? value : undefined
}

test('a box that nobody answered is neither ticked nor not', async () => {
  const asked = (op: 'is' | 'is_not', value: boolean) =>
    compare({ type: 'rule', field: 'custom_fields.vip', op, value })
  const [ticked, unticked] = [await asked('is', true), await asked('is', false)]
  expect(Math.min(ticked, unticked)).toBeGreaterThan(0)
  expect(ticked + unticked).toBeLessThan(ids.length)
  expect(await asked('is_not', true)).toBe(ids.length - ticked)
  expect(await asked('is_not', false)).toBe(ids.length - unticked)
})

test('days begin at the midnight of the site, in the database as in memory', async () => {
  const born = (op: FilterRule['op']): FilterRule => ({ type: 'rule', field: 'custom_fields.born', op, value: 14 })
  const found = new Set<string>()
  for (const timezone of zones) {
    const [last, next] = [await compare(born('in_last_days'), timezone), await compare(born('in_next_days'), timezone)]
    const since = await compare({ type: 'rule', field: 'registered_at', op: 'after', value: '2027-03-14' }, timezone)
    found.add([last, next, since].join())
  }
  expect(found.size).toBeGreaterThan(1)
})

test('nested filters find the same, too', async () => {
  const same = fc.asyncProperty(tree(), async filter => void (await compare(filter)))
  await fc.assert(same, tries(100, 400))
})

test('a field that no longer exists counts as empty in both', async () => {
  const gone = 'custom_fields.gone'
  const rules: [FilterRule['op'], FilterRule['value'], boolean][] = [
    ['is', 'x', false],
    ['is_not', 'x', true],
    ['contains', 'x', false],
    ['gt', 1, false],
    ['before', '2027-01-01', false],
    ['is', false, false],
    ['is_not', false, true],
    ['is', true, false],
    ['is_not', true, true],
    ['is_empty', undefined, true],
    ['is_not_empty', undefined, false],
  ]
  for (const [op, value, expected] of rules) {
    const found = await compare({ type: 'rule', field: gone, op, value })
    expect(found, op).toBe(expected ? ids.length : 0)
  }
})

test('what the checks let through is what the operators take', () => {
  const kinds = filterKinds(fields)
  const wrong: FilterRule[] = [
    { type: 'rule', field: 'custom_fields.pin', op: 'is', value: '1234' },
    { type: 'rule', field: 'custom_fields.size', op: 'is', value: '1' },
    { type: 'rule', field: 'custom_fields.size', op: 'between', value: [2, 1] },
    { type: 'rule', field: 'custom_fields.born', op: 'before', value: '2027-02-30' },
    { type: 'rule', field: 'custom_fields.plan', op: 'is', value: 'huge' },
    { type: 'rule', field: 'first_name', op: 'is', value: '  ' },
    { type: 'rule', field: 'first_name', op: 'is' },
    { type: 'rule', field: 'first_name', op: 'is_empty', value: 'x' },
    { type: 'rule', field: 'constructor', op: 'is_empty' },
  ]
  for (const filter of wrong) expect(filterErrors(filter, kinds), JSON.stringify(filter)).toHaveLength(1)
  fc.assert(
    fc.property(rule(), filter => {
      const { value, op } = filter as FilterRule
      const [low = 0, high = 0] = [value].flat().map(one => (typeof one === 'string' ? Date.parse(one) : Number(one)))
      const unordered = op === 'between' && low > high
      const blank = typeof value === 'string' && value.trim() === ''
      if (!unordered && !blank) expect(filterErrors(filter, kinds)).toEqual([])
    }),
    tries(),
  )
})
