/** Bodies, addresses and headers that cost more than they look. */
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Input } from './roads.ts'
import type { Scene } from './scene.ts'
import { some } from './some.ts'
import { words } from './texts.ts'

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
const times = (count: number, of: (i: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join()

const bodies: [string, () => string][] = [
  ['arrays', () => nested('[', ']', 500_000)],
  ['objects', () => nested('{"a":', '}', 150_000)],
  ['members', () => `{${times(60_000, i => `"a${i}":1`)}}`],
  ['the same member', () => `{${times(100_000, () => '"a":1')}}`],
  ['numbers', () => `[${times(500_000, () => '1')}]`],
  ['a number', () => '1'.repeat(1_000_000)],
  ['escapes', () => `"${'\\u0000'.repeat(170_000)}"`],
  ['no end', () => `{"a":"${'a'.repeat(1_000_000)}`],
  ['spaces', () => `${' '.repeat(1_000_000)}{}`],
  [
    'a filter',
    () => `{"filter":${'{"type":"all","filters":['.repeat(90)}{"type":"any","filters":[]}${']}'.repeat(90)}}`,
  ],
  [
    'rules',
    () =>
      `{"filter":{"type":"all","filters":[${times(9_000, () => '{"type":"rule","field":"email","op":"is","value":"a"}')}]}}`,
  ],
]
const members: [string, string, (text: string) => object][] = [
  ['a lead’s address', '/leads', email => ({ email })],
  ['a lead’s name', '/leads', first_name => ({ email: 'a@b.example', first_name })],
  ['a lead’s phone', '/leads', phone => ({ email: 'a@b.example', phone })],
  ['an address that is fetched', '/brand/read', url => ({ url })],
  ['a template’s text', '/templates', body_text => ({ name: 'T', category: 'transactional', subject: 'S', body_text })],
  [
    'a template’s subject',
    '/templates',
    subject => ({ name: 'T', category: 'transactional', subject, body_text: 'T' }),
  ],
  ['a filter’s value', '/leads/search', value => ({ filter: { type: 'rule', field: 'email', op: 'contains', value } })],
  ['an email that is checked', '/lead-quality/check', email => ({ email })],
  ['an answer', '/knowledge-sources', answer => ({ type: 'pair', question: 'Q', answer })],
]

/** Sends bytes as they are and waits for what is answered, or for the end. */
const raw = ({ url }: Scene, bytes: string): Promise<number> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const over = () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0))
    socket.on('data', chunk => {
      answer += chunk
      socket.end()
    })
    socket.on('error', over).on('close', over)
    socket.setTimeout(5_000, () => socket.destroy())
  })
const asking = (path: string, headers: string, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`

const heads: [string, () => string][] = [
  ['a long path', () => asking(`/${'a'.repeat(15_000)}`, '')],
  ['many folders', () => asking('/a'.repeat(7_000), '')],
  ['many escapes', () => asking(`/${'%25'.repeat(4_900)}`, '')],
  ['broken escapes', () => asking(`/v1/public/${'%ff'.repeat(4_900)}`, '')],
  ['dots', () => asking('/..'.repeat(4_900), '')],
  ['many parameters', () => asking(`/v1/sites?${'a=1&'.repeat(3_700)}`, '')],
  ['many languages', () => asking('/', `Accept-Language: ${'a;q=0.1,'.repeat(1_900)}\r\n`)],
  ['many encodings', () => asking('/', `Accept-Encoding: ${'gzip;q=0.1,'.repeat(1_300)}\r\n`)],
  ['many cookies', () => asking('/', `Cookie: ${'a=b; '.repeat(3_000)}\r\n`)],
  ['many headers', () => asking('/', Array.from({ length: 1_500 }, (_, i) => `A${i}: b\r\n`).join(''))],
  ['a long token', () => asking('/v1/sites', `Authorization: Bearer ${'a'.repeat(15_000)}\r\n`)],
  ['a long way', () => asking('/', `X-Forwarded-For: ${'1.1.1.1, '.repeat(1_600)}\r\n`)],
  ['many tags', () => asking('/', `If-None-Match: ${'W/"a", '.repeat(2_000)}\r\n`)],
  ['ranges', () => asking('/', `Range: bytes=${'0-1,'.repeat(3_500)}\r\n`)],
  ['a browser', () => asking('/', `User-Agent: ${'Mozilla/5.0 ('.repeat(1_100)}\r\n`)],
  ['a kind', () => asking('/v1/sites', `Content-Type: ${'a;'.repeat(7_000)}\r\nContent-Length: 2\r\n\r\n{}`, 'POST')],
]

const boundary = 'x'
const multipart: [string, () => string][] = [
  ['parts', () => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(20_000)],
  ['no end', () => `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(4_000_000)}`],
  [
    'almost boundaries',
    () => `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'\r\n--'.repeat(1_000_000)}`,
  ],
  ['a long name', () => `--x\r\nContent-Disposition: form-data; name="${'a'.repeat(1_000_000)}"\r\n\r\n1\r\n--x--`],
  ['headers of a part', () => `--x\r\n${'a: b\r\n'.repeat(200_000)}\r\n1\r\n--x--`],
]

export const requests: Input[] = [
  ...bodies.map(([name, write]) => ({
    ...{ road: 'body', name },
    send: async (scene: Scene) => (await scene.post(`${scene.site}/leads/search`, write())).status,
  })),
  ...bodies.slice(0, 5).map(([name, write]) => ({
    ...{ road: 'a visitor’s body', name },
    send: async ({ post, site }: Scene) =>
      (await post(`${site.replace('/v1/', '/v1/public/')}/events`, write())).status,
  })),
  ...members.flatMap(([road, path, body], i) =>
    some(words, 6, i).map(({ name, write }) => ({
      ...{ road, name },
      send: async ({ post, site }: Scene) => (await post(`${site}${path}`, body(write()))).status,
    })),
  ),
  ...heads.map(([name, write]) => ({ road: 'head', name, send: (scene: Scene) => raw(scene, write()) })),
  ...multipart.map(([name, write]) => ({
    ...{ road: 'multipart', name },
    send: async ({ post, site }: Scene) =>
      (await post(`${site}/files`, write(), { 'Content-Type': `multipart/form-data; boundary=${boundary}` })).status,
  })),
  {
    ...{ road: 'body', name: 'packed' },
    send: async ({ post, site }: Scene) =>
      (await post(`${site}/leads/search`, gzipSync(Buffer.alloc(100_000_000, ' ')), { 'Content-Encoding': 'gzip' }))
        .status,
  },
]
