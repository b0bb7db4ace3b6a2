/** Whom "existing matching leads" means: those for whom a trigger holds now. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationHandler } from '../../../../platform/features/operations/worker.ts'
import type { Job } from '../../../../platform/jobs/jobs.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { workOff } from '../../../../testing/work-off.ts'
import { insertSubmission } from '../../../capture/submissions/rules.ts'
import { confirmLead } from '../../../contacts/confirmations/rules.ts'
import { existingLead } from '../../../contacts/lead-records/rules.ts'
import { dateTriggersHandler } from '../triggers/date-triggers.ts'
import { journeyEnrollment } from './enrollment-operation.ts'

let h: Harness
let site: string
let at: string
let born: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  born = await made('custom-fields', { type: 'date', name: 'born', label: 'Born' })
})
afterAll(() => h.close())

let count = 0
const made = async (path: string, body: unknown): Promise<string> => {
  const reply = await h.post(`${at}/${path}`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.id
}
const newLead = (more: object = {}) => made('leads', { email: `lead${++count}@example.com`, ...more })

async function journeyOn(triggers: object[], changes: object = {}) {
  const document = {
    triggers,
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [{ id: 'end', type: 'unsubscribe' }],
    ...changes,
  }
  const id = await made('journeys', { name: `Journey ${++count}`, document })
  return { id, path: `${at}/journeys/${id}` }
}

async function scope() {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  return { installation: h.installation, site_id: site, database, clock: h.clock, facts }
}

/** The number that was shown first, and whom publishing then enrolled. */
async function publishedFor({ id, path }: { id: string; path: string }) {
  const shown = (await h.get(`${path}/enrollment-preview`)).body.matching_leads
  const before = new Set((await runsOf(id)).map(run => run.run_id))
  const reply = await h.post(`${path}/publish`, { enroll: 'existing' })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const operations = `${at}/operations?type=journey_enrollment&subject_id=${id}`
  const [enrollment] = (await h.get(operations)).body.data
  const job = { type: 'operation', subject_id: String(enrollment?.id) } as Job
  await operationHandler(await scope(), [journeyEnrollment]).perform(job, new AbortController().signal)
  const [done] = (await h.get(operations)).body.data
  const fresh = (await runsOf(id)).filter(run => !before.has(run.run_id))
  return {
    shown,
    counted: (done?.progress as { total?: number } | undefined)?.total,
    enrolled: fresh.map(run => run.lead_id).sort(),
  }
}
const runsOf = async (id: string): Promise<{ run_id: string; lead_id: string }[]> =>
  (await h.get(`${at}/runs?journey_id=${id}&limit=100`)).body.data.map(run => ({
    run_id: String(run.run_id),
    lead_id: String(run.lead_id),
  }))
const meaning = (leads: string[]) => ({ shown: leads.length, counted: leads.length, enrolled: [...leads].sort() })

test('who has one of the tags or is in one of the audiences, and meets the criteria', async () => {
  const [tag, other] = [await made('tags', { name: 'VIP' }), await made('tags', { name: 'Press' })]
  const audience = await made('audiences', { name: 'Readers' })
  const tagged = await newLead({ tag_ids: [tag] })
  const listed = await newLead({ audience_ids: [audience] })
  await newLead({ tag_ids: [other] })
  await newLead()
  const out = await newLead({ tag_ids: [tag], first_name: 'Out' })
  const triggers = [
    { type: 'tag_added', tag_ids: [tag] },
    { type: 'audience_joined', audience_ids: [audience] },
  ]
  const enrollment_criteria = { type: 'rule', field: 'first_name', op: 'is_not', value: 'Out' }
  expect(await publishedFor(await journeyOn(triggers))).toEqual(meaning([tagged, listed, out]))
  expect(await publishedFor(await journeyOn(triggers, { enrollment_criteria }))).toEqual(meaning([tagged, listed]))
})

test('who submitted one of the popups, or any; who confirmed', async () => {
  const [one, two, confirmed] = [await newLead(), await newLead(), await newLead()]
  const popups = [await made('popups', { name: 'Guide' }), await made('popups', { name: 'Letter' })]
  await h.inSite(site, async (tx, { newId, now }) => {
    for (const [i, lead_id] of [one, two].entries()) {
      await insertSubmission(tx, {
        id: newId('submission'),
        popup_id: popups[i]!,
        lead_id,
        lead_created: true,
        previous_id: null,
        values: {},
        differing: [],
        unknown: [],
        consent: 'given',
        page_url: null,
        referrer: null,
        locale: null,
        variant: null,
        timezone: null,
        shown_for_ms: 5_000,
        at: now(),
      })
    }
  })
  await h.inSite(site, async (tx, context) => {
    const proof = { text: 'Yes', locale: 'en', ip: null } as const
    await confirmLead(tx, await existingLead(tx, confirmed), proof, context)
  })
  const holding = async (trigger: object) => {
    const { path } = await journeyOn([trigger])
    return (await h.get(`${path}/enrollment-preview`)).body.matching_leads
  }
  expect(await holding({ type: 'form_submitted' })).toBe(2)
  expect(await holding({ type: 'form_submitted', popup_ids: [popups[0]] })).toBe(1)
  expect(await publishedFor(await journeyOn([{ type: 'lead_confirmed' }]))).toEqual(meaning([confirmed]))
})

