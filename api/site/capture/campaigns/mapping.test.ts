import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness, type Reply } from '../../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/campaigns`
})
afterAll(() => h.close())

const complete = { content: { heading: 'A guide', button_text: 'Send', thank_you_heading: 'Thanks' } }
async function newPopup(body: object): Promise<string> {
  return (await h.post(`/v1/sites/${site}/popups`, { name: 'Guide', ...body })).body.id
}
let count = 0
async function newCampaign(body: object): Promise<string> {
  count += 1
  return (await h.post(at, { name: `Guide ${count}`, description: 'For readers.', ...body })).body.id
}
const act = (id: string, what: string) => h.post(`${at}/${id}/${what}`)
const change = (id: string, body: object) => h.patch(`${at}/${id}`, body)

test('fields of the form go to fields of the lead that take them', async () => {
  for (const [name, type] of [
    ['town', 'text'],
    ['city', 'text'],
    ['size', 'number'],
  ]) {
    await h.post(`/v1/sites/${site}/custom-fields`, { name, type, label: name })
  }
  const fields = ['email', 'town', 'size', 'first_name'].map(name => ({ name, label: name }))
  const popup_id = await newPopup({ ...complete, form: { fields } })
  const id = await newCampaign({ popup_id })
  const lacks = async (field_mapping: object[]) => {
    const { body } = await change(id, { field_mapping })
    return (body.missing as { pointer: string; code: string }[]).map(m => `${m.pointer} ${m.code}`)
  }
  expect(await lacks([{ field: 'town', to: 'city' }])).toEqual([])
  expect(await lacks([{ field: 'size', to: 'city' }])).toEqual([])
  expect(await lacks([{ field: 'town', to: null }])).toEqual([])
  expect(await lacks([{ field: 'town', to: 'first_name' }])).toEqual(['/field_mapping/0/to mapped_twice'])
  expect(await lacks([{ field: 'town', to: 'size' }])).toEqual(['/field_mapping/0/to mapping_type_differs'])
  expect(await lacks([{ field: 'town', to: 'nowhere' }])).toEqual(['/field_mapping/0/to field_not_of_lead'])
  expect(await lacks([{ field: 'town', to: 'email' }])).toEqual(['/field_mapping/0/to mapping_type_differs'])
  expect(await lacks([{ field: 'email', to: 'city' }])).toEqual(['/field_mapping/0/field email_stays_email'])
  expect(await lacks([{ field: 'gone', to: 'city' }])).toEqual(['/field_mapping/0/field field_not_in_form'])
})

test('a mapping without a popup says so; a field that visitors are asked for, or answers go to, is not deleted', async () => {
  const make = (name: string) => h.post(`/v1/sites/${site}/custom-fields`, { name, type: 'text', label: name })
  const [asked, target] = [await make('hobby'), await make('interest')]
  const remove = (field: Reply) => h.delete(`/v1/sites/${site}/custom-fields/${field.body.id}`)
  const id = await newCampaign({ field_mapping: [{ field: 'hobby', to: 'interest' }] })
  expect((await h.get(`${at}/${id}`)).body.missing).toMatchObject([
    { code: 'no_lead_source' },
    { pointer: '/field_mapping', code: 'mapping_without_popup', text: expect.stringContaining('first') },
  ])
  const fields = ['email', 'hobby'].map(name => ({ name, label: name }))
  const popup_id = await newPopup({ ...complete, form: { fields } })
  await change(id, { popup_id })
  expect((await act(id, 'publish')).status).toBe(200)
  const refused = await remove(asked)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'in_use', blockers: [{ type: 'popup', id: popup_id }] },
  ])
  expect((await remove(target)).body).toMatchObject({ code: 'in_use', blockers: [{ type: 'campaign', id }] })
  await act(id, 'archive')
  expect([(await remove(asked)).status, (await remove(target)).status]).toEqual([204, 204])
  const again = await h.post(`/v1/sites/${site}/popups/${popup_id}/publish`)
  expect(again.body.errors).toMatchObject([{ pointer: '/form/fields/1/name', code: 'unknown_reference' }])
})
