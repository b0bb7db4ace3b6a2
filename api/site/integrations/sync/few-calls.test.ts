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

test('what a mass change has sent is not read again with each batch of it', async () => {
  let contacts_read = 0
  const counting: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init)
    const { members = [] } = /\/members\?/.test(String(input)) ? await answer.clone().json() : {}
    contacts_read += members.length
    return answer
  }
  s = await openSyncedSite('mailchimp', { fetch: counting })
  const ids: string[] = []
  for (let at = 0; at < 60; at++) ids.push(await s.newLead(`p${at}@example.com`, { first_name: 'Ana' }))
  await s.settle()
  s.h.clock.forward(20 * MINUTE)
  await s.poll()
  contacts_read = 0
  for (let batch = 0; batch < 6; batch++) {
    for (const id of ids.slice(batch * 10, batch * 10 + 10))
      await s.h.patch(s.path(`leads/${id}`), { first_name: 'Bea' })
    await s.work()
    s.h.clock.forward(MINUTE)
  }
  expect(contacts_read).toBeGreaterThan(0)
  expect(contacts_read).toBeLessThanOrEqual(60)
  expect(new Set(s.account.contacts().map(({ first_name }) => first_name))).toEqual(new Set(['Bea']))
})
