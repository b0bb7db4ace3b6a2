/**
 * Opens and clicks of emails that were sent, over HTTP to the real process: the signed link is read, the hit judged and
 * kept, on disk before the answer. Floor: a redirect with one insert. Both run in turns, so that a noisy machine is as
 * noisy for either.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { memoryTransport } from '../../api/platform/mail/memory-transport.ts'
import { emailLinks } from '../../api/site/email/emails/links.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { prepareJourney } from './parts/journey-site.ts'
import { carryOn, enrollAll } from './parts/journey-work.ts'
import { type Measured, measure } from './parts/load.ts'

const connections = 16
const rounds = 5
const goal = 0.6
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

type Kind = 'opens' | 'clicks'

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  const emails = small ? 1_000 : 4_000
  const requests = small ? 4_000 : 20_000
  const { folder, paths } = await prepareEmails(emails)
  const environment = { LOG_LEVEL: 'error' }
  const ours = await freePort()
  const floor = await freePort()
  const server = await startServer({ folder, port: ours, environment, args: ['--empty'] })
  const program = join(import.meta.dirname, 'parts/track-floor.ts')
  const floorServer = await startServer({ folder, port: floor, program, args: [join(folder, 'floor.db')] })
  try {
    for (const type of ['opens', 'clicks'] as const) {
      const sums = { ours: none(), floor: none() }
      for (let i = 0; i <= rounds; i++) {
        const bare = await round(floor, () => '/token', { count: requests / rounds, isRight: status => status === 302 })
        const measured = await round(ours, paths[type], {
          count: requests / rounds,
          isRight: status => status === (type === 'opens' ? 200 : 302),
        })
        // The first is for warming up.
        if (i > 0) [sums.floor, sums.ours] = [plus(sums.floor, bare), plus(sums.ours, measured)]
      }
      const [value, floorValue] = [rate(sums.ours), rate(sums.floor)]
      const ratio = Number((value / floorValue).toFixed(2))
      const line = { name: `track_${type}`, unit: 'req/s', value: Math.round(value), floor: Math.round(floorValue) }
      yield { ...line, ratio, errors: sums.ours.errors, goal, reached: ratio >= goal && sums.ours.errors === 0 }
    }
  } finally {
    await Promise.allSettled([server.stop(), floorServer.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sends as many emails; answers the paths of their links in turn. */
async function prepareEmails(number: number): Promise<{ folder: string; paths: Record<Kind, () => string> }> {
  const site = await prepareJourney(number)
  await enrollAll(site)
  const transport = memoryTransport({ keep: 0, answer: () => ({ outcome: 'delivered', response: '250' }) })
  await carryOn(site, { ...site.installation.mailer, transportFor: () => transport })
  const { installation, site_id, folder } = site
  const database = await installation.databases.site(site_id)
  const key = await installation.databases.siteKey(site_id)
  const rows = await database.read(db => db.all<[string, string]>(sql`select id, lead_id from emails`))
  const at = { key, public_url: '', site_id }
  const links = rows.map(([id, lead_id]) => emailLinks(at, { id, lead_id, to: 'ana@example.com' }))
  const opens = links.map(link => link.open_pixel_url)
  const clicks = links.map(link => link.rewrite('https://example.com/prices?a=1'))
  await installation.close()
  let sent = 0
  const next = (paths: string[]) => () => paths[sent++ % paths.length] ?? ''
  return { folder, paths: { opens: next(opens), clicks: next(clicks) } }
}

interface Round {
  count: number
  isRight(status: number): boolean
}

function round(port: number, path: () => string, { count, isRight }: Round): Promise<Measured> {
  let left = count
  const request = () =>
    Buffer.from(`GET ${path()} HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: ${agent}\r\nAccept: */*\r\n\r\n`)
  return measure({ port, connections, next: () => (left-- > 0 ? request() : undefined), isRight })
}

const none = (): Measured => ({ milliseconds: 0, answered: 0, errors: 0, latencies: [] })
const plus = (one: Measured, other: Measured): Measured => ({
  milliseconds: one.milliseconds + other.milliseconds,
  answered: one.answered + other.answered,
  errors: one.errors + other.errors,
  latencies: [],
})
const rate = ({ answered, milliseconds }: Measured): number => (answered / milliseconds) * 1000
