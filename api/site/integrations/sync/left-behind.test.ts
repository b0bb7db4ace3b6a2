/** Who has left is told to the service even where the ledger does not say under which contact it has them. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite, type SyncedSiteOptions } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'
import { personHash, withdrawHash } from '../../contacts/mailability/rules.ts'

const MINUTE = 60_000
const DAY = 86_400_000

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 2))('%s', service => {
  const start = async (options?: SyncedSiteOptions) => {
    const s = await openSyncedSite(service, options)
    open.push(s)
    return s
  }
  const goOn = async (s: SyncedSite) => {
    await s.settle()
    s.h.clock.forward(DAY + MINUTE)
    await s.poll()
    await s.settle()
    s.h.clock.forward(MINUTE)
    await s.settle()
  }
  const subscribed = (s: SyncedSite) =>
    s.account.contacts().flatMap(({ email, consent }) => (consent === 'subscribed' ? [email] : []))

  test.each([
    ['who has left', true],
    ['somebody else', false],
  ])('under a new address that the service has as that of %s, and under the former one', async (_, has_left) => {
    const s = await start()
    const former = await s.newLead('bea@example.com')
    await s.settle()
    if (has_left) await s.h.post(s.path(`leads/${former}/unsubscribe`))
    await s.settle()
    await s.h.delete(s.path(`leads/${former}`))
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    expect((await s.h.patch(s.path(`leads/${id}`), { email: 'bea@example.com' })).status).toBe(200)
    await s.settle()
    expect((await s.h.post(s.path(`leads/${id}/unsubscribe`))).status).toBe(200)
    await goOn(s)
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
    expect(subscribed(s)).toEqual([])
    s.account.fake.assertNoFaults()
  })

  test('at once, where the service has the contact of somebody erased under their address', async () => {
    const s = await start()
    const former = await s.newLead('ana@example.com')
    await s.settle()
    s.h.clock.forward(MINUTE)
    await s.h.delete(s.path(`leads/${former}`))
    const { id } = (await s.h.post(s.path('leads'), { email: 'ana@example.com' })).body
    await s.settle()
    expect(subscribed(s)).toEqual(['ana@example.com'])
    expect((await s.h.post(s.path(`leads/${id}/unsubscribe`))).status).toBe(200)
    await s.settle()
    expect(subscribed(s)).toEqual([])
    s.account.fake.assertNoFaults()
  })

  test('under an address that they were given there before anybody here heard of it, though they are erased', async () => {
    // Calls of the service are lost.
    const s = await start({ onTheWay: () => async () => 200 })
    const [ana, bea] = [await s.newLead('ana@example.com'), await s.newLead('bea@example.com')]
    await s.settle()
    s.h.clock.forward(MINUTE)
    s.account.changeAddress('ana@example.com', 'anna@example.com')
    s.account.changeAddress('bea@example.com', 'beate@example.com')
    expect((await s.h.post(s.path(`leads/${ana}/unsubscribe`))).status).toBe(200)
    for (const id of [ana, bea]) expect((await s.h.delete(s.path(`leads/${id}`))).status).toBe(204)
    await goOn(s)
    // An owner who deletes a lead unsubscribes nobody.
    expect(subscribed(s)).toEqual(['beate@example.com'])
    s.account.fake.assertNoFaults()
  })

  test('by the link of an old email, after they were erased', async () => {
    const s = await start()
    const [ana, bea] = [await s.newLead('ana@example.com'), await s.newLead('bea@example.com')]
    await s.settle()
    const key = await s.h.installation.databases.siteKey(s.site)
    for (const id of [ana, bea]) await s.h.delete(s.path(`leads/${id}`))
    await s.h.inSite(s.site, (tx, { now }) => withdrawHash(tx, personHash(key, 'ana@example.com'), now()))
    await goOn(s)
    expect(subscribed(s)).toEqual(['bea@example.com'])
    expect(await s.h.inSite(s.site, tx => tx.all('select * from sync_departures', []))).toEqual([])
    s.account.fake.assertNoFaults()
  })
})
