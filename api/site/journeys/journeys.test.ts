import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRun } from '../../../workflows/core/state.ts'
import { step } from '../../../workflows/core/step.ts'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { type Background, startBackground } from '../../background.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'
import { captureLead } from '../leads/rules.ts'
import { transitionsOf } from '../runs/store.ts'
import { runs } from '../runs/table.ts'
import { definitionOf } from './rules.ts'

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

const hours = { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '18:00', timezone: 'Europe/Madrid' }
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

test('a new lead is enrolled, waits to the minute, is tagged, and every decision is on record', async () => {
  const journey = await published('To the minute')
  const lead = await newLead('minute@example.com')
  const run = await runIn(journey.id, 'delayed')
  // Sunday 14 March 2027 10:30 in Madrid; the same wall time the next day.
  expect(run.wait).toMatchObject({ until: '2027-03-15T09:30:00.000Z', zone: 'Europe/Madrid' })
  h.clock.forward(86_400_000)
  background.clockMoved()
  const done = await runIn(journey.id, 'completed')
  expect(done.run_duration).toBe(86_400_000)
  expect((await h.get(`/v1/sites/${site}/tags/${tag}`)).body.lead_count).toBe(1)
  const details = await h.get(`/v1/sites/${site}/runs/${run.run_id}`)
  const entries = details.body.entries as { kind: string; sequence: number }[]
  expect(entries.map(e => e.kind)).toEqual([
    'run_started',
    'delay_planned',
    'delay_over',
    'tags_assigned',
    'run_completed',
  ])
  expect(new Set(entries.map(e => e.sequence)).size).toBe(entries.length)
  const { body } = await h.get(journey.path)
  expect(body.runs).toEqual({ enrolled: 1, live: 0, completed: 1, stopped: 0, failed: 0 })
  expect(lead).toMatch(/^lead_/)
  await h.post(`${journey.path}/switch-off`, { runs: 'finish' })
})

test('existing leads are counted first and enrolled on publication, once', async () => {
  const criteria = { kind: 'rule', field: 'email', op: 'contains', value: 'existing' }
  for (let i = 0; i < 3; i++) await newLead(`existing${i}@example.com`)
  const made = await h.post(`/v1/sites/${site}/journeys`, {
    name: 'Existing',
    document: document({ enrollment_criteria: criteria }),
  })
  const path = `/v1/sites/${site}/journeys/${made.body.id}`
  expect((await h.get(`${path}/enrollment-preview`)).body.matching_leads).toBe(3)
  await h.post(`${path}/publish`, { enroll: 'existing' })
  await until(
    () => runsOf(made.body.id),
    r => r.body.data.length === 3,
  )
  await h.post(`${path}/publish`, { enroll: 'existing' })
  expect((await h.get(`${path}/enrollment-preview`)).body.matching_leads).toBe(0)
  const again = await h.post(`${path}/runs`, { lead_ids: [await newLead('other@example.com')] })
  expect(again.body.data).toMatchObject([{ outcome: 'not_matching' }])
  expect((await runsOf(made.body.id)).body.data).toHaveLength(3)
  const off = await h.post(`${path}/switch-off`, { runs: 'stop' })
  expect(off.body.status).toBe('off')
  await until(
    () => runsOf(made.body.id, 'stopped'),
    r => r.body.data.length === 3,
  )
})

test('a held journey keeps its runs where they are until it is resumed', async () => {
  const journey = await published('Held')
  await newLead('held@example.com')
  await runIn(journey.id, 'delayed')
  await h.post(`${journey.path}/hold`)
  h.clock.forward(2 * 86_400_000)
  background.clockMoved()
  await new Promise(resolve => setTimeout(resolve, 100))
  expect((await runsOf(journey.id, 'delayed')).body.data).toHaveLength(1)
  await h.post(`${journey.path}/resume`, { overdue: 'continue' })
  await runIn(journey.id, 'completed')
  await h.post(`${journey.path}/switch-off`, { runs: 'finish' })
})

test('a live run can be stopped, and an ended one cannot', async () => {
  const journey = await published('Stopped')
  await newLead('stopped@example.com')
  const run = await runIn(journey.id, 'delayed')
  expect((await h.post(`/v1/sites/${site}/runs/${run.run_id}/stop`)).status).toBe(202)
  await runIn(journey.id, 'stopped')
  expect((await h.post(`/v1/sites/${site}/runs/${run.run_id}/stop`)).body.code).toBe('transition_not_allowed')
  await h.post(`${journey.path}/switch-off`, { runs: 'finish' })
})

