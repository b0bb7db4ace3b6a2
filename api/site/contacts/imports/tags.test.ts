/** Tags in the cells of a file: what separates them, which are made, what the check tells, and what an undo leaves. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { importLimits } from './limits.ts'

let h: Harness
const { at, check, create, freshSite, get, leads, mapped, rows, set, start, undo, work } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(() => freshSite())
afterAll(() => h.close())

interface Tagged {
  email: string
  tags: { id: string; name: string }[]
}
const tagged = async () => {
  const { data } = (await h.get(`${at()}/leads?limit=100&expand=tags`)).body as unknown as { data: Tagged[] }
  return Object.fromEntries(data.map(({ email, tags }) => [email.split('@')[0], tags.map(({ name }) => name).sort()]))
}
const tags = async () => (await h.get(`${at()}/tags`)).body.data.map(({ name, source }) => `${name} ${source}`).sort()
const newTag = async (name: string) => String((await h.post(`${at()}/tags`, { name })).body.id)

test('the check says which tags would be made; the import makes them once, and the undo takes them back', async () => {
  const vip = await newTag('VIP')
  await h.post(`${at()}/leads`, { email: 'kim@example.com', tag_ids: [vip] })
  const text = 'Email,Tags\nana@example.com,"vip, Oro"\nkim@example.com,"VIP, oro"\nnot an address,Lost\n'
  const id = await mapped(text, ['email', 'tags'])
  await check(id)
  expect((await get(id)).check).toMatchObject({ counts: { created: 1, changed: 1, refused: 1 }, new_tags: ['oro'] })
  expect(await tags()).toEqual(['VIP manual'])
  const done = await start(id)
  expect((await get(id)).result?.new_tags).toEqual(['oro'])
  expect(await tags()).toEqual(['VIP manual', 'oro import'])
  expect(await tagged()).toEqual({ ana: ['VIP', 'oro'], kim: ['VIP', 'oro'] })
  const again = await mapped(text, ['email', 'tags'])
  await check(again)
  expect((await get(again)).check?.counts).toMatchObject({ created: 0, changed: 0, same: 2 })
  expect((await undo(done.id)).progress).toMatchObject({ succeeded: 2, failed: 0 })
  expect(await tagged()).toEqual({ kim: ['VIP'] })
  expect(await tags()).toEqual(['VIP manual'])
})

test('an undo leaves a tag that somebody has or renamed since, and one that was given again', async () => {
  const kim = String((await h.post(`${at()}/leads`, { email: 'kim@example.com' })).body.id)
  const lou = String((await h.post(`${at()}/leads`, { email: 'lou@example.com' })).body.id)
  const done = await start(await mapped('Email,Tags\nkim@example.com,"a, b, c"\n', ['email', 'tags']))
  const ids = Object.fromEntries((await h.get(`${at()}/tags`)).body.data.map(({ name, id }) => [String(name), id]))
  await h.post(`${at()}/tags/${ids.a}/leads`, { lead_ids: [lou] })
  await h.patch(`${at()}/tags/${ids.b}`, { name: 'B' })
  await h.post(`${at()}/tags/${ids.c}/leads/remove`, { lead_ids: [kim] })
  await h.post(`${at()}/tags/${ids.c}/leads`, { lead_ids: [kim] })
  await undo(done.id)
  expect(await tagged()).toEqual({ kim: ['c'], lou: ['a'] })
  expect(await tags()).toEqual(['B import', 'a import', 'c import'])
})

test('the separator is recognized by all values, shown, and can be another one', async () => {
  const made = await create('Email,Etiquetas\na@example.com,"Cliente, oro"\nb@example.com,"Cliente, oro;VIP"\n')
  expect(made.columns[1]?.separator).toBe('semicolon')
  expect(made.suggestions[1]).toEqual({ column: 1, field: 'tags', from: 'name' })
  const mapping = (more: object) => [
    { column: 0, field: 'email' },
    { column: 1, field: 'tags', ...more },
  ]
  await set(made.id, { mapping: mapping({}) })
  await check(made.id)
  expect((await get(made.id)).check?.new_tags).toEqual(['Cliente, oro', 'VIP'])
  await set(made.id, { mapping: mapping({ separator: 'none' }) })
  expect((await get(made.id)).columns[1]?.separator).toBe('none')
  await start(made.id)
  expect(await tagged()).toEqual({ a: ['Cliente, oro'], b: ['Cliente, oro;VIP'] })
})

test('a row keeps its person where a tag is too long, or there are too many', async () => {
  const many = Array.from({ length: importLimits.import_row_tags_max + 1 }, (_, i) => `t${i}`).join('|')
  const text = `Email,Tags\na@example.com,${'x'.repeat(101)}|ok\nb@example.com,${many}\n`
  const id = await mapped(text, ['email', 'tags'])
  expect((await start(id)).progress).toMatchObject({ succeeded: 2, failed: 0 })
  expect((await rows(id)).map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['tag_too_long'],
    ['too_many_tags'],
  ])
  const { a, b } = await tagged()
  expect([a, b?.length]).toEqual([['ok'], importLimits.import_row_tags_max])
})

test('a column of text that is taken for tags makes no more of them than an import may', async () => {
  const { import_new_tags_max: most } = importLimits
  const lines = Array.from({ length: most + 20 }, (_, i) => `p${i}@example.com,sentence ${i}`)
  const id = await mapped(`Email,Tags\n${lines.join('\n')}\n`, ['email', 'tags'])
  await check(id)
  expect((await get(id)).check?.new_tags).toHaveLength(most)
  const done = await start(id)
  expect(done.progress).toMatchObject({ succeeded: most + 20, failed: 0 })
  expect((await get(id)).result?.new_tags).toHaveLength(most)
  await undo(done.id)
  expect(await tags()).toEqual([])
})

test('known leads that are skipped get no tags, and none is made for them', async () => {
  await h.post(`${at()}/leads`, { email: 'kim@example.com' })
  await start(await mapped('Email,Tags\nkim@example.com,New\n', ['email', 'tags'], { mode: 'skip' }))
  expect([await tagged(), await tags()]).toEqual([{ kim: [] }, []])
})

test.each(['csv', 'xlsx'] as const)(
  'a tag with a comma survives an export (%s) that is imported elsewhere',
  async format => {
    const names = ['Cliente, oro', 'VIP', 'a;b', '"q"']
    const tag_ids = []
    for (const name of names) tag_ids.push(await newTag(name))
    await h.post(`${at()}/leads`, { email: 'ana@example.com', first_name: 'Ana', tag_ids })
    await h.post(`${at()}/leads`, { email: 'bea@example.com', tag_ids: tag_ids.slice(0, 1) })
    const former = await tagged()
    const operation_id = String((await h.post(`${at()}/lead-exports`, { format, selection: {} })).body.id)
    await work(operation_id)
    const { key } = (await h.post('/v1/api-keys', { name: `Tags ${format}`, grants: ['read-lead'] })).body
    const headers = { authorization: `Bearer ${key}` }
    const file = await h.app.request(`${at()}/operations/${operation_id}/file`, { headers })
    const bytes = Buffer.from(await file.arrayBuffer())
    await freshSite()
    const made = await create(bytes, `leads.${format}`)
    expect(made.recognized_product).toBe('leadwright')
    await set(made.id, { mapping: made.suggestions.map(({ from: _, ...target }) => target) })
    expect((await start(made.id)).progress).toMatchObject({ succeeded: 2, failed: 0 })
    expect(await tagged()).toEqual(former)
    const [ana] = Object.values(await leads()).filter(({ first_name }) => first_name === 'Ana')
    expect(Object.keys(ana?.custom_fields ?? {})).toEqual(['signed_up_on'])
  },
)
