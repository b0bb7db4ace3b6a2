import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createTriggerFixture, type TriggerFixture } from '../../../../testing/fixtures/triggers.ts'
import { until } from '../../../../testing/harness.ts'
import { keepDocument } from '../../../../testing/keep-document.ts'
import { confirmLead } from '../../../contacts/confirmations/rules.ts'
import { existingLead } from '../../../contacts/lead-records/rules.ts'
import { tagLimits } from '../../../contacts/tags/limits.ts'
import { emailReplied } from '../../../email/email-responses/events.ts'
import { emailLinkClicked } from '../../../email/emails/events.ts'

let s: TriggerFixture
beforeAll(async () => {
  s = await createTriggerFixture(createRunner)
})
afterAll(() => s.close())

test('a confirmed address enrolls, a new lead alone does not', async () => {
  const journey = await s.published([{ type: 'lead_confirmed' }])
  const lead = await s.newLead()
  await s.settled()
  expect(await s.runsOf(journey)).toHaveLength(0)
  await s.h.inSite(s.site, async (tx, context) => {
    const proof = { text: 'Yes', locale: 'en', ip: null } as const
    await confirmLead(tx, await existingLead(tx, lead), proof, context)
  })
  await s.enrolled(journey, 1)
})

test('a changed field enrolls, another does not', async () => {
  const field = await s.made('custom-fields', { type: 'number', name: 'budget', label: 'Budget' })
  const custom = await s.published([{ type: 'field_changed', field_ids: [field] }])
  const own = await s.published([{ type: 'field_changed', field_ids: ['phone', 'email'] }])
  const lead = await s.newLead()
  await s.h.patch(`${s.at}/leads/${lead}`, { first_name: 'María' })
  await s.settled()
  expect(await s.runsOf(custom)).toHaveLength(0)
  expect(await s.runsOf(own)).toHaveLength(0)
  await s.h.patch(`${s.at}/leads/${lead}`, { custom_fields: { budget: 5 } })
  await s.enrolled(custom, 1)
  await s.h.patch(`${s.at}/leads/${lead}`, { phone: '+34 600 000 000' })
  await s.enrolled(own, 1)
})

test('an event told by the API enrolls by its name and stands on the timeline', async () => {
  const journey = await s.published([{ type: 'api_event', name: 'order.placed' }])
  const lead = await s.newLead()
  const { email } = (await s.h.get(`${s.at}/leads/${lead}`)).body
  await s.h.post(`${s.at}/events`, { lead_id: lead, name: 'order.returned' })
  const told = await s.h.post(`${s.at}/events`, {
    email,
    name: 'order.placed',
    data: { total: 59.9, gift: true, note: null },
  })
  expect(told.status, JSON.stringify(told.body)).toBe(201)
  expect(told.body).toMatchObject({
    name: 'order.placed',
    lead_id: lead,
    data: { total: 59.9, gift: true, note: null },
  })
  await s.enrolled(journey, 1)
  const timeline = await s.h.get(`${s.at}/leads/${lead}/timeline`, { headers: { 'accept-language': 'es' } })
  expect(timeline.body.data).toContainEqual(
    expect.objectContaining({
      id: told.body.id,
      title: 'Evento recibido',
      data: {
        ...{ name: 'order.placed', data: { total: 59.9, gift: true, note: null } },
        ...{ subject_id: lead, lead_id: lead },
      },
    }),
  )
})

test('who leaves an audience is enrolled, and nobody who leaves another or none', async () => {
  const audience_id = await s.made('audiences', { name: 'Left' })
  const other_id = await s.made('audiences', { name: 'Stays' })
  const journey = await s.published([{ type: 'audience_left', audience_ids: [audience_id] }])
  const [lead, other, never] = [await s.newLead(), await s.newLead(), await s.newLead()]
  await s.h.post(`${s.at}/audiences/${audience_id}/leads`, { lead_ids: [lead] })
  await s.h.post(`${s.at}/audiences/${other_id}/leads`, { lead_ids: [other] })
  await s.h.post(`${s.at}/audiences/${other_id}/leads/remove`, { lead_ids: [other] })
  await s.h.post(`${s.at}/audiences/${audience_id}/leads/remove`, { lead_ids: [never] })
  await s.settled()
  expect(await s.runsOf(journey)).toHaveLength(0)
  await s.h.post(`${s.at}/audiences/${audience_id}/leads/remove`, { lead_ids: [lead] })
  const [run] = await s.enrolled(journey, 1)
  expect(run).toMatchObject({ lead_id: lead })
})

