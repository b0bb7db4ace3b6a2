/**
 * What is done once for the whole installation where several nodes share it: limits of signing in, its email and its mailbox are where the control
 * database is, whichever node is asked, and go with it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openMailbox } from '../../api/testing/fixtures/mailbox.ts'
import { type MailSink, openSink } from '../../api/testing/mail-sink.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { JoinedNodes, person, type TestNode } from '../tools/joined-nodes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const sign_in_tries_max = 10
const seen_keyword = '$Leadwright'
const message = (n: number) => `From: a@example.org\r\nTo: bounces@example.com\r\nSubject: Words ${n}\r\n\r\nHello\r\n`

const closers: (() => Promise<unknown>)[] = []
let together: JoinedNodes
let nodes: TestNode[]
let sink: MailSink
let mailbox: Awaited<ReturnType<typeof openMailbox>>

/** The first of them has the control database. */
beforeAll(async () => {
  sink = await openSink()
  mailbox = await openMailbox(closers, [{ raw: message(1) }])
  together = new JoinedNodes({
    ...{ SMTP_URL: sink.url, RETURN_PATH: 'bounces@example.com', INBOUND_IMAP_URL: mailbox.url },
  })
  await together.open({ nodes: 2 })
  nodes = [...together.nodes]
})
afterAll(async () => {
  await together?.close()
  for (const close of closers) await close()
  await sink?.close()
})

const passwordMails = () => sink.received.filter(({ to }) => to === person.email).length
const askForMail = ({ api }: TestNode) => api.once('POST', '/v1/auth/forgot-password', { email: person.email })

test('an email that another node is asked for goes out, once', async () => {
  const before = passwordMails()
  expect((await askForMail(nodes[1] as TestNode)).status).toBeLessThan(300)
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
    (nodes[n % 2] as TestNode).api.once('POST', '/v1/auth/sign-in', {
      email: person.email,
      password: 'wrong horse battery',
    })
  for (let n = 0; n < sign_in_tries_max; n++) expect((await wrong(n)).status, String(n)).toBe(401)
  for (const n of [0, 1]) expect((await wrong(n)).status).toBe(429)
})

proofTest('all of it goes on where the control database comes to when its node dies', async () => {
  const [first, second] = nodes as [TestNode, TestNode]
  const before = passwordMails()
  await first.server.kill()
  mailbox.deliver(message(2))
  await vi.waitUntil(() => mailbox.flags()[1]?.includes(seen_keyword), { timeout: 30_000 })
  await vi.waitUntil(async () => (await askForMail(second)).status < 300, { timeout: 30_000, interval: 500 })
  await vi.waitUntil(() => passwordMails() === before + 1, { timeout: 30_000 })
})
