import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { openSession } from '../../../../account/auth/rules.ts'
import { type Background, startBackground } from '../../../../background.ts'
import type { Job } from '../../../../platform/jobs/jobs.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { captureLead } from '../../../contacts/leads/rules.ts'
import { dateTriggersHandler } from './date-triggers.ts'

let h: Harness
let background: Background | undefined
let site: string
let at: string
let born: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  born = await made('custom-fields', { type: 'date', name: 'born', label: 'Born' })
})
afterAll(async () => {
  await background?.stop()
  await h.close()
})

async function start() {
  await background?.stop()
  background = await startBackground(h.installation, { createRunner })
}
async function clockAt(moment: string) {
  h.clock.set(Date.parse(moment))
  // Years go by, and a session lasts for days.
  const { control } = h.installation.databases
  const session = { newId: h.installation.newId, now: () => h.clock.now() }
  h.person.token = (await control.write(tx => openSession(tx, h.person.user_id, session))).token
  background?.clockMoved()
}
const made = async (path: string, body: unknown): Promise<string> => {
  const reply = await h.post(`${at}/${path}`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.id
}
let count = 0
const newLead = (date: string, more: object = {}) =>
  made('leads', { email: `lead${++count}@example.com`, custom_fields: { born: date }, ...more })

const trigger = (changes: object = {}) => ({
  type: 'date_field',
  field_id: born,
  offset_days: 0,
  at: '09:00',
  yearly: false,
  ...changes,
})

async function published(triggers: object[], changes: object = {}) {
  const steps = [{ id: 'tag', type: 'assign_tags', tag_ids: [await made('tags', { name: `Tag ${++count}` })] }]
  const document = { triggers, allow_duplicate_enrollment: true, use_lead_timezone: false, steps, ...changes }
  const id = await made('journeys', { name: `Journey ${++count}`, document })
  const on = await h.post(`${at}/journeys/${id}/publish`, { enroll: 'new' })
  expect(on.status, JSON.stringify(on.body)).toBe(200)
  return id
}
const off = (id: string) => h.post(`${at}/journeys/${id}/switch-off`, { runs: 'finish' })
const allRuns = async (id: string) => (await h.get(`${at}/runs?journey_id=${id}&limit=100`)).body.data
/** A year is many days to look through, on a machine that others use too. */
async function enrolled(id: string, number: number) {
  const ends = performance.now() + 15_000
  for (;;) {
    const runs = await allRuns(id)
    if (runs.length === number) return runs
    if (performance.now() > ends) throw new Error(`Still ${runs.length} instead of ${number}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
/** Long enough for a job that is due to have done something wrong. */
const quiet = () => new Promise(resolve => setTimeout(resolve, 150))

test('on, before and after the date, at the local time, and not a moment earlier', async () => {
  await start()
  const on = await published([trigger()])
  const before = await published([trigger({ offset_days: -7 })])
  const after = await published([trigger({ offset_days: 2, at: '18:30' })])
  const lead = await newLead('2027-03-21')
  await clockAt('2027-03-14T07:59:59.999Z')
  await quiet()
  expect(await allRuns(before)).toHaveLength(0)
  // The harness begins at 09:30 UTC: that day's moment at 08:00 UTC was over when the journeys were published.
  await clockAt('2027-03-21T07:59:59.999Z')
  await quiet()
  expect([await allRuns(before), await allRuns(on)].map(runs => runs.length)).toEqual([0, 0])
  await clockAt('2027-03-21T08:00:00.000Z')
  await enrolled(on, 1)
  await clockAt('2027-03-23T17:29:59.999Z')
  await quiet()
  expect(await allRuns(after)).toHaveLength(0)
  await clockAt('2027-03-23T17:30:00.000Z')
  const [run] = await enrolled(after, 1)
  expect(run?.run_date).toBe('2027-03-23T17:30:00.000Z')
  await clockAt('2028-04-01T00:00:00.000Z')
  await quiet()
  expect([await allRuns(on), await allRuns(after), await allRuns(before)].map(runs => runs.length)).toEqual([1, 1, 0])
  await Promise.all([on, before, after].map(off))
  await h.delete(`${at}/leads/${lead}`)
})

test('yearly, 29 February included; days that are jumped over are made up for, once', async () => {
  await clockAt('2028-01-01T00:00:00.000Z')
  const journey = await published([trigger({ yearly: true })])
  await newLead('2000-02-29')
  await newLead('1990-02-28')
  await newLead('1985-12-31')
  await clockAt('2028-02-29T08:00:00.000Z')
  await enrolled(journey, 2)
  await clockAt('2029-01-01T00:00:00.000Z')
  await enrolled(journey, 3)
  for (const year of [2029, 2030]) {
    const before = (await allRuns(journey)).length
    await clockAt(`${year}-02-28T07:59:00.000Z`)
    await quiet()
    expect(await allRuns(journey)).toHaveLength(before)
    await clockAt(`${year}-02-28T08:00:00.000Z`)
    await enrolled(journey, before + 2)
    await clockAt(`${year + 1}-01-01T00:00:00.000Z`)
    await enrolled(journey, before + 3)
  }
  await start()
  await clockAt('2031-01-01T00:00:00.000Z')
  h.clock.forward(-3_600_000)
  background?.clockMoved()
  await quiet()
  h.clock.forward(3_600_000)
  background?.clockMoved()
  await quiet()
  expect(await allRuns(journey)).toHaveLength(9)
  await off(journey)
})

test('in each lead’s own zone where the journey says so', async () => {
  await clockAt('2031-05-01T00:00:00.000Z')
  const journey = await published([trigger()], { use_lead_timezone: true })
  const [auckland, honolulu, madrid] = [
    await newLead('2031-05-10', { timezone: 'Pacific/Auckland' }),
    await newLead('2031-05-10', { timezone: 'Pacific/Honolulu' }),
    await newLead('2031-05-10'),
  ]
  const order: string[] = []
  for (const moment of ['2031-05-09T21:00:00.000Z', '2031-05-10T07:00:00.000Z', '2031-05-10T19:00:00.000Z']) {
    await clockAt(moment)
    await enrolled(journey, order.length + 1)
    for (const run of await allRuns(journey)) {
      const id = String(run.lead_id)
      if (!order.includes(id)) order.push(id)
    }
  }
  expect(order).toEqual([auckland, madrid, honolulu])
  await off(journey)
})

test('what came round while a journey was off does not enroll; a changed time of day begins anew', async () => {
  await clockAt('2031-06-01T00:00:00.000Z')
  const journey = await published([trigger()])
  await newLead('2031-06-02')
  await newLead('2031-06-05')
  await off(journey)
  await clockAt('2031-06-03T00:00:00.000Z')
  await h.post(`${at}/journeys/${journey}/switch-on`)
  await clockAt('2031-06-06T00:00:00.000Z')
  const [run] = await enrolled(journey, 1)
  await newLead('2031-06-06')
  const { document } = (await h.get(`${at}/journeys/${journey}`)).body as { document?: object }
  await h.patch(`${at}/journeys/${journey}`, { document: { ...document, triggers: [trigger({ at: '20:00' })] } })
  await h.post(`${at}/journeys/${journey}/publish`, { enroll: 'new' })
  await clockAt('2031-06-06T17:59:00.000Z')
  await quiet()
  expect(await allRuns(journey)).toHaveLength(1)
  await clockAt('2031-06-06T18:00:00.000Z')
  expect(await enrolled(journey, 2)).toContainEqual(expect.objectContaining({ run_id: run?.run_id }))
  await off(journey)
})

test('a site that moves to another zone in between sees the day once', async () => {
  await clockAt('2031-07-01T00:00:00.000Z')
  const journey = await published([trigger()])
  await newLead('2031-07-02')
  await clockAt('2031-07-02T07:00:00.000Z')
  await enrolled(journey, 1)
  await h.patch(at, { timezone: 'America/New_York' })
  await clockAt('2031-07-03T00:00:00.000Z')
  await quiet()
  expect(await allRuns(journey)).toHaveLength(1)
  await h.patch(at, { timezone: 'Europe/Madrid' })
  await off(journey)
})

test('a kill between two batches loses nobody and enrolls nobody twice', async () => {
  await background?.stop()
  background = undefined
  await clockAt('2031-08-01T00:00:00.000Z')
  const journey = await published([trigger()])
  const leads = 1_200
  await h.inSite(site, async (tx, context) => {
    for (let i = 0; i < leads; i++) {
      const capture = { email: `many${i}@example.com`, values: { born: '2031-08-02' }, tag_ids: [], audience_ids: [] }
      await captureLead(tx, { ...capture, source: 'api', overwrite: false, subscribed: true }, context)
    }
  })
  await clockAt('2031-08-02T12:00:00.000Z')
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  const scope = { installation: h.installation, site_id: site, database, clock: h.clock, facts }
  const job = { type: 'date_triggers', subject_id: journey, attempts: 1 } as Job
  let looks = 0
  // Stops like a process that dies: after the first batch is on disk, before the second.
  const dying = {
    get aborted() {
      return ++looks > 1
    },
  } as AbortSignal
  expect(await dateTriggersHandler(scope).perform(job, dying)).toMatchObject({ done: false })
  const { runs } = (await h.get(`${at}/journeys/${journey}`)).body as { runs?: { enrolled: number } }
  expect(runs?.enrolled).toBe(500)
  const handlers = [dateTriggersHandler(scope), dateTriggersHandler(scope)]
  await Promise.all(handlers.map(handler => handler.perform(job, new AbortController().signal)))
  const after = (await h.get(`${at}/journeys/${journey}`)).body as { runs?: { enrolled: number } }
  expect(after.runs?.enrolled).toBe(leads)
  const [people] = await database.read(db =>
    db.all<[number]>(sql`select count(distinct lead_id) from runs where journey_id = ${journey}`),
  )
  expect(people).toEqual([leads])
})
