/**
 * The process is killed again and again while a broadcast is gathered and sent: each lead has exactly one email of it, and
 * what arrives twice is the same message, of which a kill lost the answer.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MailSink, openSink } from '../../api/testing/mail-sink.ts'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

const leads = 2_000
const connections = 4
const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
let folder: string
let sink: MailSink
let server: ServerProcess
let port: number
let api: Caller
let at: string
let site_id: string

async function start(): Promise<void> {
  const environment = { SMTP_URL: sink.url, MAIL_CONNECTIONS: String(connections) }
  server = await startServer({ folder, port, args: ['--empty'], environment })
  api ??= new Caller(server.url)
}

function inFile<T>(work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(join(folder, 'sites', site_id, 'site.db'))
  try {
    return work(file)
  } finally {
    file.close()
  }
}

/** Many rows like the first of a table; `made` are the columns that differ, from `n`. */
function copied(file: DatabaseSync, table: string, made: Record<string, string>): void {
  const names = file
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(row => String(row.name))
  const columns = names.map(name => made[name] ?? `"${name}"`).join(', ')
  file.exec(`with recursive c(n) as (select 1 union all select n + 1 from c where n < ${leads - 1})
    insert into ${table} (${names.map(name => `"${name}"`).join(', ')}) select ${columns} from ${table}, c`)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-broadcasts-'))
  sink = await openSink()
  port = await freePort()
  await start()
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
  at = `/v1/sites/${site_id}`
  await api.must('PATCH', at, { postal_address: 'Calle Mayor 1, Madrid' })
  const consent = { text: 'I agree', text_version: 1 }
  await api.must('POST', `${at}/leads`, { email: 'lead@example.com', consent })
  await server.stop()
  inFile(file => {
    const id = "'lead_' || printf('%032x', n)"
    const email = "'lead' || n || '@example.com'"
    copied(file, 'leads', { id, email, email_key: email })
    copied(file, 'consents', { id: "'cons_' || printf('%032x', n)", lead_id: id })
  })
  await start()
})
afterAll(async () => {
  await server.kill()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

const recipientsOnDisk = (id: string) =>
  inFile(file => {
    const found = file.prepare('select recipient_count, queued_count from broadcasts where id = ?').get(id)
    return { recipients: Number(found?.recipient_count), queued: Number(found?.queued_count) }
  })

test('each lead gets one email of a broadcast, through kills while it is gathered and while it is sent', async () => {
  const sender = { ...{ first_name: 'Ana', last_name: 'García' }, email: 'ana@example.com', signature: 'Ana' }
  const sender_id = (await api.must('POST', `${at}/senders`, { ...sender, reply_to: 'ana@example.com' })).id
  const text = { subject: 'Hello {{ lead.email }}', body_text: 'Hello\n\n[Leave]({{ unsubscribe_url }})' }
  const template_id = (await api.must('POST', `${at}/templates`, { name: 'Offer', ...text })).id
  await server.stop()
  inFile(file => file.exec('update senders set verified_at = 1'))
  await start()
  const { id } = await api.must('POST', `${at}/broadcasts`, { name: 'Offer', template_id, sender_id })
  await api.must('POST', `${at}/broadcasts/${id}/schedule`)
  const stages = []
  // When it is cut off: before anything, in each stage that its row tells, and while its emails leave.
  const emails = () => sink.received.filter(({ to }) => to.startsWith('lead')).length
  const gathered = [() => true, () => recipientsOnDisk(id).recipients > 0]
  const cuts = [
    ...gathered,
    () => recipientsOnDisk(id).queued > 0,
    ...[1, leads / 4, leads / 2, (3 * leads) / 4].map(sent => () => emails() >= sent),
  ]
  for (const isHere of cuts) {
    while (!isHere()) await sleep(5)
    await server.kill()
    stages.push(recipientsOnDisk(id))
    await start()
  }
  const sent = await eventually(async () => {
    const found = await api.must('GET', `${at}/broadcasts/${id}`)
    return found.status === 'sent' ? found : undefined
  }, 'the end of the broadcast')
  expect(sent.counts).toMatchObject({ recipients: leads, waiting: 0, skipped: 0, delivered: leads })
  // It was cut off where it mattered.
  expect(stages.some(({ queued }) => queued > 0 && queued < leads)).toBe(true)
  await server.stop()
  const rows = inFile(file =>
    file
      .prepare('select count(*) as emails, count(distinct lead_id) as leads from emails where broadcast_id = ?')
      .get(id),
  )
  expect({ ...rows }).toEqual({ emails: leads, leads })
  const arrived = Map.groupBy(
    sink.received.filter(({ to }) => to.startsWith('lead')),
    ({ to }) => to,
  )
  expect(arrived.size).toBe(leads)
  expect([...arrived.values()].every(copies => new Set(copies.map(mail => mail.message_id)).size === 1)).toBe(true)
  expect(sink.received.length - leads).toBeLessThanOrEqual(cuts.length * connections + 1)
})