test('leads taken from an audience together start nothing unless it is said so', async () => {
  const audience_id = await s.made('audiences', { name: 'Bulk left' })
  const journey = await s.published([{ type: 'audience_left', audience_ids: [audience_id] }])
  const leads = [await s.newLead(), await s.newLead(), await s.newLead(), await s.newLead()]
  const take = (lead_ids: (string | undefined)[], more: object = {}) =>
    s.h.post(`${s.at}/audiences/${audience_id}/leads/remove`, { lead_ids, ...more })
  await s.h.post(`${s.at}/audiences/${audience_id}/leads`, { lead_ids: leads })
  expect((await take([...leads.slice(0, 2), leads[0]])).body).toMatchObject({ changed: 2 })
  await s.settled()
  expect(await s.runsOf(journey)).toHaveLength(0)
  expect((await take(leads, { start_journeys: true })).body).toMatchObject({ changed: 2 })
  await s.enrolled(journey, 2)
})

test('leads put on an audience together start nothing unless it is said so', async () => {
  const audience_id = await s.made('audiences', { name: 'Bulk' })
  const journey = await s.published([{ type: 'audience_joined', audience_ids: [audience_id] }])
  const leads = [await s.newLead(), await s.newLead(), await s.newLead(), await s.newLead(), await s.newLead()]
  const join = (lead_ids: (string | undefined)[], more: object = {}) =>
    s.h.post(`${s.at}/audiences/${audience_id}/leads`, { lead_ids, ...more })
  expect((await join(leads.slice(0, 2))).body).toMatchObject({ changed: 2 })
  await join([leads[2]], { start_journeys: false })
  await s.settled()
  expect(await s.runsOf(journey)).toHaveLength(0)
  await join([leads[3]])
  await s.enrolled(journey, 1)
  await join(leads, { start_journeys: true })
  await s.enrolled(journey, 2)
})

test('leads given a tag together start nothing unless it is said so', async () => {
  const tag_id = await s.made('tags', { name: 'Bulk' })
  const journey = await s.published([{ type: 'tag_added', tag_ids: [tag_id] }])
  const leads = [await s.newLead(), await s.newLead(), await s.newLead(), await s.newLead()]
  const give = async (lead_ids: (string | undefined)[], more: object = {}) =>
    (await s.h.post(`${s.at}/tags/${tag_id}/leads`, { lead_ids, ...more })).body
  expect(await give([...leads.slice(0, 2), leads[0]])).toEqual({ lead_ids: leads.slice(0, 2) })
  await give([leads[2]], { start_journeys: false })
  await s.settled()
  expect(await s.runsOf(journey)).toHaveLength(0)
  expect(await give(leads, { start_journeys: true })).toEqual({ lead_ids: [leads[3]] })
  await s.enrolled(journey, 1)
  const taken = await s.h.post(`${s.at}/tags/${tag_id}/leads/remove`, { lead_ids: [leads[0], leads[3]] })
  expect((taken.body as unknown as { lead_ids: string[] }).lead_ids.sort()).toEqual([leads[0], leads[3]].sort())
  expect((await s.h.get(`${s.at}/tags/${tag_id}`)).body).toMatchObject({ lead_count: 2 })
  expect((await s.h.get(`${s.at}/leads/${leads[0]}`)).body.tag_ids).toEqual([])
  const many = (length: number) => ({ lead_ids: Array.from({ length }, () => leads[0]) })
  expect((await s.h.post(`${s.at}/tags/${tag_id}/leads`, many(tagLimits.tag_leads_max))).status).toBe(200)
  const refused = await s.h.post(`${s.at}/tags/${tag_id}/leads`, many(tagLimits.tag_leads_max + 1))
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/lead_ids' }] } })
})

