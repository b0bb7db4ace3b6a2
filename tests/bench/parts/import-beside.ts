/** Others who use the server: they read a page of leads, make leads, and submit a popup whose email is due a moment later. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { submit } from '../../chaos/people.ts'
import { delay_seconds, type ImportSite } from './import-site.ts'
import { percentile } from './load.ts'

const every_ms = { read: 50, write: 100, submission: 500, look: 50 }
const mail_patience_ms = 20_000

interface Beside {
  /** In milliseconds: of all requests, of those that read, of those that write. */
  p99: number
  reads: number
  writes: number
  /** How late the last email was. */
  late: number
  /** How many leads they made. */
  made: number
  errors: number
  /** Of the server, at most. */
  megabytes: number
}

let count = 0

export function besideImport(site: ImportSite): { end(): Promise<Beside> } {
  const { api, at, fixture, inbox, pid } = site
  const [reads, writes] = [[] as number[], [] as number[]]
  const due = new Map<string, number>()
  const asked = new Set<Promise<void>>()
  let [megabytes, errors, made] = [0, 0, 0]
  const begin = (work: () => Promise<void>) => {
    const running = work().catch(() => {
      errors += 1
    })
    asked.add(running)
    void running.then(() => asked.delete(running))
  }
  const timed = (into: number[], method: string, path: string, body?: unknown) =>
    begin(async () => {
      const began = performance.now()
      await api.must(method, `${at}${path}`, body)
      into.push(performance.now() - began)
    })
  const newLead = () => {
    made += 1
    timed(writes, 'POST', '/leads', { email: `beside-${count++}@example.com`, first_name: 'Ana' })
  }
  const submission = () =>
    begin(async () => {
      made += 1
      const email = `person-${count++}@example.com`
      await submit(api, fixture, email, fixture.popup_ids[0] ?? '')
      due.set(email, performance.now() + delay_seconds * 1_000)
    })
  const look = () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    megabytes = Math.max(megabytes, Math.round(Number(kilobytes) / 1_024))
  }
  const timers = [
    setInterval(() => timed(reads, 'GET', '/leads?limit=25'), every_ms.read),
    setInterval(newLead, every_ms.write),
    setInterval(submission, every_ms.submission),
    setInterval(look, every_ms.look),
  ]
  return {
    async end() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(asked)
      const late = await lateness(inbox, due)
      const p99 = (of: number[]) => Number(percentile(of, 0.99).toFixed(1))
      const times = { p99: p99([...reads, ...writes]), reads: p99(reads), writes: p99(writes) }
      return { ...times, late: Math.round(late), made, errors, megabytes }
    },
  }
}

/** Once all have come: how long after its moment the last one did. */
async function lateness(inbox: ImportSite['inbox'], due: ReadonlyMap<string, number>): Promise<number> {
  const came = () => new Map(inbox.received.map(({ to, read_at }) => [to, read_at]))
  for (const ends = performance.now() + mail_patience_ms; performance.now() < ends; ) {
    const there = came()
    if ([...due.keys()].every(email => there.has(email))) break
    await sleep(50)
  }
  const there = came()
  return Math.max(0, ...[...due].map(([email, moment]) => (there.get(email) ?? Number.POSITIVE_INFINITY) - moment))
}
