/** Real sockets against a real server: what is slow, unreadable or not wanted ends soon, and says why. */

import { once } from 'node:events'
import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { codeIn } from '../../../testing/provoked.ts'
import { problem } from '../../problem/problem.ts'
import { steadyClock } from '../../runtime/clock.ts'
import { answerUnreadable, endUnread, refusal } from './refusals.ts'
import { endSlowConnections } from './slow-connections.ts'
import { endSlowReaders } from './slow-readers.ts'

const quick = { look_ms: 10, slow_ms: 60, request_ms_max: 300, bytes_per_second_min: 4_000, per_address_max: 3 }
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

interface Talk {
  socket: Socket
  said(): string
  closed: Promise<unknown>
  ms(): number
}

async function serverWith(
  answer: RequestListener,
  slow = quick,
  options: ServerOptions = {},
  unread_ms = 100,
  trust_proxy = false,
  unread_answer_ms = 60_000,
) {
  const server = createServer(
    { connectionsCheckingInterval: 10, requestTimeout: 0, ...options },
    (incoming, outgoing) => {
      endUnread(incoming, outgoing, { bytes_max: 1_000_000, milliseconds_max: unread_ms })
      answer(incoming, outgoing)
    },
  )
  answerUnreadable(server)
  endSlowConnections(server, { clock: steadyClock, trust_proxy, limits: slow })
  endSlowReaders(server, unread_answer_ms)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (first: string): Talk => {
    const socket = connect(port, '127.0.0.1')
    open.push(() => socket.destroy())
    let said = ''
    socket.on('data', chunk => {
      said += chunk
    })
    socket.on('error', () => undefined)
    const began = performance.now()
    socket.write(first)
    let ended = 0
    const closed = new Promise<void>(resolve =>
      socket.once('close', () => {
        ended = performance.now() - began
        resolve()
      }),
    )
    return { socket, said: () => said, closed, ms: () => ended }
  }
}

/** Answers once the body is there. */
const whole: RequestListener = (incoming, outgoing) => {
  incoming.resume()
  incoming.once('end', () => outgoing.end('whole'))
}
const bodyOf = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

test('a body that does not come in time ends its connection with 408', async () => {
  const talk = (await serverWith(whole))(`${bodyOf(10)}abc`)
  await talk.closed
  expect(talk.said()).toMatch(/^HTTP\/1\.1 408 /)
  expect(codeIn(talk.said())).toBe('request_timeout')
  expect(talk.ms()).toBeGreaterThan(290)
  expect(talk.ms()).toBeLessThan(2_000)
})

test('a long body has time as long as it arrives at the slowest rate, and not because it was announced', async () => {
  const talkTo = await serverWith(whole)
  const silent = talkTo(bodyOf(1_000_000))
  const sending = talkTo(bodyOf(20_000))
  const timer = setInterval(() => sending.socket.write(Buffer.alloc(400)), 20)
  open.push(() => clearInterval(timer))
  await silent.closed
  expect(codeIn(silent.said())).toBe('request_timeout')
  expect(silent.ms()).toBeLessThan(2_000)
  await expect.poll(() => sending.said(), { timeout: 10_000 }).toContain('whole')
})

test('who has sent nearly all of a long body and then stops is not waited for as long as it took', async () => {
  const talk = (await serverWith(whole))(bodyOf(1_000_000))
  talk.socket.write(Buffer.alloc(999_000))
  await talk.closed
  expect(codeIn(talk.said())).toBe('request_timeout')
  expect(talk.ms()).toBeLessThan(5_000)
})

