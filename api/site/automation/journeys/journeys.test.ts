import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRun } from '../../../../workflows/core/state.ts'
import { step } from '../../../../workflows/core/step.ts'
import { createRunner } from '../../../../workflows/embedded/runner.ts'
import { createWaitingFixture, type WaitingFixture } from '../../../testing/fixtures/waiting-runs.ts'
import { until } from '../../../testing/harness.ts'
import { keepDocument } from '../../../testing/keep-document.ts'
import { readDefinition } from '../journey-records/rules.ts'
import { listTransitions } from '../runs/store.ts'
import { runs } from '../runs/table.ts'

let s: WaitingFixture
beforeAll(async () => {
  s = await createWaitingFixture(createRunner)
})
afterAll(() => s.close())

const hours = { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '18:00', timezone: 'Europe/Madrid' }

test('a new lead is enrolled, waits to the minute, is tagged, and every decision is on record', async () => {
  const journey = await s.published('To the minute')
  const lead = await s.newLead('minute@example.com')
  const run = await s.runIn(journey.id, 'delayed')
  // Sunday 14 March 2027 10:30 in Madrid; the same wall time the next day.
  expect(run.wait).toMatchObject({ until: '2027-03-15T09:30:00.000Z', timezone: 'Europe/Madrid' })
  s.h.clock.forward(86_400_000)
  s.background.clockMoved()
  const done = await s.runIn(journey.id, 'completed')
  expect(done.duration_ms).toBe(86_400_000)
  expect((await s.h.get(`/v1/sites/${s.site}/tags/${s.tag}`)).body.lead_count).toBe(1)
  const details = await s.h.get(`/v1/sites/${s.site}/runs/${run.run_id}`)
  const entries = details.body.entries as { type: string; sequence: number }[]
  expect(entries.map(e => e.type)).toEqual([
    'run_started',
    'delay_planned',
    'delay_over',
    'tags_assigned',
    'run_completed',
  ])
  expect(new Set(entries.map(e => e.sequence)).size).toBe(entries.length)
  const { body } = await s.h.get(journey.path)
  expect(body.runs).toEqual({ enrolled: 1, live: 0, completed: 1, stopped: 0, failed: 0 })
  expect(lead).toMatch(/^lead_/)
  await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })
})

const typesOf = (of: unknown) => (of as { steps: { type: string }[] }).steps.map(({ type }) => type)

test('the list has each journey with its counts and without its document', async () => {
  await s.h.post(`/v1/sites/${s.site}/journeys`, { name: 'Nobody in it' })
  const { data } = (await s.h.get(`/v1/sites/${s.site}/journeys`)).body
  expect(data.length).toBeGreaterThan(1)
  for (const { flow, ...listed } of data) {
    const { document, ...summary } = (await s.h.get(`/v1/sites/${s.site}/journeys/${listed.id}`)).body
    expect(listed).toEqual(summary)
    expect(document).toHaveProperty('steps')
    expect(typesOf(flow)).toEqual(typesOf(document))
  }
  const runs = Object.fromEntries(data.map(listed => [String(listed.name), listed.runs]))
  expect(runs['To the minute']).toMatchObject({ enrolled: 1, completed: 1 })
  expect(runs['Nobody in it']).toMatchObject({ enrolled: 0, live: 0 })
})

test('the list tells the first steps of a draft, its branches, and how many steps there are in all', async () => {
  const leave = (id: string) => ({ id, type: 'unsubscribe' })
  const half = { id: 'half', when: { type: 'percentage', percent: 50 }, steps: [leave('in'), leave('in2')] }
  const fork = { id: 'fork', type: 'paths', branches: [half], otherwise: [leave('else')] }
  const steps = [fork, ...Array.from({ length: 9 }, (_, i) => leave(`s${i}`))]
  const document = { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps }
  const { id } = (await s.h.post(`/v1/sites/${s.site}/journeys`, { name: 'Long', document })).body
  const { data } = (await s.h.get(`/v1/sites/${s.site}/journeys`)).body
  const flow = data.find(listed => listed.id === id)?.flow as { steps: unknown[]; step_count: number }
  expect(flow.step_count).toBe(13)
  expect(flow.steps).toHaveLength(8)
  expect(flow.steps.slice(0, 2)).toEqual([
    { type: 'paths', branches: 1 },
    { type: 'unsubscribe', branches: null },
  ])
})

