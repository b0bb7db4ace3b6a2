import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createHarness } from '../../../testing/harness.ts'

test('a page of errors in place of an answer, however long, is a provider that does not answer', async () => {
  const page = createServer((_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html', 'content-length': 65_536, connection: 'close' })
    response.end(Buffer.alloc(65_536, ' '))
  }).listen(0, '127.0.0.1')
  await once(page, 'listening')
  const GOOGLE_ISSUER = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
  const other = await createHarness({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER })
  const refused = await other.post('/v1/auth/provider-sign-in', { provider: 'google' })
  expect([refused.status, refused.body.code]).toEqual([503, 'provider_unavailable'])
  // What is wrong with a body that nobody reads shows once its connection has ended.
  await new Promise(resolve => setTimeout(resolve, 50))
  await other.close()
  page.close()
})
