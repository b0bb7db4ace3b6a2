/**
 * Broadcasts, webhooks and calls of mail providers, killed once at each point that sending one email and delivering its
 * events comes past: before and after each commit, SMTP command, call of a provider and call of an endpoint. Every lead gets
 * its email, or it is `unknown` and said so; every event arrives; what comes again is the same message, of which a kill
 * lost the answer.
 */
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { fakeProviders, server_token, ses_key } from '../../api/testing/fake-providers.ts'
import { openSink } from '../../api/testing/mail-sink.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type Launched, launch, startServer } from '../tools/server-process.ts'
import { Caller } from './caller.ts'
import { httpGate, type Semaphore, smtpGate } from './gates.ts'

export const transports = ['smtp', 'ses', 'postmark'] as const
export type Transport = (typeof transports)[number]

export interface Sent {
  transport: Transport
  points: number
  visited: number
  emails: number
  /** What came again, since a kill lost the answer. */
  again: number
  unknown: number
  deliveries: number
  deliveries_again: number
  wrong: string[]
}

/** A point that is under way but was not reached within this is never reached. */
const patience_ms = 15_000
/** A provider that may still be behind is asked for a minute whether it has what a kill left in doubt; only then is that sent. */
const doubt_ms = 120_000
const tries_max = 3
const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }

/** An email that a server took. */
interface Mail {
  to: string
  message_id: string
}

/** What takes email, behind a gate, and the variables that say so. */
interface Mailer {
  environment: Record<string, string>
  received(): Mail[]
  close(): Promise<void>
}

type AtPoint = (name: string) => Promise<boolean>
const messageIdOf = (raw: string): string => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? ''

async function mailerOf(transport: Transport, atPoint: AtPoint): Promise<Mailer> {
  if (transport === 'smtp') {
    const sink = await openSink()
    const gate = await smtpGate(sink.url, atPoint)
    return {
      environment: { SMTP_URL: gate.url },
      received: () => sink.received.map(({ to, raw }) => ({ to, message_id: messageIdOf(String(raw)) })),
      close: async () => void (await Promise.all([gate.close(), sink.close()])),
    }
  }
  const fake = await fakeProviders()
  const gate = await httpGate(fake.origin, name => atPoint(name.replace('http', transport)))
  const ofSes = {
    SES_REGION: 'eu-west-1',
    SES_ACCESS_KEY_ID: ses_key.access_key_id,
    SES_SECRET_ACCESS_KEY: ses_key.secret_access_key,
    SES_ENDPOINT: gate.url,
  }
  const ofPostmark = { POSTMARK_SERVER_TOKEN: server_token, POSTMARK_ENDPOINT: gate.url }
  return {
    environment: transport === 'ses' ? ofSes : ofPostmark,
    received: () => fake.accepted.map(({ to, body }) => ({ to, message_id: idIn(body) })),
    close: async () => void (await Promise.all([gate.close(), fake.close()])),
  }
}

function idIn({ raw, Headers = [] }: Record<string, unknown>): string {
  if (typeof raw === 'string') return messageIdOf(raw)
  const headers = Headers as { Name: string; Value: string }[]
  return headers.find(({ Name }) => Name.toLowerCase() === 'message-id')?.Value ?? ''
}

/** An endpoint that takes every event, behind a gate. */
async function endpoint(atPoint: AtPoint): Promise<{ url: string; received: string[]; close(): Promise<void> }> {
  const received: string[] = []
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      received.push(String(request.headers['webhook-id']))
      response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gate: Semaphore = await httpGate(origin, name => atPoint(name.replace('http', 'webhook')))
  return {
    url: `${gate.url}/hook`,
    received,
    close: async () => void (await Promise.all([gate.close(), new Promise(done => server.close(done))])),
  }
}