test('a link that a person clicked enrolls by its template and target', async () => {
  const body = { subject: 'Hello', body_text: '[Unsubscribe]({{ unsubscribe_url }})' }
  const [template_id, other] = [
    await s.made('templates', { name: 'Linked', ...body }),
    await s.made('templates', { name: 'Other', ...body }),
  ]
  const url = 'https://casa.example/prices?plan=pro'
  const [anyLink, one] = [
    await s.published([{ type: 'link_clicked' }]),
    await s.published([{ type: 'link_clicked', template_ids: [template_id], url }]),
  ]
  const by = { journey_id: null, run_id: null, step_id: null, broadcast_id: null }
  const click = async (lead_id: string, data: { template_id: string; url: string }) =>
    s.h.inSite(s.site, (tx, { emit }) => emit(tx, emailLinkClicked, { lead_id, data: { ...by, ...data } }))
  const [first, second] = [await s.newLead(), await s.newLead()]
  await click(first, { template_id: other, url })
  await click(first, { template_id, url: 'https://casa.example/prices' })
  await click(second, { template_id, url: `${url}&utm_source=mail` })
  await s.enrolled(anyLink, 2)
  const [run] = await s.enrolled(one, 1)
  expect(run?.lead_id).toBe(second)
})

test('a reply enrolls by the template of the email that it answers', async () => {
  const body = { subject: 'Hello', body_text: '[Unsubscribe]({{ unsubscribe_url }})' }
  const template_id = await s.made('templates', { name: 'Asked', ...body })
  const [any, one] = [
    await s.published([{ type: 'email_replied' }]),
    await s.published([{ type: 'email_replied', template_ids: [template_id] }]),
  ]
  const by = { journey_id: null, run_id: null, step_id: null, subject: 'Re: Hello' }
  const reply = async (lead_id: string, of: string | null) =>
    s.h.inSite(s.site, (tx, { emit }) => emit(tx, emailReplied, { lead_id, data: { ...by, template_id: of } }))
  const [first, second] = [await s.newLead(), await s.newLead()]
  await reply(first, null)
  await reply(second, template_id)
  await s.enrolled(any, 2)
  const [run] = await s.enrolled(one, 1)
  expect(run?.lead_id).toBe(second)
})

test('several triggers are any of them, and the criteria hold for each', async () => {
  const tag_id = await s.made('tags', { name: 'VIP' })
  const journey = await s.published(
    [
      { type: 'tag_added', tag_ids: [tag_id] },
      { type: 'api_event', name: 'called' },
    ],
    { enrollment_criteria: { type: 'rule', field: 'email', op: 'starts_with', value: 'lead' } },
  )
  const [one, two] = [await s.newLead(), await s.newLead()]
  const other = await s.made('leads', { email: 'other@example.com' })
  await s.h.post(`${s.at}/leads/${one}/tags`, { tag_ids: [tag_id] })
  await s.h.post(`${s.at}/events`, { lead_id: two, name: 'called' })
  await s.h.post(`${s.at}/events`, { lead_id: other, name: 'called' })
  await s.h.post(`${s.at}/leads/${other}/tags`, { tag_ids: [tag_id] })
  await s.settled()
  const leads = (await s.runsOf(journey)).map(run => run.lead_id)
  expect(leads.sort()).toEqual([one, two].sort())
})

test.each([
  [false, 1],
  [true, 2],
])('the same trigger 50 times at once makes one run; a day later, with duplicates %s: %i', async (duplicates, runs) => {
  const name = `many.${duplicates}`
  const steps = [{ id: 'tag', type: 'assign_tags', tag_ids: [await s.made('tags', { name: `Many ${duplicates}` })] }]
  const journey = await s.published([{ type: 'api_event', name }], { allow_duplicate_enrollment: duplicates, steps })
  const lead = await s.newLead()
  const tell = () => s.h.post(`${s.at}/events`, { lead_id: lead, name })
  const replies = await Promise.all(Array.from({ length: 25 }, tell))
  await s.settled()
  replies.push(...(await Promise.all(Array.from({ length: 25 }, tell))))
  expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([201]))
  await s.settled()
  expect((await s.runsOf(journey)).map(run => run.status)).toEqual(['completed'])
  s.h.clock.forward(86_400_000)
  await tell()
  await s.settled()
  expect(await s.runsOf(journey)).toHaveLength(runs)
})

