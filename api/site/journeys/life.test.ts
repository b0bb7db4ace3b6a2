import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { type Background, startBackground } from '../../background.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'
import { captureLead } from '../leads/rules.ts'

let h: Harness
let background: Background
let site: string
let tag: string
beforeAll(async () => {
  h = await createHarness()
  background = await startBackground(h.installation, { createRunner })
  site = await h.newSite('Casa Verde')
  tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Welcome' })).body.id
})
afterAll(async () => {
  await background.stop()
  await h.close()
})

const newLead = (email: string) =>
  h.inSite(site, async (tx, context) => {
    const capture = { email, values: {}, tag_ids: [], audience_ids: [], source: 'api' as const }
    return (await captureLead(tx, { ...capture, overwrite: false, subscribed: true }, context)).lead.id
  })

const document = (changes: object = {}) => ({
  triggers: [{ type: 'lead_created' }],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [
    { id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } },
    { id: 'tag', type: 'assign_tags', tag_ids: [tag] },
  ],
  ...changes,
})

async function published(name: string, changes: object = {}, enroll = 'new') {
  const made = await h.post(`/v1/sites/${site}/journeys`, { name, document: document(changes) })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const path = `/v1/sites/${site}/journeys/${made.body.id}`
  const on = await h.post(`${path}/publish`, { enroll })
  expect(on.status, JSON.stringify(on.body)).toBe(200)
  return { id: made.body.id, path }
}

const runsOf = (journey_id: string, status = '') =>
  h.get(`/v1/sites/${site}/runs?journey_id=${journey_id}${status && `&status=${status}`}`)

async function runIn(journey_id: string, status: string) {
  const reply = await until(
    () => runsOf(journey_id, status),
    r => r.body.data.length > 0,
  )
  return reply.body.data[0] as { run_id: string; wait?: { until: string; zone: string }; run_duration: number }
}

test('what stands against deleting a journey is named, each run of it too', async () => {
  const journey = await published('With runs')
  const lead = await newLead('blocker@example.com')
  const run = await runIn(journey.id, 'delayed')
  const both = (await h.delete(journey.path)).body.blockers
  expect(both).toEqual([
    { kind: 'journey', id: journey.id, name: 'With runs' },
    { kind: 'run', id: run.run_id, name: 'blocker@example.com' },
  ])
  await h.post(`${journey.path}/switch-off`, { runs: 'finish' })
  expect((await h.delete(journey.path)).body.blockers).toEqual([expect.objectContaining({ kind: 'run' })])
  await h.post(`/v1/sites/${site}/runs/${run.run_id}/stop`)
  await runIn(journey.id, 'stopped')
  expect((await h.delete(journey.path)).status).toBe(204)
  expect(lead).toMatch(/^lead_/)
})

test('audiences and fields that a journey works with are kept, in filters and old versions too', async () => {
  const at = `/v1/sites/${site}`
  const audience = (await h.post(`${at}/audiences`, { name: 'Kept' })).body.id
  const field = (await h.post(`${at}/custom-fields`, { type: 'text', name: 'kept', label: 'Kept' })).body.id
  const criteria = {
    kind: 'any',
    filters: [
      { kind: 'rule', field: 'audiences', op: 'has', value: [audience] },
      { kind: 'rule', field: 'custom_fields.kept', op: 'is', value: 'yes' },
      { kind: 'rule', field: 'email', op: 'starts_with', value: 'kept' },
    ],
  }
  const journey = await published('Keeps', { enrollment_criteria: criteria })
  await newLead('kept@example.com')
  const run = await runIn(journey.id, 'delayed')
  await h.patch(journey.path, { document: document() })
  await h.post(`${journey.path}/publish`, { enroll: 'new' })
  for (const path of [`${at}/audiences/${audience}`, `${at}/custom-fields/${field}`]) {
    const refused = await h.delete(path)
    expect(refused.body).toMatchObject({
      code: 'in_use',
      blockers: [{ kind: 'journey', id: journey.id, name: 'Keeps' }],
    })
  }
  await h.post(`/v1/sites/${site}/runs/${run.run_id}/stop`)
  await runIn(journey.id, 'stopped')
  expect((await h.delete(`${at}/audiences/${audience}`)).status).toBe(204)
  expect((await h.delete(`${at}/custom-fields/${field}`)).status).toBe(204)
  await h.post(`${journey.path}/switch-off`, { runs: 'stop' })
})

