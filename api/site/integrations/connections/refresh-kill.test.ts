/** A process that is killed while it exchanges the refresh token, which works once: the next one finds the new one, or says what to do. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteFile } from '../../../platform/database/site-file.ts'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { proofTest } from '../../../testing/proof-test.ts'
import { connectionLimits } from './limits.ts'

const DAY = 86_400_000
let s: SyncedSite
beforeEach(async () => {
  s = await openSyncedSite('constant_contact')
  s.h.clock.forward(DAY)
})
afterEach(() => s.close())

/** Killed where it has leased the token, exchanged it, or stored the new one. */
async function killAt(place: 'leased' | 'exchanged' | 'stored'): Promise<void> {
  const { installation, folder, clock } = s.h
  const key = (await installation.databases.siteKey(s.site)).toString('hex')
  const program = join(import.meta.dirname, 'test-programs/refresh.ts')
  const given = [siteFile(folder, s.site), s.connection_id, key, s.account.origin, String(clock.now()), place]
  const child = spawn(process.execPath, [program, ...given])
  let complaint = ''
  child.stdout.on('data', () => child.kill('SIGKILL'))
  child.stderr.on('data', data => {
    complaint += data
  })
  const signal = await new Promise(resolve => child.on('close', (_code, signal) => resolve(signal)))
  if (signal !== 'SIGKILL') throw new Error(complaint)
}

const readLists = () => s.h.get(s.path(`connections/${s.connection_id}/lists`))
const exchanges = () => s.account.fake.calls.filter(({ name }) => name.endsWith('/token')).map(({ status }) => status)

proofTest('before it is exchanged, the next process exchanges it once the lease is over', async () => {
  const before = exchanges().length
  await killAt('leased')
  const begun = s.h.clock.now()
  expect((await readLists()).status).toBe(200)
  expect(exchanges().slice(before)).toEqual([200])
  expect(s.h.clock.now() - begun).toBeGreaterThanOrEqual(connectionLimits.connection_token_lease_milliseconds)
})

proofTest('once the new one is stored, the next process uses that', async () => {
  const before = exchanges().length
  await killAt('stored')
  expect((await readLists()).status).toBe(200)
  expect(exchanges().slice(before)).toEqual([200])
})

test('after the exchange and before it is stored, the owner is asked to sign in again, and nothing is tried twice', async () => {
  const before = exchanges().length
  await killAt('exchanged')
  const { status, body } = await readLists()
  expect([status, body.code]).toEqual([409, 'account_not_authorized'])
  expect(exchanges().slice(before)).toEqual([200, 400])
  expect(await s.connection()).toMatchObject({ status: 'reauthorization_required', reason: 'credential_refused' })
  await s.work()
  expect(exchanges().slice(before)).toEqual([200, 400])
  await s.authorize()
  expect(await s.connection()).toMatchObject({ status: 'connected' })
  expect((await readLists()).status).toBe(200)
})
