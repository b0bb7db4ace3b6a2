/** Amazon SES and Postmark against a server that speaks their wire format: what each answer means. */
import { afterEach, expect, test } from 'vitest'
import {
  type FakeProviders,
  type FakeRules,
  type Fault,
  fakeProviders,
  postmarkFault,
  server_token,
  ses_key,
  sesFault,
} from '../../../testing/fake-providers.ts'
import { composeMessage, type OutgoingMail } from '../message.ts'
import type { MailTransport, SendHooks } from '../transport.ts'
import { postmarkTransport } from './postmark.ts'
import { sesTransport } from './ses.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const mail = (to = 'lucia@example.net'): OutgoingMail => ({
  ...composeMessage({
    from: { name: 'Ana "García"', address: 'ana@casaverde.example' },
    to: { name: 'Lucía', address: to },
    reply_to: { address: 'hola@casaverde.example' },
    subject: '¡Hola, Lucía!',
    html: '<p>Ça va? é&amp;=20</p>\n',
    text: 'Ça va?\n',
    message_id: '<a1@casaverde.example>',
    date: 0,
    list: { id: 'casaverde.leads.example', unsubscribe_url: 'https://leads.example/u/1', one_click: true },
  }),
  return_token: 'a2b3',
})

type Name = 'ses' | 'postmark'
interface World {
  fake: FakeProviders
  transport: MailTransport
  send(hooks?: SendHooks): ReturnType<MailTransport['send']>
}

async function world(name: Name, rules: FakeRules = {}, { answer_ms = 30_000 } = {}): Promise<World> {
  const limits = { transfer_ms: 30_000, answer_ms }
  const fake = await fakeProviders(rules)
  closers.push(() => fake.close())
  const endpoint = fake.origin
  const settings = { region: 'eu-west-1', configuration_set: 'leads', endpoint, ...ses_key }
  const transport =
    name === 'ses'
      ? sesTransport({ type: 'ses', ...settings }, { connections_max: 2, now: Date.now, limits })
      : postmarkTransport(
          { type: 'postmark', server_token, message_stream: 'broadcast', endpoint },
          { connections_max: 2, limits },
        )
  closers.push(() => transport.close())
  return { fake, transport, send: hooks => transport.send(mail(), hooks) }
}

test('Amazon gets the very message, with the token of its email, and its id is what replies name', async () => {
  const { fake, send } = await world('ses')
  expect(await send()).toEqual({
    outcome: 'delivered',
    response: '200 01021-aa',
    message_id: '<01021-aa@eu-west-1.amazonses.com>',
  })
  await send()
  expect(fake.connections()).toBe(1)
  const [first] = fake.accepted
  expect(first).toMatchObject({
    to: 'lucia@example.net',
    body: { ConfigurationSetName: 'leads', EmailTags: [{ Name: 'leadwright', Value: 'a2b3' }] },
  })
  expect(first?.body.raw).toBe(mail().raw.toString())
})

test('Postmark gets the parts of the message, unchanged', async () => {
  const { fake, send } = await world('postmark')
  expect(await send()).toEqual({ outcome: 'delivered', response: '200 b7bc2f4a-1' })
  expect(fake.accepted[0]?.body).toEqual({
    From: '"Ana \\"García\\"" <ana@casaverde.example>',
    To: 'lucia@example.net',
    ReplyTo: 'hola@casaverde.example',
    Subject: '¡Hola, Lucía!',
    HtmlBody: '<p>Ça va? é&amp;=20</p>\n',
    TextBody: 'Ça va?\n',
    Headers: [
      { Name: 'List-Id', Value: '<casaverde.leads.example>' },
      { Name: 'List-Unsubscribe', Value: '<https://leads.example/u/1>' },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      { Name: 'Message-ID', Value: '<a1@casaverde.example>' },
      { Name: 'X-PM-KeepID', Value: 'true' },
    ],
    Metadata: { leadwright: 'a2b3' },
    TrackOpens: false,
    TrackLinks: 'None',
    MessageStream: 'broadcast',
  })
})

