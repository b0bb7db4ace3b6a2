import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness, type Reply } from '../../../testing/harness.ts'
import { popupLimits } from '../popups/limits.ts'
import { campaignLimits } from './limits.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/campaigns`
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

let count = 0
const next = () => {
  count += 1
  return count
}

const complete = {
  content: { heading: 'A guide', button_text: 'Send', thank_you_heading: 'Thanks' },
  form: { fields: [{ name: 'email', label: 'Email' }] },
}

async function newPopup(body: object = complete): Promise<string> {
  const made = await h.post(`/v1/sites/${site}/popups`, { name: `Popup ${next()}`, ...body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}

const details = { name: 'Spring guide', description: 'For readers of the plant pages.' }
async function newCampaign(body: object = {}): Promise<string> {
  const made = await h.post(at, { ...details, ...body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}
const act = (id: string, what: string) => h.post(`${at}/${id}/${what}`)
const change = (id: string, body: object) => h.patch(`${at}/${id}`, body)
const problemsOf = ({ body }: Reply) =>
  (body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`)
const statusOf = async (id: string) => (await h.get(`${at}/${id}`)).body.status
const popupStatus = async (id: string) => (await h.get(`/v1/sites/${site}/popups/${id}`)).body.status

test('a new campaign is inactive, offers corrections, and says what it lacks', async () => {
  const made = await h.post(at, details)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ ...details, status: 'inactive', popup_id: null, form_action: 'thank_you' })
  expect(made.body).toMatchObject({ typo_correction: true, reject_free: false, email_confirmation: false })
  expect(made.body).toMatchObject({ assistant_id: null, sandbox_access: false, marketing_service: 'none' })
  const text = 'No lead capturing source, assistant, sandbox or leads in the campaign'
  expect(made.body.missing).toEqual([{ pointer: '/popup_id', code: 'no_lead_source', text }])
})

test('what a campaign does to its popup stands in the history of both', async () => {
  const popup_id = await newPopup()
  const id = await newCampaign({ popup_id })
  for (const what of ['publish', 'deactivate', 'publish', 'archive']) expect((await act(id, what)).status).toBe(200)
  const historyOf = async (subject_id: string) => {
    const { body } = await h.get(`/v1/sites/${site}/activities?subject_id=${subject_id}`)
    return body.data.map(({ name, actor_type }) => `${name} ${actor_type}`)
  }
  // Published once: the second publishing of the campaign finds it so.
  expect(await historyOf(popup_id)).toEqual(['popup.unpublished user', 'popup.published user', 'popup.created user'])
  expect(await historyOf(id)).toEqual([
    'campaign.archived user',
    'campaign.published user',
    'campaign.deactivated user',
    'campaign.published user',
    'campaign.created user',
  ])
})

test('name and description are required', async () => {
  expect(problemsOf(await h.post(at, {}))).toEqual(['/name required', '/description required'])
  const blank = await h.post(at, { name: ' ', description: ' ' })
  expect(problemsOf(blank)).toEqual(['/name required', '/description required'])
  const id = await newCampaign()
  expect(problemsOf(await change(id, { description: '' }))).toEqual(['/description too_short'])
})

test('activation refuses with everything that is missing, in the caller’s language', async () => {
  const id = await newCampaign({ form_action: 'download', feedback_email: true, notify: 'hourly' })
  const refused = await act(id, 'publish')
  expect([refused.status, refused.body.code]).toEqual([409, 'campaign_incomplete'])
  expect(refused.body.title).toMatch(/^Details must be completed before activation/)
  const lacks = [
    '/popup_id no_lead_source',
    '/file_id file_missing',
    '/feedback_subject feedback_subject_missing',
    '/feedback_text feedback_text_missing',
    '/notify_emails notify_emails_missing',
  ]
  expect(problemsOf(refused)).toEqual(lacks)
  const spanish = await h.post(`${at}/${id}/publish`, undefined, { headers: { 'accept-language': 'es' } })
  expect(spanish.body.title).toMatch(/^Hay que completar los detalles/)
  const { body } = await h.get(`${at}/${id}`)
  expect((body.missing as { pointer: string; code: string }[]).map(m => `${m.pointer} ${m.code}`)).toEqual(lacks)
  expect(body.status).toBe('inactive')
})

test('an incomplete popup, one without a form and one of another type keep a campaign from being active', async () => {
  const draft = await newPopup({ form: complete.form })
  const id = await newCampaign({ popup_id: draft })
  expect(problemsOf(await act(id, 'publish'))).toEqual(['/popup_id popup_incomplete'])
  await change(id, { popup_id: await newPopup({ content: complete.content }) })
  expect(problemsOf(await act(id, 'publish'))).toEqual(['/popup_id popup_captures_nobody'])
  await change(id, { popup_id: await newPopup(), lead_source: 'form' })
  expect(problemsOf(await act(id, 'publish'))).toEqual(['/popup_id lead_source_differs'])
})

test('a mailed lead magnet needs a popup box', async () => {
  const feedback = { feedback_email: true, feedback_subject: 'Guide', feedback_text: 'Here.' }
  const slide = await newPopup({ ...complete, type: 'slide_in' })
  const refused = await h.post(at, { ...details, popup_id: slide, ...feedback })
  expect([refused.status, problemsOf(refused)]).toEqual([422, ['/feedback_email feedback_needs_popup_box']])
  expect((refused.body.errors as { text: string }[])[0]?.text).toBe(
    'Lead-magnet feedback needs a popup box as lead source.',
  )
  // Chosen first and made impossible by another source later, it stands against activation.
  const id = await newCampaign({ popup_id: await newPopup(), ...feedback })
  expect((await change(id, { popup_id: slide })).status).toBe(200)
  expect(problemsOf(await act(id, 'publish'))).toContain('/feedback_email feedback_needs_popup_box')
})

test('a form is a source of its own kind', async () => {
  const form = await newPopup({ ...complete, type: 'embedded' })
  const id = await newCampaign({ popup_id: form })
  expect(problemsOf(await act(id, 'publish'))).toEqual(['/popup_id lead_source_differs'])
  await change(id, { lead_source: 'form' })
  expect((await act(id, 'publish')).body.status).toBe('active')
})

test('inactive → active → inactive; both → archived → inactive; anything else is 409', async () => {
  const popup = await newPopup()
  const id = await newCampaign({ popup_id: popup })
  const steps: [string, number, string][] = [
    ['deactivate', 409, 'inactive'],
    ['unarchive', 409, 'inactive'],
    ['publish', 200, 'active'],
    ['publish', 409, 'active'],
    ['unarchive', 409, 'active'],
    ['deactivate', 200, 'inactive'],
    ['archive', 200, 'archived'],
    ['archive', 409, 'archived'],
    ['publish', 409, 'archived'],
    ['deactivate', 409, 'archived'],
    ['unarchive', 200, 'inactive'],
    ['publish', 200, 'active'],
    ['archive', 200, 'archived'],
  ]
  for (const [what, status, after] of steps) {
    const reply = await act(id, what)
    expect([what, reply.status]).toEqual([what, status])
    if (status === 409) expect(reply.body.code).toBe('transition_not_allowed')
    expect(await statusOf(id)).toBe(after)
  }
  expect((await change(id, { name: 'Other' })).body.code).toBe('transition_not_allowed')
})

test('publishing publishes its popup, archiving unpublishes it', async () => {
  const popup = await newPopup()
  const id = await newCampaign({ popup_id: popup })
  expect(await popupStatus(popup)).toBe('draft')
  await act(id, 'publish')
  expect(await popupStatus(popup)).toBe('published')
  await act(id, 'deactivate')
  expect(await popupStatus(popup)).toBe('published')
  await act(id, 'archive')
  expect(await popupStatus(popup)).toBe('draft')
})

test('a popup captures for one active campaign; it stays while the other is archived, and cannot be deleted', async () => {
  const popup = await newPopup()
  const [first, second] = [await newCampaign({ popup_id: popup }), await newCampaign({ popup_id: popup })]
  await act(first, 'publish')
  expect(problemsOf(await act(second, 'publish'))).toEqual(['/popup_id popup_in_other_campaign'])
  const deletion = await h.delete(`/v1/sites/${site}/popups/${popup}`)
  expect(deletion.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'campaign', id: first }, { id: second }] })
  await act(second, 'archive')
  expect(await popupStatus(popup)).toBe('published')
})

test('an active campaign must stay complete and is not deleted', async () => {
  const id = await newCampaign({ popup_id: await newPopup() })
  await act(id, 'publish')
  const refused = await change(id, { notify: 'at_once' })
  expect([refused.status, problemsOf(refused)]).toEqual([409, ['/notify_emails notify_emails_missing']])
  expect((await change(id, { notify: 'at_once', notify_emails: ['ana@casa.example'] })).status).toBe(200)
  expect((await h.delete(`${at}/${id}`)).body.code).toBe('transition_not_allowed')
  await act(id, 'deactivate')
  expect((await h.delete(`${at}/${id}`)).status).toBe(204)
  expect((await h.get(`${at}/${id}`)).status).toBe(404)
})

const zeros = '0'.repeat(32)
const file = (n: number) => ({ length: n })
const ids = (prefix: string, n: number) =>
  Array.from(file(n), (_, i) => `${prefix}_${i.toString(16).padStart(32, '0')}`)
const mappings = (n: number) => Array.from(file(n), (_, i) => ({ field: `f${i}`, to: null }))
test.each([
  [{ form_action: 'destination_url' }, '/destination_url required'],
  [{ destination_url: 'javascript:alert(1)' }, '/destination_url url_invalid'],
  [{ destination_url: ' JAVASCRIPT:alert(1)' }, '/destination_url url_invalid'],
  [{ destination_url: 'data:text/html,x' }, '/destination_url url_invalid'],
  [{ destination_url: 'example.com' }, '/destination_url url_invalid'],
  [{ destination_url: 'https://' }, '/destination_url url_invalid'],
  [{ destination_url: '' }, '/destination_url url_invalid'],
  [{ destination_url: 'https://user:pw@casa.example/' }, '/destination_url url_with_credentials'],
  [{ destination_url: 'https://user@casa.example/' }, '/destination_url url_with_credentials'],
  [{ destination_url: `https://example.com/${'x'.repeat(limits.url_characters_max)}` }, '/destination_url too_long'],
  [{ assistant_id: 'asst_1' }, '/assistant_id unknown_reference'],
  [{ sandbox_id: `sbx_${zeros}` }, '/sandbox_id unknown_reference'],
  [{ marketing_service: 'mailchimp' }, '/connection_id required'],
  [{ marketing_service: 'nonsense' }, '/marketing_service not_allowed_value'],
  [{ connection_id: `conn_${zeros}` }, '/connection_id unknown_reference'],
  [{ popup_id: `popup_${zeros}` }, '/popup_id unknown_reference'],
  [{ file_id: `file_${zeros}` }, '/file_id unknown_reference'],
  [{ tag_ids: [`tag_${zeros}`] }, '/tag_ids/0 unknown_reference'],
  [{ audience_ids: [`aud_${zeros}`] }, '/audience_ids/0 unknown_reference'],
  [{ notify_emails: ['not an address'] }, '/notify_emails/0 email_invalid'],
  [{ notify_emails: ['a@b.example', 'A@b.example'] }, '/notify_emails repeated'],
  [
    { notify_emails: Array.from(file(campaignLimits.campaign_notify_emails_max + 1), (_, i) => `a${i}@b.example`) },
    '/notify_emails too_many',
  ],
  [
    { feedback_subject: 'x'.repeat(campaignLimits.campaign_feedback_subject_characters_max + 1) },
    '/feedback_subject too_long',
  ],
  [{ feedback_text: 'x'.repeat(campaignLimits.campaign_feedback_text_characters_max + 1) }, '/feedback_text too_long'],
  [
    {
      field_mapping: [
        { field: 'a', to: 'b' },
        { field: 'a', to: 'c' },
      ],
    },
    '/field_mapping repeated',
  ],
  [
    {
      field_mapping: [
        { field: 'a', to: 'b' },
        { field: 'c', to: 'b' },
      ],
    },
    '/field_mapping mapped_twice',
  ],
  [{ tag_ids: ids('tag', campaignLimits.campaign_references_max + 1) }, '/tag_ids too_many'],
  [{ tag_ids: ids('tag', campaignLimits.campaign_references_max) }, '/tag_ids/0 unknown_reference'],
  [{ audience_ids: ids('aud', campaignLimits.campaign_references_max + 1) }, '/audience_ids too_many'],
  [{ tag_ids: [...ids('tag', 1), ...ids('tag', 1)] }, '/tag_ids repeated'],
  [{ field_mapping: mappings(popupLimits.form_fields_max + 1) }, '/field_mapping too_many'],
  [{ status: 'active' }, '/status unknown_key'],
])('%j is refused', async (body, expected) => {
  const id = await newCampaign()
  const reply = await change(id, body)
  expect(reply.status).toBe(422)
  expect(problemsOf(reply)[0]).toBe(expected)
})

test('at each limit it is taken', async () => {
  const address = 'https://example.com/'
  const body = {
    name: 'x'.repeat(limits.name_characters_max),
    description: 'x'.repeat(limits.description_characters_max),
    destination_url: address + 'x'.repeat(limits.url_characters_max - address.length),
    notify_emails: Array.from(file(campaignLimits.campaign_notify_emails_max), (_, i) => `a${i}@b.example`),
    feedback_subject: 'x'.repeat(campaignLimits.campaign_feedback_subject_characters_max),
    feedback_text: 'x'.repeat(campaignLimits.campaign_feedback_text_characters_max),
    field_mapping: mappings(popupLimits.form_fields_max),
  }
  const id = await newCampaign(body)
  expect((await h.get(`${at}/${id}`)).body).toMatchObject(body)
})

test('a destination cannot be taken away while it is where visitors go', async () => {
  const id = await newCampaign({ form_action: 'destination_url', destination_url: ' https://example.com/thanks ' })
  expect((await h.get(`${at}/${id}`)).body.destination_url).toBe('https://example.com/thanks')
  expect(problemsOf(await change(id, { destination_url: null }))).toEqual(['/destination_url required'])
  expect((await change(id, { form_action: 'thank_you', destination_url: null })).status).toBe(200)
})

test('lists by name and state; a copy is inactive', async () => {
  const id = await newCampaign({ name: 'Ünique listing', popup_id: await newPopup() })
  await act(id, 'publish')
  const found = await h.get(`${at}?search=ünique&status=active`)
  expect(found.body.data.map(one => one.id)).toEqual([id])
  expect((await h.get(`${at}?search=ünique&status=archived`)).body.data).toEqual([])
  const copy = await act(id, 'duplicate')
  expect([copy.status, copy.body]).toMatchObject([201, { name: 'Ünique listing (copy)', status: 'inactive' }])
  expect(copy.body.missing).toMatchObject([{ code: 'popup_in_other_campaign' }])
})
