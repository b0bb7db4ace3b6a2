/** What is drafted changes nothing that is public: addresses, redirects, the homepage, the menu and the sitemap move at publication. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

const saying = (said: string) => ({ version: 1, blocks: [{ id: 'a', type: 'heading', text: said, level: 1 }] })
const draft = async (name: string, more: object = {}) => {
  const made = await h.post(at, { name, document: saying(name), ...more })
  expect(made.status).toBe(201)
  return made.body
}
const publish = async (id: string) => (await h.post(`${at}/${id}/publish`)).body
const live = async (name: string, more: object = {}) => publish((await draft(name, more)).id)
/** The heading at a path, or the path that it leads to, or the status. */
async function found(path: string) {
  const headers = { host: 'casa-verde.sites.example.com', accept: 'text/html' }
  const answer = await h.app.request(path, { headers })
  if (answer.status === 200) return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]
  const location = answer.headers.get('location')
  return location === null ? answer.status : new URL(location).pathname
}
const sitemap = async () =>
  [
    ...(
      await (await h.app.request('/sitemap.xml', { headers: { host: 'casa-verde.sites.example.com' } })).text()
    ).matchAll(/<loc>https:\/\/[^/]+([^<]*)/g),
  ].map(([, path]) => path)

test('a draft of a homepage leaves the public one where it is, until it is published itself', async () => {
  const home = await live('Studio', { type: 'homepage', handle: 'home' })
  const template = await h.post(`${at}/from-template`, { template: 'local_service', language: 'en' })
  expect(template.body).toMatchObject({ type: 'homepage', status: 'draft' })
  const next = await draft('Workshop')
  await h.patch(`${at}/${next.id}`, { type: 'homepage' })
  expect([await found('/'), await found('/home')]).toEqual(['Studio', '/'])
  expect(await sitemap()).toEqual(['/'])
  expect((await h.get(`${at}/${home.id}`)).body).toMatchObject({ type: 'homepage', version: home.version })
  await publish(next.id)
  expect([await found('/'), await found('/home'), await found('/workshop')]).toEqual(['Workshop', 'Studio', '/'])
})

test('a new name and address of a public page show once it is published', async () => {
  const page = await live('Prices', { in_menu: true })
  const renamed = (await h.patch(`${at}/${page.id}`, { handle: 'tarifs', name: 'Tarifs' })).body
  expect(renamed).toMatchObject({ handle: 'tarifs', url: page.url, has_unpublished_changes: true })
  expect([await found('/prices'), await found('/tarifs')]).toEqual(['Prices', 404])
  expect(await sitemap()).toContain('/prices')
  const menu = async () => (await h.get(`/v1/sites/${site}/page-menu`)).body.data.map(({ name }) => name)
  expect(await menu()).toEqual(['Prices'])
  const published = await publish(page.id)
  expect(published).toMatchObject({
    has_unpublished_changes: false,
    url: 'https://casa-verde.sites.example.com/tarifs',
  })
  expect([await found('/prices'), await found('/tarifs')]).toEqual(['/tarifs', 'Prices'])
  expect(await menu()).toEqual(['Tarifs'])
})

test('a draft with a former address takes nothing from the page that had it, even once it is deleted', async () => {
  const page = await live('Old offer', { handle: 'offer' })
  await h.patch(`${at}/${page.id}`, { handle: 'new-offer' })
  await publish(page.id)
  const other = await draft('Other offer', { handle: 'offer' })
  expect(await found('/offer')).toBe('/new-offer')
  await h.delete(`${at}/${other.id}`)
  expect(await found('/offer')).toBe('/new-offer')
  await live('Third offer', { handle: 'offer' })
  expect(await found('/offer')).toBe('Third offer')
})

test('an address that is public is nobody else’s, whatever its page is called in its draft', async () => {
  const page = await live('First', { handle: 'first' })
  await h.patch(`${at}/${page.id}`, { handle: 'second' })
  for (const handle of ['first', 'second']) {
    const taken = await h.post(at, { name: 'Taken', handle, document: saying('Taken') })
    expect([taken.status, taken.body.code]).toEqual([409, 'handle_taken'])
  }
})

test('a page that is public again under another address is found under its former one', async () => {
  const page = await live('Course', { handle: 'course' })
  await h.post(`${at}/${page.id}/unpublish`)
  expect(await found('/course')).toBe(404)
  await h.patch(`${at}/${page.id}`, { handle: 'courses' })
  await publish(page.id)
  expect([await found('/course'), await found('/courses')]).toEqual(['/courses', 'Course'])
})
