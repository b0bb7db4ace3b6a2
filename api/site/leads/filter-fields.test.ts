/** The two meanings of a filter held against each other: in memory on facts, in the database on rows. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { appendEvent, type NewEvent } from '../../platform/events/events.ts'
import { filterErrors } from '../../platform/filter/check.ts'
import { opsByKind } from '../../platform/filter/kinds.ts'
import { matches } from '../../platform/filter/matches.ts'
import type { Filter, FilterRule } from '../../platform/filter/schema.ts'
import { toSql } from '../../platform/filter/to-sql.ts'
import {
  countries,
  dates,
  emails,
  moments,
  names,
  numbers,
  originSample,
  pick,
  sizes,
  words,
} from '../../testing/filter-samples.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { tries } from '../../testing/repetitions.ts'
import { enterLead } from '../campaigns/rules.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { noteOrigin } from '../lead-origins/rules.ts'
import { judge } from '../lead-quality/judge.ts'
import { qualityColumns, saveOnLead } from '../lead-quality/rules.ts'
import { touchFacts } from '../visitors/table.ts'
import { captureLead, countContacts, countMail, filterFields, filterKinds, leadFacts } from './rules.ts'
import { leads } from './table.ts'

let h: Harness
let database: Database<'site'>
let ids: string[] = []
let facts: Awaited<ReturnType<typeof leadFacts>>
let fields: Awaited<ReturnType<typeof fieldsOfSite>>
const tags: string[] = []
const audiences: string[] = []
const campaigns: string[] = []

const types = {
  note: 'text',
  story: 'textarea',
  size: 'number',
  vip: 'checkbox',
  born: 'date',
  plan: 'dropdown',
  pin: 'password',
  site: 'website',
  line: 'phone',
}

beforeAll(async () => {
  h = await createHarness()
  const site = await h.newSite('Filters')
  for (const [name, type] of Object.entries(types)) {
    const options = type === 'dropdown' ? { options: sizes } : {}
    const made = await h.post(`/v1/sites/${site}/custom-fields`, { name, type, label: name, ...options })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
  }
  for (const name of ['a', 'b', 'c']) {
    tags.push((await h.post(`/v1/sites/${site}/tags`, { name })).body.id)
    audiences.push((await h.post(`/v1/sites/${site}/audiences`, { name })).body.id)
    campaigns.push((await h.post(`/v1/sites/${site}/campaigns`, { name, description: name })).body.id)
  }
  database = await h.installation.databases.site(site)
  const { newId, clock } = h.installation
  const emit = (tx: Handle<'site'>, event: NewEvent) =>
    appendEvent(tx, { ...event, id: newId('event'), at: clock.now() })
  for (let i = 0; i < 300; i++) {
    h.clock.forward(i % 3)
    const given = {
      first_name: pick(names, i, 1),
      middle_name: pick(names, i, 3),
      last_name: pick(names, i, 5),
      phone: pick(['+34 600', '600 EXT 1', '911'], i, 1),
      note: pick(words, i, 2),
      story: pick(words, i, 4),
      size: pick(numbers, i, 1),
      vip: pick([true, false], i, 1),
      born: pick(dates, i, 3),
      plan: pick(sizes, i, 2),
      pin: pick(['1234'], i, 1),
      site: pick(['https://Example.com/Ä', 'http://b.example'], i, 1),
      line: pick(['600 1', '+1 (2) 34'], i, 2),
    }
    const values = Object.fromEntries(Object.entries(given).filter(([, v]) => v !== undefined)) as Record<
      string,
      string
    >
    const { lead } = await database.write(async tx => {
      const taken = await captureLead(
        tx,
        {
          email: emails[i] ?? `lead${i}@example.com`,
          values,
          tag_ids: tags.filter((_, t) => (i >> t) % 2 === 1),
          audience_ids: audiences.filter((_, a) => i % (a + 2) === 0),
          timezone: pick(['Europe/Madrid', 'UTC'], i, 1),
          language: pick(['en', 'es'] as const, i, 1),
          source: i % 2 === 0 ? 'form' : 'import',
          overwrite: false,
          subscribed: i % 3 === 0,
        },
        { newId, now: () => clock.now(), emit },
      )
      expect(taken.unknown).toEqual({})
      for (const campaign_id of campaigns.filter((_, c) => i % (c + 3) === 0)) {
        await enterLead(tx, { campaign_id, lead_id: taken.lead.id, at: clock.now(), noticed: true })
      }
      const known = { disposable: i % 2 === 0, free: i % 3 === 0, role_based: i % 5 === 0, confirmed: i % 4 === 0 }
      const quality = i % 7 > 0 ? judge({ ...known, mail: i % 11 > 0 ? 'accepts' : 'refuses', typo: false }) : undefined
      await saveOnLead(tx, taken.lead.id, {
        ...qualityColumns(quality, clock.now()),
        ...(known.confirmed && { confirmation: 'confirmed', confirmed_at: clock.now() }),
      })
      if (i % 8 === 0) await countMail(tx, taken.lead.id, 'opened', clock.now())
      else if (i % 4 === 0) await countContacts(tx, [{ lead_id: taken.lead.id, at: clock.now() }])
      const origin = { lead_id: taken.lead.id, visitor_id: null, ...originSample(i, touchFacts, clock.now()) }
      if (i % 13 > 0) await noteOrigin(tx, origin)
      return taken
    })
    ids.push(lead.id)
  }
  ids = [...new Set(ids)]
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
const allNames = [...own, ...origins, ...Object.keys(types).map(name => `custom_fields.${name}`)]

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
  if (op === 'is_empty' || op === 'is_not_empty') return fc.constant(undefined)
  switch (known?.kind) {
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
    const kind = filterKinds(fields)(field)?.kind ?? 'text'
    return fc
      .constantFrom(...opsByKind[kind])
      .chain(op =>
        valueFor(field, op).map(value => ({ kind: 'rule' as const, field, op, ...(value !== undefined && { value }) })),
      )
  })

const tree = () =>
  fc.letrec<{ filter: Filter }>(tie => ({
    filter: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      rule(),
      fc.record({ kind: fc.constant('all' as const), filters: fc.array(tie('filter'), { maxLength: 4 }) }),
      fc.record({ kind: fc.constant('any' as const), filters: fc.array(tie('filter'), { maxLength: 4 }) }),
      fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
    ),
  })).filter

async function compare(filter: Filter): Promise<number> {
  const inMemory = ids.filter(id => matches(filter, facts.get(id)!))
  const rows = await database.read(db =>
    db
      .select({ id: leads.id })
      .from(leads)
      .where(toSql(filter, filterFields(fields))),
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
    ['is', false, true],
    ['is', true, false],
    ['is_empty', undefined, true],
    ['is_not_empty', undefined, false],
  ]
  for (const [op, value, expected] of rules) {
    const found = await compare({ kind: 'rule', field: gone, op, value })
    expect(found, op).toBe(expected ? ids.length : 0)
  }
})

test('what the checks let through is what the operators take', () => {
  const kinds = filterKinds(fields)
  const wrong: FilterRule[] = [
    { kind: 'rule', field: 'custom_fields.pin', op: 'is', value: '1234' },
    { kind: 'rule', field: 'custom_fields.size', op: 'is', value: '1' },
    { kind: 'rule', field: 'custom_fields.size', op: 'between', value: [2, 1] },
    { kind: 'rule', field: 'custom_fields.born', op: 'before', value: '2027-02-30' },
    { kind: 'rule', field: 'custom_fields.plan', op: 'is', value: 'huge' },
    { kind: 'rule', field: 'first_name', op: 'is', value: '  ' },
    { kind: 'rule', field: 'first_name', op: 'is' },
    { kind: 'rule', field: 'first_name', op: 'is_empty', value: 'x' },
    { kind: 'rule', field: 'constructor', op: 'is_empty' },
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