test('runs end as soon as their criteria hold, those that wait for a day too', async () => {
  const [unenroll, goal] = [await s.made('tags', { name: 'Left' }), await s.made('tags', { name: 'Bought' })]
  const has = (value: string) => ({ type: 'rule', field: 'tags', op: 'has', value })
  const journey = await s.published([{ type: 'api_event', name: 'begin' }], {
    unenrollment_criteria: has(unenroll),
    goal: has(goal),
    steps: [{ id: 'wait', type: 'delay', duration: { value: 30, unit: 'days' } }],
  })
  const [one, two] = [await s.newLead(), await s.newLead()]
  for (const lead_id of [one, two]) await s.h.post(`${s.at}/events`, { lead_id, name: 'begin' })
  await s.enrolled(journey, 2)
  await s.h.post(`${s.at}/leads/${one}/tags`, { tag_ids: [unenroll] })
  await s.h.post(`${s.at}/leads/${two}/tags`, { tag_ids: [goal] })
  const ended = await until(
    () => s.runsOf(journey),
    runs => runs.every(run => run.ended_at !== null),
  )
  expect(ended.map(run => run.status).sort()).toEqual(['completed', 'stopped'])
})

test('what a trigger lacks, or names that is not there, is said before publishing', async () => {
  const number = await s.made('custom-fields', { type: 'number', name: 'rooms', label: 'Rooms' })
  const none = (prefix: string) => `${prefix}_${'0'.repeat(32)}`
  const triggers = [
    { type: 'tag_added', tag_ids: [] },
    { type: 'field_changed', field_ids: ['first_name', none('field')] },
    { type: 'date_field', field_id: number, offset_days: 0, at: '09:00', yearly: false },
    { type: 'date_field', field_id: '', offset_days: 0, at: '09:00', yearly: false },
    { type: 'page_visited', rules: [] },
    { type: 'link_clicked', template_ids: [none('tmpl')] },
    { type: 'email_replied', template_ids: [none('tmpl')] },
    { type: 'sandbox_opened', sandbox_ids: [none('sbx')] },
  ]
  const document = { triggers, allow_duplicate_enrollment: false, use_lead_timezone: false, steps: [] }
  const id = await s.made('journeys', { name: 'Lacking' })
  await keepDocument(s.h, s.site, id, document)
  const problems = await s.h.get(`${s.at}/journeys/${id}/problems`, { headers: { 'accept-language': 'es' } })
  const found = problems.body.data.filter(p => String(p.pointer).startsWith('/triggers'))
  expect(found.map(p => [p.pointer, p.code])).toEqual([
    ['/triggers/0/tag_ids', 'missing_value'],
    ['/triggers/1/field_ids', 'unknown_reference'],
    ['/triggers/2/field_id', 'field_not_date'],
    ['/triggers/3/field_id', 'missing_value'],
    ['/triggers/4/rules', 'missing_value'],
    ['/triggers/5/template_ids', 'unknown_reference'],
    ['/triggers/6/template_ids', 'unknown_reference'],
    ['/triggers/7/sandbox_ids', 'unknown_reference'],
  ])
  expect(found[2]?.text).toBe('Este campo no es una fecha.')
})

test.each([
  [{ type: 'date_field', field_id: 'x', offset_days: 366, at: '09:00', yearly: true }],
  [{ type: 'date_field', field_id: 'x', offset_days: -366, at: '09:00', yearly: true }],
  [{ type: 'date_field', field_id: 'x', offset_days: 0, at: '24:00', yearly: true }],
  [{ type: 'api_event', name: 'Order placed' }],
  [{ type: 'api_event', name: 'a'.repeat(65) }],
  [{ type: 'page_visited', rules: [{ match: 'contains', value: ' ' }] }],
  [{ type: 'page_visited', rules: Array(21).fill({ match: 'contains', value: '/' }) }],
  [{ type: 'moon_full' }],
])('the trigger %.70j is refused at save', async trigger => {
  const document = { triggers: [trigger], allow_duplicate_enrollment: false, use_lead_timezone: false, steps: [] }
  expect((await s.h.post(`${s.at}/journeys`, { name: 'Wrong', document })).status).toBe(422)
})

test('the name of an event says which form it must have, in both languages', async () => {
  const triggers = [{ type: 'api_event', name: 'Order placed' }]
  const document = { triggers, allow_duplicate_enrollment: false, use_lead_timezone: false, steps: [] }
  const textIn = async (language: string) =>
    (await s.h.post(`${s.at}/journeys`, { name: 'Wrong', document }, { headers: { 'accept-language': language } })).body
      .errors
  expect(await textIn('en')).toMatchObject([
    { pointer: '/document/triggers/0/name', code: 'event_name_invalid', text: expect.stringContaining('order.placed') },
  ])
  expect(await textIn('es')).toMatchObject([{ text: expect.stringContaining('minúscula') }])
})
