import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../workflows/embedded/runner.ts'
import { type Background, startBackground } from '../../background.ts'
import { limits } from '../../platform/limits.ts'
import { listMail, type MailMessage, readMail } from '../../platform/mail/mail-folder.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'

let h: Harness
let background: Background
let site: string
let guide: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_BURST: '100000' })
  background = await startBackground(h.installation, { createRunner })
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  for (const [name, type] of [
    ['town', 'text'],
    ['city', 'text'],
    ['size', 'number'],
  ]) {
    await h.post(`/v1/sites/${site}/custom-fields`, { name, type, label: name })
  }
  guide = await upload()
})
afterAll(async () => {
  await background.stop()
  await h.close()
})

async function upload(): Promise<string> {
  const form = new FormData()
  form.append('file', new File(['Water in the morning.'], 'guide.txt', { type: 'text/plain' }))
  const authorization = `Bearer ${h.person.token}`
  const answer = await h.app.request(`/v1/sites/${site}/files`, {
    method: 'POST',
    body: form,
    headers: { authorization },
  })
  const made = (await answer.json()) as { id: string }
  expect(answer.status, JSON.stringify(made)).toBe(201)
  return made.id
}

let count = 0
/** An active campaign with a popup of its own. */
async function campaign(body: object = {}, popup: object = {}) {
  count += 1
  const names = ['email', 'first_name', 'town', 'size']
  const made = await h.post(`/v1/sites/${site}/popups`, {
    name: `Popup ${count}`,
    content: { heading: 'A guide', thank_you_heading: 'Thanks' },
    form: {
      fields: names.map(name => ({ name, label: name })),
      consent: { kind: 'notice', text: 'By sending you agree.' },
    },
    ...popup,
  })
  const popup_id = made.body.id
  const name = `Guide ${count}`
  const { id } = (await h.post(`/v1/sites/${site}/campaigns`, { name, description: 'For readers.', popup_id, ...body }))
    .body
  const path = `/v1/sites/${site}/campaigns/${id}`
  const published = await h.post(`${path}/publish`)
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  return { id, name, path, popup_id }
}

const send = (popup_id: string, values: object, rest: object = {}) =>
  h.post(
    `/v1/public/sites/${site}/popups/${popup_id}/submissions`,
    { values, page_url: 'https://casa.example/', shown_for_ms: 5_000, ...rest },
    { token: null },
  )
const leadOf = async (email: string) => {
  const { body } = await h.get(`/v1/sites/${site}/leads?search=${encodeURIComponent(email)}`)
  return (await h.get(`/v1/sites/${site}/leads/${body.data[0]?.id}?expand=tags,audiences`)).body
}
const leadCount = async (path: string) => (await h.get(path)).body.lead_count

async function mailTo(address: string): Promise<MailMessage[]> {
  const { folder } = h.installation.mailer
  const all = await listMail(folder, { limit: 500 })
  const read = await Promise.all(all.filter(one => one.to.includes(address)).map(one => readMail(folder, one.id)))
  return read.filter(one => one !== null)
}
const mailsTo = (address: string, wanted: number) =>
  until(
    () => mailTo(address),
    mails => mails.length >= wanted,
  )
function pass(ms: number) {
  h.clock.forward(ms)
  h.installation.signals.wake('jobs', site)
}

test('tags, audiences and mapped fields of the campaign reach the lead; its page is where the visitor goes', async () => {
  const tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Guide' })).body.id
  const audience = (await h.post(`/v1/sites/${site}/audiences`, { name: 'Readers' })).body.id
  const { path, popup_id } = await campaign({
    tag_ids: [tag],
    audience_ids: [audience],
    form_action: 'destination_url',
    destination_url: 'https://casa.example/thanks',
    field_mapping: [
      { field: 'town', to: 'city' },
      { field: 'size', to: 'town' },
    ],
  })
  const config = await h.get(`/v1/public/sites/${site}/config`, { token: null })
  const popups = config.body.popups as { id: string; after_submission?: object }[]
  const after = { kind: 'redirect', url: 'https://casa.example/thanks' }
  expect(popups.find(one => one.id === popup_id)?.after_submission).toEqual(after)
  expect(JSON.stringify(config.body)).not.toContain(tag)
  const answer = await send(popup_id, { email: 'maria@example.com', town: 'Vigo', size: 7 })
  expect([answer.status, answer.body]).toEqual([201, { accepted: true }])
  const lead = await leadOf('maria@example.com')
  expect(lead).toMatchObject({
    tags: [{ id: tag }],
    audiences: [{ id: audience }],
    custom_fields: { city: 'Vigo', town: '7' },
  })
  expect(lead.custom_fields).not.toHaveProperty('size')
  const { data } = (await h.get(`/v1/sites/${site}/submissions?popup_id=${popup_id}`)).body
  expect(data[0]?.values).toEqual([
    { name: 'email', value: 'maria@example.com' },
    { name: 'town', value: 'Vigo' },
    { name: 'size', value: 7 },
  ])
  expect(
    await until(
      () => leadCount(path),
      n => n === 1,
    ),
  ).toBe(1)
})

