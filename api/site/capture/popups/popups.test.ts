import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/popups`
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

const config = () => h.get(`/v1/public/sites/${site}/config`, { token: null })
const shown = async () => ((await config()).body.popups as { id: string }[]).map(popup => popup.id)

const complete = {
  name: 'Newsletter',
  content: { heading: 'A letter', thank_you_heading: 'Thanks' },
  form: { fields: [{ name: 'email', label: 'Email' }] },
}

test('a new popup is a draft with defaults that says what it lacks', async () => {
  const made = await h.post(at, { name: 'Empty' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    status: 'draft',
    type: 'popup_box',
    frequency_days: 7,
    position: 'center',
    form: { consent: { type: 'none' }, overwrite: false },
    submission_count: 0,
    trapped_count: 0,
    version: 1,
  })
  expect(made.body.snippet).toBe(
    `<script async src="https://leads.example.com/widget.js" data-site="${site}"></script>`,
  )
  expect(made.body.missing).toEqual([
    { pointer: '/content/heading', code: 'heading_or_text_missing' },
    { pointer: '/content/thank_you_heading', code: 'thank_you_missing' },
    { pointer: '/form/fields', code: 'email_field_missing' },
  ])
  const refused = await h.post(`${at}/${made.body.id}/publish`, undefined, { headers: { 'accept-language': 'es' } })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'design_incomplete',
    errors: [{ pointer: '/content/heading', text: 'Escribe un título o un texto.' }, {}, {}],
  })
})

test('those of some types are listed on their own', async () => {
  const site = await h.newSite('Types')
  const popups = `/v1/sites/${site}/popups`
  for (const type of ['popup_box', 'slide_in', 'embedded']) await h.post(popups, { name: type, type })
  const named = async (query: string) =>
    (await h.get(`${popups}?${query}`)).body.data.map((one: Record<string, unknown>) => one.name)
  expect(await named('type=embedded')).toEqual(['embedded'])
  expect(await named('type=popup_box&type=slide_in&limit=1')).toEqual(['slide_in'])
  expect(await named('type=popup_box,slide_in')).toEqual(['slide_in', 'popup_box'])
  expect((await h.get(`${popups}?type=modal`)).status).toBe(422)
})

test('what it refers to must exist', async () => {
  const nowhere = `tag_${'0'.repeat(32)}`
  const form = { fields: [{ name: 'email' }, { name: 'city' }, { name: 'constructor' }], tag_ids: [nowhere] }
  const { body } = await h.post(at, { ...complete, form })
  const refused = await h.post(`${at}/${body.id}/publish`)
  expect(refused.body).toMatchObject({
    code: 'design_incomplete',
    errors: [
      { pointer: '/form/fields/1/name', code: 'unknown_reference' },
      { pointer: '/form/fields/2/name', code: 'unknown_reference' },
      { pointer: '/form/tag_ids/0', code: 'unknown_reference' },
    ],
  })
})

test('publishing, changing and unpublishing are live with the next request', async () => {
  const { body } = await h.post(at, complete)
  expect(await shown()).not.toContain(body.id)
  const published = await h.post(`${at}/${body.id}/publish`)
  expect(published.body).toMatchObject({ status: 'published', version: 2 })
  expect(await shown()).toContain(body.id)
  await h.patch(`${at}/${body.id}`, { content: { heading: 'Another letter' } })
  const popups = (await config()).body.popups as { id: string; content: unknown }[]
  expect(popups.find(popup => popup.id === body.id)?.content).toMatchObject({
    heading: 'Another letter',
    thank_you_heading: 'Thanks',
  })
  const spoilt = await h.patch(`${at}/${body.id}`, { form: { fields: [] } })
  expect(spoilt.body).toMatchObject({ code: 'design_incomplete', errors: [{ code: 'email_field_missing' }] })
  expect((await h.post(`${at}/${body.id}/unpublish`)).body).toMatchObject({ status: 'draft', published_at: null })
  expect(await shown()).not.toContain(body.id)
  await h.post(`${at}/${body.id}/publish`)
  await h.delete(`${at}/${body.id}`)
  expect(await shown()).not.toContain(body.id)
})

test('each variant shows and thanks as the design itself does, before it is published and after', async () => {
  const { body } = await h.post(at, { ...complete, name: 'Compared' })
  const path = `${at}/${body.id}`
  const variants = [
    { id: 'b', name: 'Silent', content: { heading: ' ', text: '' } },
    { id: 'c', name: 'As the design' },
    { id: 'd', name: 'Thankless', content: { thank_you_heading: '', thank_you_text: '' } },
  ]
  const lacking = [
    { pointer: '/variants/0/content/heading', code: 'heading_or_text_missing' },
    { pointer: '/variants/2/content/thank_you_heading', code: 'thank_you_missing' },
  ]
  const draft = await h.patch(path, { variants })
  expect([draft.status, draft.body.missing]).toMatchObject([200, lacking])
  const refused = await h.post(`${path}/publish`)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'design_incomplete', errors: lacking }])
  const loud = [{ ...variants[0], content: { heading: '', text: 'Read on' } }, variants[1]]
  expect((await h.patch(path, { variants: loud })).body.missing).toEqual([])
  expect((await h.post(`${path}/publish`)).status).toBe(200)
  const spoilt = await h.patch(path, { variants })
  expect([spoilt.status, spoilt.body]).toMatchObject([409, { code: 'design_incomplete', errors: lacking }])
  // What stands in the variant's place now is asked of the design.
  await h.post(`${path}/unpublish`)
  await h.patch(path, { variants })
  expect((await h.post(`${path}/variants/b/apply`)).body.missing).toMatchObject([
    { pointer: '/content/heading', code: 'heading_or_text_missing' },
  ])
  await h.delete(path)
})

test('a variant of a button that leads somewhere leads somewhere, too', async () => {
  const content = { ...complete.content, button_text: 'Read', button_url: 'https://casa.example/guide' }
  const variants = [
    { id: 'b', name: 'Nowhere', content: { button_url: '' } },
    { id: 'c', name: 'Nameless', content: { button_text: '' } },
  ]
  const { body } = await h.post(at, { ...complete, name: 'Leads', content, form: { fields: [] }, variants })
  expect(body.missing).toMatchObject([
    { pointer: '/variants/0/content/button_url', code: 'email_field_missing' },
    { pointer: '/variants/1/content/button_text', code: 'button_text_missing' },
  ])
})

test('limits hold at their edges', async () => {
  const pointers = async (design: object) => {
    const answer = await h.post(at, { name: 'Edges', ...design })
    return answer.status === 201 ? 'fine' : ((answer.body.errors as { pointer: string }[])[0]?.pointer ?? answer.status)
  }
  expect(await pointers({ frequency_days: 365, hide_duration_days: 365 })).toBe('fine')
  expect(await pointers({ frequency_days: 366 })).toBe('/frequency_days')
  expect(await pointers({ hide_duration_days: 366 })).toBe('/hide_duration_days')
  expect(await pointers({ triggers: [{ type: 'delay', seconds: 7200 }] })).toBe('fine')
  expect(await pointers({ triggers: [{ type: 'delay', seconds: 7201 }] })).toBe('/triggers/0/seconds')
  expect(await pointers({ triggers: [{ type: 'scroll', percent: 101 }] })).toBe('/triggers/0/percent')
  expect(await pointers({ triggers: [{ type: 'hover' }] })).toMatch('/triggers/0')
  expect(await pointers({ devices: [] })).toBe('/devices')
  expect(await pointers({ devices: ['mobile', 'mobile'] })).toBe('/devices')
  expect(await pointers({ type: 'balloon' })).toBe('/type')
  expect(await pointers({ form: { fields: [{ name: 'email' }, { name: 'email' }] } })).toBe('/form/fields')
  expect(await pointers({ style: { accent_color: 'red;background:url(x)' } })).toBe('/style/accent_color')
  expect(await pointers({ style: { font_family: 'x; color: red' } })).toBe('/style/font_family')
  const wrong = await h.post(at, { name: 'Wrong', style: { border_color: 'red', heading_font_family: 'a;b' } })
  expect((wrong.body.errors as { code: string }[]).map(e => e.code)).toEqual(['color_invalid', 'font_stack_invalid'])
})

test('the consent’s version counts up when its text changes, and only then', async () => {
  const box = (text: string, required = false) => ({ form: { consent: { type: 'checkbox', text, required } } })
  const { body } = await h.post(at, { name: 'Consent', ...box('I agree.') })
  const version = async (changes: object) => (await h.patch(`${at}/${body.id}`, changes)).body.consent_version
  expect(body.consent_version).toBe(1)
  expect(await version(box('I agree.', true))).toBe(1)
  expect(await version({ content: { heading: 'Hello' } })).toBe(1)
  expect(await version(box('I agree to all.'))).toBe(2)
})

test('a copy is a draft of its own, named in the caller’s language', async () => {
  const { body } = await h.post(at, complete)
  await h.post(`${at}/${body.id}/publish`)
  const copy = await h.post(`${at}/${body.id}/duplicate`, undefined, { headers: { 'accept-language': 'es' } })
  expect(copy.body).toMatchObject({ name: 'Newsletter (copia)', status: 'draft', content: { heading: 'A letter' } })
  expect(copy.body.id).not.toBe(body.id)
})

test('a stale If-Match changes nothing', async () => {
  const { body } = await h.post(at, complete)
  await h.patch(`${at}/${body.id}`, { name: 'Fresh' })
  const stale = await h.patch(`${at}/${body.id}`, { name: 'Lost' }, { headers: { 'if-match': '"1"' } })
  expect(stale.status).toBe(412)
})

test('popups need their permission, and another site’s do not exist', async () => {
  const { body } = await h.post(at, complete)
  const other = await h.newSite('Other')
  expect((await h.get(`/v1/sites/${other}/popups/${body.id}`)).status).toBe(404)
  expect((await h.get(at, { token: null })).status).toBe(401)
  const stranger = await h.newPerson('eve@example.com')
  expect((await h.get(at, { token: stranger.token })).status).toBe(404)
})

test('a popup that starts a journey cannot be deleted, and a journey cannot start by one that is not there', async () => {
  const popup = await h.post(at, { ...complete, name: 'Starts a journey' })
  const journeys = `/v1/sites/${site}/journeys`
  const document = {
    triggers: [{ type: 'form_submitted', popup_ids: [popup.body.id] }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }],
  }
  const journey = await h.post(journeys, { name: 'Started', document })
  const refused = await h.delete(`${at}/${popup.body.id}`)
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'in_use',
    blockers: [{ type: 'journey', id: journey.body.id, name: 'Started' }],
  })
  await h.delete(`${journeys}/${journey.body.id}`)
  expect((await h.delete(`${at}/${popup.body.id}`)).status).toBe(204)
  const orphan = await h.post(journeys, { name: 'Orphan', document })
  expect(orphan.body).toMatchObject({
    status: 422,
    code: 'validation_failed',
    errors: [{ pointer: '/document/triggers/0/popup_ids', code: 'unknown_reference' }],
  })
})
