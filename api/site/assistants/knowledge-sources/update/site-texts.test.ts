/** Texts that pages of one site share, and pages that say next to nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { workOff } from '../../../../testing/work-off.ts'

let h: Harness
let site: string
let sources: string

const web = new Map<string, string>()
const asked: string[] = []
const get = async (url: string) => {
  asked.push(url)
  const body = web.get(url)
  const headers = new Headers({ 'content-type': 'text/html' })
  return { url, status: body === undefined ? 404 : 200, headers, body: Buffer.from(body ?? '') }
}

beforeAll(async () => {
  h = await createHarness({}, { safeFetch: { get } })
  site = await h.newSite('Casa Verde')
  sources = `/v1/sites/${site}/knowledge-sources`
})
afterAll(() => h.close())

async function made(body: object) {
  const { status, body: source } = await h.post(sources, body)
  expect(status).toBe(201)
  await workOff(h, site)
  return (await h.get(`${sources}/${source.id}`)).body
}
const textsOf = async (id: string) =>
  ((await h.get(`${sources}/${id}/chunks?limit=100`)).body.data as { text: string }[]).map(({ text }) => text)

test('what stands on most pages of a site is said once, a cookie banner never; each page is fetched once', async () => {
  const banner = '<div><p>We use cookies to give you the best experience on our website.</p></div>'
  const note = '<div><p>Free delivery from fifty euros, to all of Spain.</p></div>'
  const names = Array.from({ length: 9 }, (_, i) => `https://same.example/${i}`)
  for (const [i, name] of names.entries())
    web.set(
      name,
      `<html lang="en"><title>Page ${i}</title><body>${banner}<h1>Page ${i}</h1><p>What page number ${i} says of bicycles.</p>${note}`,
    )
  const source = await made({ type: 'urls', urls: names })
  const texts = await textsOf(source.id)
  expect(texts).toHaveLength(9)
  expect(texts.filter(text => text.includes('cookies'))).toEqual([])
  expect(texts.filter(text => text.includes('Free delivery'))).toEqual([
    'What page number 0 says of bicycles.\n\nFree delivery from fifty euros, to all of Spain.',
  ])
  expect(asked.filter(url => names.includes(url)).toSorted()).toEqual(names)
})

test('a page of which next to nothing is text, and a file that is cut, are warnings', async () => {
  const links = Array.from({ length: 60 }, (_, i) => `<a href="/${i}">A page about something, ${i}</a>`).join(' ')
  web.set('https://small.example/', `<title>Shop</title><nav>${links}</nav><main><p>Our prices</p></main>`)
  const source = await made({ type: 'url', url: 'https://small.example/' })
  expect(source).toMatchObject({
    status: 'ready',
    warning: { code: 'page_text_small', text: expect.stringMatching(/script/) },
  })
  const documents = (await h.get(`${sources}/${source.id}/documents`)).body.data
  expect(documents).toMatchObject([{ warning: { code: 'page_text_small' } }])
  web.set('https://small.example/', `<p>${'All that there is to say of our prices. '.repeat(10)}</p>`)
  await h.post(`${sources}/${source.id}/update`, {})
  await workOff(h, site)
  expect((await h.get(`${sources}/${source.id}`)).body).not.toHaveProperty('warning')
})
