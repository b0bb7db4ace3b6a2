/**
 * What is done once for the whole installation where several nodes share it: limits of signing in, its email and its mailbox are where the control
 * database is, whichever node is asked, and go with it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { openMailbox } from '../../api/testing/fixtures/mailbox.ts'
import { type MailSink, openSink } from '../../api/testing/mail-sink.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { Caller } from '../chaos/caller.ts'
import { setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const sign_in_tries_max = 10
const seen_keyword = '$Leadwright'
const message = (n: number) => `From: a@example.org\r\nTo: bounces@example.com\r\nSubject: Words ${n}\r\n\r\nHello\r\n`
const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }

interface Node {
  server: ServerProcess
  api: Caller
}

const folders: string[] = []
const closers: (() => Promise<unknown>)[] = []
const nodes: Node[] = []
let databases: TestDatabaseServer
let sink: MailSink
let mailbox: Awaited<ReturnType<typeof openMailbox>>

async function begin(): Promise<Node> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-node-'))
  folders.push(folder)
  const port = await freePort()
  const environment = {
    ...{ DATABASE_URL: databases.url, NODE_ADDRESS: `http://127.0.0.1:${port}`, SMTP_URL: sink.url },
    ...{ RETURN_PATH: 'bounces@example.com', INBOUND_IMAP_URL: mailbox.url },
  }
  const server = await startServer({ folder, port, args: ['--empty'], environment })
  const node = { server, api: new Caller(server.url) }
  nodes.push(node)
  return node
}

/** The first of them has the control database. */
beforeAll(async () => {
  databases = await startDatabaseServer()
  sink = await openSink()
  mailbox = await openMailbox(closers, [{ raw: message(1) }])
  const first = await begin()
  await begin()
  const session = await first.api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(first.server) })
  for (const { api } of nodes) api.token = String(session.token)
  await first.api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })
})
afterAll(async () => {
  await Promise.all(nodes.map(({ server }) => server.kill()))
  for (const close of closers) await close()
  await sink?.close()
  await databases?.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const passwordMails = () => sink.received.filter(({ to }) => to === person.email).length
const askForMail = ({ api }: Node) => api.once('POST', '/v1/auth/forgot-password', { email: person.email })

test('an email that another node is asked for goes out, once', async () => {
  const before = passwordMails()
  expect((await askForMail(nodes[1] as Node)).status).toBeLessThan(300)
  await vi.waitUntil(() => passwordMails() > before, { timeout: 30_000 })
  await pause(1_500)
  expect(passwordMails()).toBe(before + 1)
})

test('one node looks through the mailbox', async () => {
  await vi.waitUntil(() => mailbox.flags()[0]?.includes(seen_keyword), { timeout: 30_000 })
  expect(mailbox.connections).toBe(1)
})

test('each says what it has: together all homes, and the control database once', async () => {
  const pages = await Promise.all(nodes.map(async ({ server }) => (await fetch(`${server.url}/metrics`)).text()))
  const valuesOf = (name: string) => pages.map(page => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1]))
  expect(valuesOf('leadwright_nodes')).toEqual([2, 2])
  expect(valuesOf('leadwright_node_lease_held')).toEqual([1, 1])
  // Control and one site.
  expect(valuesOf('leadwright_node_homes').reduce((sum, homes) => sum + homes, 0)).toBe(2)
})

test('tries to sign in count together, whichever node is asked', async () => {
  const wrong = (n: number) =>
    (nodes[n % 2] as Node).api.once('POST', '/v1/auth/sign-in', {
      email: person.email,
      password: 'wrong horse battery',
    })
  for (let n = 0; n < sign_in_tries_max; n++) expect((await wrong(n)).status, String(n)).toBe(401)
  for (const n of [0, 1]) expect((await wrong(n)).status).toBe(429)
})

proofTest('all of it goes on where the control database comes to when its node dies', async () => {
  const [first, second] = nodes as [Node, Node]
  const before = passwordMails()
  await first.server.kill()
  mailbox.deliver(message(2))
  await vi.waitUntil(() => mailbox.flags()[1]?.includes(seen_keyword), { timeout: 30_000 })
  await vi.waitUntil(async () => (await askForMail(second)).status < 300, { timeout: 30_000, interval: 500 })
  await vi.waitUntil(() => passwordMails() === before + 1, { timeout: 30_000 })
})
