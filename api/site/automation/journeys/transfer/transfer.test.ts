import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'

let h: Harness
let source: string
let journey: string
beforeAll(async () => {
  h = await createHarness()
  source = await h.newSite('Source')
  journey = await furnished(source)
})
afterAll(() => h.close())

const made = async (site: string, path: string, body: unknown): Promise<string> => {
  const reply = await h.post(`/v1/sites/${site}/${path}`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.id
}

/** A journey that names something of each kind, in triggers, steps, branches, filters and texts. */
async function furnished(site: string): Promise<string> {
  const tag = await made(site, 'tags', { name: 'Kunde: Größe' })
  const audience = await made(site, 'audiences', { name: 'News', description: 'Letters' })
  const born = await made(site, 'custom-fields', { type: 'date', name: 'born', label: 'Born' })
  const options = ['S', 'M']
  const size = await made(site, 'custom-fields', { type: 'dropdown', name: 'size', label: 'Size', options })
  await made(site, 'custom-fields', { type: 'text', name: 'city', label: 'City' })
  const popup = await made(site, 'popups', { name: 'Letter' })
  const sender = await made(site, 'senders', {
    first_name: 'Ana',
    last_name: 'García',
    email: 'ana@casa.example',
    reply_to: 'ana@casa.example',
    signature: 'Ana',
  })
  const template = await made(site, 'templates', {
    name: 'Hello',
    subject: 'Hello {{ lead.first_name }}',
    body_text: 'From {{ lead.custom.city }}\n\n[Unsubscribe]({{ unsubscribe_url }})',
  })
  const has = { type: 'rule', field: 'tags', op: 'has', value: tag }
  const sized = { type: 'rule', field: 'custom_fields.size', op: 'is', value: 'S' }
  const document = {
    triggers: [
      { type: 'form_submitted', popup_ids: [popup] },
      { type: 'audience_joined', audience_ids: [audience] },
      { type: 'date_field', field_id: born, offset_days: -3, at: '09:00', yearly: true },
    ],
    enrollment_criteria: { type: 'all', filters: [sized, { type: 'not', filter: has }] },
    allow_duplicate_enrollment: true,
    use_lead_timezone: true,
    steps: [
      { id: 'set', type: 'set_custom_field_value', field_id: size, value: 'M' },
      {
        id: 'paths',
        type: 'paths',
        branches: [
          { id: 'b', when: { type: 'filter', filter: has }, steps: [{ id: 't', type: 'remove_tags', tag_ids: [tag] }] },
        ],
        otherwise: [{ id: 'mail', type: 'send_email', template_id: template, sender_id: sender }],
      },
    ],
  }
  return made(site, 'journeys', { name: 'Traveler', description: 'Goes far', document })
}

const exported = async (site = source, id = journey) => (await h.get(`/v1/sites/${site}/journeys/${id}/export`)).body
const put = (site: string, definition: unknown, more: object = {}) =>
  h.post(`/v1/sites/${site}/journeys/import`, { definition, ...more })
let count = 0
const emptySite = () => h.newSite(`Empty ${++count}`)

test('an export names everything by its name and holds no id', async () => {
  const definition = await exported()
  expect(definition).toMatchObject({ format: 'leadwright.journey', format_version: 1, name: 'Traveler' })
  expect(JSON.stringify(definition)).not.toMatch(/(tag|aud|field|popup|tmpl|snd|jrn)_[0-9a-f]{32}/)
  const references = definition.references as { ref: string }[]
  expect(references.map(r => r.ref).sort()).toEqual([
    'audience:News',
    'field:born',
    'field:city',
    'field:size',
    'popup:Letter',
    'sender:ana@casa.example',
    'tag:Kunde: Größe',
    'template:Hello',
  ])
})

test('into the same site it comes back as the same document under a free name', async () => {
  const reply = await put(source, await exported())
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  expect(reply.body).toMatchObject({ created: [], missing: [] })
  const [first, second] = [journey, reply.body.id].map(id => h.get(`/v1/sites/${source}/journeys/${id}`))
  const [before, after] = [(await first)?.body, (await second)?.body]
  expect(after).toMatchObject({ name: 'Traveler (2)', status: 'draft', document: before?.document })
})

test('a name that was asked for, and is another journey’s, is refused wherever a journey gets one', async () => {
  const at = `/v1/sites/${source}/journeys`
  const other = await made(source, 'journeys', { name: 'Stays at home' })
  const name = 'TRAVELER'
  const replies = [
    await h.post(at, { name }),
    await h.patch(`${at}/${other}`, { name }),
    await put(source, await exported(), { name }),
    await h.post(`${at}/copy`, { from_site_id: source, journey_id: other, name }),
  ]
  for (const { status, body } of replies) {
    expect([status, body.code, body.errors]).toMatchObject([409, 'name_taken', [{ pointer: '/name' }]])
  }
})

test('an empty site refuses each missing reference by name, in the language asked for', async () => {
  const site = await emptySite()
  const body = { definition: await exported() }
  const reply = await h.post(`/v1/sites/${site}/journeys/import`, body, { headers: { 'accept-language': 'es' } })
  expect(reply.status).toBe(422)
  const errors = reply.body.errors as { pointer: string; code: string; text: string }[]
  expect(errors).toHaveLength(8)
  expect(new Set(errors.map(error => error.code))).toEqual(new Set(['reference_missing']))
  expect(errors.find(error => error.text.includes('Kunde'))?.text).toContain(
    'Este sitio no tiene la etiqueta «Kunde: Größe»',
  )
  expect((await h.get(`/v1/sites/${site}/journeys`)).body.data).toEqual([])
})

test('or makes what can be made, says what cannot, and leaves that empty', async () => {
  const site = await emptySite()
  const reply = await put(site, await exported(), { missing: 'create', name: 'Here' })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  expect(reply.body.missing).toEqual([
    { type: 'popup', name: 'Letter' },
    { type: 'sender', name: 'ana@casa.example' },
  ])
  const created = reply.body.created as { type: string; name: string; id: string }[]
  expect(created.map(c => `${c.type} ${c.name}`).sort()).toEqual([
    'audience News',
    'field born',
    'field city',
    'field size',
    'tag Kunde: Größe',
    'template Hello',
  ])
  const { body } = await h.get(`/v1/sites/${site}/journeys/${reply.body.id}`)
  const { document } = body as unknown as { document: { triggers: object[]; steps: object[] } }
  expect(document.triggers[0]).toEqual({ type: 'form_submitted', popup_ids: [] })
  const id = (name: string) => created.find(c => c.name === name)?.id
  expect(document.steps[0]).toMatchObject({ field_id: id('size') })
  expect(document.steps[1]).toMatchObject({ otherwise: [{ template_id: id('Hello'), sender_id: '' }] })
  const field = await h.get(`/v1/sites/${site}/custom-fields/${id('size')}`)
  expect(field.body).toMatchObject({ type: 'dropdown', label: 'Size', options: ['S', 'M'] })
  // Once more: what is there by now is used.
  const again = await put(site, await exported(), { missing: 'create' })
  expect(again.body).toMatchObject({ created: [], missing: reply.body.missing })
})

test('a field of another type is refused, and nothing of the import stays', async () => {
  const site = await emptySite()
  await made(site, 'custom-fields', { type: 'number', name: 'size', label: 'Size' })
  const reply = await put(site, await exported(), { missing: 'create' })
  expect(reply.body.errors).toMatchObject([{ code: 'field_type_differs' }])
  expect((await h.get(`/v1/sites/${site}/tags`)).body.data).toEqual([])
})

describe('a copy to another site', () => {
  const copy = (site: string, body: object, token?: string) =>
    h.post(`/v1/sites/${site}/journeys/copy`, body, token ? { token } : {})

  test('is an import of the export', async () => {
    const site = await emptySite()
    const reply = await copy(site, { from_site_id: source, journey_id: journey, missing: 'create' })
    expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    const there = await exported(site, reply.body.id)
    expect(there.name).toBe('Traveler')
    expect((there.references as unknown[]).length).toBe(6)
  })

  test('needs rights on both sites, and tells nothing of others', async () => {
    const stranger = await h.newPerson('stranger@example.com')
    const theirs = await h.newSite('Theirs', stranger.token)
    const body = { from_site_id: source, journey_id: journey }
    const refused = await copy(theirs, body, stranger.token)
    expect(refused.body.errors).toMatchObject([{ pointer: '/from_site_id', code: 'unknown_reference' }])
    const nowhere = await copy(theirs, { ...body, from_site_id: `site_${'0'.repeat(32)}` }, stranger.token)
    expect(nowhere.body.errors).toEqual(refused.body.errors)
    expect((await copy(source, body, stranger.token)).body.code).toBe('site_not_found')
    const gone = await copy(await emptySite(), { ...body, journey_id: `jrn_${'0'.repeat(32)}` })
    expect(gone.body.errors).toMatchObject([{ pointer: '/journey_id', code: 'unknown_reference' }])
  })
})

describe('a definition that is not one', () => {
  const minimal = async (changes: object) => ({ ...(await exported()), ...changes })
  test.each<[object, string, string | null]>([
    [{ format: 'else' }, '/definition/format', 'definition_format_unknown'],
    [{ format_version: 2 }, '/definition/format_version', 'definition_version_unknown'],
    [{ document: {} }, '/definition/document/triggers', 'required'],
    [{ document: { steps: [{ type: 'no_such' }] } }, '/definition/document', null],
    [{ references: [{ ref: 'x', type: 'planet', name: 'Mars' }] }, '/definition/references/0', null],
    [{ extra: 1 }, '/definition/extra', 'unknown_key'],
  ])('%.60j is refused at its place', async (changes, pointer, code) => {
    const reply = await put(source, await minimal(changes))
    expect(reply.status).toBe(422)
    const errors = reply.body.errors as { pointer: string; code: string }[]
    const error = errors.find(e => e.pointer.startsWith(pointer))
    expect(error, JSON.stringify(errors)).toBeDefined()
    if (code) expect(error?.code).toBe(code)
  })

  test('a filter on a field that is not there is named', async () => {
    const filter = { type: 'rule', field: 'custom_fields.gone', op: 'is', value: 'x' }
    const { document } = await exported()
    const reply = await put(source, await minimal({ document: { ...(document as object), goal: filter } }))
    expect(reply.body.errors).toMatchObject([
      { pointer: '/definition/document/goal/field', code: 'filter_field_unknown' },
    ])
  })

  test('no JSON, too deep, too large', async () => {
    const path = `/v1/sites/${source}/journeys/import`
    expect((await h.post(path, '{"definition": ')).body.code).toBe('body_not_json')
    const deep = `${'{"definition":'.repeat(101)}1${'}'.repeat(101)}`
    expect((await h.post(path, deep)).body.code).toBe('body_not_json')
    const padded = (bytes: number) => {
      const body = JSON.stringify({ definition: {}, padding: '' })
      return JSON.stringify({ definition: {}, padding: 'x'.repeat(bytes - body.length) })
    }
    expect((await h.post(path, padded(5_242_880))).status).toBe(422)
    expect((await h.post(path, padded(5_242_881))).body.code).toBe('body_too_large')
    expect((await h.post(`/v1/sites/${source}/journeys`, padded(1_048_577))).body.code).toBe('body_too_large')
  })
})

test('branches within branches are taken as deep as the core allows, and 200 are refused clearly', async () => {
  const nested = (depth: number): object[] =>
    depth === 0
      ? [{ id: 'end', type: 'unsubscribe' }]
      : [
          {
            id: `p${depth}`,
            type: 'paths',
            branches: [{ id: `b${depth}`, when: { type: 'percentage', percent: 50 }, steps: nested(depth - 1) }],
            otherwise: [],
          },
        ]
  const definition = async (depth: number) => ({
    ...(await exported()),
    references: [],
    document: { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps: nested(depth) },
  })
  expect((await put(source, await definition(10))).status).toBe(201)
  expect((await put(source, await definition(200))).body.code).toBe('body_not_json')
})
