import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createWaitingFixture, type WaitingFixture } from '../../../../testing/fixtures/waiting-runs.ts'
import { until } from '../../../../testing/harness.ts'

let s: WaitingFixture
beforeAll(async () => {
  s = await createWaitingFixture(createRunner)
})
afterAll(() => s.close())

test('what stands against deleting a journey is named, each run of it too', async () => {
  const journey = await s.published('With runs')
  const lead = await s.newLead('blocker@example.com')
  const run = await s.runIn(journey.id, 'delayed')
  const both = (await s.h.delete(journey.path)).body.blockers
  expect(both).toEqual([
    { type: 'journey', id: journey.id, name: 'With runs' },
    { type: 'run', id: run.run_id, name: 'blocker@example.com' },
  ])
  await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })
  expect((await s.h.delete(journey.path)).body.blockers).toEqual([expect.objectContaining({ type: 'run' })])
  await s.h.post(`/v1/sites/${s.site}/runs/${run.run_id}/stop`)
  await s.runIn(journey.id, 'stopped')
  expect((await s.h.delete(journey.path)).status).toBe(204)
  expect(lead).toMatch(/^lead_/)
})

test('audiences and fields that a journey works with are kept, in filters and old versions too', async () => {
  const at = `/v1/sites/${s.site}`
  const audience = (await s.h.post(`${at}/audiences`, { name: 'Kept' })).body.id
  const field = (await s.h.post(`${at}/custom-fields`, { type: 'text', name: 'kept', label: 'Kept' })).body.id
  const criteria = {
    type: 'any',
    filters: [
      { type: 'rule', field: 'audiences', op: 'has', value: [audience] },
      { type: 'rule', field: 'custom_fields.kept', op: 'is', value: 'yes' },
      { type: 'rule', field: 'email', op: 'starts_with', value: 'kept' },
    ],
  }
  const journey = await s.published('Keeps', { enrollment_criteria: criteria })
  await s.newLead('kept@example.com')
  const run = await s.runIn(journey.id, 'delayed')
  await s.h.patch(journey.path, { document: s.document() })
  await s.h.post(`${journey.path}/publish`, { enroll: 'new' })
  for (const path of [`${at}/audiences/${audience}`, `${at}/custom-fields/${field}`]) {
    const refused = await s.h.delete(path)
    expect(refused.body).toMatchObject({
      code: 'in_use',
      blockers: [{ type: 'journey', id: journey.id, name: 'Keeps' }],
    })
  }
  await s.h.post(`/v1/sites/${s.site}/runs/${run.run_id}/stop`)
  await s.runIn(journey.id, 'stopped')
  expect((await s.h.delete(`${at}/audiences/${audience}`)).status).toBe(204)
  expect((await s.h.delete(`${at}/custom-fields/${field}`)).status).toBe(204)
  await s.h.post(`${journey.path}/switch-off`, { runs: 'stop' })
})

test('a site is not deleted while a run is on its way, though its journey is switched off', async () => {
  await s.published('Still on')
  const journey = await s.published('Finishing')
  await s.newLead('finishing@example.com')
  const run = await s.runIn(journey.id, 'delayed')
  await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })
  const blockers = async () => (await s.h.delete(`/v1/sites/${s.site}`)).body.blockers
  const itself = { type: 'run', id: run.run_id, name: 'finishing@example.com' }
  expect(await blockers()).toContainEqual(itself)
  await s.h.post(`/v1/sites/${s.site}/runs/${run.run_id}/stop`)
  await s.runIn(journey.id, 'stopped')
  expect(await blockers()).not.toContainEqual(itself)
})

test('publishing twice makes one version, and an edit in between another', async () => {
  const journey = await s.published('Twice')
  const again = await s.h.post(`${journey.path}/publish`, { enroll: 'new' })
  expect(again.body).toMatchObject({ published_version: 1, status: 'on' })
  const { version } = (await s.h.get(journey.path)).body as { version?: number }
  const stale = { headers: { 'if-match': `"${Number(version) - 1}"` } }
  expect((await s.h.post(`${journey.path}/publish`, { enroll: 'new' }, stale)).status).toBe(412)
  expect((await s.h.patch(journey.path, { name: 'Twice more' }, stale)).body.code).toBe('changed_elsewhere')
  const fresh = { headers: { 'if-match': `"${version}"` } }
  const both = await Promise.all([1, 2].map(() => s.h.patch(journey.path, { document: s.document() }, fresh)))
  expect(both.map(reply => reply.status).sort()).toEqual([200, 412])
  expect((await s.h.post(`${journey.path}/publish`, { enroll: 'new' })).body.published_version).toBe(2)
  await s.h.post(`${journey.path}/switch-off`, { runs: 'stop' })
})

