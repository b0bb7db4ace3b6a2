import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { emptyDocument } from '../../automation/journey-records/rules.ts'
import { journeys } from '../../automation/journey-records/table.ts'

let sink: MailSink
let w: MailFixture
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const good = { name: 'News', subject: 'News', body_text: 'Hello.\n\n[Leave]({{ unsubscribe_url }})' }

test('a template is made, changed, copied and deleted; each content keeps its number', async () => {
  const made = await w.post(w.path('templates'), good)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    category: 'marketing',
    enabled: true,
    content_version: 1,
    problems: [],
    version: 1,
  })
  const path = w.path(`templates/${made.body.id}`)
  const renamed = await w.patch(path, { name: 'Weekly news' })
  expect(renamed.body).toMatchObject({ content_version: 1, version: 2 })
  const changed = await w.patch(path, { subject: 'Weekly news' })
  expect(changed.body).toMatchObject({ content_version: 2, version: 3 })
  expect((await w.patch(path, { subject: 'x' }, { headers: { 'if-match': '"1"' } })).status).toBe(412)
  const first = await w.post(`${path}/duplicate`)
  const second = await w.post(`${path}/duplicate`)
  expect([first.body.name, second.body.name]).toEqual(['Weekly news (2)', 'Weekly news (3)'])
  expect((await w.delete(path)).status).toBe(204)
  expect((await w.get(path)).status).toBe(404)
})

test('a name is taken without regard to case, in both languages', async () => {
  const taken = await w.post(
    w.path('templates'),
    { ...good, name: 'WELCOME' },
    { headers: { 'accept-language': 'es' } },
  )
  expect(taken.status).toBe(409)
  expect(taken.body).toMatchObject({ errors: [{ pointer: '/name', text: 'Este nombre ya está en uso' }] })
  const other = await w.post(w.path('templates'), { ...good, name: 'Another name' })
  const renamed = await w.patch(w.path(`templates/${other.body.id}`), { name: 'welcome' })
  expect(renamed.body).toMatchObject({ status: 409, code: 'name_taken', errors: [{ pointer: '/name' }] })
})

test('an unknown variable, broken syntax and a bad link fail at save, at their place', async () => {
  const refused = await w.post(w.path('templates'), {
    name: 'Wrong',
    subject: 'Hello {{ lead.firstname }}',
    body_text: 'One\n\n{{ lead.custom.nothing }} [x](javascript:alert)',
  })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toMatchObject([
    { pointer: '/subject', code: 'template_variable_unknown' },
    { pointer: '/body_text', code: 'template_variable_unknown' },
    { pointer: '/body_text', code: 'template_link_invalid' },
  ])
  const broken = await w.post(w.path('templates'), { ...good, name: 'Broken', subject: '{% if lead.email %}' })
  expect(broken.body.errors).toMatchObject([{ pointer: '/subject', code: 'template_syntax' }])
})

test('a template without an unsubscribe link is flagged, a transactional one needs none', async () => {
  const bare = await w.post(w.path('templates'), { name: 'Bare', subject: 'Hi', body_text: 'Hello' })
  expect(bare.body).toMatchObject({ has_unsubscribe_link: false, problems: [{ code: 'no_unsubscribe_link' }] })
  const receipt = { name: 'Receipt', subject: 'Hi', body_text: 'Hello', category: 'transactional' }
  expect((await w.post(w.path('templates'), receipt)).body.problems).toEqual([])
})

test('a reader is shown one link to leave, by the text or below it, in each language', async () => {
  const leave = '/v1/public/unsubscribe/preview'
  for (const [name, body_text] of Object.entries({
    'Own link': 'Hello\n\n[Leave the list]({{ unsubscribe_url }})',
    'No link': 'Hello',
  })) {
    const translations = [{ language: 'es', subject: 'Hola', body_text: body_text.replace('Hello', 'Hola') }]
    const made = await w.post(w.path('templates'), { name, subject: 'Hi', body_text, translations })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    for (const language of ['en', 'es']) {
      const { body } = await w.post(w.path(`templates/${made.body.id}/preview`), { language, sender_id: w.sender_id })
      for (const text of [String(body.html), String(body.text)])
        expect([name, language, text.split(leave).length - 1]).toEqual([name, language, 1])
    }
  }
})