/** `log` hears of each point. */
export async function sendThroughKills(
  transport: Transport,
  wanted: (point: string) => boolean = () => true,
  log: (line: string) => void = () => undefined,
): Promise<Sent> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-sending-kills-'))
  const seen = new Set<string>()
  const visited = new Set<string>()
  let server: Launched | undefined
  let armed: string | undefined
  const atPoint = async (name: string) => {
    seen.add(name)
    if (name !== armed || !server) return false
    armed = undefined
    visited.add(name)
    server.child.kill('SIGKILL')
    await server.ended
    return true
  }
  const mailer = await mailerOf(transport, atPoint)
  const hook = await endpoint(atPoint)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const options = (more: Record<string, string> = {}) => ({
    ...{ folder, port, args: ['--empty'] },
    environment: { ...mailer.environment, PUBLIC_URL: url, ...more },
  })
  const start = async (more?: Record<string, string>) => {
    const started = await startServer(options(more))
    server = started
    return started
  }
  const api = new Caller(url)
  let at = ''
  let deliveries = ''
  let site_id = ''
  let template: Record<string, string> = {}
  const inFile = <T>(work: (file: DatabaseSync) => T): T => {
    const file = new DatabaseSync(join(folder, 'sites', site_id, 'site.db'))
    try {
      return work(file)
    } finally {
      file.close()
    }
  }

  async function setUp(): Promise<void> {
    const first = await start()
    const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(first) })
    api.token = String(session.token)
    site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
    at = `/v1/sites/${site_id}`
    await api.must('PATCH', at, { postal_address: 'Calle Mayor 1, Madrid' })
    const sender = { first_name: 'Ana', last_name: 'García', email: 'ana@example.com', signature: 'Ana' }
    const sender_id = (await api.must('POST', `${at}/senders`, { ...sender, reply_to: sender.email })).id
    const text = { subject: 'Hello', body_text: 'Hello\n\n[Leave]({{ unsubscribe_url }})' }
    const template_id = (await api.must('POST', `${at}/templates`, { name: 'Offer', ...text })).id
    template = { template_id, sender_id }
    const subscribed = { url: hook.url, events: ['lead.created'] }
    deliveries = `${at}/webhook-endpoints/${(await api.must('POST', `${at}/webhook-endpoints`, subscribed)).id}/deliveries`
    await first.stop()
    inFile(file => file.exec('update senders set verified_at = 1'))
  }

  const broadcasts: string[] = []
  const emailOf = (n: number) => `lead${n}@example.com`
  /** A lead comes, of whom an endpoint is told, and a broadcast is sent to it alone. */
  async function round(): Promise<void> {
    const n = broadcasts.length
    broadcasts.push('')
    const lead = { email: emailOf(n), consent: { text: 'I agree', text_version: 1 } }
    await api.untilAnswered('POST', `${at}/leads`, lead)
    const filter = { type: 'rule', field: 'email', op: 'is', value: emailOf(n) }
    const recipients = { audience_ids: [], excluded_audience_ids: [], filter }
    const body = { name: `Offer ${n}`, ...template, recipients }
    // A kill may have lost the answer: then there is one of the name, or one more, which is never sent.
    const made = await api.untilAnswered('POST', `${at}/broadcasts`, body)
    broadcasts[n] = made.body.id
    await api.untilAnswered('POST', `${at}/broadcasts/${made.body.id}/schedule`)
  }
  const isSent = async (id: string) => (await api.must('GET', `${at}/broadcasts/${id}`)).status === 'sent'
  async function quiet(): Promise<void> {
    for (const id of broadcasts) await eventually(() => isSent(id), `the end of ${id}`, doubt_ms)
    await eventually(async () => {
      const all = await api.all(deliveries)
      return all.length >= broadcasts.length && all.every(({ status }) => status === 'succeeded')
    }, 'the delivery of every event')
  }

  try {
    await setUp()
    const list = join(folder, 'points')
    const listing = await start({ LEADWRIGHT_FAULT_POINT: `list:${list}` })
    const before = new Set(readList(list))
    seen.clear()
    await round()
    await quiet()
    const points = [...new Set([...readList(list).filter(name => !before.has(name)), ...seen])]
      .filter(wanted)
      .toSorted()
    await listing.stop()
    const rounds: Promise<void>[] = []
    const visit = async (point: string) => {
      armed = point
      const running = launch(options(/ commit /.test(point) ? { LEADWRIGHT_FAULT_POINT: point } : {}))
      server = running
      rounds.push(round())
      const ended = running.ended.then(({ signal }) => signal)
      let signal = await Promise.race([ended, sleep(patience_ms).then(() => undefined)])
      if (signal === undefined) {
        running.child.kill('SIGTERM')
        signal = await ended
      }
      armed = undefined
      if (signal === 'SIGKILL') visited.add(point)
    }
    for (const point of points) {
      for (let tries = 0; tries < tries_max && !visited.has(point); tries++) await visit(point)
      log(`${visited.has(point) ? '✓' : '✗ not reached:'} ${transport}: ${point}`)
    }
    await start()
    await Promise.all(rounds)
    await quiet()
    return { transport, points: points.length, ...(await looked(points)) }
  } finally {
    server?.child.kill('SIGKILL')
    await server?.ended
    await Promise.all([mailer.close(), hook.close()])
    rmSync(folder, { recursive: true, force: true })
  }

  async function looked(points: readonly string[]): Promise<Omit<Sent, 'transport' | 'points'>> {
    const wrong = points.filter(point => !visited.has(point)).map(point => `${point} was not reached`)
    let [again, unknown] = [0, 0]
    const received = mailer.received()
    const triesOf = (address: string) => {
      const sql = `select count(*) as n from email_attempts where email_id in (select id from emails where to_address = ?)`
      return Number(inFile(file => file.prepare(sql).get(address)?.n))
    }
    for (const [n, id] of broadcasts.entries()) {
      const { counts } = (await api.must('GET', `${at}/broadcasts/${id}`)) as unknown as {
        counts: Record<string, number>
      }
      const mails = received.filter(({ to }) => to === emailOf(n))
      if (counts.recipients !== 1 || (counts.delivered ?? 0) + (counts.unknown ?? 0) !== 1)
        wrong.push(`${emailOf(n)} ended as ${JSON.stringify(counts)}`)
      unknown += counts.unknown ?? 0
      if (mails.length === 0 && counts.unknown !== 1) wrong.push(`${emailOf(n)} got nothing`)
      // Each try is on the disk before it is handed over, and a next one only where a kill lost what became of the last.
      const tries = triesOf(emailOf(n))
      if (mails.length > tries) wrong.push(`${emailOf(n)} got ${mails.length} by ${tries} tries`)
      if (new Set(mails.map(mail => mail.message_id)).size > 1) wrong.push(`${emailOf(n)} got different messages`)
      again += Math.max(0, mails.length - 1)
    }
    const ids = new Set(hook.received)
    const told = await api.all(deliveries)
    const created = inFile(
      file => file.prepare("select count(*) as n from events where name = 'lead.created'").get()?.n,
    )
    if (told.length !== Number(created)) wrong.push(`${told.length} deliveries of ${created} events`)
    for (const { event_id } of told) if (!ids.has(String(event_id))) wrong.push(`${event_id} never arrived`)
    if (again > visited.size) wrong.push(`${again} came again by ${visited.size} kills`)
    const numbers = { visited: visited.size, emails: broadcasts.length, again, unknown }
    return { ...numbers, deliveries: told.length, deliveries_again: hook.received.length - ids.size, wrong }
  }
}

const readList = (list: string): string[] => (existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [])
