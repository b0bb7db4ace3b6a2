import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { workOff } from '../../../testing/work-off.ts'

let sink: MailSink
let w: MailFixture
let drops = 0
beforeAll(async () => {
  sink = await openSink({ drop: () => drops-- > 0 })
  w = await createMailFixture({ SMTP_URL: sink.url })
  await w.patch(w.path(`templates/${w.template_id}`), { translations: [spanish] })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const link = '[Baja]({{ unsubscribe_url }})'
const spanish = {
  language: 'es',
  subject: 'Te damos la bienvenida',
  body_text: `Hola, {{ lead.first_name }}\n\n${link}`,
}
const own = { subject: 'Hi', body_text: 'Hello\n\n[Leave]({{ unsubscribe_url }})' }
let made = 0
const create = (given: object) => w.post(w.path('templates'), { name: `Made ${++made}`, ...own, ...given })
const reader = async (language?: string) => {
  const id = await w.newLead(`reader${++made}@example.com`, { first_name: 'Lucía' })
  if (language) expect((await w.patch(w.path(`leads/${id}`), { language })).status).toBe(200)
  return id
}
const subjectOf = (to: number) => /^Subject: (.*)$/m.exec(sink.received.at(to)?.raw ?? '')?.[1]

test('a lead gets the template in their language, else in the site’s; the email says which it had', async () => {
  for (const [language, subject, legal] of [
    ['es', 'Te damos la bienvenida', 'Recibes este correo porque te suscribiste en'],
    ['en', 'Welcome, Lucía', 'You receive this email'],
    [undefined, 'Welcome, Lucía', 'You receive this email'],
  ] as const) {
    const { email_id } = await w.send(await reader(language))
    expect((await w.get(w.path(`emails/${email_id}`))).body).toMatchObject({ subject })
    const content = (await w.get(w.path(`emails/${email_id}/content`))).body
    expect(content).toMatchObject({ language: language ?? 'en' })
    expect(content.text).toContain(legal)
    expect(content.html).toContain(`<html lang="${language ?? 'en'}">`)
  }
})

test('what was sent keeps its language, and so does a message whose arrival is in doubt', async () => {
  drops = 1
  const lead_id = await reader('es')
  const { email_id } = await w.send(lead_id)
  expect((await w.get(w.path(`emails/${email_id}`))).body).toMatchObject({ status: 'unknown' })
  await w.patch(w.path(`leads/${lead_id}`), { language: 'en' })
  w.clock.forward(60_000)
  await w.settle()
  const email = (await w.get(w.path(`emails/${email_id}`))).body
  expect(email).toMatchObject({ status: 'delivered', subject: spanish.subject })
  expect((await w.get(w.path(`emails/${email_id}/content`))).body).toMatchObject({ language: 'es' })
})

test('a broadcast’s subjects stand for the site’s language alone', async () => {
  const [one, other] = [await reader('es'), await reader('en')]
  const audience = await w.post(w.path('audiences'), { name: 'Readers' })
  await w.post(w.path(`audiences/${audience.body.id}/leads`), { lead_ids: [one, other] })
  const given = { template_id: w.template_id, sender_id: w.sender_id, subjects: ['Only today'] }
  const recipients = { audience_ids: [audience.body.id], excluded_audience_ids: [] }
  const broadcast = await w.post(w.path('broadcasts'), { name: 'Both', ...given, recipients })
  expect((await w.post(w.path(`broadcasts/${broadcast.body.id}/schedule`))).status).toBe(200)
  await workOff(w, w.site)
  const sent = (await w.get(w.path(`emails?broadcast_id=${broadcast.body.id}`))).body.data
  expect(sent.map(({ lead_id, subject }) => [lead_id, subject]).sort()).toEqual(
    [
      [one, spanish.subject],
      [other, 'Only today'],
    ].sort(),
  )
})

test('a translation has what the template has: the link, the places, the kind of its body', async () => {
  const refused = async (given: object) => {
    const { body } = await create(given)
    const errors = body.errors as unknown as { pointer: string; code: string }[]
    return errors.map(({ pointer, code }) => `${pointer} ${code}`)
  }
  const lacks = '/translations/0/body_text template_translation_lacks'
  const beyond = '/translations/0/body_text template_translation_beyond'
  const es = (body_text?: string) => ({ translations: [{ language: 'es', subject: 'Hola', body_text }] })
  expect(await refused(es('Hola'))).toEqual([lacks])
  expect(await refused({ body_text: `{{ question }} ${own.body_text}`, ...es(link) })).toEqual([lacks])
  expect(await refused(es(`{{ ai_text }} ${link}`))).toEqual([beyond])
  expect(await refused(es())).toEqual(['/translations/0/body_text required'])
  expect(await refused({ translations: [{ language: 'es', subject: '', body_text: link }] })).toEqual([
    '/translations/0/subject too_short',
  ])
  expect(await refused(es(`{{ lead.nobody }} ${link}`))).toEqual([
    '/translations/0/body_text template_variable_unknown',
  ])
  const document = { version: 1, blocks: [{ id: 'foot', type: 'footer', text: '' }] }
  expect(await refused({ translations: [{ language: 'es', subject: 'Hola', document }] })).toEqual([
    '/translations/0/body_text required',
  ])
  expect(await refused({ translations: [spanish, spanish] })).toEqual(['/translations repeated'])
  expect(await refused({ translations: [spanish, spanish, spanish] })).toEqual(['/translations too_many'])
  expect(await refused({ translations: [{ ...spanish, language: 'fr' }] })).toEqual([
    '/translations/0/language not_allowed_value',
  ])
  const transactional = await create({ category: 'transactional', body_text: 'Hello', ...es('Hola') })
  expect(transactional.body).toMatchObject({ problems: [], translations: [{ language: 'es', preheader: '' }] })
  const bare = await create({ body_text: 'Hello', ...es('Hola') })
  expect(bare.body.problems).toMatchObject([{ pointer: '/body_text' }, { pointer: '/translations/0/body_text' }])
})

test('versions keep every language, restoring brings them back, and a copy has them', async () => {
  const { body } = await create({ translations: [spanish] })
  const path = w.path(`templates/${body.id}`)
  expect((await w.patch(path, { subject: 'Hello' })).body.translations).toMatchObject([spanish])
  expect((await w.patch(path, { translations: [] })).body).toMatchObject({ content_version: 3, translations: [] })
  const versions = (await w.get(`${path}/versions`)).body.data
  expect(versions.map(({ languages }) => languages)).toEqual([[], ['es'], ['es']])
  expect((await w.post(`${path}/restore`, { content_version: 1 })).body.translations).toMatchObject([spanish])
  expect((await w.post(`${path}/duplicate`)).body.translations).toMatchObject([spanish])
  const document = { version: 1, blocks: [{ id: 'foot', type: 'footer', text: '' }] }
  const changed = await w.patch(path, { document })
  expect(changed.body.errors).toMatchObject([{ pointer: '/translations/0/document', code: 'required' }])
})

test('a preview is in the lead’s language or in the one that is asked for, saved or not', async () => {
  const path = w.path(`templates/${w.template_id}/preview`)
  const lead_id = await reader('es')
  expect((await w.post(path, {})).body).toMatchObject({ language: 'en', subject: 'Welcome, María José' })
  expect((await w.post(path, { lead_id })).body).toMatchObject({ language: 'es', subject: spanish.subject })
  expect((await w.post(path, { lead_id, language: 'en' })).body).toMatchObject({ subject: 'Welcome, Lucía' })
  const { body } = await create({})
  const unsaved = await w.post(w.path(`templates/${body.id}/preview`), { language: 'es', subject: 'Otra cosa' })
  expect(unsaved.body).toMatchObject({ language: 'es', subject: 'Otra cosa' })
  expect(unsaved.body.html).toContain('<html lang="es">')
  const test = { to: 'me@example.com', language: 'es' }
  expect((await w.post(w.path(`templates/${w.template_id}/test`), test)).status).toBe(202)
  await w.settle()
  expect(subjectOf(-1)).toContain(spanish.subject)
})

test('a saved block is in every language, and what a translation prints cannot be deleted', async () => {
  const saved = await w.post(w.path('saved-blocks'), {
    name: 'Hours',
    blocks: [{ id: 'h1', type: 'heading', level: 2, text: 'Open from nine' }],
  })
  const field = await w.post(w.path('custom-fields'), { name: 'shoe', label: 'Shoe', type: 'text' })
  const foot = { id: 'foot', type: 'footer', text: '' }
  const block = { id: 's1', type: 'saved', saved_block_id: saved.body.id }
  const said = { id: 'h2', type: 'heading', level: 1, text: '{{ lead.custom.shoe }}' }
  const translations = [{ language: 'es', subject: 'Hola', document: { version: 1, blocks: [said, block, foot] } }]
  const { body } = await create({ body_text: undefined, document: { version: 1, blocks: [foot] }, translations })
  expect(body.translations).toMatchObject([
    { document: { blocks: [{}, { blocks: [{ text: 'Open from nine' }] }, {}] } },
  ])
  const hours = w.path(`saved-blocks/${saved.body.id}`)
  expect((await w.get(hours)).body).toMatchObject({ template_count: 1 })
  for (const used of [hours, w.path(`custom-fields/${field.body.id}`)]) {
    expect((await w.delete(used)).body).toMatchObject({ code: 'in_use', blockers: [{ id: body.id }] })
  }
  await w.patch(hours, { blocks: [{ id: 'h1', type: 'heading', level: 2, text: 'Open from ten' }] })
  await workOff(w, w.site)
  const after = (await w.get(w.path(`templates/${body.id}`))).body
  expect(after).toMatchObject({ content_version: 2 })
  expect(JSON.stringify(after.translations)).toContain('Open from ten')
  const uses = (await w.get(w.path('template-variables/uses'))).body.data
  expect(uses).toContainEqual({ name: 'lead.custom.shoe', templates: [{ id: body.id, name: body.name }] })
})
