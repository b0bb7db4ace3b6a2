/** What uses a page, its address or its form: asked wherever that would go, not on deletion alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = `/v1/sites/${await h.newSite('Casa Verde')}`
  at = `${site}/pages`
})
afterAll(() => h.close())

const saying = (said: string) => ({ id: 'a', type: 'heading', text: said, level: 1 })
async function make(handle: string, ...blocks: object[]) {
  const document = { version: 1, blocks: blocks.length > 0 ? blocks : [saying('Hello')] }
  const { body } = await h.post(at, { name: handle, handle, document })
  return { id: String(body.id), url: String(body.url), path: `${at}/${body.id}` }
}
const publish = async (page: { path: string }) => (await h.post(`${page.path}/publish`)).status
const complete = {
  content: { heading: 'A letter', thank_you_heading: 'Thanks' },
  form: { fields: [{ name: 'email', label: 'Email' }] },
}
async function popup(name: string, more: object = {}): Promise<string> {
  const { id } = (await h.post(`${site}/popups`, { name, ...complete, ...more })).body
  expect((await h.post(`${site}/popups/${id}/publish`)).status).toBe(200)
  return id
}
const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body.code,
  (body.blockers as { id: string }[] | undefined)?.map(({ id }) => id),
]
const users = async (page: { path: string }) =>
  ((await h.get(`${page.path}/uses`)).body.data as unknown as { type: string; id: string }[]).map(
    ({ type, id }) => `${type} ${id}`,
  )

test('a form on a public page is not unpublished, by itself or with its campaign', async () => {
  const form = await popup('Letter')
  const { body: campaign } = await h.post(`${site}/campaigns`, {
    ...{ name: 'Spring', description: 'For all readers of the pages.', popup_id: form },
  })
  expect((await h.post(`${site}/campaigns/${campaign.id}/publish`)).status).toBe(200)
  const page = await make('subscribe', { id: 'f', type: 'form', heading: '', text: '', popup_id: form })
  expect(await publish(page)).toBe(200)
  const inUse = [409, 'in_use', [page.id]]
  expect(refusal(await h.post(`${site}/campaigns/${campaign.id}/archive`))).toEqual(inUse)
  expect(refusal(await h.post(`${site}/popups/${form}/unpublish`))).toEqual(inUse)
  expect((await h.get(`${site}/popups/${form}`)).body.status).toBe('published')
  await h.post(`${page.path}/unpublish`)
  expect((await h.post(`${site}/campaigns/${campaign.id}/archive`)).status).toBe(200)
  expect((await h.get(`${site}/popups/${form}`)).body.status).toBe('draft')
})

test('a page to which pages, templates and saved blocks link is not deleted', async () => {
  const page = await make('tarifs')
  await publish(page)
  const button = (link: string) => ({ id: 'b', type: 'button', text: 'Prices', link })
  const other = await make('about', button('/tarifs?a=1#top'))
  const far = await make('elsewhere', button('https://elsewhere.example/tarifs'))
  const { body: template } = await h.post(`${site}/templates`, {
    ...{
      name: 'Prices',
      subject: 'Prices',
      body_text: `See [our prices](${page.url}). [Leave]({{ unsubscribe_url }})`,
    },
  })
  const { body: block } = await h.post(`${site}/saved-blocks`, { name: 'Prices', blocks: [button(page.url)] })
  const expected = [`template ${template.id}`, `saved_block ${block.id}`, `page ${other.id}`].sort()
  expect((await users(page)).sort()).toEqual(expected)
  const [status, code, ids] = refusal(await h.delete(page.path))
  expect([status, code, new Set(ids as string[])]).toEqual([409, 'in_use', new Set([template.id, block.id, other.id])])
  await h.delete(other.path)
  await h.delete(`${site}/templates/${template.id}`)
  await h.delete(`${site}/saved-blocks/${block.id}`)
  expect((await h.delete(page.path)).status).toBe(204)
  await h.delete(far.path)
})

test('a page keeps its address while a popup is shown there alone; one whose rules fit both addresses follows', async () => {
  const page = await make('prices')
  await publish(page)
  const aimed = await popup('Aimed', { url_rules: [{ match: 'equals', value: '/prices' }] })
  await popup('Everywhere else', { url_rules: [{ match: 'equals', value: '/prices', exclude: true }] })
  await popup('All', { url_rules: [{ match: 'starts_with', value: '/' }] })
  expect(await users(page)).toEqual([`popup ${aimed}`])
  expect(refusal(await h.delete(page.path))).toEqual([409, 'in_use', [aimed]])
  await h.patch(page.path, { handle: 'tarifs-2027' })
  expect(refusal(await h.post(`${page.path}/publish`))).toEqual([409, 'in_use', [aimed]])
  await h.patch(`${site}/popups/${aimed}`, { url_rules: [{ match: 'equals', value: '/prices\n/tarifs-2027' }] })
  expect(await publish(page)).toBe(200)
})

test('a scheduled publication under a new address is missed for the same reason', async () => {
  const page = await make('soon')
  await publish(page)
  await popup('Soon', { url_rules: [{ match: 'equals', value: '/soon' }] })
  await h.patch(page.path, { handle: 'later' })
  const body = { publish_at: new Date(h.clock.now() + 60_000).toISOString(), unpublish_at: null }
  expect((await h.call('PUT', `${page.path}/schedule`, { body })).status).toBe(200)
  h.clock.forward(60_000)
  await workOff(h, site.slice('/v1/sites/'.length))
  expect((await h.get(page.path)).body).toMatchObject({ schedule_problem: 'in_use', has_unpublished_changes: true })
})
