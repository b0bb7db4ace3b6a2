import { afterAll, expect, test } from 'vitest'
import { keepDocument } from '../../../../testing/keep-document.ts'
import { trialSite } from './trial-site.ts'

const { h, at, ids, newTemplate, newJourney, simulate, mail, wait, hasTag } = await trialSite()
afterAll(() => h.close())

test('tells each step with its moment, local clock, reason and rendered mail, and changes nothing', async () => {
  const id = await newJourney([{ id: 'tag', type: 'assign_tags', tag_ids: [ids.tag] }, wait('wait', 1), mail('mail')])
  const before = await h.get(`${at}/leads/${ids.lead}`)
  const { status, body, entries } = await simulate(id, { lead_id: ids.lead, starts_at: '2027-03-27T11:00:00.000Z' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'completed', reason: 'last_step_done', problems: [] })
  expect(body).not.toHaveProperty('refusal')
  expect(entries.map(e => [e.type, e.local])).toEqual([
    ['run_started', '2027-03-27T12:00:00'],
    ['tags_assigned', '2027-03-27T12:00:00'],
    ['delay_planned', '2027-03-27T12:00:00'],
    ['delay_over', '2027-03-28T12:00:00'],
    ['send_handed_off', '2027-03-28T12:00:00'],
    ['send_ended', '2027-03-28T12:00:00'],
    ['run_completed', '2027-03-28T12:00:00'],
  ])
  // The night of the clock change is an hour shorter.
  expect(entries[3]?.at).toBe('2027-03-28T10:00:00.000Z')
  expect(entries[4]?.email).toMatchObject({ subject: 'Welcome, Lucía', preheader: 'First', to: 'maria@example.com' })
  expect(String(entries[4]?.email?.html)).toContain('Hello Lucía')
  expect(entries[5]).toMatchObject({ reason: 'delivered' })
  expect((await h.get(`${at}/leads/${ids.lead}`)).body).toEqual(before.body)
  expect((await h.get(`${at}/emails`)).body.data).toEqual([])
})

test('says of each branch why it was taken or not, with the rule and what the lead has', async () => {
  const branch = (id: string, when: object) => ({ id, name: id, when, steps: [] })
  const filtered = { type: 'filter', filter: hasTag() }
  const branches = [
    branch('gold', filtered),
    branch('opened', { type: 'opened', step_id: 'mail' }),
    branch('half', { type: 'percentage', percent: 100 }),
  ]
  const paths = { id: 'fork', type: 'paths', branches, otherwise: [], wait_up_to: { value: 2, unit: 'days' } }
  const id = await newJourney([mail('mail'), paths])
  const { entries } = await simulate(id, { lead: { first_name: 'Eva' }, starts_at: '2027-05-03T09:00:00.000Z' })
  const taken = entries.find(e => e.type === 'branch_taken')
  expect(taken?.branches).toMatchObject([
    { branch_id: 'gold', taken: false, reason: 'filter_not_matched', rule: hasTag(), values: { tags: [] } },
    { branch_id: 'opened', taken: false },
    { branch_id: 'half', taken: true, reason: 'share_hit' },
    { branch_id: null, taken: false, reason: 'not_asked' },
  ])
})

