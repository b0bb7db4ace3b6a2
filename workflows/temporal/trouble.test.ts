import { expect, test } from 'vitest'
import { troubleOf } from './trouble.ts'

const server = { address: 'temporal.example:7233', namespace: 'default', tls: true, api_key: undefined }

/** What the transport says, as it was seen. */
const transport = (source: string): Error =>
  Object.assign(new Error(`Failed to call GetSystemInfo: source: tonic::transport::Error(Transport, ${source})`), {
    name: 'TransportError',
  })

test.each([
  'hyper::Error(Io, Custom { type: UnexpectedEof, error: "tls handshake eof" })',
  'hyper::Error(Canceled, "connection closed")',
])('a server that closes the connection hangs up: %s', source => {
  expect(troubleOf(transport(source), server)).toContain('temporal.example:7233 hangs up. If it asks')
})

test('a server that is not there does not answer', () => {
  const refused = transport('ConnectError("tcp connect error", 127.0.0.1:1, Os { code: 111, type: ConnectionRefused })')
  expect(troubleOf(refused, server)).toBe('temporal.example:7233 does not answer.')
})
