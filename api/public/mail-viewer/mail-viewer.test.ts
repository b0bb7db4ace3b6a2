import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../../platform/exchange.ts'
import { placeOf } from '../../platform/mail/mailer.ts'
import { memoryTransport } from '../../platform/mail/memory-transport.ts'
import { mailViewer } from './mail-viewer.ts'

const mailer = {
  transportFor: () => memoryTransport(),
  enter: async () => placeOf(() => undefined),
  folder: '/nowhere',
  uses_server: false,
  close: async () => undefined,
}

async function look(ip: string, headers: Record<string, string>, trust_proxy = false) {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('ip', ip)
    await next()
  })
  app.route('/dev/mail', mailViewer(mailer, trust_proxy))
  return (await app.request('/dev/mail', { headers })).status
}

test('whoever sits at this machine sees the mail', async () => {
  expect(await look('127.0.0.1', { host: 'localhost:8787' })).toBe(200)
  expect(await look('::1', { host: '[::1]:8787' })).toBe(200)
  expect(await look('::ffff:127.0.0.1', { host: '127.0.0.1' })).toBe(200)
  expect(await look('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, true)).toBe(200)
})

test('a stranger does not, whatever stands between: nobody, a proxy here, or a name that points here', async () => {
  expect(await look('203.0.113.7', { host: 'localhost' })).toBe(404)
  expect(await look('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await look('127.0.0.1', { host: 'leads.example.com' })).toBe(404)
  expect(await look('127.0.0.1', { host: 'localhost.evil.example' })).toBe(404)
  expect(await look('127.0.0.1', {})).toBe(404)
})