test('switched off and on again, nobody who came in between is enrolled', async () => {
  const journey = await s.published('On again')
  await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })
  await s.newLead('between@example.com')
  expect((await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })).body.code).toBe('transition_not_allowed')
  const lead_ids = [await s.newLead('off@example.com')]
  expect((await s.h.post(`${journey.path}/runs`, { lead_ids })).body.code).toBe('transition_not_allowed')
  expect((await s.h.post(`${journey.path}/switch-on`)).body.status).toBe('on')
  expect((await s.h.post(`${journey.path}/switch-on`)).body.code).toBe('transition_not_allowed')
  await s.newLead('after@example.com')
  await s.runIn(journey.id, 'delayed')
  const { data } = (await s.runsOf(journey.id)).body
  expect(data.map(run => (run.lead as { email: string }).email)).toEqual(['after@example.com'])
  await s.h.post(`${journey.path}/switch-off`, { runs: 'stop' })
})

test('all leads of an audience or a filter are enrolled as an operation', async () => {
  const at = `/v1/sites/${s.site}`
  const audience_id = (await s.h.post(`${at}/audiences`, { name: 'Many' })).body.id
  const leads = await Promise.all([1, 2, 3].map(n => s.newLead(`many${n}@example.com`)))
  await s.h.post(`${at}/audiences/${audience_id}/leads`, { lead_ids: leads.slice(0, 2) })
  const criteria = { type: 'rule', field: 'email', op: 'starts_with', value: 'many' }
  const journey = await s.published('Many at once', {
    triggers: [{ type: 'api_event', name: 'x' }],
    suppression: criteria,
  })
  const refused = await s.h.post(`${journey.path}/enrollments`, { audience_id })
  expect(refused.status, JSON.stringify(refused.body)).toBe(202)
  const done = (list: { body: { data: Record<string, unknown>[] } }) =>
    list.body.data.every(e => e.status === 'completed')
  const listed = () => s.h.get(`${at}/operations?subject_id=${journey.id}`)
  const counted = async (whom: object) => (await s.h.post(`${journey.path}/enrollments/preview`, whom)).body
  expect(await counted({ audience_id })).toEqual({ leads: 2, matching_leads: 0 })
  expect((await until(listed, done)).body.data).toMatchObject([
    { details: { cause: 'bulk' }, progress: { total: 0, succeeded: 0 } },
  ])
  await s.h.patch(journey.path, { document: s.document({ triggers: [{ type: 'api_event', name: 'x' }] }) })
  await s.h.post(`${journey.path}/publish`, { enroll: 'new' })
  expect(await counted({ audience_id })).toEqual({ leads: 2, matching_leads: 2 })
  await s.h.post(`${journey.path}/enrollments`, { audience_id })
  await until(
    () => s.runsOf(journey.id),
    r => r.body.data.length === 2,
  )
  await until(listed, done)
  expect(await counted({ filter: criteria })).toEqual({ leads: 3, matching_leads: 1 })
  await s.h.post(`${journey.path}/enrollments`, { filter: criteria })
  expect((await until(listed, done)).body.data[0]).toMatchObject({ progress: { total: 3, succeeded: 1, skipped: 2 } })
  const wrong = { filter: { type: 'rule', field: 'nothing', op: 'is', value: 'x' } }
  expect((await s.h.post(`${journey.path}/enrollments`, wrong)).status).toBe(422)
  expect((await s.h.post(`${journey.path}/enrollments/preview`, wrong)).status).toBe(422)
  await s.h.post(`${journey.path}/switch-off`, { runs: 'stop' })
  for (const path of ['enrollments', 'enrollments/preview']) {
    expect((await s.h.post(`${journey.path}/${path}`, {})).body.code).toBe('transition_not_allowed')
  }
})
