/** Comparisons that people ask for, and addresses that change there while something is on its way. */
import { afterEach, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000
const services = ['mailchimp', 'constant_contact', 'activecampaign'] as const

test.each(services)('%s: who came there before a comparison that was asked for becomes a lead by it', async service => {
  s = await openSyncedSite(service)
  await s.settle()
  s.h.clock.forward(MINUTE)
  s.account.add('new@example.com', 'Nora')
  s.h.clock.forward(MINUTE)
  expect((await s.h.post(s.path(`connections/${s.connection_id}/sync`))).status).toBe(202)
  await s.settle()
  expect((await s.h.get(s.path('leads'))).body.data).toMatchObject([{ email: 'new@example.com' }])
})

test('constant_contact: an import that runs after an address changed there leaves nobody on the list twice', async () => {
  s = await openSyncedSite('constant_contact')
  const ids: string[] = []
  for (let at = 0; at < 6; at++) ids.push(await s.newLead(`p${at}@example.com`, { first_name: 'Ana' }))
  await s.settle()
  await s.poll()
  await s.settle()
  for (const id of ids) await s.h.patch(s.path(`leads/${id}`), { first_name: 'Eva' })
  await s.work()
  s.account.changeAddress('p3@example.com', 'moved@example.com')
  for (let hour = 0; hour < 3; hour++) {
    s.h.clock.forward(60 * MINUTE)
    await s.work()
    await s.settle()
  }
  const subscribed = s.account.contacts().filter(({ consent }) => consent === 'subscribed')
  expect(subscribed.map(({ email }) => email).sort()).toEqual([
    ...['moved@example.com', 'p0@example.com', 'p1@example.com', 'p2@example.com', 'p4@example.com', 'p5@example.com'],
  ])
  const leads = (await s.h.get(s.path('leads'))).body.data as { email: string; mailability: string }[]
  expect(leads).toHaveLength(6)
  expect(leads.every(({ mailability }) => mailability === 'subscribed')).toBe(true)
  expect(await s.lead(ids[3] ?? '')).toMatchObject({ email: 'moved@example.com', first_name: 'Eva' })
  s.account.fake.assertNoFaults()
})