test('existing leads are counted first and enrolled on publication, once', async () => {
  const criteria = { type: 'rule', field: 'email', op: 'contains', value: 'existing' }
  for (let i = 0; i < 3; i++) await s.newLead(`existing${i}@example.com`)
  const made = await s.h.post(`/v1/sites/${s.site}/journeys`, {
    name: 'Existing',
    document: s.document({ enrollment_criteria: criteria }),
  })
  const path = `/v1/sites/${s.site}/journeys/${made.body.id}`
  expect((await s.h.get(`${path}/enrollment-preview`)).body.matching_leads).toBe(3)
  await s.h.post(`${path}/publish`, { enroll: 'existing' })
  await until(
    () => s.runsOf(made.body.id),
    r => r.body.data.length === 3,
  )
  await s.h.post(`${path}/publish`, { enroll: 'existing' })
  expect((await s.h.get(`${path}/enrollment-preview`)).body.matching_leads).toBe(0)
  const again = await s.h.post(`${path}/runs`, { lead_ids: [await s.newLead('other@example.com')] })
  expect(again.body.data).toMatchObject([{ outcome: 'not_matching' }])
  expect((await s.runsOf(made.body.id)).body.data).toHaveLength(3)
  const off = await s.h.post(`${path}/switch-off`, { runs: 'stop' })
  expect(off.body.status).toBe('off')
  await until(
    () => s.runsOf(made.body.id, 'stopped'),
    r => r.body.data.length === 3,
  )
})

test('a paused journey keeps its runs where they are until it is resumed', async () => {
  const journey = await s.published('Paused')
  await s.newLead('paused@example.com')
  await s.runIn(journey.id, 'delayed')
  await s.h.post(`${journey.path}/pause`)
  s.h.clock.forward(2 * 86_400_000)
  s.background.clockMoved()
  await new Promise(resolve => setTimeout(resolve, 100))
  expect((await s.runsOf(journey.id, 'delayed')).body.data).toHaveLength(1)
  await s.h.post(`${journey.path}/resume`, { overdue: 'continue' })
  await s.runIn(journey.id, 'completed')
  await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })
})

test('a live run can be stopped, and an ended one cannot', async () => {
  const journey = await s.published('Stopped')
  await s.newLead('stopped@example.com')
  const run = await s.runIn(journey.id, 'delayed')
  expect((await s.h.post(`/v1/sites/${s.site}/runs/${run.run_id}/stop`)).status).toBe(202)
  await s.runIn(journey.id, 'stopped')
  expect((await s.h.post(`/v1/sites/${s.site}/runs/${run.run_id}/stop`)).body.code).toBe('transition_not_allowed')
  await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })
})

test('an incomplete journey is not published, and says what is missing where', async () => {
  const steps = [
    { id: 'send', type: 'send_email', template_id: 'tmpl_none', sender_id: '' },
    { id: 'send', type: 'delay', duration: { value: 0, unit: 'days' } },
  ]
  const made = await s.h.post(`/v1/sites/${s.site}/journeys`, {
    name: 'Incomplete',
  })
  await keepDocument(s.h, s.site, made.body.id, s.document({ triggers: [], steps }))
  const path = `/v1/sites/${s.site}/journeys/${made.body.id}`
  const reply = await s.h.post(`${path}/publish`, { enroll: 'new' }, { headers: { 'accept-language': 'es' } })
  expect(reply.status).toBe(409)
  const errors = reply.body.errors as { pointer: string; code: string; text: string }[]
  expect(errors.map(e => [e.pointer, e.code])).toEqual([
    ['/triggers', 'no_trigger'],
    ['/steps/0/sender_id', 'missing_value'],
    ['/steps/1/id', 'duplicate_id'],
    ['/steps/1/duration/value', 'delay_out_of_range'],
    ['/steps/0/template_id', 'unknown_reference'],
    ['/site/postal_address', 'no_postal_address'],
  ])
  expect(errors[0]?.text).toBe('Elige qué inicia el recorrido.')
  expect((await s.h.get(`${path}/problems`)).body.data).toHaveLength(6)
})

