import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makerFor } from '../../../../testing/fixtures/make.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { keepDocument } from '../../../../testing/keep-document.ts'

let h: Harness
let base: string
let sender: string
let unverified: string
const template: Record<'plain' | 'question' | 'written' | 'bare' | 'off', string> = {} as never

beforeAll(async () => {
  h = await createHarness()
  const maker = makerFor(h, await h.newSite('Casa Verde'))
  base = maker.base
  await maker.postalAddress()
  sender = await maker.newVerifiedSender('ana@casaverde.example')
  unverified = await maker.newSender('new@casaverde.example')
  template.plain = await maker.newTemplate('Plain')
  template.question = await maker.newTemplate('Question', 'Hello\n\n{{ question }}')
  template.written = await maker.newTemplate('Written', '{{ ai_text }}')
  template.bare = await maker.newTemplate('Bare', 'Hello', { body_text: 'Hello' })
  template.off = await maker.newTemplate('Off')
  const off = await h.post(`${base}/templates/${template.off}/disable`)
  expect(off.status, JSON.stringify(off.body)).toBe(200)
})
afterAll(() => h.close())

let made = 0
const document = (steps: unknown[], changes: object = {}) => ({
  triggers: [{ type: 'lead_created' }],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps,
  ...changes,
})

async function draft(steps: unknown[], changes: object = {}): Promise<string> {
  made += 1
  const reply = await h.post(`${base}/journeys`, { name: `Journey ${made}` })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  await keepDocument(h, base.split('/').at(-1) ?? '', reply.body.id, document(steps, changes))
  return `${base}/journeys/${reply.body.id}`
}

interface Found {
  step_id: string | null
  pointer: string
  code: string
  text: string
}

/** What stands against publishing, which is refused exactly if there is something. */
async function problemsAt(path: string, language = 'en'): Promise<Found[]> {
  const headers = { 'accept-language': language }
  const listed = (await h.get(`${path}/problems`, { headers })).body.data as unknown as Found[]
  const on = await h.post(`${path}/publish`, { enroll: 'new' }, { headers })
  expect(on.status).toBe(listed.length > 0 ? 409 : 200)
  return listed
}

const found = async (steps: unknown[], changes: object = {}) =>
  (await problemsAt(await draft(steps, changes))).map(({ step_id, pointer, code }) => [step_id, pointer, code])

const send = (template_id: string, changes: object = {}) => ({
  id: 's',
  type: 'send_email',
  template_id,
  sender_id: sender,
  ...changes,
})
const question = (template_id: string, changes: object = {}) => ({
  ...{ id: 'q', type: 'ask_question', template_id, sender_id: sender, question: 'Tea?' },
  ...{ answers: [], wait_up_to: { value: 2, unit: 'days' } },
  ...changes,
})
const writer = { id: 'w', type: 'ai_email_writer', prompt: 'Thank them.', needs_approval: false }
const paths = (whens: object[], changes: object = {}) => ({
  id: 'p',
  type: 'paths',
  branches: whens.map((when, i) => ({ id: `b${i}`, when, steps: [] })),
  otherwise: [],
  ...changes,
})

test('mail needs a template and a sender that are there and ready', async () => {
  const at = '/steps/0/'
  expect(await found([send(template.plain)])).toEqual([])
  expect(await found([send('tmpl_none')])).toEqual([['s', `${at}template_id`, 'unknown_reference']])
  expect(await found([send(template.off)])).toEqual([['s', `${at}template_id`, 'template_disabled']])
  expect(await found([send(template.bare)])).toEqual([['s', `${at}template_id`, 'no_unsubscribe_link']])
  expect(await found([send(template.plain, { sender_id: unverified })])).toEqual([
    ['s', `${at}sender_id`, 'sender_not_verified'],
  ])
  expect(await found([question(template.bare, { sender_id: 'snd_none' })])).toEqual([
    ['q', `${at}template_id`, 'no_unsubscribe_link'],
    ['q', `${at}template_id`, 'template_without_question'],
    ['q', `${at}sender_id`, 'unknown_reference'],
  ])
})

test('a question is in its template, and in no other', async () => {
  expect(await found([question(template.question)])).toEqual([])
  expect(await found([question(template.plain)])).toEqual([['q', '/steps/0/template_id', 'template_without_question']])
  expect(await found([send(template.question)])).toEqual([['s', '/steps/0/template_id', 'template_with_question']])
})

test('a written mail needs somebody who writes, and a template that shows it', async () => {
  const written = send(template.written, { ai_step_id: 'w' })
  expect(await found([writer, written])).toEqual([['w', '/steps/0/type', 'no_ai_provider']])
  expect(await found([send(template.written)])).toEqual([['s', '/steps/0/template_id', 'template_with_ai_text']])
  expect((await found([writer, send(template.plain, { ai_step_id: 'w' })]))[1]).toEqual([
    ...['s', '/steps/1/template_id', 'template_without_ai_text'],
  ])
  const ai = await createHarness({ AI_MODEL: 'small', AI_BASE_URL: 'http://127.0.0.1:9', AI_API_KEY: 'none' })
  const site = `/v1/sites/${await ai.newSite('Casa Azul')}`
  const journey = await ai.post(`${site}/journeys`, { name: 'Written', document: document([writer]) })
  expect((await ai.get(`${site}/journeys/${journey.body.id}/problems`)).body.data).toEqual([])
  await ai.close()
})

