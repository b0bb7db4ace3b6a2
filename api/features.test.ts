/** What the features declare of one another holds: nothing in use can be deleted, nobody who is erased stays behind. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness, type Reply } from './testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
})
afterAll(() => h.close())

const made = ({ status, body }: Reply): string => {
  expect([200, 201, 202], JSON.stringify(body)).toContain(status)
  return body.id
}
let count = 0
function name(what: string): string {
  count += 1
  return `${what} ${count}`
}

const email = { name: 'email', label: 'Email' }
async function newPopup(form: object = {}, rest: object = {}): Promise<string> {
  const content = { heading: 'A guide', button_text: 'Send', thank_you_heading: 'Thanks' }
  return made(
    await h.post(`${at}/popups`, { name: name('Popup'), content, form: { fields: [email], ...form }, ...rest }),
  )
}
async function published(popup_id: string): Promise<string> {
  made(await h.post(`${at}/popups/${popup_id}/publish`))
  return popup_id
}
async function activeCampaign(given: object): Promise<string> {
  const body = { name: name('Campaign'), description: 'For readers.', popup_id: await newPopup(), ...given }
  const id = made(await h.post(`${at}/campaigns`, body))
  made(await h.post(`${at}/campaigns/${id}/publish`))
  return id
}
async function journey(document: object): Promise<string> {
  const body = {
    name: name('Journey'),
    document: {
      triggers: [{ type: 'lead_created' }],
      allow_duplicate_enrollment: false,
      use_lead_timezone: false,
      steps: [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }],
      ...document,
    },
  }
  return made(await h.post(`${at}/journeys`, body))
}
async function uploaded(type: 'files' | 'images' | 'imports', file: File): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  const headers = { authorization: `Bearer ${h.person.token}` }
  const answer = await h.app.request(`${at}/${type}`, { method: 'POST', body, headers })
  return ((await answer.json()) as { id: string }).id
}
/** An import that has begun, and that nobody carries on. */
async function begunImport(given: object): Promise<string> {
  const file = new File(['Email,Extra\nana@example.com,x\n'], `${name('contacts')}.csv`, { type: 'text/csv' })
  const id = await uploaded('imports', file)
  const mapping = [{ column: 0, field: 'email' }]
  expect((await h.patch(`${at}/imports/${id}`, { mapping, ...given })).status).toBe(200)
  return id
}
async function started(id: string): Promise<string> {
  made(await h.post(`${at}/imports/${id}/start`))
  return id
}
async function newField(): Promise<{ id: string; name: string }> {
  count += 1
  const field = { type: 'text', name: `field_${count}`, label: `Field ${count}` }
  return { id: made(await h.post(`${at}/custom-fields`, field)), name: field.name }
}
const newTemplate = async (body_text: string) =>
  made(await h.post(`${at}/templates`, { name: name('Template'), subject: 'Hello', body_text }))
