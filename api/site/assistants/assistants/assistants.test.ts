import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelTraits } from '../../../platform/network/ai/model-traits.ts'
import { createHarness, type Harness, type Reply } from '../../../testing/harness.ts'
import { assistantLimits } from './limits.ts'

let h: Harness
let site: string
let base: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Shop')
  base = `/v1/sites/${site}/assistants`
})
afterAll(() => h.close())

const errorsOf = ({ body }: Reply) => body.errors as { pointer: string; code: string }[]

const create = async (body: object = {}) => (await h.post(base, { name: 'Helper', ...body })).body

test('a new assistant is a strict draft in the colors of its site', async () => {
  await h.patch(`/v1/sites/${site}/brand`, { colors: { accent_color: '#123456' } })
  const made = await create({ texts: { es: { title: 'Ayuda' } } })
  expect(made).toMatchObject({
    status: 'draft',
    strict: true,
    tools: ['file_search'],
    design: { accent_color: '#123456' },
    texts: { en: { title: '' }, es: { title: 'Ayuda' } },
    missing: [{ pointer: '/source_ids', code: 'no_source' }],
    settings_version: 1,
    published_version: null,
    has_unpublished_changes: true,
  })
  expect(made.page_url).toMatch(new RegExp(`/a[0-9a-f]{32}/${site}/${made.id}$`))
})

test('of parts only what is given changes; the settings count up with a change of theirs alone', async () => {
  const { id } = await create({ caps: { daily_cents: 500 }, keywords: ['balconies'] })
  const changed = await h.patch(`${base}/${id}`, { caps: { monthly_cents: 9_000 }, keywords: [] })
  expect(changed.body).toMatchObject({
    caps: { daily_cents: 500, monthly_cents: 9_000, visitor_daily_answers: null },
    keywords: [],
    settings_version: 2,
  })
  expect((await h.patch(`${base}/${id}`, { name: 'Other' })).body).toMatchObject({ name: 'Other', settings_version: 2 })
  const stale = await h.patch(`${base}/${id}`, { name: 'Late' }, { headers: { 'if-match': '"1"' } })
  expect(stale.body).toMatchObject({ code: 'changed_elsewhere' })
})

test('an effort is for models that reason, deep research for those that research', async () => {
  const reasons = (model: string) => modelTraits(model).reasons
  expect(['gpt-5', 'gpt-5-mini', 'o3', 'o4-mini', 'openai/o1'].every(reasons)).toBe(true)
  expect(['gpt-4o', 'gpt-4.1', 'mistral-large', ''].some(reasons)).toBe(false)
  expect(modelTraits('o3-deep-research').researches).toBe(true)
  const refused = await h.post(base, { name: 'A', model: 'gpt-4o', reasoning_effort: 'high', deep_research: true })
  expect(refused.body).toMatchObject({
    code: 'validation_failed',
    errors: [
      { pointer: '/reasoning_effort', code: 'effort_not_supported' },
      { pointer: '/deep_research', text: 'Deep research not supported for the model' },
    ],
  })
  expect((await h.post(base, { name: 'A', model: 'gpt-5', reasoning_effort: 'high' })).status).toBe(201)
})

test('what does not exist is refused at its place', async () => {
  const none = '0199a3f2c4d87e6b9a0112233445566f'
  const refused = await h.post(base, {
    name: 'A',
    design: { avatar_image_id: `image_${none}` },
    quick_form: { form: { tag_ids: [`tag_${none}`], fields: [{ name: 'email' }, { name: 'shoe_size' }] } },
  })
  expect(errorsOf(refused).map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/quick_form/form/tag_ids/0', 'unknown_reference'],
    ['/design/avatar_image_id', 'unknown_reference'],
    ['/quick_form/form/fields/1/name', 'unknown_reference'],
  ])
})

