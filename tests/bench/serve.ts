/**
 * A published page of a site, over HTTP to the real process. Floor: a bare Hono program that answers the same bytes. Both run in
 * turns. The second line renders the page anew for each request, as after a change, in one process with the floor's app: by the
 * time of the processor, all threads counted, since a busy machine slows either at random. The third asks for the homepages of a
 * thousand sites in turns.
 */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createApp } from '../../api/app.ts'
import { createHarness, type Harness } from '../../api/testing/harness.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { type Measured, measure, percentile } from './parts/load.ts'
import { longPage } from './parts/long-page.ts'
import { copySites } from './parts/many-sites.ts'

const connections = 16
const rounds = 5
/** Until both are compiled. */
const warm_up = 2_000
const host = 'site.sites.example.com'
const environment = { SITES_URL: 'https://sites.example.com' }

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const h = await createHarness(environment)
  const site_id = await h.newSite('Site')
  const at = `/v1/sites/${site_id}`
  await h.post(`${at}/publish`)
  const { body: page } = await h.post(`${at}/pages`, { name: 'Home', type: 'homepage', document: longPage })
  await h.post(`${at}/pages/${page.id}/publish`)
  const changed = await afterChange(h, site_id, small ? 1_000 : 5_000)
  await h.installation.close()
  const copies = await copySites({ folder: h.folder, forms: [{ site_id, popup_id: '' }] }, small ? 50 : 1_000)
  const subdomains = copies.map((_, n) => `copy-${n}`)
  try {
    yield await fromCache(h.folder, small ? 5_000 : 20_000)
    yield changed
    yield await fromMany(h.folder, subdomains, small ? 2_000 : 20_000)
  } finally {
    await rm(h.folder, { recursive: true, force: true })
  }
}

async function fromCache(folder: string, requests: number): Promise<object> {
  const port = await freePort()
  const server = await startServer({ folder, port, args: ['--empty'], environment })
  const floorPort = await freePort()
  const request = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  const get = (to: number, path: string, count: number): Promise<Measured> => {
    let left = count
    const bytes = request(path)
    return measure({
      port: to,
      connections,
      next: () => (left-- > 0 ? bytes : undefined),
      isRight: status => status === 200,
    })
  }
  await writeFile(join(folder, 'page'), ' '.repeat(page_bytes))
  const program = join(import.meta.dirname, 'parts/config-floor.ts')
  const floor = await startServer({ folder, port: floorPort, program, args: [join(folder, 'page')] })
  await get(floorPort, '/config', requests / 10)
  await get(port, '/', requests / 10)
  const all: { ours: Measured[]; floor: Measured[] } = { ours: [], floor: [] }
  for (let i = 0; i < rounds; i++) {
    all.floor.push(await get(floorPort, '/config', requests / rounds))
    all.ours.push(await get(port, '/', requests / rounds))
  }
  await Promise.all([server.stop(), floor.stop()])
  const [value, floorValue] = [rate(all.ours), rate(all.floor)]
  return {
    ...{ name: 'serve', unit: 'pages/s', value: Math.round(value), floor: Math.round(floorValue) },
    ...{ ratio: Number((value / floorValue).toFixed(2)), goal: 0.8, bytes: page_bytes },
    p99_ms: Number(
      percentile(
        all.ours.flatMap(one => one.latencies),
        99,
      ).toFixed(1),
    ),
    errors: [...all.ours, ...all.floor].reduce((sum, one) => sum + one.errors, 0),
  }
}

/** The first round opens each site and renders its page; the second has what is kept of them. */
async function fromMany(folder: string, subdomains: readonly string[], requests: number): Promise<object> {
  const port = await freePort()
  const server = await startServer({ folder, port, args: ['--empty'], environment })
  const asked = subdomains.map(name => Buffer.from(`GET / HTTP/1.1\r\nhost: ${name}.sites.example.com\r\n\r\n`))
  const get = (count: number): Promise<Measured> => {
    let at = 0
    const next = () => (at < count ? asked[at++ % asked.length] : undefined)
    return measure({ port, connections, next, isRight: status => status === 200 })
  }
  const cold = await get(asked.length)
  const warm = await get(requests)
  await server.stop()
  const p99 = ({ latencies }: Measured) => Number(percentile(latencies, 99).toFixed(1))
  return {
    ...{ name: 'serve_many', unit: 'ms', value: p99(warm), sites: subdomains.length, first_p99_ms: p99(cold) },
    ...{ pages_per_second: Math.round(rate([warm])), errors: cold.errors + warm.errors },
  }
}

/** Set by the first line’s page, so that the floor answers as many bytes. */
let page_bytes = 0

/** What a change drops is dropped before each request. */
async function afterChange({ installation }: Harness, site_id: string, requests: number): Promise<object> {
  // Without what watches the answers of tests.
  const app = createApp(installation)
  const ask = async () => (await app.request('/', { headers: { host } })).text()
  const html = await ask()
  page_bytes = Buffer.byteLength(html)
  const bare = new Hono().get('/', c => c.html(html))
  const timed = async (one: () => Promise<unknown>): Promise<number> => {
    const start = process.cpuUsage()
    for (let i = 0; i < requests / rounds; i++) await one()
    const { user, system } = process.cpuUsage(start)
    return requests / rounds / ((user + system) / 1_000_000)
  }
  const changed = () => {
    installation.signals.wake('site_page.published', site_id)
    return ask()
  }
  const bareOne = async () => (await bare.request('/')).text()
  for (const one of [bareOne, changed]) for (let i = 0; i < warm_up; i++) await one()
  const ours: number[] = []
  const floor: number[] = []
  for (let i = 0; i < rounds; i++) {
    floor.push(await timed(bareOne))
    ours.push(await timed(changed))
  }
  const [value, floorValue] = [median(ours), median(floor)]
  return {
    ...{ name: 'serve_changed', unit: 'pages/s', value: Math.round(value), floor: Math.round(floorValue) },
    ...{ ratio: Number((value / floorValue).toFixed(2)), goal: 0.3, bytes: page_bytes },
  }
}

const rate = (all: readonly Measured[]): number => median(all.map(one => (one.answered / one.milliseconds) * 1_000))

/** A single disturbed round does not change it. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
