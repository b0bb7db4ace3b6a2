/** A real server and raw bytes: what is refused before Node has read it, and what goes on to Node although it would be refused. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FixedClock } from '../../runtime/clock.ts'
import { limits } from '../../runtime/limits.ts'
import { refusal } from '../connections/refusals.ts'
import { FirstBytes } from './first-bytes.ts'
import { overloaded } from './ranks.ts'

let server: Server
let firstBytes: FirstBytes
const clock = new FixedClock(0)
let isBusy = true
/** What Node has read. */
let read: string[] = []
/** Answers what is slow. */
let finish: () => unknown = () => undefined
const open: Socket[] = []
const refuse = refusal(overloaded())

beforeAll(async () => {
  firstBytes = new FirstBytes(
    ({ url }) =>
      isBusy && url !== '/let-in' ? refuse.bytes({ request_id: undefined, accept_language: 'es' }) : undefined,
    clock,
  )
  server = createServer((incoming, outgoing) => {
    firstBytes.asked(incoming, outgoing)
    let body = ''
    incoming.on('data', chunk => {
      body += chunk
    })
    incoming.once('end', () => {
      read.push(`${incoming.method} ${incoming.url} ${body}`)
      if (incoming.url !== '/slow') outgoing.end('done')
      else finish = () => outgoing.end('done slowly')
      setImmediate(() => firstBytes.watch(incoming.socket))
    })
  })
  firstBytes.meet(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  isBusy = true
  read = []
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  server.close()
})

/** A connection, and what it has been answered so far. */
async function talking() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  open.push(socket)
  let said = ''
  socket.on('data', chunk => {
    said += chunk
  })
  await once(socket, 'connect')
  const says = async (bytes: string, answers = 1) => {
    said = ''
    socket.write(bytes)
    const statuses = () => [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    await expect.poll(() => statuses().length).toBe(answers)
    return { statuses: statuses(), said }
  }
  return { socket, says }
}

/** Two requests in the usual way: the first is not watched, the second shows that Node has read to its end. */
async function watched() {
  const talk = await talking()
  for (const url of ['/first', '/second']) expect((await talk.says(get(url))).statuses).toEqual([200])
  read = []
  return talk
}

const get = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nHost: a\r\n${more}\r\n`
const post = (url: string, body: string) =>
  `POST ${url} HTTP/1.1\r\nHost: a\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

test('whole requests are refused before Node reads them, in the same words; others are let in on the same connection', async () => {
  const { says } = await watched()
  for (let i = 0; i < 3; i++) {
    const { statuses, said } = await says(i === 1 ? get('/x') : post('/x', '{"name":"María"}'))
    expect(statuses).toEqual([503])
    expect(said).toMatch(/\r\nRetry-After: \d+\r\n/)
    expect(said).toMatch(/\r\nAccess-Control-Allow-Origin: \*\r\n/)
    const [head = '', body = ''] = said.split('\r\n\r\n')
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
    const problem = JSON.parse(body)
    expect(problem).toMatchObject({ code: 'overloaded', status: 503 })
    expect(problem.detail, 'letters beyond ASCII').toMatch(/[áéíóú]/)
    expect(head).toContain(`Request-Id: ${problem.request_id}`)
  }
  expect(read).toEqual([])
  expect((await says(post('/let-in', 'me'))).statuses).toEqual([200])
  isBusy = false
  expect((await says(get('/calm'))).statuses).toEqual([200])
  expect(read).toEqual(['POST /let-in me', 'GET /calm '])
})

test.each([
  ['a HEAD, which has no body', get('/x').replace('GET', 'HEAD')],
  ['what ends its connection', get('/x', 'Connection: close\r\n')],
  ['a body in chunks', `${get('/x', 'Transfer-Encoding: chunked\r\n').replace('GET', 'POST')}2\r\nab\r\n0\r\n\r\n`],
  ['another version', get('/x').replace('1.1', '1.0')],
])('%s is Node’s', async (_, bytes) => {
  const { says } = await watched()
  expect((await says(bytes)).statuses).toEqual([200])
  expect(read.length).toBe(1)
})

test('two at once and parts of one are read by Node, and answered in their order', async () => {
  const { says, socket } = await watched()
  expect((await says(get('/a') + get('/b'), 2)).statuses).toEqual([200, 200])
  expect(read).toEqual(['GET /a ', 'GET /b '])
  const whole = post('/c', get('/not-me'))
  socket.write(whole.slice(0, whole.indexOf('GET /not-me')))
  await new Promise(resolve => setTimeout(resolve, 30))
  expect((await says(get('/not-me'))).statuses, 'a body that looks like a request').toEqual([200])
  expect(read.at(-1)).toBe(`POST /c ${get('/not-me')}`)
})

const smuggled = get('/smuggled')
const length = smuggled.length

test.each([
  ['a tab before its length', `Content-Length:\t${length}`],
  ['a tab behind its length', `Content-Length: ${length}\t`],
  ['its length on the next line', `Content-Length:\r\n ${length}`],
  ['a space before the colon', `Content-Length : ${length}`],
  ['a length behind a bare line feed', `X-A: b\nContent-Length: ${length}`],
  ['a length behind a bare carriage return', `X-A: b\rContent-Length: ${length}`],
  ['two lengths', `Content-Length: ${length}\r\nContent-Length: ${length}`],
  ['a plus before its length', `Content-Length: +${length}`],
  ['a chunked body behind a tab', 'Transfer-Encoding:\tchunked'],
])('of a request with %s the body is never taken for a request', async (_, header) => {
  const { socket } = await watched()
  let said = ''
  socket.on('data', chunk => {
    said += chunk
  })
  socket.on('error', () => undefined)
  const pause = () => new Promise(resolve => setTimeout(resolve, 50))
  socket.write(`POST /x HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)
  await pause()
  socket.write(smuggled)
  await pause()
  expect(said.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThanOrEqual(1)
  expect(said).not.toContain('503')
  expect(read.filter(one => one.startsWith('GET'))).toEqual([])
})

test('nothing is refused before what was asked earlier has been answered', async () => {
  const { says, socket } = await watched()
  isBusy = false
  socket.write(get('/slow'))
  await expect.poll(() => read).toEqual(['GET /slow '])
  isBusy = true
  const asked = says(get('/x'), 2)
  await new Promise(resolve => setTimeout(resolve, 30))
  finish()
  const { statuses, said } = await asked
  expect(statuses).toEqual([200, 200])
  expect(said.indexOf('done slowly')).toBeGreaterThan(0)
  expect(read).toEqual(['GET /slow ', 'GET /x '])
})

test('with a refused connection all are watched that have not asked anything; Node has one of them again in time', async () => {
  const fresh = await talking()
  await watched()
  expect((await fresh.says(post('/x', 'ab'))).statuses).toEqual([503])
  expect((await fresh.says(post('/let-in', 'me'))).statuses).toEqual([200])
  expect((await fresh.says(get('/x'))).statuses).toEqual([503])
  const idle = await talking()
  await watched()
  expect((await idle.says(get('/x'))).statuses).toEqual([503])
  clock.forward(limits.request_seconds_max * 1_000)
  expect((await idle.says(get('/x'))).statuses, 'before it ends the connection as one that sent nothing').toEqual([200])
  expect((await idle.says(get('/x'))).statuses).toEqual([503])
})

test('the first bytes of a connection are Node’s where they are not a whole request', async () => {
  const { says, socket } = await talking()
  await watched()
  const whole = post('/c', get('/not-me'))
  socket.write(whole.slice(0, whole.indexOf('GET /not-me')))
  await new Promise(resolve => setTimeout(resolve, 30))
  expect((await says(get('/not-me'))).statuses).toEqual([200])
  expect(read.at(-1)).toBe(`POST /c ${get('/not-me')}`)
})
