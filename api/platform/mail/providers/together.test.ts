/** Messages that leave in one call of Postmark's batch API: each has its own hand-off and its own result. */
import { afterEach, expect, test } from 'vitest'
import {
  type FakeProviders,
  type FakeRules,
  type Fault,
  fakeProviders,
  postmarkFault,
  server_token,
} from '../../../testing/fake-providers.ts'
import { composeMessage, type OutgoingMail } from '../message.ts'
import type { MailTransport, SendHooks } from '../transport.ts'
import { postmark_messages_max, postmarkTransport } from './postmark.ts'
import { sendingTogether } from './together.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const mail = (to: string): OutgoingMail => ({
  ...composeMessage({
    ...{ from: { name: 'Ana', address: 'ana@casaverde.example' }, to: { address: to }, subject: 'Hello' },
    ...{ html: '<p>Hello</p>', text: 'Hello', message_id: `<${to}>`, date: 0 },
  }),
  return_token: to.replace(/@.*/, ''),
})
const addresses = (number: number) => Array.from({ length: number }, (_, i) => `lead${i}@example.net`)

interface World {
  fake: FakeProviders
  transport: MailTransport
  sendAll(to: readonly string[], hooksOf?: (to: string) => SendHooks): Promise<string[]>
}

async function world(rules: FakeRules = {}, { connections_max = 2, answer_ms = 30_000 } = {}): Promise<World> {
  const fake = await fakeProviders(rules)
  closers.push(() => fake.close())
  const settings = { type: 'postmark', server_token, message_stream: 'broadcast', endpoint: fake.origin } as const
  const transport = postmarkTransport(settings, { connections_max, limits: { transfer_ms: 30_000, answer_ms } })
  closers.push(() => transport.close())
  const sendAll = async (to: readonly string[], hooksOf?: (to: string) => SendHooks) => {
    const results = await Promise.all(to.map(one => transport.send(mail(one), hooksOf?.(one))))
    return results.map(({ outcome }) => outcome)
  }
  return { fake, transport, sendAll }
}

test('what waits at the same moment leaves in calls of so many messages, each once', async () => {
  const { fake, sendAll } = await world()
  const all = addresses(postmark_messages_max + 20)
  expect(new Set(await sendAll(all))).toEqual(new Set(['delivered']))
  expect(fake.batches.toSorted((a, b) => b - a)).toEqual([postmark_messages_max, 20])
  expect(fake.accepted.map(one => one.to).toSorted()).toEqual(all.toSorted())
  expect(fake.accepted[0]?.body).toMatchObject({ MessageStream: 'broadcast', Metadata: { leadwright: 'lead0' } })
})

test('while every connection is busy the next gather, and one alone goes by itself', async () => {
  const { fake, transport, sendAll } = await world({}, { connections_max: 1 })
  const first = transport.send(mail('first@example.net'))
  await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
  await Promise.all([first, sendAll(addresses(30))])
  expect(fake.batches).toEqual([30])
  expect(fake.calls()).toBe(2)
})

test('a refused one costs the others nothing', async () => {
  const { fake, sendAll } = await world({
    fault: to => (to === 'lead1@example.net' ? postmarkFault(422, 406, 'Inactive recipient') : undefined),
  })
  expect(await sendAll(addresses(3))).toEqual(['delivered', 'refused', 'delivered'])
  expect(fake.accepted.map(one => one.to)).toEqual(['lead0@example.net', 'lead2@example.net'])
})

test('what is kept back at its hand-off is not in the call; the others’ hand-offs run once', async () => {
  const { fake, sendAll } = await world()
  const begun: string[] = []
  const outcomes = await sendAll(addresses(4), to => ({
    async onHandOff() {
      begun.push(to)
      if (to === 'lead2@example.net') throw new Error('Kept back: unsubscribed')
    },
  }))
  expect(outcomes).toEqual(['delivered', 'delivered', 'deferred', 'delivered'])
  expect(begun).toEqual(addresses(4))
  expect(fake.accepted.map(one => one.to)).not.toContain('lead2@example.net')
  expect(fake.accepted).toHaveLength(3)
})

test.each<[string, Fault, string, number]>([
  ['no token', postmarkFault(401, 10, 'Bad or missing server token'), 'deferred', 0],
  ['too many', postmarkFault(429, 429, 'Rate limit exceeded'), 'deferred', 0],
  ['its trouble', postmarkFault(500, 500, 'Internal server error'), 'deferred', 0],
  ['a gateway', { status: 504, body: '<html>' }, 'unknown', 0],
  ['no answer', 'silent', 'unknown', 0],
  ['an answer that is lost', 'lost', 'delivered', 3],
  ['fewer answers', { status: 200, body: [] }, 'unknown', 0],
  ['a refusal of the whole, sent one by one', postmarkFault(413, 0, 'Payload too large'), 'delivered', 3],
])('a call that meets %s', async (_, fault, outcome, accepted) => {
  const { fake, sendAll } = await world({ batch: () => fault }, fault === 'silent' ? { answer_ms: 300 } : {})
  expect(await sendAll(addresses(3))).toEqual(Array(3).fill(outcome))
  expect(fake.accepted).toHaveLength(accepted)
})

test('what breaks on the way defers those that it was about, and the next leave', async () => {
  let broken = true
  const breaks = async () => {
    if (broken) throw new Error('Cannot be read')
    return { outcome: 'delivered', response: '' } as const
  }
  const out = sendingTogether(
    { send: breaks, close: async () => undefined },
    { messages_max: 2, calls_max: 1, send: async mails => Promise.all(mails.map(breaks)) },
  )
  const sendThree = () => Promise.all(addresses(3).map(async to => (await out.send(mail(to))).outcome))
  expect(await sendThree()).toEqual(Array(3).fill('deferred'))
  broken = false
  expect(await sendThree()).toEqual(Array(3).fill('delivered'))
})

test('a connection that has ended, or a closed transport, hands nothing over', async () => {
  const { fake, transport, sendAll } = await world()
  await sendAll(addresses(2))
  await fake.close()
  const slow = { onHandOff: () => new Promise<void>(resolve => setTimeout(resolve, 30)) }
  expect(await sendAll(addresses(2), () => slow)).toEqual(['deferred', 'deferred'])
  await transport.close()
  expect(await sendAll(addresses(2))).toEqual(['deferred', 'deferred'])
})
