import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Step } from '../../../../../workflows/core/definition.ts'
import { runBatch } from '../../../../../workflows/embedded/batch.ts'
import type { StoredEntry } from '../../../../../workflows/ports.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { createJourneyFixture, type JourneyFixture } from '../../../../testing/fixtures/journeys.ts'
import { tagsOfLead } from '../../../contacts/tags/rules.ts'

let w: JourneyFixture
beforeAll(async () => {
  w = await createJourneyFixture(runBatch)
})
afterAll(() => w.close())

const madeAt = async (path: string, body: object): Promise<string> => (await w.post(w.path(path), body)).body.id
const newTag = (name: string) => madeAt('tags', { name })
const newField = (name: string, type: string) => madeAt('custom-fields', { name, label: name, type })
const newLeads = (...names: string[]) => Promise.all(names.map(name => w.newLead(`${name}@example.com`)))

/** Enrolls leads in journeys, the runs of all of which are then carried on together. */
async function enrolled(journeys: string[], lead_ids: string[]): Promise<string[]> {
  const runs: string[] = []
  for (const journey of journeys) for (const lead_id of lead_ids) runs.push(await w.enroll(journey, lead_id))
  return runs
}

async function found(run_id: string, type: string): Promise<StoredEntry | undefined> {
  const entries = (await w.run(run_id)).entries as StoredEntry[]
  return entries.find(entry => entry.type === type)
}

async function told(lead_id: string, name: string): Promise<number> {
  const asked = 'select 1 from events where lead_id = ? and name = ?'
  return (await w.database.read(db => db.all(asked, [lead_id, name]))).length
}

test('runs of a batch that do the same each have their own answer; the second run of a lead finds what the first did', async () => {
  const [old_tag, new_tag] = [await newTag('Old'), await newTag('New')]
  const field_id = await newField('stage', 'text')
  const leads = await newLeads('ana', 'berta', 'carla')
  const [first = '', second = ''] = leads
  await w.post(w.path(`leads/${first}/tags`), { tag_ids: [old_tag] })
  await w.settle()
  const tags: Step = { id: 'tags', type: 'assign_tags', tag_ids: [old_tag, new_tag] }
  const set: Step = { id: 'set', type: 'set_custom_field_value', field_id, value: 'warm' }
  const one = await w.publish([tags, set])
  const other = await w.publish([tags, set])
  const runs = await enrolled([one, other], leads)
  await w.settle()
  const changed = await Promise.all(runs.map(async run => (await found(run, 'tags_assigned'))?.detail.changed))
  const both = [old_tag, new_tag]
  expect(changed).toEqual([[new_tag], both, both, [], [], []])
  const reasons = await Promise.all(runs.map(async run => (await found(run, 'field_set'))?.reason))
  expect(reasons).toEqual(['set', 'set', 'set', 'already_set', 'already_set', 'already_set'])
  expect(await told(first, 'lead.tag_added')).toBe(2)
  expect(await told(second, 'lead.tag_added')).toBe(2)
  expect(await told(second, 'lead.updated')).toBe(1)
  const lead = (await w.get(w.path(`leads/${second}`))).body
  expect(lead.custom_fields).toEqual({ stage: 'warm' })
  const { tags: of_first } = (await w.get(w.path(`leads/${first}?expand=tags`))).body
  expect(of_first).toMatchObject([
    { name: 'New', source: 'journey', source_id: runs[0] },
    { name: 'Old', source: 'manual', source_id: expect.stringMatching(/^user_/) },
  ])
})

test('tags are taken only from leads that have them, values only from leads that have one', async () => {
  const tag_id = await newTag('Passing')
  const field_id = await newField('grade', 'text')
  const leads = await newLeads('dora', 'elena')
  const [with_both = '', with_none = ''] = leads
  await w.post(w.path(`leads/${with_both}/tags`), { tag_ids: [tag_id] })
  await w.patch(w.path(`leads/${with_both}`), { custom_fields: { grade: 'A' } })
  await w.settle()
  const journey = await w.publish([
    { id: 'untag', type: 'remove_tags', tag_ids: [tag_id] },
    { id: 'clear', type: 'set_custom_field_value', field_id, value: '' },
  ])
  const runs = await enrolled([journey], leads)
  await w.settle()
  const reasons = (type: string) => Promise.all(runs.map(async run => (await found(run, type))?.reason))
  expect(await reasons('tags_removed')).toEqual(['removed', 'not_assigned'])
  expect(await reasons('field_set')).toEqual(['set', 'already_set'])
  expect(await told(with_both, 'lead.tag_removed')).toBe(1)
  expect(await told(with_none, 'lead.tag_removed')).toBe(0)
  expect((await w.get(w.path(`leads/${with_both}`))).body.custom_fields).toEqual({})
})

