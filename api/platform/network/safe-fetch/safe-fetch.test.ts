import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../runtime/limits.ts'
import { Connections } from './connections.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { FetchRefusalError, safeFetch } from './safe-fetch.ts'

/** A server on this machine, as one that only its own pages may be asked of. */
let server: Server
let origin: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const own = (milliseconds_max = 2_000) => safeFetch({ isOwnPage: url => url.origin === origin, milliseconds_max })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    error => (error instanceof FetchRefusalError ? error.code : String(error)),
  )

test('what is written as a name, a number or in brackets is checked by its bytes', async () => {
  const { get } = safeFetch({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
  for (const url of [
    origin,
    'http://localhost/',
    'http://evil.example/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
  ]) {
    expect([url, await codeOf(get(url))]).toEqual([url, 'address_not_public'])
  }
})

test('a name with a public and an inner address is refused whole', async () => {
  const resolve = async () => [
    { address: '1.1.1.1', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ]
  expect(await codeOf(safeFetch({ resolve }).get('http://both.example/'))).toBe('address_not_public')
})

test('other schemes, names with a password and ports of other protocols are no addresses of pages', async () => {
  const { get } = own()
  for (const url of ['file:///etc/passwd', 'ftp://a.example/', 'gopher://a.example/', 'http://a:b@a.example/', 'x']) {
    expect([url, await codeOf(get(url))]).toEqual([url, 'url_invalid'])
  }
  expect(await codeOf(get('http://a.example:25/'))).toBe('url_invalid')
})

test('each redirect is checked again, and five are followed', async () => {
  answer = (request, response) => {
    const left = Number(request.url?.slice(1))
    if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/' })
    else if (request.url === '/script') response.writeHead(302, { location: 'javascript:alert(1)' })
    else if (left > 0) response.writeHead(302, { location: `/${left - 1}` })
    response.end('arrived')
  }
  const { get } = own()
  expect((await get(`${origin}/5`)).body.toString()).toBe('arrived')
  expect((await get(`${origin}/5`)).url).toBe(`${origin}/0`)
  expect(await codeOf(get(`${origin}/6`))).toBe('too_many_redirects')
  expect(await codeOf(get(`${origin}/inside`))).toBe('address_not_public')
  expect(await codeOf(get(`${origin}/script`))).toBe('url_invalid')
})

test('size counts unpacked, up to its edge', async () => {
  let size = limits.fetch_bytes_max
  answer = (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(gzipSync(Buffer.alloc(size)))
  }
  expect((await own(5_000).get(origin)).body.byteLength).toBe(limits.fetch_bytes_max)
  size += 1
  expect(await codeOf(own(5_000).get(origin))).toBe('page_too_large')
})

test('a page that does not come, or comes drop by drop, is given up', async () => {
  answer = () => {}
  expect(await codeOf(own(150).get(origin))).toBe('page_slow')
  answer = (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(timer))
  }
  expect(await codeOf(own(150).get(origin))).toBe('page_slow')
  // Without a length a body ends with its connection, which is ours to end as well.
  answer = ({ socket }) => socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n<title>Half')
  expect(await codeOf(own(150).get(origin))).toBe('page_slow')
  answer = (_, response) => response.destroy()
  expect(await codeOf(own().get(origin))).toBe('page_unreachable')
})

test('the connection is held to the address that was checked, however often the name changes', async () => {
  const asked: string[] = []
  answer = (request, response) => response.end(request.headers.host)
  const { port } = server.address() as AddressInfo
  const resolve = async (host: string) => {
    asked.push(host)
    return [{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
  }
  const { get } = safeFetch({ resolve, isAllowed: address => address === '127.0.0.1' })
  const fetched = await get(`http://a.example:${port}/`)
  expect(fetched.body.toString()).toBe(`a.example:${port}`)
  expect(asked).toEqual(['a.example'])
  expect(await codeOf(get(`http://a.example:${port}/`))).toBe('address_not_public')
})

test('what is posted goes to one address only, and of the answer as much is read as is wanted', async () => {
  const posting = {
    headers: { 'x-sign': 'a' },
    body: '{"ñ":1}',
    milliseconds_max: 300,
    answer_bytes_max: 5,
    takes_loopback: true,
  }
  const { post } = safeFetch()
  answer = async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const said = `${request.method} ${request.headers['x-sign']} ${Buffer.concat(parts)}`
    if (request.url === '/moved') response.writeHead(307, { location: '/' })
    if (request.url !== '/silent') response.end(said)
  }
  const whole = await post(origin, { ...posting, answer_bytes_max: 100 })
  expect([whole.status, whole.body.toString()]).toEqual([200, 'POST a {"ñ":1}'])
  expect((await post(origin, posting)).body.toString()).toBe('POST ')
  expect((await post(`${origin}/moved`, posting)).status).toBe(307)
  expect(await codeOf(post(`${origin}/silent`, posting))).toBe('page_slow')
  const outside = safeFetch()
  for (const takes_loopback of [undefined, false]) {
    expect(await codeOf(outside.post(origin, { ...posting, takes_loopback }))).toBe('address_not_public')
  }
  expect(await codeOf(own().post(origin, { ...posting, takes_loopback: false }))).toBe('address_not_public')
  expect(await codeOf(outside.post('http://10.0.0.1/', posting))).toBe('address_not_public')
})

test('every request bears the mark by which this server knows its own', async () => {
  const marks: unknown[] = []
  answer = (request, response) => {
    marks.push(request.headers['leadwright-fetch'])
    response.end()
  }
  await own().get(origin)
  await safeFetch().post(origin, {
    headers: {},
    body: '',
    milliseconds_max: 300,
    answer_bytes_max: 5,
    takes_loopback: true,
  })
  await guardedFetch({ bytes_max: 100, isAllowed: () => true })(origin, { headers: { 'Leadwright-Fetch': '0' } })
  expect(marks).toEqual(['1', '1', '1'])
})

test('a connection that is open is used for the next page, and made anew where its host has closed it', async () => {
  const ports: (number | undefined)[] = []
  answer = (request, response) => {
    ports.push(request.socket.remotePort)
    if (request.url === '/broken' && ports.length < 4) return void request.socket.destroy()
    response.end(request.url)
  }
  const { get } = own()
  const connections = new Connections(1)
  const pages = await Promise.all(['/1', '/2'].map(path => get(origin + path, '*/*', connections)))
  expect(pages.map(({ body }) => String(body))).toEqual(['/1', '/2'])
  expect(new Set(ports).size).toBe(1)
  expect(String((await get(`${origin}/broken`, '*/*', connections)).body)).toBe('/broken')
  expect(ports).toHaveLength(4)
  expect(new Set(ports).size).toBe(2)
  expect(await codeOf(get(`${origin}/none`, '*/*', connections))).toBe('fetched')
})

test('an open connection is no way around the address of a name, which is looked up each time', async () => {
  answer = (_request, response) => void response.end('page')
  const { port } = new URL(origin)
  const addresses = ['127.0.0.1', '127.0.0.1', '10.0.0.1']
  const resolve = async () => [{ address: addresses.shift() ?? '', family: 4 }]
  const { get } = safeFetch({ resolve, isAllowed: address => address.startsWith('127.') })
  const connections = new Connections(1)
  const url = `http://rebound.example:${port}/`
  const codes = [1, 2, 3].map(() => () => codeOf(get(url, '*/*', connections)))
  const seen: string[] = []
  for (const code of codes) seen.push(await code())
  expect(seen).toEqual(['fetched', 'fetched', 'address_not_public'])
})