test('a template in use can be neither disabled nor deleted, and its users are named', async () => {
  const { body } = await w.post(w.path('templates'), { ...good, name: 'Used' })
  const step = { id: 'send', type: 'send_email', template_id: body.id, sender_id: w.sender_id } as const
  const use = (steps: (typeof step)[]) =>
    w.database.write(async tx => {
      await tx.update(journeys).set({ document: { ...emptyDocument, steps } })
    })
  await use([step])
  const uses = await w.get(w.path(`templates/${body.id}/uses`))
  expect(uses.body.data).toEqual([{ type: 'journey', id: w.journey_id, name: 'Hello' }])
  for (const answer of [
    await w.post(w.path(`templates/${body.id}/disable`)),
    await w.delete(w.path(`templates/${body.id}`)),
    await w.delete(w.path(`senders/${w.sender_id}`)),
  ]) {
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'in_use',
      blockers: [{ type: 'journey', id: w.journey_id, name: 'Hello' }],
    })
  }
  await use([])
  const spring = { name: 'Spring', template_id: body.id, sender_id: w.sender_id }
  const broadcast = (await w.post(w.path('broadcasts'), spring)).body.id
  const blockers = [{ type: 'broadcast', id: broadcast, name: 'Spring' }]
  expect((await w.get(w.path(`templates/${body.id}/uses`))).body.data).toEqual(blockers)
  const refused = await w.post(w.path(`templates/${body.id}/disable`))
  expect(refused.body).toMatchObject({ status: 409, code: 'in_use', blockers })
  expect((await w.delete(w.path(`broadcasts/${broadcast}`))).status).toBe(204)
  expect((await w.post(w.path(`templates/${body.id}/disable`))).body.enabled).toBe(false)
  expect((await w.post(w.path(`templates/${body.id}/enable`))).body.enabled).toBe(true)
})

test('a preview is for a chosen lead or an invented one, of unsaved content too, and keeps values harmless', async () => {
  const lead_id = await w.newLead('preview@example.com', { first_name: "O'Brien" })
  const path = w.path(`templates/${w.template_id}/preview`)
  const invented = await w.post(path, {})
  expect(invented.body).toMatchObject({ subject: 'Welcome, María José', preheader: 'What comes next', problems: [] })
  const chosen = await w.post(path, {
    lead_id,
    subject: 'Hi {{ lead.first_name }}',
    body_text: '{{ lead.first_name }}',
  })
  expect(chosen.body).toMatchObject({ subject: "Hi O'Brien" })
  expect(chosen.body.html).toContain('O&#39;Brien')
  expect(chosen.body.text).toContain("O'Brien")
  const wrong = await w.post(path, { subject: '{{ lead.nope }}' })
  expect(wrong.body.problems).toMatchObject([{ pointer: '/subject', code: 'template_variable_unknown' }])
  const nobody = await w.post(path, { lead_id: `lead_${'0'.repeat(32)}` })
  expect(nobody.body).toMatchObject({ errors: [{ pointer: '/lead_id', code: 'unknown_reference' }] })
})

test('a test send is marked and counts nowhere', async () => {
  const before = sink.received.length
  const sent = await w.post(w.path(`templates/${w.template_id}/test`), { to: 'me@example.com', sender_id: w.sender_id })
  expect(sent.status).toBe(202)
  await w.settle()
  expect(sink.received).toHaveLength(before + 1)
  expect(sink.received.at(-1)?.to).toBe('me@example.com')
  const raw = sink.received.at(-1)?.raw ?? ''
  expect(raw).toMatch(/^Subject: (=\?|\[Test\] Welcome)/m)
  expect(raw).not.toContain('/v1/public/opens/')
  expect((await w.get(w.path('emails'))).body.data).toEqual([])
})