test('each lead is held against the filter with its own values', async () => {
  const field_id = await newField('points', 'number')
  const leads = await newLeads('fina', 'gema', 'hilda')
  for (const [i, lead_id] of leads.entries()) {
    await w.patch(w.path(`leads/${lead_id}`), { custom_fields: { points: i * 10 } })
  }
  await w.settle()
  const many = { type: 'rule', field: 'custom_fields.points', op: 'gt', value: 5 } as const
  const journey = await w.publish([
    {
      id: 'paths',
      type: 'paths',
      branches: [{ id: 'many', when: { type: 'filter', filter: many }, steps: [] }],
      otherwise: [],
    },
    { id: 'set', type: 'set_custom_field_value', field_id, value: 7 },
  ])
  const runs = await enrolled([journey], leads)
  await w.settle()
  const checks = await Promise.all(runs.map(run => found(run, 'branch_checked')))
  expect(checks.map(entry => entry?.reason)).toEqual(['filter_not_matched', 'filter_matched', 'filter_matched'])
  expect(checks.map(entry => entry?.facts)).toEqual([0, 10, 20].map(points => ({ 'custom_fields.points': points })))
})

test('what is no longer there fails the runs that name it and leaves the others of the batch alone', async () => {
  const kept = await newField('kept', 'text')
  const dropped = await newField('dropped', 'text')
  const set = (field_id: string): Step => ({ id: 'set', type: 'set_custom_field_value', field_id, value: 'x' })
  const journeys = [await w.publish([set(kept)]), await w.publish([set(dropped)])]
  const runs = await enrolled(journeys, await newLeads('ines', 'julia'))
  await w.inSite(w.site, async tx => void (await tx.run('delete from custom_fields where id = ?', [dropped])))
  await w.settle()
  const ends = await Promise.all(
    runs.map(async run => ({ status: (await w.run(run)).status, reason: (await w.run(run)).reason })),
  )
  const [good, bad] = [{ status: 'completed' }, { status: 'failed', reason: 'unknown_reference' }]
  expect(ends).toMatchObject([good, good, bad, bad])
})

test('runs of one lead go one after another, oldest first: the later one has the last word and sees what was done', async () => {
  const [lead = ''] = await newLeads('karla')
  const hot = await newTag('Hot')
  const field_id = await newField('mood', 'text')
  const set = (id: string, value: string): Step => ({ id, type: 'set_custom_field_value', field_id, value })
  const first = await w.publish([{ id: 'tag', type: 'assign_tags', tag_ids: [hot] }, set('set', 'first')])
  const is_hot: Filter = { type: 'rule', field: 'tags', op: 'has', value: [hot] }
  const is_first: Filter = { type: 'rule', field: 'custom_fields.mood', op: 'is', value: 'first' }
  const both: Filter = { type: 'all', filters: [is_hot, is_first] }
  const second = await w.publish([
    {
      id: 'paths',
      type: 'paths',
      branches: [{ id: 'seen', when: { type: 'filter', filter: both }, steps: [set('in', 'second')] }],
      otherwise: [set('out', 'missed')],
    },
    { id: 'untag', type: 'remove_tags', tag_ids: [hot] },
  ])
  await enrolled([first, second], [lead])
  await w.settle()
  expect((await w.get(w.path(`leads/${lead}`))).body.custom_fields).toEqual({ mood: 'second' })
  expect(await w.database.read(db => tagsOfLead(db, lead))).toEqual([])
})

test('a value that the field does not take fails the runs that set it, all of them', async () => {
  const field_id = await newField('amount', 'number')
  const journey = await w.publish([{ id: 'set', type: 'set_custom_field_value', field_id, value: '12' }])
  const runs = await enrolled([journey], await newLeads('luz', 'mara'))
  const asText = "update custom_fields set type = 'date' where id = ?"
  await w.inSite(w.site, async tx => void (await tx.run(asText, [field_id])))
  await w.settle()
  for (const run of runs) expect((await w.run(run)).status).toBe('failed')
})

test('audiences are joined and left by the runs of a batch, each told of once, and start what waits for it', async () => {
  const [joined, left] = [
    await madeAt('audiences', { name: 'Buyers' }),
    await madeAt('audiences', { name: 'Prospects' }),
  ]
  const leads = await newLeads('ines', 'juana')
  const [ines = '', juana = ''] = leads
  await w.post(w.path(`audiences/${left}/leads`), { lead_ids: [ines] })
  await w.settle()
  const journey = await w.publish([
    { id: 'join', type: 'add_to_audience', audience_ids: [joined] },
    { id: 'leave', type: 'remove_from_audience', audience_ids: [left] },
  ])
  const runs = await enrolled([journey], leads)
  await w.settle()
  const reasons = (type: string) => Promise.all(runs.map(async run => (await found(run, type))?.reason))
  expect(await reasons('audiences_joined')).toEqual(['joined', 'joined'])
  expect(await reasons('audiences_left')).toEqual(['left', 'not_joined'])
  expect(await told(ines, 'lead.audience_left')).toBe(1)
  expect(await told(juana, 'lead.audience_left')).toBe(0)
  expect(await told(juana, 'lead.audience_joined')).toBe(1)
  expect((await w.get(w.path(`leads/${ines}`))).body.audience_ids).toEqual([joined])
})