test('an incomplete journey is not published, and says what is missing where', async () => {
  const steps = [
    { id: 'send', type: 'send_email', template_id: 'tmpl_none', sender_id: '' },
    { id: 'send', type: 'delay', duration: { value: 0, unit: 'days' } },
  ]
  const made = await h.post(`/v1/sites/${site}/journeys`, {
    name: 'Incomplete',
    document: document({ triggers: [], steps }),
  })
  const path = `/v1/sites/${site}/journeys/${made.body.id}`
  const reply = await h.post(`${path}/publish`, { enroll: 'new' }, { headers: { 'accept-language': 'es' } })
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
  expect((await h.get(`${path}/problems`)).body.data).toHaveLength(6)
})

test.each([
  [{ business_hours: { ...hours, day_end: '09:00' } }, '/document/business_hours/day_end', 'equal_times'],
  [{ business_hours: { ...hours, business_days: [] } }, '/document/business_hours/business_days', 'too_few'],
  [{ business_hours: { ...hours, timezone: 'Mars/Base' } }, '/document/business_hours/timezone', 'timezone_unknown'],
  [
    { enrollment_criteria: { kind: 'rule', field: 'no_such', op: 'is', value: 'x' } },
    '/document/enrollment_criteria',
    null,
  ],
  [{ steps: [{ id: 'x', type: 'no_such' }] }, '/document/steps/0', null],
])('%j is refused at save', async (changes, pointer, code) => {
  const reply = await h.post(`/v1/sites/${site}/journeys`, { name: 'Wrong', document: document(changes) })
  expect(reply.status).toBe(422)
  const errors = reply.body.errors as { pointer: string; code: string }[]
  expect(errors[0]?.pointer.startsWith(pointer)).toBe(true)
  if (code) expect(errors.map(error => error.code)).toEqual([code])
})

test('a journey with live runs cannot be deleted', async () => {
  const journey = await published('Guarded')
  expect((await h.delete(journey.path)).body).toMatchObject({ code: 'in_use', blockers: [{ id: journey.id }] })
  await h.post(`${journey.path}/switch-off`, { runs: 'finish' })
  expect((await h.delete(journey.path)).status).toBe(204)
})

test('a tag that a journey works with is kept from deletion, and the journey is named', async () => {
  const { id } = (await h.post(`/v1/sites/${site}/tags`, { name: 'In a journey' })).body
  const body = { name: 'Uses a tag', document: document({ triggers: [{ type: 'tag_added', tag_ids: [id] }] }) }
  const journey = await h.post(`/v1/sites/${site}/journeys`, body)
  const refused = await h.delete(`/v1/sites/${site}/tags/${id}`)
  expect(refused.body).toMatchObject({ code: 'in_use', blockers: [{ kind: 'journey', id: journey.body.id }] })
  await h.delete(`/v1/sites/${site}/journeys/${journey.body.id}`)
  expect((await h.delete(`/v1/sites/${site}/tags/${id}`)).status).toBe(204)
})

test('a journey is not published on a tag or an audience that is not there', async () => {
  const triggers = [
    { type: 'tag_added', tag_ids: ['tag_00000000000000000000000000000000'] },
    { type: 'audience_joined', audience_ids: ['aud_00000000000000000000000000000000'] },
  ]
  const made = await h.post(`/v1/sites/${site}/journeys`, { name: 'Nowhere', document: document({ triggers }) })
  const reply = await h.post(`/v1/sites/${site}/journeys/${made.body.id}/publish`, { enroll: 'new' })
  expect(reply.body.errors).toMatchObject([
    { pointer: '/triggers/0/tag_ids', code: 'unknown_reference' },
    { pointer: '/triggers/1/audience_ids', code: 'unknown_reference' },
  ])
})

test('a run keeps its version when the journey is changed and published again', async () => {
  const journey = await published('Versions')
  await newLead('versions@example.com')
  const run = await runIn(journey.id, 'delayed')
  await h.patch(journey.path, { document: document({ steps: [{ id: 'tag', type: 'assign_tags', tag_ids: [tag] }] }) })
  expect((await h.get(journey.path)).body.has_unpublished_changes).toBe(true)
  await h.post(`${journey.path}/publish`, { enroll: 'new' })
  await newLead('versions2@example.com')
  await runIn(journey.id, 'completed')
  const old = await h.get(`/v1/sites/${site}/runs/${run.run_id}`)
  expect(old.body).toMatchObject({ journey_version: 1, run_status: 'delayed' })
})

test('the stored inputs of every run, taken once more, give its stored state byte for byte', async () => {
  const database = await h.installation.databases.site(site)
  const all = await database.read(async db => {
    const found = await db.select().from(runs)
    return Promise.all(
      found.map(async run => ({
        run,
        definition: await definitionOf(db, run.journey_id, run.journey_version).catch(() => null),
        transitions: await transitionsOf(db, run.id),
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
