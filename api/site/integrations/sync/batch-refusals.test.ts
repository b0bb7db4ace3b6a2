/** Of a batch that does not take everybody, and does not say whom: nobody counts as being there who is not. */
import { afterEach, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'

let s: SyncedSite
afterEach(() => s.close())

const services = ['mailchimp', 'constant_contact', 'activecampaign'] as const
const batch = 12

const entries = async () => (await s.h.get(`${s.path(`connections/${s.connection_id}`)}/ledger?limit=50`)).body.data

test.each(inTurn(services, 1))(
  '%s: whom it does not take is refused, and added once they have another address',
  async service => {
    s = await openSyncedSite(service)
    await s.settle()
    for (let at = 0; at < batch; at++) await s.newLead(`p${at}@example.com`, { first_name: 'Ana' })
    const id = await s.newLead('wrong@example.invalid', { first_name: 'Bea' })
    await s.settle()
    expect(s.account.contacts()).toHaveLength(batch)
    expect((await entries()).filter(({ status }: Record<string, unknown>) => status !== 'synced')).toMatchObject([
      { lead_id: id, status: 'refused' },
    ])
    expect((await s.h.patch(s.path(`leads/${id}`), { email: 'right@example.com' })).status).toBe(200)
    await s.settle()
    expect(s.account.find('right@example.com')).toMatchObject({ consent: 'subscribed', first_name: 'Bea' })
    expect((await entries()).every(({ status }: Record<string, unknown>) => status === 'synced')).toBe(true)
  },
)