test('a branch by an event needs a limit, and an earlier step that it is about', async () => {
  const opened = { type: 'opened', step_id: 's' }
  const wait_up_to = { value: 3, unit: 'days' }
  expect(await found([send(template.plain), paths([opened], { wait_up_to })])).toEqual([])
  expect(await found([send(template.plain), paths([opened])])).toEqual([['p', '/steps/1/wait_up_to', 'no_time_limit']])
  expect(await found([paths([opened], { wait_up_to })])).toEqual([
    ['p', '/steps/0/branches/0/when/step_id', 'not_an_earlier_email'],
  ])
})

test('a date that is waited for is a date field of the site', async () => {
  const field = async (name: string, type: string) =>
    (await h.post(`${base}/custom-fields`, { type, name, label: name })).body.id
  const until = (field_id: string) => ({
    ...{ id: 'd', type: 'delay' },
    until: { field_id, offset_days: -1, at: '09:00', yearly: true },
  })
  expect(await found([until(await field('born', 'date'))])).toEqual([])
  expect(await found([until(await field('color', 'text'))])).toEqual([
    ['d', '/steps/0/until/field_id', 'field_not_date'],
  ])
  expect(await found([until('field_none')])).toEqual([['d', '/steps/0/until/field_id', 'unknown_reference']])
})

test('what has gone since the draft was saved stands against publishing it', async () => {
  const field = (await h.post(`${base}/custom-fields`, { type: 'text', name: 'city', label: 'City' })).body.id
  const tag = (await h.post(`${base}/tags`, { name: 'Gone' })).body.id
  const rule = { type: 'rule', field: 'custom_fields.city', op: 'is', value: 'Madrid' }
  const branch = paths([{ type: 'filter', filter: rule }])
  const path = await draft([branch, { id: 't', type: 'assign_tags', tag_ids: [tag] }], { suppression: rule })
  await h.inSite(base.slice('/v1/sites/'.length), async tx => {
    // As happens where a site's data comes back from an older copy: by the API both would be refused.
    await tx.run(sql`delete from custom_fields where id = ${field}`)
    await tx.run(sql`delete from tags where id = ${tag}`)
  })
  expect((await problemsAt(path)).map(p => [p.step_id, p.pointer, p.code])).toEqual([
    [null, '/suppression/field', 'filter_field_unknown'],
    ['p', '/steps/0/branches/0/when/filter/field', 'filter_field_unknown'],
    ['t', '/steps/1/tag_ids', 'unknown_reference'],
  ])
})

test('an audience without leads is pointed out and stands against nothing', async () => {
  const audience = (await h.post(`${base}/audiences`, { name: 'Nobody yet' })).body.id
  const filter = { type: 'rule', field: 'audiences', op: 'has', value: [audience] }
  const path = await draft(
    [paths([{ type: 'filter', filter }], { otherwise: [{ id: 'leave', type: 'unsubscribe' }] })],
    {
      triggers: [{ type: 'audience_joined', audience_ids: [audience] }],
    },
  )
  const warnings = async () =>
    ((await h.get(`${path}/problems`)).body.warnings as unknown as Found[]).map(found => [
      found.step_id,
      found.pointer,
      found.code,
    ])
  expect(await warnings()).toEqual([
    [null, '/triggers/0/audience_ids', 'audience_empty'],
    ['p', '/steps/0/branches/0/when/filter', 'audience_empty'],
  ])
  expect(await problemsAt(path)).toEqual([])
  const lead = (await h.post(`${base}/leads`, { email: 'first@example.com' })).body.id
  await h.post(`${base}/audiences/${audience}/leads`, { lead_ids: [lead] })
  expect(await warnings()).toEqual([])
})

test('eleven branches are one too many', async () => {
  const shares = (count: number) => paths(Array.from({ length: count }, () => ({ type: 'percentage', percent: 5 })))
  expect(await found([shares(10)])).toEqual([])
  expect(await found([shares(11)])).toEqual([['p', '/steps/0/branches', 'too_many_branches']])
})

test('branches are nested ten deep; far beyond that the document is not read at all', async () => {
  const nested = (depth: number): object => {
    const inner = depth > 1 ? [nested(depth - 1)] : [{ id: 'leaf', type: 'unsubscribe' }]
    const branch = { id: `b${depth}`, when: { type: 'percentage', percent: 5 }, steps: inner }
    return { id: `p${depth}`, type: 'paths', branches: [branch], otherwise: [] }
  }
  expect(await found([nested(10)])).toEqual([])
  expect((await found([nested(11)])).map(([, , code]) => code)).toEqual(['too_deep'])
  const reply = await h.post(`${base}/journeys`, { name: 'Endless', document: document([nested(200)]) })
  expect([reply.status, reply.body.code]).toEqual([400, 'body_not_json'])
})

