/**
 * Reading a site's pages into knowledge, from its sitemap to passages that are answered from. Floor: the same pages from the same
 * server by bare fetches, as many at a time and over connections that stay open as ours, and parsed.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Parser } from 'htmlparser2'
import { Connections } from '../../api/platform/safe-fetch/connections.ts'
import { safeFetch } from '../../api/platform/safe-fetch/safe-fetch.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { workOff } from '../../api/testing/work-off.ts'

const together = 6
const goal = 0.5
/** Of a few tenths of a second each, in turns with the floor; the middle one counts. */
const rounds = 5

const paragraph = (page: number, i: number): string =>
  `<p>Paragraph ${i} of page ${page} says when the workshop opens, what a course of pottery costs and how a place is booked in advance.</p>`
const page = (number: number): string =>
  `<!doctype html><html lang="en"><head><title>Page ${number}</title></head><body><nav>${'<a href="/">Home</a>'.repeat(20)}</nav><main><h1>Page ${number}</h1>${Array.from({ length: 12 }, (_, i) => `${i % 4 === 0 ? `<h2>Part ${i}</h2>` : ''}${paragraph(number, i)}`).join('')}</main><footer>${'<p>Imprint</p>'.repeat(10)}</footer></body></html>`

async function serve(pages: number) {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    if (request.url === '/robots.txt') return void response.writeHead(404).end()
    if (request.url === '/sitemap.xml') {
      const listed = Array.from({ length: pages }, (_, i) => `<url><loc>http://127.0.0.1:${port}/${i}</loc></url>`)
      return void response.setHeader('content-type', 'application/xml').end(`<urlset>${listed.join('')}</urlset>`)
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(Number(request.url?.slice(1))))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const pages = small ? 200 : 400
  const web = await serve(pages)
  const fetch = safeFetch({ isAllowed: () => true })
  const connections = new Connections(together)
  const h = await createHarness({}, { safeFetch: fetch })
  try {
    const site = await h.newSite('Casa Verde')
    const [own, bare]: [number[], number[]] = [[], []]
    let errors = 0
    for (let round = 0; round <= rounds; round++) {
      const bare_ms = await timed(async () => {
        for (let i = 0; i < pages; i += together) {
          const some = Array.from({ length: Math.min(together, pages - i) }, (_, k) => `${web.url}/${i + k}`)
          const fetched = await Promise.all(some.map(url => fetch.get(url, '*/*', connections)))
          for (const { body } of fetched) parse(body.toString('utf8'))
        }
      })
      const made = { id: '' }
      const own_ms = await timed(async () => {
        const { body } = await h.post(`/v1/sites/${site}/knowledge-sources`, {
          kind: 'sitemap',
          url: `${web.url}/sitemap.xml`,
        })
        made.id = body.id
        await workOff(h, site)
      })
      const { body } = await h.get(`/v1/sites/${site}/knowledge-sources/${made.id}`)
      if (body.document_count !== pages) errors += 1
      // The first is to warm up.
      if (round === 0) continue
      own.push((pages * 1_000) / own_ms)
      bare.push((pages * 1_000) / bare_ms)
    }
    const [value, floor] = [median(own), median(bare)]
    yield {
      ...{ name: 'crawl', unit: 'pages/s', value: Math.round(value), floor: Math.round(floor) },
      ...{ ratio: Number((value / floor).toFixed(2)), goal, errors, rounds },
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