test('who does not read an answer loses the connection; who is still waited on does not', async () => {
  let ended = false
  const answer: RequestListener = (incoming, outgoing) => {
    if (incoming.url === '/long') incoming.socket.once('close', () => (ended = true))
    if (incoming.url === '/slow') setTimeout(() => outgoing.end('late'), 400)
    else outgoing.end(Buffer.alloc(50_000_000))
  }
  const talkTo = await serverWith(answer, quick, {}, 100, false, 150)
  const unread = talkTo('GET /long HTTP/1.1\r\nHost: a\r\n\r\n')
  unread.socket.pause()
  const slow = talkTo('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => slow.said()).toContain('late')
  await expect.poll(() => ended, { timeout: 5_000 }).toBe(true)
})

test('a header that does not end ends its connection with 408', async () => {
  const talk = (await serverWith(whole, quick, { headersTimeout: 100 }))('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  await talk.closed
  expect(codeIn(talk.said())).toBe('request_timeout')
})

test('of an address’s slow connections the surplus is refused, the oldest and the quick ones are not', async () => {
  const talkTo = await serverWith(whole, { ...quick, request_ms_max: 60_000 })
  const slow = Array.from({ length: 8 }, (_, i) => talkTo(i % 2 ? `${bodyOf(10)}abc` : 'GET / HTTP/1.1\r\nX-Slow: '))
  await Promise.race(slow.map(({ closed }) => closed))
  await expect.poll(() => slow.filter(({ ms }) => ms() > 0).length).toBe(5)
  const fast = talkTo(`${bodyOf(3)}abc`)
  await expect.poll(() => fast.said()).toContain('whole')
  const refused = slow.filter(({ ms }) => ms() > 0)
  expect(new Set(refused.map(({ said }) => codeIn(said())))).toEqual(new Set(['too_many_requests']))
  expect(refused[0]?.said()).toMatch(/^HTTP\/1\.1 429 /)
})

test('an IPv6 network is one address', async () => {
  const talkTo = await serverWith(whole, { ...quick, request_ms_max: 60_000 }, {}, 100, true)
  const from = (ip: string) =>
    talkTo(`POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${ip}\r\nContent-Length: 10\r\n\r\nabc`)
  const one = Array.from({ length: 8 }, (_, i) => from(`2001:db8:0:1::${i + 1}`))
  const others = Array.from({ length: 4 }, (_, i) => from(`2001:db8:0:${i + 2}::1`))
  await expect.poll(() => one.filter(({ ms }) => ms() > 0).length).toBe(5)
  await new Promise(resolve => setTimeout(resolve, 5 * quick.look_ms))
  expect([one, others].map(talks => talks.filter(({ ms }) => ms() > 0).length)).toEqual([5, 0])
})

test('a kept connection that begins another header and does not end it counts too', async () => {
  const talkTo = await serverWith(whole, { ...quick, per_address_max: 0 })
  const idle = talkTo(`${bodyOf(3)}abc`)
  const begun = talkTo(`${bodyOf(3)}abc`)
  await expect.poll(() => begun.said()).toContain('whole')
  await new Promise(resolve => setTimeout(resolve, 50))
  begun.socket.write('GET / HT')
  await begun.closed
  expect(codeIn(begun.said())).toBe('too_many_requests')
  expect(idle.ms()).toBe(0)
})

test('headers that are too long are told so in a problem document', async () => {
  const long = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
  const talk = (await serverWith(whole))(long)
  await talk.closed
  expect(talk.said()).toMatch(/^HTTP\/1\.1 431 .*\r\nContent-Type: application\/problem\+json/)
  expect(codeIn(talk.said())).toBe('header_too_large')
})

test('what is no request is told so', async () => {
  const talk = (await serverWith(whole))('hello\r\n\r\n')
  await talk.closed
  expect(codeIn(talk.said())).toBe('request_malformed')
})

test('a long body that was refused is not read on; the sender sees why', async () => {
  let read = 0
  const refusing: RequestListener = (incoming, outgoing) => {
    incoming.socket.on('close', () => {
      read = incoming.socket.bytesRead
    })
    outgoing.writeHead(413).end('too large')
  }
  const talk = (await serverWith(refusing))(bodyOf(500_000_000))
  const chunk = Buffer.alloc(1_000_000)
  let sent = 0
  const send = () => {
    while (!talk.socket.destroyed && sent < 500 && talk.socket.write(chunk)) sent += 1
    sent += 1
  }
  talk.socket.on('drain', send)
  send()
  await talk.closed
  expect(talk.said()).toContain('too large')
  expect(talk.said(), 'so that nothing else is asked by it').toContain('Connection: close')
  await expect.poll(() => read).toBeGreaterThan(0)
  expect(read).toBeLessThan(20_000_000)
})

test('a short body that was refused costs no connection', async () => {
  const refusing: RequestListener = (_incoming, outgoing) => void outgoing.writeHead(429).end()
  const talk = (await serverWith(refusing, quick, {}, 10_000))(bodyOf(6))
  await expect.poll(() => talk.said()).toContain(' 429 ')
  expect(talk.said()).toContain('Connection: keep-alive')
  talk.socket.write('abcdef')
  talk.socket.write(`${bodyOf(3)}abc`)
  await expect.poll(() => talk.said().match(/ 429 /g)?.length).toBe(2)
})

test('a long body that came whole before it was answered costs no connection', async () => {
  const talk = (await serverWith(whole))(bodyOf(2_000_000))
  talk.socket.write(Buffer.alloc(2_000_000))
  await expect.poll(() => talk.said()).toContain('whole')
  talk.socket.write(`${bodyOf(3)}abc`)
  await expect.poll(() => talk.said().match(/ 200 /g)?.length).toBe(2)
})

test('who was sent away and asks again is answered at once: others may come by the same connection', async () => {
  const talkTo = await serverWith(refusal(problem('overloaded')).answer)
  const talk = talkTo('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => talk.said()).toContain('"code":"overloaded"')
  talk.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => talk.said().match(/ 503 /g)?.length).toBe(2)
  expect(new Set(talk.said().match(/req_[0-9a-f]{32}/g)).size, 'each has an id of its own').toBe(2)
})

test('a connection of which all was answered before Node read it is not slow', async () => {
  const answered = new WeakMap<Socket, number>()
  const server = createServer(whole)
  const answeredBytes = (socket: Socket) => answered.get(socket) ?? 0
  const needs = { clock: steadyClock, trust_proxy: false, answeredBytes }
  endSlowConnections(server, { ...needs, limits: { ...quick, per_address_max: 0 } })
  server.on('connection', (socket: Socket) => {
    socket.removeAllListeners('data')
    socket.on('data', chunk => {
      if (String(chunk) === 'all') answered.set(socket, socket.bytesRead)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  open.push(() => server.close())
  const ended = ['all', 'half'].map(first => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    open.push(() => socket.destroy())
    socket.resume()
    socket.write(first)
    return () => socket.destroyed
  })
  await expect.poll(() => ended.map(isEnded => isEnded())).toEqual([false, true])
})