test.each([
  [{ business_hours: { ...hours, day_end: '09:00' } }, '/document/business_hours/day_end', 'equal_times'],
  [{ business_hours: { ...hours, business_days: [] } }, '/document/business_hours/business_days', 'too_few'],
  [{ business_hours: { ...hours, timezone: 'Mars/Base' } }, '/document/business_hours/timezone', 'timezone_unknown'],
  [
    { enrollment_criteria: { type: 'rule', field: 'no_such', op: 'is', value: 'x' } },
    '/document/enrollment_criteria',
    null,
  ],
  [{ steps: [{ id: 'x', type: 'no_such' }] }, '/document/steps/0', null],
])('%j is refused at save', async (changes, pointer, code) => {
  const reply = await s.h.post(`/v1/sites/${s.site}/journeys`, { name: 'Wrong', document: s.document(changes) })
  expect(reply.status).toBe(422)
  const errors = reply.body.errors as { pointer: string; code: string }[]
  expect(errors[0]?.pointer.startsWith(pointer)).toBe(true)
  if (code) expect(errors.map(error => error.code)).toEqual([code])
})

test('a journey with live runs cannot be deleted', async () => {
  const journey = await s.published('Guarded')
  expect((await s.h.delete(journey.path)).body).toMatchObject({ code: 'in_use', blockers: [{ id: journey.id }] })
  await s.h.post(`${journey.path}/switch-off`, { runs: 'finish' })
  expect((await s.h.delete(journey.path)).status).toBe(204)
})

test('a tag that a journey works with is kept from deletion, and the journey is named', async () => {
  const { id } = (await s.h.post(`/v1/sites/${s.site}/tags`, { name: 'In a journey' })).body
  const body = { name: 'Uses a tag', document: s.document({ triggers: [{ type: 'tag_added', tag_ids: [id] }] }) }
  const journey = await s.h.post(`/v1/sites/${s.site}/journeys`, body)
  const refused = await s.h.delete(`/v1/sites/${s.site}/tags/${id}`)
  expect(refused.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'journey', id: journey.body.id }] })
  await s.h.delete(`/v1/sites/${s.site}/journeys/${journey.body.id}`)
  expect((await s.h.delete(`/v1/sites/${s.site}/tags/${id}`)).status).toBe(204)
})

test('a journey is not published on a tag or an audience that is not there', async () => {
  const triggers = [
    { type: 'tag_added', tag_ids: ['tag_00000000000000000000000000000000'] },
    { type: 'audience_joined', audience_ids: ['aud_00000000000000000000000000000000'] },
  ]
  const made = await s.h.post(`/v1/sites/${s.site}/journeys`, { name: 'Nowhere' })
  await keepDocument(s.h, s.site, made.body.id, s.document({ triggers }))
  const reply = await s.h.post(`/v1/sites/${s.site}/journeys/${made.body.id}/publish`, { enroll: 'new' })
  expect(reply.body.errors).toMatchObject([
    { pointer: '/triggers/0/tag_ids', code: 'unknown_reference' },
    { pointer: '/triggers/1/audience_ids', code: 'unknown_reference' },
  ])
})

test('a run keeps its version when the journey is changed and published again', async () => {
  const journey = await s.published('Versions')
  await s.newLead('versions@example.com')
  const run = await s.runIn(journey.id, 'delayed')
  await s.h.patch(journey.path, {
    document: s.document({ steps: [{ id: 'tag', type: 'assign_tags', tag_ids: [s.tag] }] }),
  })
  expect((await s.h.get(journey.path)).body.has_unpublished_changes).toBe(true)
  await s.h.post(`${journey.path}/publish`, { enroll: 'new' })
  await s.newLead('versions2@example.com')
  await s.runIn(journey.id, 'completed')
  const old = await s.h.get(`/v1/sites/${s.site}/runs/${run.run_id}`)
  expect(old.body).toMatchObject({ journey_version: 1, status: 'delayed' })
})

test('the stored inputs of every run, taken once more, give its stored state byte for byte', async () => {
  const database = await s.h.installation.databases.site(s.site)
  const all = await database.read(async db => {
    const found = await db.select().from(runs)
    return Promise.all(
      found.map(async run => ({
        run,
        definition: await readDefinition(db, run.journey_id, run.journey_version).catch(() => null),
        transitions: await listTransitions(db, run.id),
      })),
    )
  })
  expect(all.length).toBeGreaterThan(5)
  for (const { run, definition, transitions } of all) {
    if (!definition) continue
    let state = newRun(run.id)
    for (const { inputs } of transitions) for (const input of inputs) state = step(definition, state, input).state
    expect(JSON.stringify(state)).toBe(JSON.stringify(run.state))
  }
})
