import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { composeMessage, messageId } from './message.ts'
import { type SmtpTransportLimits, smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'

const quick: Partial<SmtpTransportLimits> = {
  connect_ms: 2_000,
  greeting_ms: 1_000,
  transfer_ms: 600,
  answer_ms: 600,
  connections_max: 2,
}
const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

type Received = { to: string; raw: string; octets: Buffer }
type Sink = { url: string; received: Received[]; sockets: Set<Socket>; connections: number }

/** A real SMTP server; `options` replace its steps. */
async function sink(options: SMTPServerOptions = {}): Promise<Sink> {
  const state: Sink = { url: '', received: [], sockets: new Set(), connections: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const octets = Buffer.concat(chunks)
        state.received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: octets.toString(), octets })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    state.connections++
    state.sockets.add(socket)
    socket.on('close', () => state.sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  state.url = `smtp://127.0.0.1:${portOf(server.server)}`
  closers.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  return state
}

function portOf(server: Server): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

function transport(url: string, limits: Partial<SmtpTransportLimits> = {}): MailTransport {
  const made = smtpTransport(url, { ...quick, ...limits })
  closers.push(() => made.close())
  return made
}

function mail(to = 'ana@example.com', text = 'Hello\n.\n..dots\n') {
  return composeMessage({
    from: { name: 'Ñ', address: 'news@acme.example' },
    to: { address: to },
    subject: 'Hello',
    html: `<p>${text}</p>`,
    text,
    message_id: messageId([to], 'acme.example'),
    date: 0,
  })
}

function failing(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

test('a message arrives octet for octet and connections are reused', async () => {
  const server = await sink()
  const out = transport(server.url)
  const messages = Array.from({ length: 20 }, (_, i) => mail(`lead${i}@example.com`))
  const results = await Promise.all(messages.map(message => out.send(message)))
  expect(results.map(result => result.outcome)).toEqual(Array(20).fill('delivered'))
  expect(server.received.map(one => one.to).sort()).toEqual(messages.map(one => one.envelope.to).sort())
  for (const message of messages) {
    expect(server.received.find(one => one.to === message.envelope.to)?.octets.equals(message.raw)).toBe(true)
  }
  expect(server.connections).toBe(2)
  expect(await out.verify?.()).toEqual({ ok: true })
})

test('a connection carries no other message before the result of its last is settled', async () => {
  const server = await sink()
  const out = transport(server.url)
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  expect((await out.send(mail('a@example.com'), { settled })).outcome).toBe('delivered')
  expect((await out.send(mail('b@example.com'))).outcome).toBe('delivered')
  expect(server.connections).toBe(2)
  const both = [mail('c@example.com'), mail('d@example.com')].map(message => out.send(message, { settled }))
  await both[0]
  expect(server.received.map(one => one.to)).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
  settle()
  await Promise.all(both)
  expect(server.received).toHaveLength(4)
  expect(server.connections).toBe(2)
})

test('an address with letters of another script reaches the server', async () => {
  const server = await sink()
  expect((await transport(server.url).send(mail('用户@例子.example'))).outcome).toBe('delivered')
  expect(server.received[0]?.to).toBe('用户@例子.example')
  expect(server.received[0]?.raw).toContain('\r\nTo: 用户@xn--fsqu00a.example\r\n')
})

test('a server without SMTPUTF8 is told no such address: refused for good, and the connection goes on', async () => {
  const told: string[] = []
  const server = await sink({
    hideSMTPUTF8: true,
    onMailFrom(address, _session, callback) {
      told.push(address.address)
      callback()
    },
  })
  const out = transport(server.url, { connections_max: 1 })
  expect(await out.send(mail('用户@例子.example'))).toEqual({
    outcome: 'refused',
    permanent: true,
    response: expect.stringMatching(/^用户@xn--fsqu00a.example: .*SMTPUTF8/),
  })
  expect(told).toEqual([])
  expect((await out.send(mail('ana@例子.example'))).outcome).toBe('delivered')
  expect(server.connections).toBe(1)
})

test('554 for one address refuses that message alone, and the connection goes on', async () => {
  const server = await sink({
    onRcptTo(address, _session, callback) {
      callback(address.address.startsWith('bad') ? failing(554, 'no such user') : null)
    },
  })
  const out = transport(server.url, { connections_max: 1 })
  const results = await Promise.all(['a', 'bad', 'c', 'd'].map(name => out.send(mail(`${name}@example.com`))))
  expect(results.map(result => result.outcome)).toEqual(['delivered', 'refused', 'delivered', 'delivered'])
  expect(results[1]).toMatchObject({ permanent: true, response: expect.stringContaining('554') })
  expect(server.received).toHaveLength(3)
  expect(server.connections).toBe(1)
})

test('451 is deferred at the recipient and after the dot; 550 after the dot is refused; 421 is deferred', async () => {
  for (const [code, outcome] of [
    [451, 'deferred'],
    [550, 'refused'],
    [421, 'deferred'],
  ] as const) {
    const atRecipient = await sink({ onRcptTo: (_a, _s, callback) => callback(failing(code, 'x')) })
    const out = transport(atRecipient.url)
    expect((await out.send(mail())).outcome, `RCPT ${code}`).toBe(outcome)
    const afterDot = await sink({
      onData(stream, _session, callback) {
        stream.resume()
        stream.on('end', () => callback(failing(code, 'x')))
      },
    })
    const again = transport(afterDot.url)
    expect(await again.send(mail()), `dot ${code}`).toMatchObject({
      outcome,
      response: expect.stringContaining(String(code)),
    })
    expect((await again.send(mail())).outcome).toBe(outcome)
  }
})

test('a refused sender is refused; a demand to sign in is deferred', async () => {
  const refusing = await sink({ onMailFrom: (_a, _s, callback) => callback(failing(553, 'not you')) })
  expect((await transport(refusing.url).send(mail())).outcome).toBe('refused')
  const closedServer = await sink({ authOptional: false })
  expect((await transport(closedServer.url).send(mail())).outcome).toBe('deferred')
})

test('a connection that drops after the dot is unknown', async () => {
  const server: Sink = await sink({
    onData(stream) {
      stream.resume()
      stream.on('end', () => {
        for (const socket of server.sockets) socket.destroy()
      })
    },
  })
  expect(await transport(server.url).send(mail())).toMatchObject({ outcome: 'unknown' })
})

test('no answer after the dot is unknown once the limit has passed', async () => {
  const server = await sink({ onData: stream => void stream.resume() })
  const out = transport(server.url, { answer_ms: 150 })
  expect(await out.send(mail())).toEqual({ outcome: 'unknown', reason: 'No answer after the final dot' })
})

test('a connection that drops before the dot is deferred, even with the whole body received', async () => {
  const server = await sink()
  let sawBody = ''
  const out = transport(server.url)
  const result = await out.send(mail(), {
    async onHandOff() {
      await new Promise(resolve => setTimeout(resolve, 50))
      sawBody = server.received.length === 0 ? 'not accepted' : 'accepted'
      for (const socket of server.sockets) socket.destroy()
      await new Promise(resolve => setTimeout(resolve, 50))
    },
  })
  expect(result.outcome).toBe('deferred')
  expect(sawBody).toBe('not accepted')
  expect(server.received).toHaveLength(0)
})

test('a hand-off that is called off sends nothing, and the transport goes on', async () => {
  const server = await sink()
  const out = transport(server.url)
  const result = await out.send(mail(), {
    onHandOff() {
      throw new Error('unsubscribed meanwhile')
    },
  })
  expect(result).toEqual({ outcome: 'deferred', reason: 'unsubscribed meanwhile' })
  expect((await out.send(mail('next@example.com'))).outcome).toBe('delivered')
  expect(server.received.map(one => one.to)).toEqual(['next@example.com'])
})

test('a server that stalls before the dot is deferred at the limit', async () => {
  const server = await sink({ onRcptTo: () => undefined })
  const started = performance.now()
  expect(await transport(server.url, { transfer_ms: 150 }).send(mail())).toMatchObject({ outcome: 'deferred' })
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('nobody listens, nobody greets, wrong password: deferred with a reason', async () => {
  expect(await transport('smtp://127.0.0.1:1').send(mail())).toMatchObject({
    outcome: 'deferred',
    reason: expect.stringContaining('ECONNREFUSED'),
  })
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  closers.push(() => silent.close())
  const out = transport(`smtp://127.0.0.1:${portOf(silent)}`, { greeting_ms: 100 })
  expect((await out.send(mail())).outcome).toBe('deferred')
  const locked = await sink({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(failing(535, 'wrong password')),
  })
  const denied = transport(locked.url.replace('//', '//user:secret@'))
  expect(await denied.send(mail())).toMatchObject({
    outcome: 'deferred',
    reason: expect.stringContaining('Invalid login'),
  })
  expect(await denied.verify?.()).toMatchObject({ ok: false })
})

test('a kept connection that died while idle costs no attempt', async () => {
  const server = await sink()
  const out = transport(server.url, { connections_max: 1 })
  expect((await out.send(mail('a@example.com'))).outcome).toBe('delivered')
  for (const socket of server.sockets) socket.destroy()
  expect((await out.send(mail('b@example.com'))).outcome).toBe('delivered')
  await new Promise(resolve => setTimeout(resolve, 50))
  for (const socket of server.sockets) socket.destroy()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect((await out.send(mail('c@example.com'))).outcome).toBe('delivered')
  expect(server.received.map(one => one.to)).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
})

test('credentials, STARTTLS and TLS from the start', async () => {
  const auth: SMTPServerOptions['onAuth'] = (login, _session, callback) =>
    login.username === 'us@er' && login.password === 'p%:/' ? callback(null, { user: 1 }) : callback(failing(535, 'no'))
  const starttls = await sink({ disabledCommands: [], authOptional: false, onAuth: auth })
  const login = `${encodeURIComponent('us@er')}:${encodeURIComponent('p%:/')}`
  const url = `${starttls.url.replace('//', `//${login}@`)}?starttls=required`
  expect((await transport(`${url}&certificate=any`).send(mail())).outcome).toBe('delivered')
  expect(starttls.received[0]?.raw).toContain('Subject: Hello')
  // The server's certificate is self-signed: without the option nothing is sent.
  expect((await transport(url).send(mail())).outcome).toBe('deferred')
  const secure = await sink({ secure: true, authOptional: false, onAuth: auth })
  const secureUrl = `${secure.url.replace('smtp://', `smtps://${login}@`)}?certificate=any`
  expect((await transport(secureUrl).send(mail())).outcome).toBe('delivered')
  const plain = await sink({ allowInsecureAuth: true })
  expect((await transport(`${plain.url}?starttls=required`).send(mail())).outcome).toBe('deferred')
  expect(plain.received).toHaveLength(0)
})

test('a message larger than the server takes is refused; a closed transport defers', async () => {
  const server = await sink({ size: 2_000 })
  const out = transport(server.url)
  expect((await out.send(mail('a@example.com', 'x'.repeat(5_000)))).outcome).toBe('refused')
  expect((await out.send(mail())).outcome).toBe('delivered')
  await out.close()
  expect(await out.send(mail())).toEqual({ outcome: 'deferred', reason: 'The transport is closed' })
})
