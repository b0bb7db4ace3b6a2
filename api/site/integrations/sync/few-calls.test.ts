/** Calls grow with the number of leads, not with its square: a day has so many of them, and a second. */
import { afterEach, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000
const callsOf = (name: string) => s.account.fake.calls.filter(call => call.name === name).length
const reads = () => callsOf('GET /3.0/lists/{list_id}/members')
const questions = () => callsOf('GET /v3/activities/{activity_id}')

test('whoever is new is sent without another look at what changed, whom the service knows after one', async () => {
  s = await openSyncedSite('mailchimp')
  const ana = await s.newLead('ana@example.com', { first_name: 'Ana' })
  await s.settle()
  const before = reads()
  s.h.clock.forward(MINUTE)
  await s.newLead('bea@example.com', { first_name: 'Bea' })
  await s.settle()
  expect(reads()).toBe(before)
  s.h.clock.forward(MINUTE)
  await s.h.patch(s.path(`leads/${ana}`), { first_name: 'Anna' })
  await s.settle()
  expect(reads()).toBeGreaterThan(before)
  expect(s.account.contacts()).toMatchObject([{ first_name: 'Anna' }, { first_name: 'Bea' }])
})

test('batches that are under way are not asked about with every further one', async () => {
  s = await openSyncedSite('constant_contact')
  await s.settle()
  for (let batch = 0; batch < 3; batch++) {
    for (let at = 0; at < 12; at++) await s.newLead(`p${batch}-${at}@example.com`)
    await s.work()
  }
  expect(callsOf('POST /v3/activities/contacts_json_import')).toBe(3)
  expect(questions()).toBeLessThanOrEqual(1)
  await s.settle()
  expect(s.account.contacts()).toHaveLength(36)
})