test('lets what is told happen at its moment: an open, an answer into a field, leaving', async () => {
  const branches = [{ id: 'b', when: { type: 'opened', step_id: 'mail' }, steps: [mail('second')] }]
  const fork = { id: 'fork', type: 'paths', branches, otherwise: [], wait_up_to: { value: 3, unit: 'days' } }
  const question = {
    id: 'ask',
    type: 'ask_question',
    template_id: ids.question,
    sender_id: ids.sender,
    question: 'Which color?',
    answers: [
      { id: 'r', label: 'Red' },
      { id: 'g', label: 'Green' },
    ],
    field_id: ids.field,
    wait_up_to: { value: 3, unit: 'days' },
  }
  const last = {
    id: 'last',
    type: 'paths',
    branches: [
      {
        id: 'red',
        when: { type: 'filter', filter: { type: 'rule', field: 'custom_fields.color', op: 'is', value: 'Red' } },
        steps: [],
      },
    ],
    otherwise: [],
  }
  const id = await newJourney([mail('mail'), fork, question, last, wait('w', 5), mail('never')])
  const start = Date.parse('2027-05-03T09:00:00.000Z')
  const moment = (hours: number) => new Date(start + hours * 3_600_000).toISOString()
  const { body, entries } = await simulate(id, {
    lead: {},
    starts_at: moment(0),
    happenings: [
      { type: 'opened', at: moment(5), step_id: 'mail' },
      { type: 'answered', at: moment(30), step_id: 'ask', answer_id: 'r' },
      { type: 'unsubscribed', at: moment(40) },
    ],
  })
  const by = (step: string, type: string) => entries.find(e => e.step_id === step && e.type === type)
  expect(by('fork', 'branch_taken')).toMatchObject({ at: moment(5), detail: { branch_id: 'b' } })
  expect(String(by('ask', 'send_handed_off')?.email?.html)).toContain('Which color?')
  expect(by('last', 'branch_taken')).toMatchObject({ at: moment(30), detail: { branch_id: 'red' } })
  expect(by('never', 'send_ended')).toMatchObject({ reason: 'unsubscribed', detail: { result: 'skipped' } })
  expect(body.status).toBe('completed')
})

test('explains what would be skipped: no consent, a sender that is not verified, the cap', async () => {
  const id = await newJourney([mail('a'), mail('b', { sender_id: ids.unverified })])
  const reasons = async (body: object) =>
    (await simulate(id, body)).entries.filter(e => e.type === 'send_ended').map(e => e.reason)
  expect(await reasons({ lead: { subscribed: false } })).toEqual(['not_subscribed'])
  const { body } = await simulate(id, { lead: {} })
  expect(body).toMatchObject({ status: 'failed', reason: 'sender_not_verified' })
  expect(body.problems).toMatchObject([{ code: 'sender_not_verified', step_id: 'b' }])
  const settings = `${at}/marketing-settings`
  expect((await h.patch(settings, { emails_max: 1, emails_days: 7 })).status).toBe(200)
  const twice = await newJourney([mail('a'), wait('w', 1), mail('b'), wait('v', 8), mail('c')])
  const { entries } = await simulate(twice, { lead: {} })
  expect(entries.filter(e => e.type === 'send_ended').map(e => e.reason)).toEqual(['delivered', 'capped', 'delivered'])
  await h.patch(settings, { emails_max: null })
})

test('a template that is gone fails the run, as it would a live one', async () => {
  const id = await newJourney([mail('a')])
  const { document } = (await h.get(`${at}/journeys/${id}`)).body
  const steps = [mail('a', { template_id: `tmpl_${'0'.repeat(32)}` })]
  await keepDocument(h, at.split('/').at(-1) ?? '', id, { ...(document as object), steps })
  const { body } = await simulate(id, { lead: {} })
  expect(body).toMatchObject({
    status: 'failed',
    reason: 'template_missing',
    problems: [{ code: 'unknown_reference' }],
  })
})

test('stands in for what the AI writes, or shows the text that is given', async () => {
  const writer = { id: 'ai', type: 'ai_email_writer', prompt: 'Greet them', needs_approval: true }
  const template_id = await newTemplate('AI', '{{ ai_text }}')
  const id = await newJourney([writer, mail('mail', { template_id, ai_step_id: 'ai' })])
  const starts_at = '2027-05-03T09:00:00.000Z'
  const waiting = await simulate(id, { lead: {}, starts_at })
  expect(waiting.body).toMatchObject({ status: 'waiting', waiting_for: 'approval' })
  const approved = { type: 'approval', at: '2027-05-03T10:00:00.000Z', step_id: 'ai', approved: true }
  const shown = async (texts: object[]) => {
    const { entries } = await simulate(id, { lead: {}, starts_at, happenings: [approved], texts })
    return entries.find(e => e.step_id === 'mail' && e.type === 'send_handed_off')?.email
  }
  expect(await shown([])).toMatchObject({ placeholder: true })
  const given = await shown([{ step_id: 'ai', subject: 'Hi', text: 'Dear Eva, welcome' }])
  expect(given).toMatchObject({ placeholder: false })
  expect(String(given?.html)).toContain('Dear Eva, welcome')
})

