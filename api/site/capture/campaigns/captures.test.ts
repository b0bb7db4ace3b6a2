import { afterAll, expect, test } from 'vitest'
import { createRunner } from '../../../../workflows/embedded/runner.ts'
import { createCampaignFixture } from '../../../testing/fixtures/campaigns.ts'
import { workOff } from '../../../testing/work-off.ts'

const { h, site, guide, campaign, send, leadOf, came, close } = await createCampaignFixture({ createRunner })
afterAll(close)

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
  const after = { type: 'redirect', url: 'https://casa.example/thanks' }
  expect(popups.find(one => one.id === popup_id)?.after_submission).toEqual(after)
  expect(JSON.stringify(config.body)).not.toContain(tag)
  const answer = await send(popup_id, { email: 'maria@example.com', town: 'Vigo', size: 7 })
  expect([answer.status, answer.body]).toEqual([201, { accepted: true }])
  const lead = await leadOf('maria@example.com')
  expect(lead).toMatchObject({
    tags: [{ id: tag, source: 'campaign', source_id: path.split('/').at(-1) }],
    audiences: [{ id: audience }],
    custom_fields: { city: 'Vigo', town: '7' },
  })
  expect(lead.custom_fields).not.toHaveProperty('size')
  const { data } = (await h.get(`/v1/sites/${site}/submissions?popup_id=${popup_id}`)).body
  expect(data[0]).toMatchObject({ values: { email: 'maria@example.com', town: 'Vigo', size: 7 }, not_stored: {} })
  expect(await came(path, 1)).toBe(1)
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
  expect(data[0]).toMatchObject({ values: { town: 'Lugo' }, not_stored: { town: 'differs' } })
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
  const after_submission = { type: 'redirect', url: 'https://casa.example/elsewhere' }
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

test('addresses are refused by the rules of the campaign, as long as it is active', async () => {
  const { popup_id, path } = await campaign({ reject_role_based: true })
  const refused = await send(popup_id, { email: 'info@company.example' })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toMatchObject([{ pointer: '/values/email', code: 'email_role_based' }])
  await h.post(`${path}/deactivate`)
  expect((await send(popup_id, { email: 'info@company.example' })).status).toBe(201)
})

test('leads are found by the campaign that they came by, and a journey that asks for it keeps it from being deleted', async () => {
  const { id, path, popup_id } = await campaign()
  await send(popup_id, { email: 'found@example.com' })
  await came(path, 1)
  const filter = { type: 'rule', field: 'campaigns', op: 'has', value: id }
  const found = await h.post(`/v1/sites/${site}/leads/search`, { filter })
  expect(found.body.data.map(lead => lead.email)).toEqual(['found@example.com'])
  const listed = await h.get(`/v1/sites/${site}/leads?campaign_id=${id}`)
  expect(listed.body.data.map(lead => lead.email)).toEqual(['found@example.com'])
  const cameBy = await h.get(`/v1/sites/${site}/campaigns?lead_id=${listed.body.data[0]?.id}`)
  expect(cameBy.body.data.map(campaign => campaign.id)).toEqual([id])
  const made = await h.post(`/v1/sites/${site}/journeys`, { name: 'Only from the guide' })
  const document = { ...(made.body.document as object), unenrollment_criteria: filter }
  const journey = await h.patch(`/v1/sites/${site}/journeys/${made.body.id}`, { document })
  expect(journey.status, JSON.stringify(journey.body)).toBe(200)
  await h.post(`${path}/deactivate`)
  const deletion = await h.delete(path)
  expect(deletion.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'journey', id: made.body.id }] })
})

test('who came while two leads were merged came as whoever has the address that was typed', async () => {
  const { id, path, popup_id } = await campaign()
  const leads = `/v1/sites/${site}/leads`
  const add = async (email: string) => String((await h.post(leads, { email })).body.id)
  const [into, other] = [await add('into@example.com'), await add('other@example.com')]
  await send(popup_id, { email: 'goes@example.com' })
  await came(path, 1)
  const { id: from } = await leadOf('goes@example.com')
  h.clock.forward(1_000)
  const merge = async (merged_lead_id: string) => (await h.post(`${leads}/${into}/merges`, { merged_lead_id })).body.id
  const [first, second] = [await merge(String(from)), await merge(other)]
  for (const email of ['into@example.com', 'other@example.com']) {
    h.clock.forward(1_000)
    await send(popup_id, { email })
  }
  const cameBy = async () => {
    const { data } = (await h.get(`${leads}?campaign_id=${id}`)).body
    return data.map(lead => lead.email).sort()
  }
  expect(await cameBy()).toEqual(['into@example.com'])
  await workOff(h, site)
  expect((await h.post(`${leads}/${into}/merges/${second}/undo`)).status).toBe(200)
  expect(await cameBy()).toEqual(['into@example.com', 'other@example.com'])
  expect((await h.post(`${leads}/${into}/merges/${first}/undo`)).status).toBe(200)
  expect(await cameBy()).toEqual(['goes@example.com', 'into@example.com', 'other@example.com'])
})

test('of two who came by a campaign and were merged into a third, the third came by nothing once both are undone', async () => {
  const { id, path, popup_id } = await campaign()
  const leads = `/v1/sites/${site}/leads`
  const third = String((await h.post(leads, { email: 'third@example.com' })).body.id)
  const undone: string[] = []
  for (const [place, email] of ['earlier@example.com', 'later@example.com'].entries()) {
    await send(popup_id, { email })
    await came(path, place + 1)
    h.clock.forward(1_000)
  }
  for (const email of ['earlier@example.com', 'later@example.com']) {
    const { id: merged_lead_id } = await leadOf(email)
    undone.unshift(String((await h.post(`${leads}/${third}/merges`, { merged_lead_id })).body.id))
  }
  for (const merge of undone) expect((await h.post(`${leads}/${third}/merges/${merge}/undo`)).status).toBe(200)
  const { data } = (await h.get(`${leads}?campaign_id=${id}`)).body
  expect(data.map(lead => lead.email).sort()).toEqual(['earlier@example.com', 'later@example.com'])
})
