/** Signing in: tokens that work once, and calls that all users of an application key share. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeConstantContact } from '../../../../testing/fake-services/constant-contact/fake-constant-contact.ts'
import {
  createPace,
  createStore,
  type OpenParts,
  openConstantContact,
} from '../../../../testing/fake-services/constant-contact/open-client.ts'
import { problemOf } from '../../../../testing/fake-services/contact-changes.ts'
import { exchangeConstantContactCode } from './tokens.ts'

let fake: Awaited<ReturnType<typeof startFakeConstantContact>>
beforeEach(async () => {
  fake = await startFakeConstantContact()
})
afterEach(async () => {
  await fake.close()
  fake.assertNoFaults()
})

const open = (parts?: OpenParts) => openConstantContact(fake, parts)

test('signs in by a code', async () => {
  const { parts } = open()
  const tokens = await exchangeConstantContactCode(parts, parts.application, fake.authorize())
  expect(await open({ store: createStore(tokens) }).client.readLists()).toEqual([])
  expect(await problemOf(exchangeConstantContactCode(parts, parts.application, 'used'))).toMatchObject({
    kind: 'not_authorized',
  })
})

test('a refresh token is exchanged once by calls at the same moment, and stored before its access token is used', async () => {
  const { client, store } = open()
  fake.clock.forward(86_400_000)
  await Promise.all(Array.from({ length: 8 }, () => client.readTags('')))
  expect(store.stored).toHaveLength(2)
  fake.expireAccess()
  await Promise.all(Array.from({ length: 4 }, () => client.readTags('')))
  expect(store.stored).toHaveLength(3)
  expect(fake.calls.filter(({ name }) => name.endsWith('/token')).every(({ status }) => status === 200)).toBe(true)
})

test('two workers without a common lease lose the account, which is what the store prevents', async () => {
  const first = fake.issue()
  const [one, other] = [open({ store: createStore(first) }), open({ store: createStore(first) })]
  fake.clock.forward(86_400_000)
  await one.client.readTags('')
  expect(await problemOf(other.client.readTags(''))).toMatchObject({ kind: 'not_authorized', cause: 'credential' })
})

test('a refused token is refreshed once, and a revoked account asks no further', async () => {
  const { client } = open()
  fake.owner.revoke()
  expect(await problemOf(client.readTags(''))).toMatchObject({ kind: 'not_authorized', cause: 'credential' })
  expect(fake.calls.map(({ status }) => status)).toEqual([401, 400])
})

test('four calls a second are kept by waiting, and the calls of the day are shared by all who use the key', async () => {
  const pace = createPace(fake)
  const { client } = open({ pace })
  const other = open({ pace })
  const began = fake.clock.now()
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? client : other.client).readTags('')))
  expect(fake.clock.now() - began).toBeGreaterThanOrEqual(4_000)
  expect(fake.calls.every(({ status }) => status === 200)).toBe(true)
  expect(pace.used_today).toBe(20)
  fake.useCalls(10_000)
  const midnight = Date.parse('2026-11-29T00:00:00Z')
  expect(await problemOf(client.readTags(''))).toMatchObject({ kind: 'day_quota', resets_at: midnight })
  const calls = fake.calls.length
  expect(await problemOf(other.client.readTags(''))).toMatchObject({ kind: 'day_quota', resets_at: midnight })
  expect(fake.calls).toHaveLength(calls)
  fake.clock.set(midnight)
  expect(await client.readTags('')).toEqual([])
})