test('what differs is kept under the name that the form asked it by; null keeps a value from the lead', async () => {
  const field_mapping = [
    { field: 'town', to: 'city' },
    { field: 'size', to: null },
  ]
  const { popup_id } = await campaign({ field_mapping })
  await send(popup_id, { email: 'luis@example.com', town: 'Vigo', size: 3 })
  await send(popup_id, { email: 'luis@example.com', town: 'Lugo' })
  const lead = await leadOf('luis@example.com')
  expect(lead.custom_fields).toEqual({ city: 'Vigo' })
  const { data } = (await h.get(`/v1/sites/${site}/submissions?popup_id=${popup_id}`)).body
  expect(data[0]?.values).toContainEqual({ name: 'town', value: 'Lugo', kept_because: 'differs' })
})

test('without the campaign its popup goes on as it is', async () => {
  const tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Only while active' })).body.id
  const { path, popup_id } = await campaign({ tag_ids: [tag] })
  await h.post(`${path}/deactivate`)
  expect((await send(popup_id, { email: 'plain@example.com' })).status).toBe(201)
  expect((await leadOf('plain@example.com')).tags).toEqual([])
  await h.post(`${path}/archive`)
  expect((await send(popup_id, { email: 'plain@example.com' })).status).toBe(404)
})

test('a download is a signed link to the file, the same answer for people and machines', async () => {
  // The popup's own redirect would leave the page on which the download begins.
  const after_submission = { kind: 'redirect', url: 'https://casa.example/elsewhere' }
  const { popup_id } = await campaign({ form_action: 'download', file_id: guide }, { after_submission })
  const answer = await send(popup_id, { email: 'reader@example.com' })
  expect(answer.body).toEqual({ accepted: true, download_url: expect.stringContaining('/v1/public/files/') })
  const link = String(answer.body.download_url).replace('https://leads.example.com', '')
  const file = await h.app.request(link)
  expect([file.status, await file.text()]).toEqual([200, 'Water in the morning.'])
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  const machine = await send(popup_id, { email: 'bot@example.com' }, { website: 'http://spam.example' })
  expect(Object.keys(machine.body)).toEqual(Object.keys(answer.body))
  const config = await h.get(`/v1/public/sites/${site}/config`, { token: null })
  const popups = config.body.popups as { id: string; after_submission?: object }[]
  expect(popups.find(one => one.id === popup_id)).not.toHaveProperty('after_submission')
  const deletion = await h.delete(`/v1/sites/${site}/files/${guide}`)
  expect([deletion.status, deletion.body.code]).toEqual([409, 'in_use'])
})

test('each new lead is told of at once, once, to every address', async () => {
  const notify_emails = ['first@owner.example', 'second@owner.example']
  const { name, path, popup_id } = await campaign({ notify: 'at_once', notify_emails })
  await send(popup_id, { email: 'new@lead.example', first_name: 'María' })
  await until(
    () => leadCount(path),
    n => n === 1,
  )
  pass(1_000)
  const [mail] = await mailsTo('second@owner.example', 1)
  expect(mail?.subject).toBe(`New lead in ${name}`)
  const lead = await leadOf('new@lead.example')
  expect(mail?.text).toContain('María, new@lead.example')
  expect(mail?.text).toContain(`https://leads.example.com/sites/${site}/leads/${lead.id}`)
  expect(await mailTo('first@owner.example')).toHaveLength(1)
  await send(popup_id, { email: 'new@lead.example', first_name: 'María' })
  await send(popup_id, { email: 'second@lead.example' })
  await until(
    () => leadCount(path),
    n => n === 2,
  )
  pass(1_000)
  await mailsTo('first@owner.example', 2)
  expect(await mailTo('first@owner.example')).toHaveLength(2)
})

test('by the hour, one mail tells of all; a flood at once is one mail too', async () => {
  const { popup_id, path } = await campaign({ notify: 'hourly', notify_emails: ['hourly@owner.example'] })
  for (const name of ['a', 'b']) await send(popup_id, { email: `${name}@hour.example` })
  await until(
    () => leadCount(path),
    n => n === 2,
  )
  pass(1_000)
  expect(await mailTo('hourly@owner.example')).toEqual([])
  pass(3_600_000)
  const [mail] = await mailsTo('hourly@owner.example', 1)
  expect(mail?.subject).toMatch(/^2 new leads in/)
  expect(mail?.text).toContain('a@hour.example')
  expect(mail?.text).toContain('b@hour.example')
  pass(3_600_000)
  expect(await mailTo('hourly@owner.example')).toHaveLength(1)

  const flood = await campaign({ notify: 'at_once', notify_emails: ['flood@owner.example'] })
  const people = limits.campaign_notices_alone_max + 1
  for (let i = 0; i < people; i += 1) await send(flood.popup_id, { email: `p${i}@flood.example` })
  await until(
    () => leadCount(flood.path),
    n => n === people,
  )
  pass(1_000)
  await mailsTo('flood@owner.example', 1)
  expect(await mailTo('flood@owner.example')).toMatchObject([{ subject: `${people} new leads in ${flood.name}` }])
})