test('visitors talk to what was published; former settings come back as a draft, without what is gone', async () => {
  const tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Chat' })).body.id
  const { id } = await create()
  const refused = await h.post(`${base}/${id}/publish`)
  expect(refused.body).toMatchObject({
    code: 'assistant_incomplete',
    errors: [{ text: 'No source found, attach a source or vector to the assistant' }],
  })
  await h.patch(`${base}/${id}`, { strict: false, tools: [], quick_form: { form: { tag_ids: [tag] } } })
  const live = await h.post(`${base}/${id}/publish`)
  expect(live.body).toMatchObject({ status: 'published', published_version: 2, has_unpublished_changes: false })
  expect((await h.delete(`/v1/sites/${site}/tags/${tag}`)).body).toMatchObject({
    code: 'in_use',
    blockers: [{ type: 'assistant', id }],
  })
  await h.patch(`${base}/${id}`, { instructions: 'Be brief.', quick_form: { form: { tag_ids: [] } } })
  await h.post(`${base}/${id}/publish`)
  expect((await h.delete(`/v1/sites/${site}/tags/${tag}`)).status).toBe(204)
  const { data } = (await h.get(`${base}/${id}/versions`)).body
  expect(data.map((v: Record<string, unknown>) => [v.settings_version, v.is_published])).toEqual([
    [3, true],
    [2, false],
  ])
  const restored = await h.post(`${base}/${id}/restore`, { settings_version: 2 })
  expect(restored.body).toMatchObject({
    instructions: '',
    settings_version: 4,
    published_version: 3,
    quick_form: { form: { tag_ids: [] } },
  })
  expect((await h.post(`${base}/${id}/restore`, { settings_version: 9 })).body.errors).toMatchObject([
    { pointer: '/settings_version', code: 'unknown_reference' },
  ])
  expect((await h.post(`${base}/${id}/unpublish`)).body).toMatchObject({ status: 'draft', published_version: null })
})

test('an archived assistant stays as it is; a copy is a draft of its own', async () => {
  const made = await create({ instructions: 'Be kind.', tools: [], strict: false })
  await h.post(`${base}/${made.id}/publish`)
  expect((await h.post(`${base}/${made.id}/archive`)).body).toMatchObject({
    status: 'archived',
    published_version: null,
  })
  for (const [path, body] of [
    ['', { name: 'B' }],
    ['/publish', undefined],
    ['/restore', { settings_version: 1 }],
  ] as const) {
    const call = path === '' ? h.patch(`${base}/${made.id}`, body) : h.post(`${base}/${made.id}${path}`, body)
    expect((await call).body).toMatchObject({ code: 'transition_not_allowed' })
  }
  const copy = (await h.post(`${base}/${made.id}/duplicate`)).body
  expect(copy).toMatchObject({ name: 'Helper (copy)', status: 'draft', instructions: 'Be kind.' })
  expect(String(copy.page_url).split('/').at(-3)).not.toBe(String(made.page_url).split('/').at(-3))
  expect((await h.post(`${base}/${made.id}/unarchive`)).body).toMatchObject({ status: 'draft' })
  expect((await h.get(`${base}?status=archived`)).body.data).toEqual([])
})

test('a form of the chat asks for an address and names what it agrees to', async () => {
  const { id } = await create({
    ...{ tools: [], strict: false },
    quick_form: { moment: 'first', form: { fields: [], consent: { type: 'notice', text: '' } } },
  })
  expect((await h.post(`${base}/${id}/publish`)).body.errors).toMatchObject([
    { pointer: '/quick_form/form/fields', code: 'email_field_missing' },
    { pointer: '/quick_form/form/consent/text', code: 'required' },
  ])
})

test('numbers hold at their edges', async () => {
  const { assistant_temperature_max: hottest, assistant_instructions_characters_max: longest } = assistantLimits
  expect((await h.post(base, { name: 'A', temperature: hottest, instructions: 'x'.repeat(longest) })).status).toBe(201)
  const over = await h.post(base, { name: 'A', temperature: hottest + 0.1, instructions: 'x'.repeat(longest + 1) })
  expect(
    errorsOf(over)
      .map(({ pointer }) => pointer)
      .sort(),
  ).toEqual(['/instructions', '/temperature'])
})

test('a plan limits assistants, and the site with some is not deleted', async () => {
  const shown = await h.get(`/v1/sites/${site}/assistant-allowance`)
  expect(shown.body).toMatchObject({ plan: null, limit: null })
  expect(shown.body.used).toBeGreaterThan(0)
  const gone = await h.delete(`/v1/sites/${site}`)
  expect(gone.body).toMatchObject({ code: 'site_in_use' })
  expect((gone.body.blockers as { type: string }[]).some(({ type }) => type === 'assistant')).toBe(true)
  for (const { id } of (await h.get(`${base}?limit=100`)).body.data) {
    expect((await h.get(`${base}/${id}/uses`)).body.data).toEqual([])
    expect((await h.delete(`${base}/${id}`)).status).toBe(204)
  }
  expect((await h.get(base)).body.data).toEqual([])
})
