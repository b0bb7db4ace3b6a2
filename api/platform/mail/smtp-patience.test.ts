/** Servers that take their time, or part after so many messages; ten minutes pass in 3 s. */
import { afterEach, expect, test } from 'vitest'
import { type Script, scriptedSmtp } from '../../testing/scripted-smtp.ts'
import { composeMessage } from './message.ts'
import { type SmtpTransportLimits, smtpTransport } from './smtp-transport.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function world(rules: Parameters<typeof scriptedSmtp>[0], limits: Partial<SmtpTransportLimits>) {
  const script: Script = await scriptedSmtp(rules)
  closers.push(() => script.close())
  const out = smtpTransport(script.url, { connections_max: 1, ...limits })
  closers.push(() => out.close())
  return { script, out }
}

const mail = (to: string) =>
  composeMessage({
    ...{ from: { name: 'Ana', address: 'news@acme.example' }, to: { address: to } },
    ...{ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', message_id: `<${to}>`, date: 0 },
  })

test('250 after nine minutes of the ten is an answer, and the connection goes on', async () => {
  const { script, out } = await world({ messages_per_connection: 10, late_ms: 2_700 }, { answer_ms: 3_000 })
  expect((await out.send(mail('answers_late-1@example.com'))).outcome).toBe('delivered')
  expect((await out.send(mail('ana@example.com'))).outcome).toBe('delivered')
  expect(script.connections()).toBe(1)
})

test('a server that ends its connections every 2,500 messages costs none of them', { timeout: 60_000 }, async () => {
  const { script, out } = await world({ messages_per_connection: 2_500 }, { messages_per_connection_max: 10_000 })
  const message = mail('ana@example.com')
  const outcomes = new Set<string>()
  for (let i = 0; i < 2_501; i++) outcomes.add((await out.send(message)).outcome)
  expect([...outcomes]).toEqual(['delivered'])
  expect(script.accepted.get('ana@example.com')).toBe(2_501)
  expect(script.connections()).toBe(2)
})
