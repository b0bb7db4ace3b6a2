/** Options of dropdowns: one in use is not removed, and leads keep what is offered no longer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let at: string
beforeAll(async () => {
  h = await createHarness()
  at = `/v1/sites/${await h.newSite('Options')}`
})
afterAll(() => h.close())

const options = ['new', 'won', 'lost']
const newField = async (name: string): Promise<string> =>
  (await h.post(`${at}/custom-fields`, { type: 'dropdown', name, label: name, options })).body.id
const removeWon = (id: string) => h.patch(`${at}/custom-fields/${id}`, { options: ['new', 'lost'] })
const removeLost = (id: string) => h.patch(`${at}/custom-fields/${id}`, { options: ['new', 'won'] })
const rule = (name: string) => ({ type: 'rule', field: `custom_fields.${name}`, op: 'is', value: 'won' })

/** Refused for the option that is named, with this user, and taken for another one. */
async function requireInUse(id: string, user: { type: string; id: string }) {
  const refused = await removeWon(id)
  expect([refused.status, refused.body.code, refused.body.blockers]).toMatchObject([409, 'in_use', [user]])
  expect((await removeLost(id)).status).toBe(200)
}

const journey = (steps: object[]) => ({
  name: `Journey ${steps.length}`,
  document: {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps,
  },
})

test('an option that a step of a journey sets is not removed', async () => {
  const id = await newField('stage')
  const step = { id: 'won', type: 'set_custom_field_value', field_id: id, value: 'won' }
  const { body } = await h.post(`${at}/journeys`, journey([step]))
  expect((await h.post(`${at}/journeys/${body.id}/publish`, { enroll: 'new' })).status).toBe(200)
  await requireInUse(id, { type: 'journey', id: body.id })
  // Its runs still follow the published version, whatever the draft says.
  await h.patch(`${at}/journeys/${body.id}`, journey([{ ...step, value: 'new' }]))
  expect((await removeWon(id)).status).toBe(409)
})

test('nor one for which an audience, a broadcast, a template or a saved block asks', async () => {
  const audience = await newField('of_audience')
  const { body: asking } = await h.post(`${at}/audiences`, { name: 'Won', filter: rule('of_audience') })
  await requireInUse(audience, { type: 'audience', id: asking.id })

  const broadcast = await newField('of_broadcast')
  const recipients = { audience_ids: [], excluded_audience_ids: [], filter: rule('of_broadcast') }
  const { body: letter } = await h.post(`${at}/broadcasts`, { name: 'News', recipients })
  await requireInUse(broadcast, { type: 'broadcast', id: letter.id })

  const template = await newField('of_template')
  const body_text = `{% if lead.custom.of_template == "won" %}Thank you{% endif %} [Leave]({{ unsubscribe_url }})`
  const { body: thanks } = await h.post(`${at}/templates`, { name: 'Thanks', subject: 'Hi', body_text })
  expect(thanks.errors).toBeUndefined()
  await requireInUse(template, { type: 'template', id: thanks.id })

  const block = await newField('of_block')
  const text = { id: 's1', type: 'text', content: [{ type: 'paragraph', runs: [{ text: 'Thank you' }] }] }
  const blocks = [{ ...text, show_if: rule('of_block') }]
  const { body: saved } = await h.post(`${at}/saved-blocks`, { name: 'Thanks', blocks })
  await requireInUse(block, { type: 'saved_block', id: saved.id })
})

test('nor any while a published popup shows pictures in the order of the options', async () => {
  const id = await newField('pictured')
  const { body: popup } = await h.post(`${at}/popups`, {
    name: 'Which one?',
    content: { heading: 'Which one?', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }, { name: 'pictured', presentation: 'pictures', image_ids: ['', '', ''] }] },
  })
  expect((await h.post(`${at}/popups/${popup.id}/publish`)).status).toBe(200)
  const picture = `$.form.fields[1].image_ids[2]`
  await h.inSite(at.slice('/v1/sites/'.length), tx =>
    tx.run('update popups set design = json_set(design, ?, ?) where id = ?', [
      picture,
      `image_${'0'.repeat(32)}`,
      popup.id,
    ]),
  )
  const refused = await removeWon(id)
  expect([refused.status, refused.body.blockers]).toMatchObject([409, [{ type: 'popup', id: popup.id }]])
  await h.post(`${at}/popups/${popup.id}/unpublish`)
  expect((await removeWon(id)).status).toBe(200)
})

test('a lead that has what is offered no longer is saved with it, by hand and by its address, and gets no other that is not', async () => {
  const id = await newField('size')
  const email = 'ana@example.com'
  const { body: lead } = await h.post(`${at}/leads`, { email, custom_fields: { size: 'won' } })
  expect((await removeWon(id)).status).toBe(200)
  const saved = await h.patch(`${at}/leads/${lead.id}`, { first_name: 'Ana', custom_fields: { size: 'won' } })
  expect([saved.status, saved.body]).toMatchObject([200, { first_name: 'Ana', custom_fields: { size: 'won' } }])
  const given = { email, last_name: 'García', custom_fields: { size: 'won' } }
  const { body: upserted } = await h.post(`${at}/leads/upsert`, { leads: [given] })
  expect(upserted.data).toMatchObject([{ status: 'updated' }])
  expect((await h.get(`${at}/leads/${lead.id}`)).body).toMatchObject({
    last_name: 'García',
    custom_fields: { size: 'won' },
  })
  const { body: other } = await h.post(`${at}/leads`, { email: 'bea@example.com' })
  expect((await h.patch(`${at}/leads/${other.id}`, { custom_fields: { size: 'won' } })).status).toBe(422)
})