test('publishing twice makes one version, and an edit in between another', async () => {
  const journey = await published('Twice')
  const again = await h.post(`${journey.path}/publish`, { enroll: 'new' })
  expect(again.body).toMatchObject({ published_version: 1, status: 'on' })
  const { version } = (await h.get(journey.path)).body as { version?: number }
  const stale = { headers: { 'if-match': `"${Number(version) - 1}"` } }
  expect((await h.post(`${journey.path}/publish`, { enroll: 'new' }, stale)).status).toBe(412)
  expect((await h.patch(journey.path, { name: 'Twice more' }, stale)).body.code).toBe('changed_elsewhere')
  const fresh = { headers: { 'if-match': `"${version}"` } }
  const both = await Promise.all([1, 2].map(() => h.patch(journey.path, { document: document() }, fresh)))
  expect(both.map(reply => reply.status).sort()).toEqual([200, 412])
  expect((await h.post(`${journey.path}/publish`, { enroll: 'new' })).body.published_version).toBe(2)
  await h.post(`${journey.path}/switch-off`, { runs: 'stop' })
})

test('switched off and on again, nobody who came in between is enrolled', async () => {
  const journey = await published('On again')
  await h.post(`${journey.path}/switch-off`, { runs: 'finish' })
  await newLead('between@example.com')
  expect((await h.post(`${journey.path}/switch-off`, { runs: 'finish' })).body.code).toBe('transition_not_allowed')
  expect((await h.post(`${journey.path}/switch-on`)).body.status).toBe('on')
  expect((await h.post(`${journey.path}/switch-on`)).body.code).toBe('transition_not_allowed')
  await newLead('after@example.com')
  await runIn(journey.id, 'delayed')
  const { data } = (await runsOf(journey.id)).body
  expect(data.map(run => (run.lead as { email: string }).email)).toEqual(['after@example.com'])
  await h.post(`${journey.path}/switch-off`, { runs: 'stop' })
})

test('all leads of an audience or a filter are enrolled as a job', async () => {
  const at = `/v1/sites/${site}`
  const audience_id = (await h.post(`${at}/audiences`, { name: 'Many' })).body.id
  const leads = await Promise.all([1, 2, 3].map(n => newLead(`many${n}@example.com`)))
  await h.post(`${at}/audiences/${audience_id}/leads`, { lead_ids: leads.slice(0, 2) })
  const criteria = { kind: 'rule', field: 'email', op: 'starts_with', value: 'many' }
  const journey = await published('Many at once', {
    triggers: [{ type: 'api_event', name: 'x' }],
    suppression: criteria,
  })
  const refused = await h.post(`${journey.path}/enrollments`, { audience_id })
  expect(refused.status, JSON.stringify(refused.body)).toBe(202)
  const done = (list: { body: { data: Record<string, unknown>[] } }) => list.body.data.every(e => e.status === 'done')
  const listed = () => h.get(`${journey.path}/enrollments`)
  const counted = async (whom: object) => (await h.post(`${journey.path}/enrollments/preview`, whom)).body
  expect(await counted({ audience_id })).toEqual({ leads: 2, matching_leads: 0 })
  expect((await until(listed, done)).body.data).toMatchObject([{ cause: 'bulk', matching_leads: 0, enrolled_leads: 0 }])
  await h.patch(journey.path, { document: document({ triggers: [{ type: 'api_event', name: 'x' }] }) })
  await h.post(`${journey.path}/publish`, { enroll: 'new' })
  expect(await counted({ audience_id })).toEqual({ leads: 2, matching_leads: 2 })
  await h.post(`${journey.path}/enrollments`, { audience_id })
  await until(
    () => runsOf(journey.id),
    r => r.body.data.length === 2,
  )
  await until(listed, done)
  expect(await counted({ filter: criteria })).toEqual({ leads: 3, matching_leads: 1 })
  await h.post(`${journey.path}/enrollments`, { filter: criteria })
  expect((await until(listed, done)).body.data[0]).toMatchObject({ matching_leads: 3, enrolled_leads: 1 })
  const wrong = { filter: { kind: 'rule', field: 'nothing', op: 'is', value: 'x' } }
  expect((await h.post(`${journey.path}/enrollments`, wrong)).status).toBe(422)
  expect((await h.post(`${journey.path}/enrollments/preview`, wrong)).status).toBe(422)
  await h.post(`${journey.path}/switch-off`, { runs: 'stop' })
  for (const path of ['enrollments', 'enrollments/preview']) {
    expect((await h.post(`${journey.path}/${path}`, {})).body.code).toBe('transition_not_allowed')
  }
})