test('what happens at one moment holds for nobody, and the creation of a lead for everybody', async () => {
  const everybody = (await h.get(`${at}/leads?limit=100`)).body.data.length
  const moments = [
    { type: 'link_clicked' },
    { type: 'page_visited', rules: [{ match: 'contains', value: '/pricing' }] },
    { type: 'field_changed', field_ids: ['phone'] },
    { type: 'api_event', name: 'order.placed' },
  ]
  const preview = async (triggers: object[]) =>
    (await h.get(`${(await journeyOn(triggers)).path}/enrollment-preview`)).body.matching_leads
  expect(await preview(moments)).toBe(0)
  expect(await preview([])).toBe(0)
  expect(everybody).toBeGreaterThan(0)
  expect(await preview([...moments, { type: 'lead_created' }])).toBe(everybody)
})

test('in bulk the owner’s choice stands in the place of the triggers', async () => {
  const { path } = await journeyOn([{ type: 'link_clicked' }])
  await h.post(`${path}/publish`, { enroll: 'new' })
  const filter = { type: 'rule', field: 'first_name', op: 'is', value: 'Out' }
  const preview = await h.post(`${path}/enrollments/preview`, { filter })
  expect(preview.body).toEqual({ leads: 1, matching_leads: 1 })
})

// 14 March 2027 09:30 in Greenwich: still the 14th everywhere but on the islands furthest east and west.
const yearly = { type: 'date_field', offset_days: 0, at: '20:00', yearly: true }

test('whose date is today in the zone that counts: once, whoever enrolls, and however often it is published', async () => {
  const today = await newLead({ custom_fields: { born: '1990-03-14' } })
  await newLead({ custom_fields: { born: '1990-03-15' } })
  await newLead({ custom_fields: { born: '1990-07-01' } })
  const changes = { allow_duplicate_enrollment: true }
  const journey = await journeyOn([{ ...yearly, field_id: born }], changes)
  expect(await publishedFor(journey)).toEqual(meaning([today]))
  await h.inSite(site, async tx => void (await tx.run(`update runs set ended_at = 1, wake_at = null`, [])))
  expect(await publishedFor(journey)).toEqual(meaning([]))
  // Its own time of day comes: the day counts once.
  h.clock.forward(11 * 3_600_000)
  const job = { type: 'date_triggers', subject_id: journey.id } as Job
  await dateTriggersHandler(await scope()).perform(job, new AbortController().signal)
  expect(await runsOf(journey.id)).toHaveLength(1)
  h.clock.forward(-11 * 3_600_000)
})

test('where the journey goes by the lead’s zone, today is the lead’s day', async () => {
  const [kiritimati, madrid] = [
    await newLead({ timezone: 'Pacific/Kiritimati', custom_fields: { born: '1985-03-13' } }),
    await newLead({ timezone: 'Europe/Madrid', custom_fields: { born: '1985-03-12' } }),
  ]
  const trigger = { ...yearly, field_id: born, offset_days: 2 }
  // Half past ten in Greenwich is the 15th on Kiritimati.
  h.clock.forward(3_600_000)
  expect(await publishedFor(await journeyOn([trigger], { use_lead_timezone: true }))).toEqual(
    meaning([kiritimati, madrid]),
  )
  expect(await publishedFor(await journeyOn([trigger]))).toEqual(meaning([madrid]))
})

test('of an audience that is being updated those whom its filter finds, not those who were on it', async () => {
  const [ana, eva] = [await newLead({ first_name: 'Ana' }), await newLead({ first_name: 'Eva' })]
  const named = (value: string) => ({ type: 'rule', field: 'first_name', op: 'is', value })
  const audience = await made('audiences', { name: 'Namesakes', filter: named('Ana') })
  await workOff(h, site)
  const changed = await h.patch(`${at}/audiences/${audience}`, { filter: named('Eva') })
  expect(changed.body).toMatchObject({ status: 'updating', lead_count: 1 })
  const journey = await journeyOn([{ type: 'audience_joined', audience_ids: [audience] }])
  expect(await publishedFor(journey)).toEqual(meaning([eva]))
  const has = { type: 'rule', field: 'audiences', op: 'has', value: audience }
  const others = await journeyOn([{ type: 'lead_created' }], { enrollment_criteria: { type: 'not', filter: has } })
  await h.post(`${others.path}/publish`, { enroll: 'new' })
  const enrolled = await h.post(`${others.path}/runs`, { lead_ids: [ana, eva] })
  expect(enrolled.body.data).toMatchObject([{ outcome: 'enrolled' }, { outcome: 'not_matching' }])
  const bulk = await h.post(`${others.path}/enrollments/preview`, { audience_id: audience })
  expect(bulk.body).toMatchObject({ leads: 1, matching_leads: 0 })
})
