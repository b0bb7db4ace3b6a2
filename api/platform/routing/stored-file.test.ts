/** Stored files as answers: as fast as they are taken, to so many at once, and not in memory. */
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../server.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { codeIn } from '../../testing/provoked.ts'
import { linkToken } from '../features/signed-link.ts'
import { limits } from '../runtime/limits.ts'

let h: Harness
let path: string
const bytes = 8_000_000
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')])
beforeAll(async () => {
  h = await createHarness({ HOST: '127.0.0.1', PORT: '0' })
  const site = await h.newSite('Files')
  const body = new FormData()
  body.append('file', new Blob([content]), 'catalog.pdf')
  const headers = { authorization: `Bearer ${h.person.token}` }
  const made = await h.app.request(`/v1/sites/${site}/files`, { method: 'POST', headers, body })
  const { id } = (await made.json()) as { id: string }
  const key = await h.installation.databases.siteKey(site)
  path = `/v1/public/files/${linkToken(key, 'download', site, [id, String(h.clock.now() + 1_000_000)])}`
})
afterAll(() => h.close())

test('a file comes whole, piece by piece; its headers alone open nothing', async () => {
  const answer = await h.app.request(path)
  expect(answer.headers.get('content-length')).toBe(String(content.length))
  expect(h.installation.concurrency.size).toBe(1)
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece)
  expect(Buffer.concat(pieces).equals(content)).toBe(true)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(limits.file_read_whole_bytes_max)
  expect(h.installation.concurrency.size).toBe(0)
  const head = await h.app.request(path, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${content.length}`, ''])
  expect(h.installation.concurrency.size).toBe(0)
})

test('who does not read takes a place until the connection ends, and no memory; with all places taken 429', async () => {
  const server = await startServer(h.installation, { ready: true })
  const sockets: Socket[] = []
  const ask = () =>
    new Promise<{ socket: Socket; said: string }>(resolve => {
      const socket = connect({ port: server.port, host: '127.0.0.1' })
      sockets.push(socket)
      socket.once('data', chunk => {
        socket.pause()
        resolve({ socket, said: String(chunk.subarray(0, 2_000)) })
      })
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    })
  try {
    const before = process.memoryUsage().arrayBuffers
    const unread = await Promise.all(Array.from({ length: limits.downloads_per_address_max }, ask))
    for (const { said } of unread) expect(said).toMatch(/^HTTP\/1\.1 200 /)
    const { said } = await ask()
    expect([said.slice(0, 12), codeIn(said)]).toEqual(['HTTP/1.1 429', 'too_many_requests'])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((unread.length * bytes) / 4)
    unread[0]?.socket.destroy()
    await expect.poll(async () => (await ask()).said.slice(0, 12)).toBe('HTTP/1.1 200')
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => h.installation.concurrency.size).toBe(0)
  } finally {
    await server.close(0)
  }
})