test('the variables of the site are listed with its custom fields', async () => {
  await w.post(w.path('custom-fields'), { name: 'company', label: 'Company', type: 'text' })
  const { body } = await w.get(w.path('template-variables'))
  const find = (name: string) => body.data.find(variable => variable.name === name)
  expect(find('lead.custom.company')).toMatchObject({ source: 'custom_field', label: 'Company', may_be_empty: true })
  expect(find('lead.first_name')).toMatchObject({ source: 'lead', label: 'First name', example: 'María José' })
  for (const place of ['question', 'ai_text', 'unsubscribe_url']) {
    expect(find(place)).toMatchObject({ source: 'email', may_be_empty: false })
  }
  expect(find('site.name')).toMatchObject({ source: 'site', may_be_empty: false })
  expect(body.data.every(({ label }) => label !== '' && !/[._]/.test(String(label)))).toBe(true)
  const spanish = await w.get(w.path('template-variables'), { headers: { 'accept-language': 'es' } })
  expect(spanish.body.data).toContainEqual(expect.objectContaining({ name: 'lead.first_name', label: 'Nombre' }))
  const made = await w.post(w.path('templates'), { ...good, name: 'Custom', subject: 'To {{ lead.custom.company }}' })
  expect(made.status).toBe(201)
  const uses = await w.get(w.path('template-variables/uses'))
  expect(uses.body.data).toContainEqual({
    name: 'lead.custom.company',
    templates: [{ id: made.body.id, name: 'Custom' }],
  })
})

test('a former content is listed, shown and restored, and restoring is undone by restoring', async () => {
  const made = await w.post(w.path('templates'), { ...good, name: 'Versions', subject: 'First' })
  const path = w.path(`templates/${made.body.id}`)
  await w.patch(path, { subject: 'Second' })
  await w.patch(path, { name: 'Renamed versions' })
  const listed = await w.get(`${path}/versions`)
  expect(listed.body.data).toMatchObject([
    { content_version: 2, is_present: true, subject: 'Second' },
    { content_version: 1, is_present: false, subject: 'First' },
  ])
  const { data, next_cursor } = (await w.get(`${path}/versions?limit=1`)).body
  expect(data).toMatchObject([{ content_version: 2 }])
  expect((await w.get(`${path}/versions?limit=1&cursor=${next_cursor}`)).body).toMatchObject({
    data: [{ content_version: 1 }],
    has_more: false,
  })
  expect((await w.post(`${path}/preview`, { content_version: 1 })).body.subject).toBe('First')
  const restored = await w.post(`${path}/restore`, { content_version: 1 })
  expect(restored.body).toMatchObject({ name: 'Renamed versions', subject: 'First', content_version: 3 })
  const undone = await w.post(`${path}/restore`, { content_version: 2 })
  expect(undone.body).toMatchObject({ subject: 'Second', content_version: 4 })
  for (const call of ['restore', 'preview']) {
    const never = await w.post(`${path}/${call}`, { content_version: 9 })
    expect(never.body.errors).toMatchObject([{ pointer: '/content_version', code: 'unknown_reference' }])
  }
  const stale = await w.post(`${path}/restore`, { content_version: 1 }, { headers: { 'if-match': '"1"' } })
  expect(stale.status).toBe(412)
  const wrong = Buffer.from('["x"]').toString('base64url')
  expect((await w.get(`${path}/versions?cursor=${wrong}`)).body.errors).toMatchObject([{ code: 'cursor_invalid' }])
})

test('a content that names what is gone is not restored, and says where', async () => {
  const field = await w.post(w.path('custom-fields'), { name: 'shoe_size', label: 'Shoe size', type: 'text' })
  const subject = 'For {{ lead.custom.shoe_size }}'
  const made = await w.post(w.path('templates'), { ...good, name: 'Gone field', subject })
  const path = w.path(`templates/${made.body.id}`)
  await w.patch(path, { subject: 'For you' })
  expect((await w.delete(w.path(`custom-fields/${field.body.id}`))).status).toBe(204)
  const refused = await w.post(`${path}/restore`, { content_version: 1 })
  expect(refused.body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/subject', code: 'template_variable_unknown' }],
  })
})