const newTag = async () => made(await h.post(`${at}/tags`, { name: name('Tag') }))
const newAudience = async () => made(await h.post(`${at}/audiences`, { name: name('Audience') }))
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A thing, and what uses it: the deletion names the user, and goes through once that is gone. */
const uses: Record<string, () => Promise<{ path: string; type: string; user: string }>> = {
  'a tag that a published popup gives': async () => {
    const tag = await newTag()
    return { path: `tags/${tag}`, type: 'popup', user: await published(await newPopup({ tag_ids: [tag] })) }
  },
  'a tag that a published popup shows by': async () => {
    const tag = await newTag()
    const visitor_rules = [{ field: 'tag', op: 'is', values: [tag] }]
    return { path: `tags/${tag}`, type: 'popup', user: await published(await newPopup({}, { visitor_rules })) }
  },
  'a tag that an active campaign gives': async () => {
    const tag = await newTag()
    return { path: `tags/${tag}`, type: 'campaign', user: await activeCampaign({ tag_ids: [tag] }) }
  },
  'a tag that a journey names': async () => {
    const tag = await newTag()
    const triggers = [{ type: 'tag_added', tag_ids: [tag] }]
    return { path: `tags/${tag}`, type: 'journey', user: await journey({ triggers }) }
  },
  'an audience that a published popup adds to': async () => {
    const id = await newAudience()
    return { path: `audiences/${id}`, type: 'popup', user: await published(await newPopup({ audience_ids: [id] })) }
  },
  'an audience that an active campaign adds to': async () => {
    const id = await newAudience()
    return { path: `audiences/${id}`, type: 'campaign', user: await activeCampaign({ audience_ids: [id] }) }
  },
  'a file that a campaign gives away': async () => {
    const id = await uploaded('files', new File(['Water.'], 'guide.txt', { type: 'text/plain' }))
    const campaign = { name: name('Campaign'), description: 'For readers.', file_id: id }
    return { path: `files/${id}`, type: 'campaign', user: made(await h.post(`${at}/campaigns`, campaign)) }
  },
  'an image in a popup': async () => {
    const id = await uploaded('images', new File([pixel], 'pixel.png', { type: 'image/png' }))
    const user = await newPopup({}, { style: { image_id: id } })
    return { path: `images/${id}`, type: 'popup', user }
  },
  'a popup of a campaign': async () => {
    const id = await newPopup()
    const campaign = { name: name('Campaign'), description: 'For readers.', popup_id: id }
    return { path: `popups/${id}`, type: 'campaign', user: made(await h.post(`${at}/campaigns`, campaign)) }
  },
  'a popup that a journey names': async () => {
    const id = await newPopup()
    const triggers = [{ type: 'form_submitted', popup_ids: [id] }]
    return { path: `popups/${id}`, type: 'journey', user: await journey({ triggers }) }
  },
  'a tag that an import under way gives': async () => {
    const tag = await newTag()
    return { path: `tags/${tag}`, type: 'import', user: await started(await begunImport({ tag_ids: [tag] })) }
  },
  'an audience that an import under way adds to': async () => {
    const id = await newAudience()
    return { path: `audiences/${id}`, type: 'import', user: await started(await begunImport({ audience_ids: [id] })) }
  },
  'a field that an import under way fills': async () => {
    const field = await newField()
    const mapping = [0, 1].map(column => ({ column, field: column === 0 ? 'email' : field.name }))
    return { path: `custom-fields/${field.id}`, type: 'import', user: await started(await begunImport({ mapping })) }
  },
  'a field that a template prints': async () => {
    const { id, name } = await newField()
    const user = await newTemplate(`For {{ lead.custom.${name} | default: "you" }}: {{ unsubscribe_url }}`)
    return { path: `custom-fields/${id}`, type: 'template', user }
  },
  'a field that a template asks for': async () => {
    const { id, name } = await newField()
    const user = await newTemplate(`{% if lead.custom["${name}"] %}Hello{% endif %}`)
    return { path: `custom-fields/${id}`, type: 'template', user }
  },
}
const undo = {
  popup: (id: string) => h.post(`${at}/popups/${id}/unpublish`).then(() => h.delete(`${at}/popups/${id}`)),
  campaign: (id: string) => h.post(`${at}/campaigns/${id}/deactivate`).then(() => h.delete(`${at}/campaigns/${id}`)),
  journey: (id: string) => h.delete(`${at}/journeys/${id}`),
  template: (id: string) => h.delete(`${at}/templates/${id}`),
  import: async (id: string) => {
    const { result } = (await h.get(`${at}/imports/${id}`)).body as unknown as { result: { operation_id: string } }
    await h.post(`${at}/operations/${result.operation_id}/cancel`)
  },
}

test.each(Object.entries(uses))('%s is not deleted while that uses it', async (_, set) => {
  const { path, type, user } = await set()
  const refused = await h.delete(`${at}/${path}`)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'in_use', blockers: [{ type, id: user }] })
  await undo[type as keyof typeof undo](user)
  expect((await h.delete(`${at}/${path}`)).status).toBe(204)
})

test('an import that names what was deleted while it was a draft does not begin', async () => {
  const [tag, audience, field] = [await newTag(), await newAudience(), await newField()]
  const mapping = [0, 1].map(column => ({ column, field: column === 0 ? 'email' : field.name }))
  const id = await begunImport({ tag_ids: [tag], audience_ids: [audience], mapping })
  const gone = [
    [`tags/${tag}`, { tag_ids: [] }, '/tag_ids/0'],
    [`audiences/${audience}`, { audience_ids: [] }, '/audience_ids/0'],
    [`custom-fields/${field.id}`, { mapping: mapping.slice(0, 1) }, '/mapping/1/field'],
  ] as const
  for (const [path] of gone) expect((await h.delete(`${at}/${path}`)).status).toBe(204)
  for (const [, change, pointer] of gone) {
    for (const begin of ['check', 'start']) {
      const refused = await h.post(`${at}/imports/${id}/${begin}`)
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toMatchObject([{ pointer, code: 'unknown_reference' }])
    }
    expect((await h.patch(`${at}/imports/${id}`, change)).status).toBe(200)
  }
  await undo.import(await started(id))
})

test('text that only looks like a field keeps no field from being deleted', async () => {
  const { id, name } = await newField()
  await newTemplate(`Write ${name}, or lead.custom.${name}, in the form. {{ unsubscribe_url }}`)
  expect((await h.delete(`${at}/custom-fields/${id}`)).status).toBe(204)
})

test('a site is not deleted while a journey of it is on; the answer names each', async () => {
  const id = await journey({})
  made(await h.post(`${at}/journeys/${id}/publish`, { enroll: 'new' }))
  const refused = await h.delete(at)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'site_in_use', blockers: [{ type: 'journey', id }] })
  expect((await h.get(at)).status).toBe(200)
  await h.post(`${at}/journeys/${id}/switch-off`, { runs: 'stop' })
  const other = await h.newSite('Casa Azul')
  expect((await h.delete(`/v1/sites/${other}`)).status).toBe(204)
  expect((await h.delete(at)).status).toBe(204)
})