const refused = { outcome: 'refused', permanent: true }
const throttled = { outcome: 'deferred', cause: 'throttled' }
const down = { outcome: 'deferred', cause: 'transport' }
const html = (status: number): Fault => ({ status, body: '<html>' })
test.each<[Name, Fault, object]>([
  ['ses', sesFault(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.'), throttled],
  ['ses', sesFault(400, 'LimitExceededException', 'Daily message quota exceeded.'), throttled],
  ['ses', sesFault(400, 'MessageRejected', 'Email address is not verified.'), refused],
  ['ses', sesFault(400, 'BadRequestException', 'Illegal address'), refused],
  ['ses', sesFault(400, 'SendingPausedException', 'Sending is paused.'), down],
  ['ses', sesFault(400, 'AccountSuspendedException', 'Suspended.'), down],
  ['ses', sesFault(403, 'InvalidSignatureException', 'Signature expired.'), down],
  ['ses', sesFault(500, 'InternalServiceErrorException', 'Sorry.'), down],
  ['ses', html(503), down],
  ['ses', html(429), throttled],
  ['ses', html(502), { outcome: 'unknown' }],
  ['ses', { status: 301, body: '' }, down],
  [
    'postmark',
    postmarkFault(422, 406, 'You tried to send to a recipient that has been marked as inactive.'),
    { ...refused, inactive: true },
  ],
  ['postmark', postmarkFault(422, 300, 'Invalid email request'), refused],
  ['postmark', postmarkFault(413, 0, 'Payload too large'), refused],
  ['postmark', postmarkFault(422, 405, 'Not allowed to send'), down],
  ['postmark', postmarkFault(422, 412, 'Your account is in pending approval.'), down],
  ['postmark', postmarkFault(401, 10, 'Bad or missing server token'), down],
  ['postmark', postmarkFault(429, 429, 'Rate limit exceeded'), throttled],
  ['postmark', postmarkFault(500, 500, 'Internal server error'), down],
  ['postmark', html(504), { outcome: 'unknown' }],
])('%s: %j', async (name, fault, meaning) => {
  const { fake, send } = await world(name, { fault: () => fault })
  expect(await send()).toMatchObject(meaning)
  expect(fake.calls()).toBe(1)
})

test.each<[Name, 'lost' | 'silent', string]>([
  ['ses', 'lost', 'unknown'],
  ['ses', 'silent', 'unknown'],
  ['postmark', 'silent', 'unknown'],
])(
  '%s: an answer that is %s leaves the message in doubt, and nothing is sent again by itself',
  async (name, fault, outcome) => {
    const { fake, send } = await world(name, { fault: () => fault }, fault === 'silent' ? { answer_ms: 300 } : {})
    expect(await send()).toMatchObject({ outcome })
    expect(fake.calls()).toBe(1)
  },
)

test('Postmark is asked for a message whose answer was lost', async () => {
  const { fake, send } = await world('postmark', { fault: () => 'lost' })
  expect(await send()).toMatchObject({ outcome: 'delivered' })
  expect(fake.calls()).toBe(1)
  const behind = await world('postmark', { fault: () => 'lost', finds: false })
  expect(await behind.send()).toMatchObject({ outcome: 'unknown' })
})

test.each<Name>(['ses', 'postmark'])('%s: what is stopped at the hand-off was never whole', async name => {
  const { fake, send } = await world(name)
  const stop = () => Promise.reject(new Error('Kept back: paused'))
  expect(await send({ onHandOff: stop })).toMatchObject({ outcome: 'deferred', reason: 'Kept back: paused' })
  expect(fake.accepted).toEqual([])
  expect(await send()).toMatchObject({ outcome: 'delivered' })
})

test('a connection that ended while it was kept costs nothing', async () => {
  const { fake, send, transport } = await world('ses')
  const slow = { onHandOff: () => new Promise<void>(resolve => setTimeout(resolve, 30)) }
  await send()
  await fake.close()
  expect(await send(slow)).toMatchObject({ outcome: 'deferred', cause: 'transport' })
  await transport.close()
  expect(await send()).toMatchObject({ outcome: 'deferred', reason: 'The transport is closed' })
})