test('a definition of 5 MB is refused', async () => {
  const steps = [{ ...writer, prompt: 'x'.repeat(5_000_000) }]
  const reply = await h.post(`${base}/journeys`, { name: 'Heavy', document: document(steps) })
  expect([reply.status, reply.body.code]).toEqual([413, 'body_too_large'])
  const many = Array.from({ length: 201 }, (_, i) => ({ id: `s${i}`, type: 'unsubscribe' }))
  expect((await h.post(`${base}/journeys`, { name: 'Long', document: document(many) })).status).toBe(422)
})

test('every problem has words in both languages', async () => {
  const steps = [
    question(template.plain, { answers: [{ id: 'a', label: 'A' }], wait_up_to: { value: 91, unit: 'days' } }),
    paths([
      { type: 'opened', step_id: 'none' },
      { type: 'answered', step_id: 'none' },
    ]),
    { id: 'd', type: 'delay' },
    { ...writer, prompt: ' ' },
    send(template.written, { ai_step_id: 'd' }),
  ]
  const path = await draft(steps)
  const en = await problemsAt(path)
  const es = await problemsAt(path, 'es')
  expect(en.map(p => p.code)).toEqual(es.map(p => p.code))
  expect(new Set(en.map(p => p.code)).size).toBeGreaterThan(8)
  for (const [i, problem] of en.entries()) {
    expect(problem.text).not.toContain('validation.')
    expect(es[i]?.text).not.toBe(problem.text)
  }
})

test('mail to new leads that have to confirm first is pointed out', async () => {
  const found = async (steps: object[], type: string) => {
    const path = await draft(steps, { triggers: [{ type }] })
    const { warnings } = (await h.get(`${path}/problems`)).body
    return (warnings as unknown as Found[]).map(({ pointer, code }) => [pointer, code])
  }
  const mail = { id: 'm', type: 'send_email', template_id: '', sender_id: '' }
  const wait = { id: 'w', type: 'delay', duration: { value: 1, unit: 'days' } }
  expect(await found([mail], 'lead_created')).toEqual([])
  await h.patch(`${base}/lead-quality`, { email_confirmation: true })
  expect(await found([mail], 'lead_created')).toEqual([['/triggers/0', 'email_before_confirmation']])
  expect(await found([mail], 'lead_confirmed')).toEqual([])
  expect(await found([wait, mail], 'lead_created')).toEqual([])
  await h.patch(`${base}/lead-quality`, { email_confirmation: false })
})

test('marketing mail that only unsubscribed leads come to is pointed out at its step', async () => {
  const service = await h.post(`${base}/templates`, {
    ...{ name: 'Service', subject: 'Hello', body_text: 'Hello', category: 'transactional' },
  })
  expect(service.status, JSON.stringify(service.body)).toBe(201)
  const leave = (id: string) => ({ id, type: 'unsubscribe' })
  const fork = (inside: object[], otherwise: object[]) => ({
    ...{ id: 'p', type: 'paths', otherwise },
    branches: [{ id: 'b', when: { type: 'percentage', percent: 5 }, steps: inside }],
  })
  const mail = (id: string, template_id = template.plain) => send(template_id, { id })
  const warned = async (steps: object[]) => {
    const path = await draft(steps)
    expect((await problemsAt(path)).map(p => p.code)).toEqual([])
    const { warnings } = (await h.get(`${path}/problems`)).body
    return (warnings as unknown as Found[]).map(({ pointer, step_id, code }) => [step_id, pointer, code])
  }
  const code = 'email_after_unsubscribe'
  expect(await warned([mail('m'), leave('u')])).toEqual([])
  expect(await warned([leave('u'), mail('service', service.body.id)])).toEqual([])
  expect(await warned([leave('u'), mail('m'), question(template.question)])).toEqual([
    ['m', '/steps/1', code],
    ['q', '/steps/2', code],
  ])
  // One way around it is enough for somebody to get the mail.
  expect(await warned([fork([leave('u'), mail('in')], []), mail('after')])).toEqual([
    ['in', '/steps/0/branches/0/steps/1', code],
  ])
  expect(await warned([fork([leave('u')], [leave('v'), mail('else')]), mail('after')])).toEqual([
    ['else', '/steps/0/otherwise/1', code],
    ['after', '/steps/1', code],
  ])
})

test('a fork that changes nothing and a branch that everybody takes are pointed out', async () => {
  const some = { type: 'filter', filter: { type: 'rule', field: 'email', op: 'is_not_empty' } }
  const all = { type: 'filter', filter: { type: 'all', filters: [] } }
  const open = paths([some, all], { id: 'open', otherwise: [{ id: 'leave', type: 'unsubscribe' }] })
  const { warnings } = (await h.get(`${await draft([paths([some]), open])}/problems`)).body
  expect((warnings as unknown as Found[]).map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/steps/0', 'paths_empty'],
    ['/steps/1/branches/1', 'branch_for_everybody'],
  ])
})
