/** A change that is on its way while the contact gets another address there: the service says that it changed, and not what of it. */
import { afterEach, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const count = 12

/** Twelve people who are changed here at once, of whom the first gets another address there before the service has done the batch. */
async function changeWhileMoving(
  service: 'constant_contact' | 'activecampaign',
  change: (id: string) => Promise<unknown>,
) {
  s = await openSyncedSite(service)
  const tag = (await s.h.post(s.path('tags'), { name: 'Guest' })).body.id
  expect((await s.h.patch(s.path(`connections/${s.connection_id}`), { tag_ids: [tag] })).status).toBe(200)
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await s.newLead(`p${at}@example.com`, { first_name: 'Ana' }))
  await s.settle()
  s.h.clock.forward(31 * MINUTE)
  await s.poll()
  for (const id of ids) await change(id)
  await s.work()
  s.h.clock.forward(1_000)
  s.account.changeAddress('p0@example.com', 'moved@example.com')
  await s.settle()
  s.h.clock.forward(31 * MINUTE)
  await s.poll()
  await s.settle()
  return { id: ids[0] ?? '', tag }
}

test.each(['constant_contact', 'activecampaign'] as const)(
  '%s: a name that was changed here holds on both',
  async service => {
    const { id } = await changeWhileMoving(service, one => s.h.patch(s.path(`leads/${one}`), { first_name: 'Bea' }))
    expect(await s.lead(id)).toMatchObject({ email: 'moved@example.com', first_name: 'Bea' })
    expect(s.account.find('moved@example.com')).toMatchObject({ consent: 'subscribed', first_name: 'Bea' })
    s.account.fake.assertNoFaults()
  },
)

test.each(['constant_contact', 'activecampaign'] as const)('%s: a tag that was given here stays', async service => {
  const { id, tag } = await changeWhileMoving(service, async one => {
    const [given] = (await s.h.get(s.path('tags'))).body.data
    expect((await s.h.post(s.path(`leads/${one}/tags`), { tag_ids: [given?.id] })).status).toBe(200)
  })
  expect((await s.lead(id)).tag_ids).toEqual([tag])
  expect(s.account.find('moved@example.com')?.tags).toEqual(['Guest'])
})

test('constant_contact: an import that is done days later adds nobody under the address they had', async () => {
  s = await openSyncedSite('constant_contact')
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await s.newLead(`p${at}@example.com`, { first_name: 'Ana' }))
  await s.settle()
  s.h.clock.forward(31 * MINUTE)
  await s.poll()
  for (const id of ids) await s.h.patch(s.path(`leads/${id}`), { first_name: 'Bea' })
  await s.work()
  s.account.fake.goDown(3 * DAY)
  s.h.clock.forward(2 * DAY)
  s.account.changeAddress('p0@example.com', 'moved@example.com')
  s.h.clock.forward(DAY + MINUTE)
  for (let hour = 0; hour < 3; hour++) {
    await s.settle()
    s.h.clock.forward(60 * MINUTE)
  }
  expect(await s.lead(ids[0] ?? '')).toMatchObject({ email: 'moved@example.com', mailability: 'subscribed' })
  expect(s.account.find('moved@example.com')?.consent).toBe('subscribed')
  expect(s.account.find('p0@example.com')?.consent).toBe('unsubscribed')
  s.account.fake.assertNoFaults()
})
