/** Actions on leads that were merged and separated since. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { leadActions } from './feature.ts'

let h: Harness
let site: string
let at: string
let n = 0
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
})
afterAll(() => h.close())

const work = async (id: string) => {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  const scope = { installation: h.installation, site_id: site, database, clock: h.clock, facts }
  const handler = operationHandler(scope, leadActions.operations)
  while (!(await handler.perform({ subject_id: id } as Job, new AbortController().signal)).done);
  return (await h.get(`${at}/operations/${id}`)).body as unknown as { id: string; progress: object }
}
const made = async (path: string, body: object): Promise<string> => (await h.post(`${at}/${path}`, body)).body.id
const newTag = () => made('tags', { name: `Tag ${++n}` })
const newLead = () => made('leads', { email: `lead${++n}@example.com` })
const tagsOf = async (id: string) => (await h.get(`${at}/leads/${id}`)).body.tag_ids
const carryOut = async (tag: string, lead_ids: string[]) =>
  work(await made('lead-actions', { action: { type: 'add_tags', tag_ids: [tag] }, selection: { lead_ids } }))
const undo = async (id: string) => work(await made(`operations/${id}/undo`, {}))

test('what was done to somebody who was merged and separated since is undone with the others', async () => {
  const tag = await newTag()
  const [one, other, into] = [await newLead(), await newLead(), await newLead()]
  const done = await carryOut(tag, [one, other])
  // Who stays has the tag from elsewhere, and keeps it.
  h.clock.forward(1_000)
  expect((await h.post(`${at}/leads/${into}/tags`, { tag_ids: [tag] })).status).toBe(200)
  const merges = `leads/${into}/merges`
  const merge = await made(merges, { merged_lead_id: one })
  expect((await h.post(`${at}/${merges}/${merge}/undo`)).status).toBe(200)
  expect(await tagsOf(one)).toEqual([tag])
  expect((await undo(done.id)).progress).toMatchObject({ succeeded: 2 })
  expect([await tagsOf(one), await tagsOf(other), await tagsOf(into)]).toEqual([[], [], [tag]])
})

test('a tag that somebody had by hand stays with whoever they are merged into, though theirs by an action is undone', async () => {
  const tag = await newTag()
  const [into, from, third] = [await newLead(), await newLead(), await newLead()]
  expect((await h.post(`${at}/leads/${from}/tags`, { tag_ids: [tag] })).status).toBe(200)
  h.clock.forward(1_000)
  const done = await carryOut(tag, [into, third])
  const merges = `leads/${into}/merges`
  const merge = await made(merges, { merged_lead_id: from })
  expect((await undo(done.id)).progress).toMatchObject({ total: 2, succeeded: 1 })
  expect([await tagsOf(into), await tagsOf(third)]).toEqual([[tag], []])
  expect((await h.post(`${at}/${merges}/${merge}/undo`)).status).toBe(200)
  expect([await tagsOf(into), await tagsOf(from)]).toEqual([[tag], [tag]])
})

test('separated first, each has its tags as before, and what the action gave is taken back', async () => {
  const tag = await newTag()
  const [into, from] = [await newLead(), await newLead()]
  expect((await h.post(`${at}/leads/${from}/tags`, { tag_ids: [tag] })).status).toBe(200)
  h.clock.forward(1_000)
  const done = await carryOut(tag, [into])
  const merges = `leads/${into}/merges`
  const merge = await made(merges, { merged_lead_id: from })
  expect((await h.post(`${at}/${merges}/${merge}/undo`)).status).toBe(200)
  await undo(done.id)
  expect([await tagsOf(into), await tagsOf(from)]).toEqual([[], [tag]])
})
