/** A page that changes while it is read: what is answered from is one of its states, whole. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { workOff } from '../../../../testing/work-off.ts'
import { knowledgeLimits } from '../limits.ts'
import { held } from './document-finder.ts'

let h: Harness
let site: string
let asked = 0
/** What the page says when it is asked for the nth time. */
let saying = (time: number) => `word${time}`
/** It answers once this has come. */
let answers: Promise<void> = Promise.resolve()
const sections = 5 * knowledgeLimits.written_chunks_at_once
const page = (word: string) =>
  `<html lang="en"><title>Manual</title><main>${Array.from(
    { length: sections },
    (_, i) => `<h2>Section ${i}</h2><p>The ${word} of the lighthouse keeper in section ${i} is written down here.</p>`,
  ).join('')}</main>`
const get = async (url: string) => {
  const isPage = !url.endsWith('/robots.txt')
  if (isPage) asked += 1
  await answers
  const body = Buffer.from(isPage ? page(saying(asked)) : '')
  return { url, status: isPage ? 200 : 404, headers: new Headers({ 'content-type': 'text/html' }), body }
}
beforeAll(async () => {
  h = await createHarness({}, { safeFetch: { get } })
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const at = (path: string) => `/v1/sites/${site}/knowledge-sources${path}`
const add = async (url: string) => String((await h.post(at(''), { type: 'url', url })).body.id)
async function wordsOf(id: string) {
  const words = new Set<string>()
  let cursor = ''
  do {
    const { body } = await h.get(at(`/${id}/chunks?limit=100${cursor && `&cursor=${cursor}`}`))
    for (const { text } of body.data as { text: string }[]) words.add(/The (\w+) of/.exec(text)?.[1] ?? text)
    cursor = body.has_more ? encodeURIComponent(String(body.next_cursor)) : ''
  } while (cursor)
  return [...words]
}

test('one that says something else each time is asked once, and read as it was then', async () => {
  const id = await add('https://changing.example/')
  await workOff(h, site)
  expect(asked).toBe(1)
  expect((await h.get(at(`/${id}`))).body).toMatchObject({ status: 'ready', chunk_count: sections })
  expect(await wordsOf(id)).toEqual(['word1'])
})

test('one that changed while the server was down, half of it written, is read anew as a whole', async () => {
  asked = 0
  saying = () => 'diary'
  const id = await add('https://interrupted.example/')
  const database = await h.installation.databases.site(site)
  const written = async () =>
    Number(
      (await database.read(db => db.all('select count(*) from knowledge_chunks where source_id = ?', [id])))[0]?.[0],
    )
  const working = workOff(h, site)
  await expect.poll(written, { interval: 1 }).toBeGreaterThan(0)
  expect(await written()).toBeLessThan(sections)
  // What is left of it once the process is gone.
  held.clear()
  saying = () => 'logbook'
  await working
  expect(asked).toBeGreaterThan(1)
  expect(await wordsOf(id)).toEqual(['logbook'])
  expect((await h.get(at(`/${id}`))).body).toMatchObject({ status: 'ready', chunk_count: sections, content_version: 1 })
})

test('of two updates at once one is begun, and one whose time comes meanwhile is left until the next', async () => {
  saying = () => 'diary'
  const { body: source } = await h.post(at(''), { type: 'url', url: 'https://twice.example/', update_every_days: 2 })
  await workOff(h, site)
  const update = () => h.post(at(`/${source.id}/update`))
  const statuses = await Promise.all([update(), update(), update()])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
  saying = () => 'logbook'
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  answers = promise
  h.clock.forward(2 * 86_400_000 + 1_000)
  const working = workOff(h, site)
  const next = new Date(h.clock.now() + 2 * 86_400_000).toISOString()
  await expect.poll(async () => (await h.get(at(`/${source.id}`))).body.next_run_at).toBe(next)
  answer()
  await working
  expect((await h.get(at(`/${source.id}`))).body).toMatchObject({ status: 'ready', content_version: 2 })
  expect(await wordsOf(String(source.id))).toEqual(['logbook'])
  const operations = (await h.get(`/v1/sites/${site}/operations?type=knowledge_update&limit=100`)).body.data
  const own = operations.filter(({ subject_id }) => subject_id === source.id)
  expect(own.map(({ status }) => status)).toEqual(['completed', 'completed'])
})
