import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScope } from '../../../site-work.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { countAudiences } from './housekeeping.ts'

let h: Harness
let site: string
let path: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Lists')
  path = `/v1/sites/${site}/audiences`
})
afterAll(() => h.close())

test('an audience is made, renamed under its version and deleted; its name is taken without regard to case', async () => {
  const made = await h.post(path, { name: ' News ', description: 'Weekly' })
  expect(made.body).toMatchObject({ name: 'News', description: 'Weekly', lead_count: 0, version: 1 })
  const taken = await h.post(path, { name: 'NEWS' })
  expect(taken.status).toBe(409)
  expect(taken.body).toMatchObject({ code: 'name_taken', errors: [{ pointer: '/name' }] })
  const other = await h.post(path, { name: 'Other' })
  expect((await h.patch(`${path}/${other.body.id}`, { name: 'nEWS' })).body).toEqual({
    ...taken.body,
    request_id: expect.any(String),
  })
  await h.delete(`${path}/${other.body.id}`)
  const renamed = await h.patch(`${path}/${made.body.id}`, { name: 'news' }, { headers: { 'if-match': '"1"' } })
  expect(renamed.body).toMatchObject({ name: 'news', description: 'Weekly', version: 2 })
  const stale = await h.patch(`${path}/${made.body.id}`, { name: 'x' }, { headers: { 'if-match': '"1"' } })
  expect(stale.status).toBe(412)
  expect((await h.get(`${path}?search=NEW`)).body.data).toHaveLength(1)
  expect((await h.delete(`${path}/${made.body.id}`)).status).toBe(204)
  expect((await h.get(`${path}/${made.body.id}`)).status).toBe(404)
})

test('leads join and leave once, each telling of it; an id of nobody is refused at its place', async () => {
  const audience = (await h.post(path, { name: 'Buyers' })).body.id
  const leads: string[] = []
  for (const name of ['a', 'b']) {
    leads.push((await h.post(`/v1/sites/${site}/leads`, { email: `${name}@example.com` })).body.id)
  }
  const lead_ids = [...leads]
  for (const change of ['leads', 'leads/remove']) {
    const refused = await h.post(`${path}/${audience}/${change}`, { lead_ids: [...leads, `lead_${'0'.repeat(32)}`] })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ errors: [{ pointer: '/lead_ids/2', code: 'unknown_reference' }] })
  }
  const joined = await h.post(`${path}/${audience}/leads`, { lead_ids })
  expect(joined.body).toMatchObject({ changed: 2, audience: { lead_count: 2 } })
  expect((await h.post(`${path}/${audience}/leads`, { lead_ids })).body).toMatchObject({ changed: 0 })
  const left = await h.post(`${path}/${audience}/leads/remove`, { lead_ids: [leads[0]] })
  expect(left.body).toMatchObject({ changed: 1, audience: { lead_count: 1 } })
  const timeline = await h.get(`/v1/sites/${site}/leads/${leads[0]}/timeline`)
  expect(timeline.body.data.map(e => e.type)).toEqual(['lead.audience_left', 'lead.audience_joined', 'lead.created'])
  await h.delete(`/v1/sites/${site}/leads/${leads[1]}`)
  expect((await h.get(`${path}/${audience}`)).body).toMatchObject({ lead_count: 0 })
})

test('growth is told for each day: by counts, and before the first of them by when leads joined', async () => {
  const audience = (await h.post(path, { name: 'Growing' })).body.id
  const add = async (name: string) => {
    const { id } = (await h.post(`/v1/sites/${site}/leads`, { email: `${name}@grow.example` })).body
    await h.post(`${path}/${audience}/leads`, { lead_ids: [id] })
    return id
  }
  const counts = async (days: number) => {
    const { body } = await h.get(`${path}/${audience}/growth?days=${days}`)
    return body.data.map(({ lead_count }) => lead_count)
  }
  const first = await add('one')
  h.clock.forward(86_400_000)
  await add('two')
  expect(await counts(3)).toEqual([0, 1, 2])
  await countAudiences((await openScope(h.installation, site))!)
  h.clock.forward(2 * 86_400_000)
  await h.delete(`/v1/sites/${site}/leads/${first}`)
  expect(await counts(4)).toEqual([0, 2, 2, 1])
  expect((await h.get(`${path}/${audience}/growth`)).body.data).toHaveLength(90)
  expect((await h.get(`${path}/${audience}/growth?days=366`)).body.data).toHaveLength(366)
  expect((await h.get(`${path}/${audience}/growth?days=367`)).status).toBe(422)
})

test('two audiences say how many leads they share', async () => {
  const [one, other] = [
    (await h.post(path, { name: 'One' })).body.id,
    (await h.post(path, { name: 'Another' })).body.id,
  ]
  const leads: string[] = []
  for (const name of ['a', 'b', 'c']) {
    leads.push((await h.post(`/v1/sites/${site}/leads`, { email: `${name}@both.example` })).body.id)
  }
  await h.post(`${path}/${one}/leads`, { lead_ids: leads })
  await h.post(`${path}/${other}/leads`, { lead_ids: leads.slice(1, 2) })
  const { body } = await h.get(`${path}/${one}/overlap/${other}`)
  expect(body).toEqual({ lead_count: 3, other_lead_count: 1, shared: 1 })
})
