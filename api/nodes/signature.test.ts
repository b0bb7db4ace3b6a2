import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { node_header, Signature } from './signature.ts'

const said = { ip: '203.0.113.7', request_id: 'req_12345678', is_secure: true }
const keyed = (byte: number) => ({ controlKey: async () => Buffer.alloc(32, byte) })

const incoming = (header: string, { method = 'POST', url = '/v1/sites' } = {}) =>
  ({ method, url, headers: { [node_header]: header } }) as unknown as IncomingMessage

test('what a node says is believed for the request that it was said of, and for a while', async () => {
  let now = 1_000_000
  const signature = new Signature(keyed(1), () => now)
  const header = await signature.sign('POST', '/v1/sites', said)
  expect(await signature.read(incoming(header))).toEqual(said)
  expect(await signature.read(incoming(header, { method: 'GET' }))).toBeUndefined()
  expect(await signature.read(incoming(header, { url: '/v1/sites/other' }))).toBeUndefined()
  expect(await signature.read(incoming(header.replace('203.0.113.7', '203.0.113.8')))).toBeUndefined()
  expect(await signature.read(incoming(header.slice(0, -1)))).toBeUndefined()
  expect(await new Signature(keyed(2), () => now).read(incoming(header))).toBeUndefined()
  now += 30_000
  expect(await signature.read(incoming(header))).toEqual(said)
  now += 600_000
  expect(await signature.read(incoming(header))).toBeUndefined()
  expect(await signature.read({ method: 'GET', url: '/', headers: {} } as unknown as IncomingMessage)).toBeUndefined()
})
