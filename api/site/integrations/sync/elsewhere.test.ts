/** A site that may go on elsewhere, moved or restored, touches no account that the other one reaches too. */
import { afterEach, expect, test } from 'vitest'
import { freezeSite, markSiteRestored } from '../../../account/sites/rules.ts'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000

test.each(['restored', 'moved'] as const)(
  'a site that was %s neither reads nor sends until it is resumed',
  async how => {
    s = await openSyncedSite('mailchimp')
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    const now = s.h.clock.now()
    await s.h.installation.databases.control.write(async tx => {
      if (how === 'moved') await freezeSite(tx, s.site, now)
      else await markSiteRestored(tx, s.site, { made_at: now, now })
      tx.announce(`site ${s.site}`)
    })
    const calls = s.account.fake.calls.length
    await s.h.patch(s.path(`leads/${id}`), { first_name: 'Anna' })
    await s.newLead('bea@example.com', { first_name: 'Bea' })
    for (let turn = 0; turn < 3; turn++) await s.poll()
    expect(s.account.fake.calls.length).toBe(calls)
    const resumed = await s.h.post(s.path('resume'), {
      overdue: 'continue',
      ...(how === 'moved' && { although_moved: true }),
    })
    expect(resumed.status).toBe(200)
    s.h.clock.forward(6 * MINUTE)
    await s.settle()
    expect(s.account.contacts()).toMatchObject([{ first_name: 'Anna' }, { first_name: 'Bea' }])
  },
)
