/** A site with leads in several scripts, tags, custom fields and dynamic audiences, and random changes of its leads. */

import type { Database } from '../../../api/platform/database/database.ts'
import type { Handle } from '../../../api/platform/database/handle.ts'
import { acting } from '../../../api/platform/features/write-context.ts'
import { matches } from '../../../api/platform/schemas/filter/matches.ts'
import type { Filter } from '../../../api/platform/schemas/filter/schema.ts'
import { dynamicAudiences, leadsOn } from '../../../api/site/contacts/audiences/rules.ts'
import { fieldByName } from '../../../api/site/contacts/custom-fields/rules.ts'
import { captureLead, leadFacts, matchingLeadIds, setFieldValue } from '../../../api/site/contacts/leads/rules.ts'
import { tagLead, untagLead } from '../../../api/site/contacts/tags/rules.ts'
import { dates, names, numbers, pick, sizes, words } from '../../../api/testing/filter-samples.ts'
import type { Harness } from '../../../api/testing/harness.ts'
import { type Asked, one, type Random } from './random-filters.ts'

type Tx = Handle<'site'>

const custom = { note: 'text', size: 'number', vip: 'checkbox', born: 'date', plan: 'dropdown' } as const
const batch = 500

export interface AudienceSite {
  h: Harness
  at: string
  site: string
  database: Database<'site'>
  ids: string[]
  tags: string[]
  /** What random filters ask about. */
  asked: Asked[]
}

export async function audienceSite(h: Harness, leads: number): Promise<AudienceSite> {
  const site = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site}`
  for (const [name, type] of Object.entries(custom)) {
    await h.post(`${at}/custom-fields`, { name, type, label: name, ...(type === 'dropdown' && { options: sizes }) })
  }
  const tags: string[] = []
  for (const name of ['a', 'b', 'c']) tags.push((await h.post(`${at}/tags`, { name })).body.id)
  const database = await h.installation.databases.site(site)
  const ids: string[] = []
  const context = acting(h.installation, h.clock)
  for (let from = 0; from < leads; from += batch) {
    await database.write(async tx => {
      for (let i = from; i < Math.min(leads, from + batch); i++) {
        const { lead } = await captureLead(tx, sample(i, tags), context)
        ids.push(lead.id)
      }
    })
  }
  const asked: Asked[] = [
    { field: 'email', type: 'text' },
    { field: 'first_name', type: 'text' },
    { field: 'last_name', type: 'text' },
    { field: 'language', type: 'choice', values: ['en', 'es'] },
    { field: 'registered_at', type: 'instant' },
    { field: 'last_activity_at', type: 'instant' },
    { field: 'mailability', type: 'choice', values: ['subscribed', 'unsubscribed'] },
    { field: 'tags', type: 'set', values: tags },
    { field: 'custom_fields.note', type: 'text' },
    { field: 'custom_fields.size', type: 'number' },
    { field: 'custom_fields.vip', type: 'checkbox' },
    { field: 'custom_fields.born', type: 'date' },
    { field: 'custom_fields.plan', type: 'choice', values: sizes },
  ]
  return { h, at, site, database, ids, tags, asked }
}

function sample(i: number, tags: readonly string[]) {
  const given = {
    first_name: pick(names, i, 1),
    last_name: pick(names, i, 5),
    note: pick(words, i, 2),
    size: pick(numbers, i, 1),
    vip: pick([true, false], i, 2),
    born: pick(dates, i, 3),
    plan: pick(sizes, i, 2),
  }
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  return {
    email: `lead${i}@${i % 3 === 0 ? 'bücher' : 'shop'}.example`,
    values,
    tag_ids: tags.filter((_, t) => (i >> t) % 2 === 1),
    audience_ids: [],
    language: pick(['en', 'es'] as const, i, 1),
    source: 'import' as const,
    overwrite: false,
    subscribed: i % 3 === 0,
  }
}

/** One random change of a random lead. */
export async function changeSome({ h, ids, tags }: AudienceSite, random: Random, tx: Tx): Promise<void> {
  const context = acting(h.installation, h.clock)
  const lead_id = one(random, ids)
  const tag_id = one(random, tags)
  const at = h.clock.now()
  const type = Math.floor(random() * 5)
  if (type === 0) await tagLead(tx, lead_id, [tag_id], { source: 'manual', source_id: null, at }, context.emit)
  else if (type === 1) await untagLead(tx, lead_id, [tag_id], context.emit)
  else {
    const [name, values] = one(random, [
      ['note', words],
      ['size', numbers],
      ['vip', [true, false]],
      ['born', dates],
      ['plan', sizes],
    ] as const)
    const field = await fieldByName(tx, name)
    if (field) await setFieldValue(tx, lead_id, field, one(random, [...values, null]), context)
  }
}

/** How many memberships are other than all leads looked at with all filters in the database say. */
export async function differences({ h, database, ids }: AudienceSite): Promise<number> {
  let wrong = 0
  for (const { id, filter } of await database.read(dynamicAudiences)) {
    const wanted = await database.readSlow(db => allMatching(db, filter, h.clock.now()))
    const on = await database.readSlow(db => leadsOn(db, ids, id))
    wrong += new Set([...wanted, ...on]).size * 2 - wanted.size - on.size
  }
  return wrong
}

const allMatching = async (db: Tx, filter: Filter, now: number): Promise<Set<string>> =>
  new Set(
    await matchingLeadIds(db, { wanted: [filter], now, timezone: 'UTC' }, { after: '', until: '~', limit: 10_000_000 }),
  )

/** How many of the filters find other leads in the database than in memory. */
export async function disagreements({ h, database, ids }: AudienceSite, filters: readonly Filter[]): Promise<number> {
  const looked = ids.slice(0, batch)
  const now = h.clock.now()
  const facts = await database.read(db => leadFacts(db, looked))
  let wrong = 0
  for (const filter of filters) {
    const which = { wanted: [filter], among: looked, now, timezone: 'UTC' }
    const found = await database.read(db => matchingLeadIds(db, which, { after: '', until: '~', limit: batch }))
    const inMemory = looked.filter(id => {
      const known = facts.get(id)
      return known !== undefined && matches(filter, known, { now, timezone: 'UTC' })
    })
    if (found.toSorted().join() !== inMemory.toSorted().join()) wrong += 1
  }
  return wrong
}
