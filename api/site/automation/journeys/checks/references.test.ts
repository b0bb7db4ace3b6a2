import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { keepDocument } from '../../../../testing/keep-document.ts'

let h: Harness
let site: string
let at: string
let own: Record<'tag' | 'audience' | 'field', string>
let foreign: typeof own
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  own = await thingsOf(at)
  foreign = await thingsOf(`/v1/sites/${await h.newSite('Casa Roja')}`)
})
afterAll(() => h.close())

async function thingsOf(base: string) {
  const made = async (path: string, body: object) => (await h.post(`${base}/${path}`, body)).body.id
  return {
    tag: await made('tags', { name: 'VIP' }),
    audience: await made('audiences', { name: 'Readers' }),
    field: await made('custom-fields', { type: 'date', name: 'born', label: 'Born' }),
  }
}

const document = (changes: object = {}) => ({
  triggers: [],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [],
  ...changes,
})
const naming = ({ tag, audience, field }: typeof own) =>
  document({
    triggers: [
      { type: 'tag_added', tag_ids: [tag] },
      { type: 'audience_joined', audience_ids: [audience] },
      { type: 'date_field', field_id: field, offset_days: 0, at: '09:00', yearly: true },
    ],
    suppression: {
      type: 'not',
      filter: { type: 'rule', field: 'audiences', op: 'has', value: [own.audience, audience] },
    },
    steps: [
      { id: 'a', type: 'assign_tags', tag_ids: [own.tag, tag] },
      { id: 'b', type: 'send_email', template_id: '', sender_id: '' },
      { id: 'c', type: 'remove_from_audience', audience_ids: [audience] },
    ],
  })
const pointers = [
  '/triggers/0/tag_ids',
  '/triggers/1/audience_ids',
  '/triggers/2/field_id',
  '/steps/0/tag_ids',
  '/steps/2/audience_ids',
  '/suppression/filter/value',
]

test('ids of another site are refused at save, each at its pointer; choices may stay open', async () => {
  const made = await h.post(`${at}/journeys`, { name: 'Own', document: naming(own) })
  expect(made.status).toBe(201)
  const refused = await h.post(`${at}/journeys`, { name: 'Foreign', document: naming(foreign) })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual(
    pointers.map(pointer => expect.objectContaining({ pointer: `/document${pointer}`, code: 'unknown_reference' })),
  )
  const changed = await h.patch(`${at}/journeys/${made.body.id}`, { document: naming(foreign) })
  expect(changed).toMatchObject({ status: 422, body: { errors: refused.body.errors } })
  const definition = { format: 'leadwright.journey', format_version: 1, name: 'In', description: '', references: [] }
  const imported = await h.post(`${at}/journeys/import`, { definition: { ...definition, document: naming(foreign) } })
  expect(imported.body.errors).toEqual(
    pointers.map(pointer =>
      expect.objectContaining({ pointer: `/definition/document${pointer}`, code: 'unknown_reference' }),
    ),
  )
})

test('a draft that names what has gone can still be saved, and names nothing more of the kind', async () => {
  const { id } = (await h.post(`${at}/journeys`, { name: 'Gone' })).body
  const gone = document({ steps: [{ id: 'a', type: 'assign_tags', tag_ids: [foreign.tag] }] })
  await keepDocument(h, site, id, gone)
  const saved = await h.patch(`${at}/journeys/${id}`, { document: { ...gone, use_lead_timezone: true } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const more = { ...gone, triggers: [{ type: 'tag_added', tag_ids: [foreign.tag, 'tag_none'] }] }
  expect((await h.patch(`${at}/journeys/${id}`, { document: more })).status).toBe(422)
})

test.each(['add_to_audience', 'remove_from_audience'])(
  'an audience that a step %s names cannot be deleted',
  async type => {
    const audience = (await h.post(`${at}/audiences`, { name: type })).body.id
    const steps = [{ id: 'a', type, audience_ids: [audience] }]
    const { id } = (await h.post(`${at}/journeys`, { name: type, document: document({ steps }) })).body
    const refused = await h.delete(`${at}/audiences/${audience}`)
    expect(refused).toMatchObject({ status: 409, body: { blockers: [{ type: 'journey', id, name: type }] } })
    await h.patch(`${at}/journeys/${id}`, { document: document() })
    expect((await h.delete(`${at}/audiences/${audience}`)).status).toBe(204)
  },
)

test('a journey that starts when an audience is left keeps it from being deleted', async () => {
  const audience = (await h.post(`${at}/audiences`, { name: 'Left' })).body.id
  const triggers = [{ type: 'audience_left', audience_ids: [audience] }]
  const { id } = (await h.post(`${at}/journeys`, { name: 'After', document: document({ triggers }) })).body
  expect((await h.delete(`${at}/audiences/${audience}`)).body.blockers).toMatchObject([{ type: 'journey', id }])
})
