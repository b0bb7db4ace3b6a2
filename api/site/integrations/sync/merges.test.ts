/** What merges and their undo change of a lead is sent, also where the connection knows one of the two alone. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'

const DAY = 86_400_000

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 0))('%s', service => {
  test('who was merged before the site was connected is added once the merge is undone', async () => {
    const merge = { path: '', id: '' }
    const s = await openSyncedSite(service, {
      async prepare(_account, h, base) {
        const add = async (email: string) =>
          (await h.post(`${base}/leads`, { email, consent: { text: 'Yes' } })).body.id
        const [ana, bea] = [await add('ana@example.com'), await add('bea@example.com')]
        merge.path = `${base}/leads/${bea}/merges`
        const made = await h.post(merge.path, { merged_lead_id: ana })
        expect(made.status).toBe(201)
        merge.id = made.body.id
      },
    })
    open.push(s)
    await s.settle()
    expect(s.account.contacts().map(({ email }) => email)).toEqual(['bea@example.com'])
    expect((await s.h.post(`${merge.path}/${merge.id}/undo`)).status).toBe(200)
    await s.settle()
    const there = s.account.contacts().map(({ email, consent }) => `${email} ${consent}`)
    expect(there.toSorted()).toEqual(['ana@example.com subscribed', 'bea@example.com subscribed'])
    s.account.fake.assertNoFaults()
  })

  test('who becomes one with somebody who had left, and never was there, is unsubscribed there', async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    const bea = await s.newLead('bea@example.com')
    const { id: ana } = (await s.h.post(s.path('leads'), { email: 'ana@example.com' })).body
    expect((await s.h.post(s.path(`leads/${ana}/unsubscribe`))).status).toBe(200)
    await s.settle()
    expect(s.account.contacts().map(({ consent }) => consent)).toEqual(['subscribed'])
    expect((await s.h.post(s.path(`leads/${bea}/merges`), { merged_lead_id: ana })).status).toBe(201)
    await s.settle()
    expect(await s.lead(bea)).toMatchObject({ mailability: 'unsubscribed' })
    expect(s.account.contacts().map(({ consent }) => consent)).toEqual(['unsubscribed'])
    s.account.fake.assertNoFaults()
  })

  /** Bea is on the list; Ana, who gets her by a merge, never was. */
  const mergeInto = async (suppressed: 'ana@example.com' | 'bea@example.com') => {
    const s = await openSyncedSite(service)
    open.push(s)
    const bea = await s.newLead('bea@example.com')
    await s.settle()
    const { id: ana } = (await s.h.post(s.path('leads'), { email: 'ana@example.com' })).body
    await s.h.post(s.path('suppressions'), { email: suppressed, reason: 'hard_bounce' })
    await s.settle()
    s.h.clock.forward(60_000)
    const merge = await s.h.post(s.path(`leads/${ana}/merges`), { merged_lead_id: bea })
    expect(merge.status).toBe(201)
    await night(s)
    return { s, ana, bea, undo: s.path(`leads/${ana}/merges/${merge.body.id}/undo`) }
  }

  const night = async (s: SyncedSite) => {
    await s.settle()
    s.h.clock.forward(DAY)
    await s.poll()
    await s.settle()
  }

  test('who becomes one with somebody whose address had bounced has not left', async () => {
    const { s, ana } = await mergeInto('bea@example.com')
    expect(await s.lead(ana)).toMatchObject({ unsubscribed_at: null })
    s.account.fake.assertNoFaults()
  })

  test('who was one with somebody whose address bounced for a while has not left', async () => {
    const { s, bea, undo } = await mergeInto('ana@example.com')
    expect((await s.h.post(undo)).status).toBe(200)
    await night(s)
    expect(await s.lead(bea)).toMatchObject({ mailability: 'subscribed', unsubscribed_at: null })
    s.account.fake.assertNoFaults()
  })
})