test('the lead magnet is mailed to the lead, and not again within the hour', async () => {
  const feedback = {
    feedback_email: true,
    feedback_subject: 'Your guide',
    feedback_text: 'Here it is.',
    file_id: guide,
  }
  const { popup_id, path } = await campaign(feedback)
  await send(popup_id, { email: 'magnet@example.com' }, { locale: 'es-ES' })
  const [mail] = await mailsTo('magnet@example.com', 1)
  expect(mail).toMatchObject({ subject: 'Your guide', from: expect.stringContaining('Casa Verde') })
  expect(mail?.text).toMatch(/^Here it is\.\s+Descárgalo aquí/)
  const link = mail?.links[0]?.replace('https://leads.example.com', '') ?? ''
  expect((await h.app.request(link)).status).toBe(200)
  await send(popup_id, { email: 'magnet@example.com' })
  await send(popup_id, { email: 'other@magnet.example' })
  await mailsTo('other@magnet.example', 1)
  expect(await mailTo('magnet@example.com')).toHaveLength(1)
  pass(limits.campaign_feedback_minutes_min * 60_000)
  await send(popup_id, { email: 'magnet@example.com' })
  await mailsTo('magnet@example.com', 2)
  expect(await leadCount(path)).toBe(2)
  pass(limits.campaign_download_hours * 3_600_000)
  expect((await h.app.request(link)).status).toBe(404)
})

test('addresses are refused by the rules of the campaign, as long as it is active', async () => {
  const { popup_id, path } = await campaign({ reject_role_based: true })
  const refused = await send(popup_id, { email: 'info@company.example' })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toMatchObject([{ pointer: '/values/email', code: 'email_role_based' }])
  await h.post(`${path}/deactivate`)
  expect((await send(popup_id, { email: 'info@company.example' })).status).toBe(201)
})

test('a lead magnet waits for the address to be confirmed, where the campaign asks for that', async () => {
  const feedback = { feedback_email: true, feedback_subject: 'After all', feedback_text: 'Here.', file_id: guide }
  const { popup_id, path } = await campaign({ ...feedback, email_confirmation: true })
  await send(popup_id, { email: 'waits@example.com' })
  await until(
    () => leadCount(path),
    n => n === 1,
  )
  const lead = await leadOf('waits@example.com')
  const subjects = async () => (await mailTo('waits@example.com')).map(mail => mail.subject)
  expect(await subjects()).not.toContain('After all')
  await h.inSite(site, (tx, { emit }) => emit(tx, { name: 'lead.confirmed', subject_id: lead.id, lead_id: lead.id }))
  expect(await until(subjects, all => all.includes('After all'))).toContain('After all')
})

test('an erased person leaves a count and no name, and nobody is told of them', async () => {
  const { popup_id, path } = await campaign({ notify: 'hourly', notify_emails: ['erased@owner.example'] })
  await send(popup_id, { email: 'gone@example.com' })
  await until(
    () => leadCount(path),
    n => n === 1,
  )
  const { id } = await leadOf('gone@example.com')
  expect((await h.delete(`/v1/sites/${site}/leads/${id}`)).status).toBe(204)
  expect(await leadCount(path)).toBe(1)
  const rows = await h.inSite(site, async tx => tx.rows('select lead_id from campaign_leads', []))
  expect(rows.flat()).not.toContain(id)
  pass(3_600_000)
  expect(await mailTo('erased@owner.example')).toEqual([])
})

test('leads are found by the campaign that they came by, and a journey that asks for it keeps it from being deleted', async () => {
  const { id, path, popup_id } = await campaign()
  await send(popup_id, { email: 'found@example.com' })
  await until(
    () => leadCount(path),
    n => n === 1,
  )
  const filter = { kind: 'rule', field: 'campaigns', op: 'has', value: id }
  const found = await h.post(`/v1/sites/${site}/leads/search`, { filter })
  expect(found.body.data.map(lead => lead.email)).toEqual(['found@example.com'])
  const made = await h.post(`/v1/sites/${site}/journeys`, { name: 'Only from the guide' })
  const document = { ...(made.body.document as object), unenrollment_criteria: filter }
  const journey = await h.patch(`/v1/sites/${site}/journeys/${made.body.id}`, { document })
  expect(journey.status, JSON.stringify(journey.body)).toBe(200)
  await h.post(`${path}/deactivate`)
  const deletion = await h.delete(path)
  expect(deletion.body).toMatchObject({ code: 'in_use', blockers: [{ kind: 'journey', id: made.body.id }] })
})
