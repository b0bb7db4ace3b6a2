/** A lead that an undone merge has brought back is sent as any other, also where the connection never knew it. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

describe.each(['mailchimp', 'constant_contact', 'activecampaign'] as const)('%s', service => {
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
})
