/** A long source is replaced while people search: at every moment one of its versions answers, whole, and never two. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { sized } from '../../../../testing/repetitions.ts'
import { workOff } from '../../../../testing/work-off.ts'

let h: Harness
let site: string
let sources: string
let body = ''
const get = async (url: string) => {
  const status = url.endsWith('/robots.txt') ? 404 : 200
  return { url, status, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(body) }
}
beforeAll(async () => {
  h = await createHarness({}, { safeFetch: { get } })
  site = await h.newSite('Casa Verde')
  sources = `/v1/sites/${site}/knowledge-sources`
})
afterAll(() => h.close())

const sections = 400
/** 50,000 passages in all. */
const pages = sized(1, 125)
const page = (word: string) =>
  `<html lang="en"><title>Manual</title><main>${Array.from(
    { length: sections },
    (_, i) => `<h2>Section ${i}</h2><p>The ${word} of the lighthouse keeper in section ${i} is written down here.</p>`,
  ).join('')}</main>`

test(
  'no gap and no mixture',
  async () => {
    body = page('diary')
    const { body: source } = await h.post(sources, {
      type: 'urls',
      urls: Array.from({ length: pages }, (_, i) => `https://long.example/${i}`),
    })
    await workOff(h, site)
    expect((await h.get(`${sources}/${source.id}`)).body).toMatchObject({
      chunk_count: sections * pages,
      content_version: 1,
    })
    body = page('logbook')
    expect((await h.post(`${sources}/${source.id}/update`)).status).toBe(202)
    let isOver = false
    const updating = workOff(h, site).then(() => {
      isOver = true
    })
    const seen = new Set<number>()
    let asked = 0
    while (!isOver) {
      const found = await h.post(`/v1/sites/${site}/retrieval/search`, {
        question: 'lighthouse keeper in section 7',
        limit: 20,
      })
      const { passages } = found.body as unknown as { passages: { version: number; text: string }[] }
      expect(passages).toHaveLength(20)
      const versions = new Set(passages.map(({ version }) => version))
      expect(versions.size).toBe(1)
      for (const { version, text } of passages) {
        seen.add(version)
        expect(text).toContain(version === 1 ? 'diary' : 'logbook')
      }
      asked += 1
    }
    await updating
    expect(asked).toBeGreaterThan(3)
    expect((await h.get(`${sources}/${source.id}`)).body).toMatchObject({
      content_version: 2,
      report: { changed: pages },
    })
    const after = await h.post(`/v1/sites/${site}/retrieval/search`, { question: 'lighthouse keeper in section 7' })
    expect((after.body as unknown as { passages: { version: number }[] }).passages[0]?.version).toBe(2)
  },
  sized(60_000, 30 * 60_000),
)
