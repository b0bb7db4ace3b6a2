/** Whoever has an address under which somebody left the list there: the service's word about it holds for them, until they agree themself after it. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'
import { resubscribeLead } from '../../contacts/mailability/rules.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

const DAY = 86_400_000
const proof = {
  ...{ text: 'Yes', text_version: 1, place: 'form', method: 'double_opt_in' as const, page_url: null, locale: null },
}

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 0))('%s', service => {
  /** `bea@example.com` is nobody here, and leaves there after Ana agreed. */
  const start = async () => {
    const s = await openSyncedSite(service, { prepare: async account => account.add('bea@example.com') })
    open.push(s)
    const ana = await s.newLead('ana@example.com')
    await s.settle()
    s.h.clock.forward(60_000)
    s.account.unsubscribe('bea@example.com')
    await s.poll()
    return { s, ana }
  }

  const night = async (s: SyncedSite) => {
    await s.settle()
    s.h.clock.forward(DAY)
    await s.poll()
    await s.settle()
  }

  test('a lead that gets it is unsubscribed here, and under its former address there', async () => {
    const { s, ana } = await start()
    expect((await s.h.patch(s.path(`leads/${ana}`), { email: 'bea@example.com' })).status).toBe(200)
    await night(s)
    expect(await s.lead(ana)).toMatchObject({ mailability: 'unsubscribed' })
    expect(s.account.contacts().map(({ consent }) => consent)).toEqual(['unsubscribed', 'unsubscribed'])
    s.account.fake.assertNoFaults()
  })

  test('a lead that is imported with it is unsubscribed here', async () => {
    const { s } = await start()
    const { id } = (await s.h.post(s.path('leads'), { email: 'bea@example.com' })).body
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, id, { ...proof, method: 'import' }, context))
    await night(s)
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
    expect(s.account.find('bea@example.com')?.consent).toBe('unsubscribed')
  })

  test('who agreed themself after it stays subscribed here', async () => {
    const { s } = await start()
    const id = await s.newLead('bea@example.com')
    await night(s)
    expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
    const asked = { mailchimp: 'pending', constant_contact: 'unsubscribed', activecampaign: 'subscribed' }
    expect(s.account.find('bea@example.com')?.consent).toBe(asked[service])
  })
})
