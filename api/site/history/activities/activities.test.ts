/** What the history tells of values: of things, never of people. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

async function changedBy(type: string, made: object, changes: object) {
  const { body, status } = await h.post(`/v1/sites/${site}/${type}`, made)
  expect(status, JSON.stringify(body)).toBe(201)
  expect((await h.patch(`/v1/sites/${site}/${type}/${body.id}`, changes)).status).toBe(200)
  const history = await h.get(`/v1/sites/${site}/activities?subject_id=${body.id}`)
  return history.body.data[0]?.changes
}

test('values of things are told as they were and are', async () => {
  expect(await changedBy('tags', { name: 'Balkony' }, { name: 'Balcony' })).toEqual([
    { part: 'name', before: 'Balkony', after: 'Balcony' },
  ])
  const popup = { type: 'popup_box', name: 'Hello', content: { heading: 'Ten percent off' } }
  const changed = { name: 'Hello', content: { heading: '10% off' }, allow_closing: false, devices: ['mobile'] }
  expect(await changedBy('popups', popup, changed)).toEqual([
    { part: 'allow_closing', before: true, after: false },
    { part: 'content.heading', before: 'Ten percent off', after: '10% off' },
  ])
  const field = { label: 'City', name: 'city', type: 'text' }
  expect(await changedBy('custom-fields', field, { label: 'Town' })).toEqual([
    { part: 'label', before: 'City', after: 'Town' },
  ])
  await h.patch(`/v1/sites/${site}`, { name: 'Casa Azul' })
  const { body } = await h.get(`/v1/sites/${site}/activities?subject_id=${site}`)
  expect(body.data[0]).toMatchObject({ changes: [{ part: 'name', before: 'Casa Verde', after: 'Casa Azul' }] })
})

test('of people no value is kept', async () => {
  expect(await changedBy('leads', { email: 'ana@example.com' }, { first_name: 'Ana' })).toEqual([])
})

test('things are named, and their values told, to who may see them alone', async () => {
  await h.signInAgain()
  const path = `/v1/sites/${site}`
  const email = 'secret.person@people.example'
  await h.post(`${path}/suppressions`, { email })
  const template = await h.post(`${path}/templates`, {
    name: 'To our patients',
    subject: 'News',
    body_text: 'News',
  })
  expect(template.status, JSON.stringify(template.body)).toBe(201)
  await h.patch(`${path}/templates/${template.body.id}`, { name: 'To all patients' })
  const tag = await h.post(`${path}/tags`, { name: 'Patients' })
  const readBy = async (...grants: string[]) => {
    const key = await h.post('/v1/api-keys', { name: 'Reader', grants })
    const { body } = await h.get(`${path}/activities?limit=100`, { token: String(key.body.key) })
    const told = new Map(body.data.map(({ name, subject_name, changes }) => [name, [subject_name, changes]]))
    return (name: string) => told.get(name)
  }
  expect(tag.status).toBe(201)
  const reader = await readBy('read-site')
  expect(reader('suppression.created')).toEqual([null, []])
  expect(reader('template.updated')).toEqual([null, []])
  expect(reader('tag.created')).toEqual([null, []])
  expect(reader('site.updated')).toMatchObject(['Casa Azul', [{ before: 'Casa Verde' }]])
  const mailer = await readBy('read-site', 'manage-emails')
  expect(mailer('suppression.created')).toEqual([email, []])
  expect(mailer('template.updated')).toMatchObject(['To all patients', [{ before: 'To our patients' }]])
  expect(mailer('tag.created')).toEqual([null, []])
})
