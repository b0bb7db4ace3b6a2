/**
 * Reading a site's pages into knowledge, from its sitemap to passages that are answered from. Floor: the same pages from the same
 * server by bare fetches, as many at a time and over connections that stay open as ours, and parsed. `crawl_bare`: pages of next to
 * nothing but their words, as hardly any is: what is left then is what each page costs besides being read.
 */
import { Parser } from 'htmlparser2'
import { Connections } from '../../api/platform/network/safe-fetch/connections.ts'
import { safeFetch } from '../../api/platform/network/safe-fetch/safe-fetch.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { workOff } from '../../api/testing/work-off.ts'
import { type Look, looks, serveSite } from './parts/crawl-site.ts'

const together = 6
const goal = 0.5
/** Of a few tenths of a second each, in turns with the floor; the middle one counts. */
const rounds = 5

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const pages = small ? 200 : 400
  const web = await serveSite(pages)
  const fetch = safeFetch({ isAllowed: () => true })
  const h = await createHarness({}, { safeFetch: fetch })
  try {
    const site = await h.newSite('Casa Verde')
    const crawled = async (look: Look): Promise<unknown> => {
      const url = `${web.url}/${look}/sitemap.xml`
      const { body } = await h.post(`/v1/sites/${site}/knowledge-sources`, { type: 'sitemap', url })
      await workOff(h, site)
      const read = await h.get(`/v1/sites/${site}/knowledge-sources/${body.id}`)
      return read.body.document_count
    }
    for (const look of looks) {
      const connections = new Connections(together)
      const [own, bare]: [number[], number[]] = [[], []]
      let errors = 0
      for (let round = 0; round <= rounds; round++) {
        const bare_ms = await timed(async () => {
          for (let i = 0; i < pages; i += together) {
            const some = Array.from({ length: Math.min(together, pages - i) }, (_, k) => `${web.url}/${look}/${i + k}`)
            const fetched = await Promise.all(some.map(url => fetch.get(url, '*/*', connections)))
            for (const { body } of fetched) parse(body.toString('utf8'))
          }
        })
        let read: unknown
        const own_ms = await timed(async () => {
          read = await crawled(look)
        })
        if (read !== pages) errors += 1
        // The first is to warm up.
        if (round === 0) continue
        own.push((pages * 1_000) / own_ms)
        bare.push((pages * 1_000) / bare_ms)
      }
      const [value, floor] = [median(own), median(bare)]
      yield {
        ...{ name: look === 'usual' ? 'crawl' : `crawl_${look}`, unit: 'pages/s' },
        ...{ value: Math.round(value), floor: Math.round(floor), ratio: Number((value / floor).toFixed(2)) },
        ...(look === 'usual' && { goal }),
        ...{ errors, rounds, page_bytes: web.bytes(look) },
      }
    }
  } finally {
    await h.close()
    web.close()
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function parse(html: string): void {
  const parser = new Parser({})
  parser.write(html)
  parser.end()
}
