import { expect, test } from 'vitest'
import { Unavailable } from '../runtime/errors.ts'
import type { Database } from './database.ts'
import { OpenSite } from './open-site.ts'

test('everybody who closes it while it is in use is told once it is closed', async () => {
  let isClosed = false
  const file = {
    idle: true,
    read: (fn: (db: never) => Promise<unknown>) => fn(undefined as never),
    close: async () => {
      isClosed = true
    },
  } as unknown as Database<'site'>
  const site = new OpenSite({
    siteId: 'site_a',
    path: '/nowhere',
    open: async () => file,
    closed: () => undefined,
    control: undefined as never,
    wake: undefined,
    now: () => 0,
    onFault: () => undefined,
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const reading = site.read(() => promise)
  const closing = [site.close(), site.remove(new Unavailable('It is elsewhere.'))]
  resolve()
  await Promise.all([reading, ...closing])
  expect(isClosed).toBe(true)
  await expect(site.read(async () => 1)).rejects.toThrow('It is elsewhere.')
})