test('what no engine could carry out is refused with the list of problems', async () => {
  const id = await newJourney([
    {
      id: 'fork',
      type: 'paths',
      branches: [{ id: 'b', when: { type: 'opened', step_id: 'nowhere' }, steps: [] }],
      otherwise: [],
    },
  ])
  const { status, body } = await simulate(id, { lead: {} })
  expect([status, body.code]).toEqual([409, 'journey_incomplete'])
  expect(body.errors).not.toEqual([])
  const many = await h.post(`${at}/journeys/${id}/what-if`, {})
  expect([many.status, many.body.code, many.body.errors]).toEqual([409, 'journey_incomplete', body.errors])
  const fine = await newJourney([mail('a')])
  expect((await simulate(fine, { version: 'published' })).body.code).toBe('validation_failed')
  expect((await simulate(fine, { lead_id: `lead_${'0'.repeat(32)}` })).status).toBe(422)
})

test('90 days with a mail and a fork on each take less than two seconds', async () => {
  const steps = Array.from({ length: 60 }, (_, i) => [wait(`w${i}`, 1), mail(`m${i}`)]).flat()
  const id = await newJourney(steps, {
    business_hours: { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '17:00', timezone: 'Europe/Madrid' },
  })
  const begins = performance.now()
  const { body, entries } = await simulate(id, { lead_id: ids.lead, days: 90 })
  expect(performance.now() - begins).toBeLessThan(2_000)
  expect(entries.filter(e => e.type === 'send_ended').length).toBeGreaterThan(55)
  expect(body.status).toBe('completed')
})

test('a change that reaches the goal, or that the owner’s end, stops the run at that moment', async () => {
  const id = await newJourney([wait('w', 5), mail('a')], { goal: hasTag() })
  const starts_at = '2027-05-03T09:00:00.000Z'
  const later = '2027-05-04T09:00:00.000Z'
  const bought = await simulate(id, {
    lead: {},
    starts_at,
    happenings: [{ type: 'tag_added', at: later, tag_id: ids.tag }],
  })
  expect(bought.body).toMatchObject({ status: 'completed', reason: 'goal_reached' })
  expect(bought.entries.at(-1)?.at).toBe(later)
  const stopped = await simulate(id, { lead: {}, starts_at, happenings: [{ type: 'stopped', at: later }] })
  expect(stopped.body).toMatchObject({ status: 'stopped', reason: 'unenrolled_by_owner' })
  const skipped = await simulate(id, { lead: {}, starts_at, happenings: [{ type: 'skip_wait', at: later }] })
  expect(skipped.entries.find(e => e.type === 'send_handed_off')?.at).toBe(later)
  const wrong = await h.post(`${at}/journeys/${id}/simulate`, { lead: { custom_fields: { nothing: 'x' } } })
  expect([wrong.status, wrong.body.errors]).toMatchObject([422, [{ pointer: '/lead/custom_fields/nothing' }]])
  const nobody = await simulate(id, { lead: { email: 'nope', first_name: '1<x>' } })
  expect(nobody.body.errors).toMatchObject([{ pointer: '/lead/email' }, { pointer: '/lead/first_name' }])
})

test('says when a date of the lead brings it in: 29 February on the 28th where there is none', async () => {
  const field = await h.post(`${at}/custom-fields`, { type: 'date', name: 'born', label: 'Born' })
  const trigger = { type: 'date_field', field_id: field.body.id, offset_days: 0, at: '09:00', yearly: true }
  const id = await newJourney([mail('mail')], { triggers: [trigger] })
  const from = async (starts_at: string, born?: string) =>
    (await simulate(id, { lead: { custom_fields: born ? { born } : {} }, starts_at })).body.next_trigger_at
  expect(await from('2027-02-01T00:00:00.000Z', '1996-02-29')).toBe('2027-02-28T08:00:00.000Z')
  expect(await from('2028-02-01T00:00:00.000Z', '1996-02-29')).toBe('2028-02-29T08:00:00.000Z')
  expect(await from('2028-02-01T00:00:00.000Z')).toBeNull()
  const { body } = await simulate(await newJourney([mail('mail')]), { lead: {} })
  expect(body).not.toHaveProperty('next_trigger_at')
})
