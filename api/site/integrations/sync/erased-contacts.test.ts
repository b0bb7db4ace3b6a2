/** The address of somebody who was erased here comes to somebody else, while the service still has what it had of the first. */

import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'
import { leadRows } from '../../contacts/lead-records/rules.ts'
import { eraseLeads } from '../../contacts/leads/rules.ts'

const MINUTE = 60_000
const email = 'ana@example.com'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 1))('%s', service => {
  /** The tag is on the contact there, and on no lead. */
  async function eraseAna() {
    const s = await openSyncedSite(service)
    open.push(s)
    const tag_id = (await s.h.post(s.path('tags'), { name: 'Balcony' })).body.id
    await s.h.patch(s.path(`connections/${s.connection_id}`), { tag_ids: [tag_id] })
    const id = await s.newLead(email, { first_name: 'Ana', tag_ids: [tag_id] })
    await s.settle()
    await s.poll()
    expect(s.account.find(email)).toMatchObject({ first_name: 'Ana', tags: ['Balcony'], consent: 'subscribed' })
    expect((await s.h.delete(s.path(`leads/${id}`))).status).toBe(204)
    s.h.clock.forward(MINUTE)
    return s
  }

  test('who has it next and subscribes gets nothing of them, and the contact there becomes theirs', async () => {
    const s = await eraseAna()
    const id = await s.newLead(email)
    await s.settle()
    await s.poll()
    await s.settle()
    const lead = await s.lead(id)
    expect([lead.first_name ?? null, lead.tag_ids, lead.mailability]).toEqual([null, [], 'subscribed'])
    expect(s.account.find(email)).toMatchObject({ first_name: null, tags: [], consent: 'subscribed' })
    s.account.change(email, 'Bea')
    s.h.clock.forward(MINUTE)
    await s.poll()
    expect(await s.lead(id)).toMatchObject({ first_name: 'Bea' })
    s.account.fake.assertNoFaults()
  })

  test('who has it next and never agreed is not subscribed by what the first had agreed to', async () => {
    const s = await eraseAna()
    const { id } = (await s.h.post(s.path('leads'), { email, last_name: 'Bravo' })).body
    s.h.clock.forward(25 * 60 * MINUTE)
    await s.poll()
    await s.settle()
    const lead = await s.lead(id)
    expect([lead.first_name ?? null, lead.tag_ids, lead.mailability]).toEqual([null, [], 'unsubscribed'])
    expect(s.account.find(email)).toMatchObject({ first_name: null, tags: [] })
    s.account.fake.assertNoFaults()
  })

  test('what the contact holds of somebody who had left there, too, is written nowhere here', async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    const first = await s.newLead(email, { first_name: 'Anastasia' })
    await s.settle()
    s.h.clock.forward(MINUTE)
    s.account.unsubscribe(email)
    await s.poll()
    expect((await s.h.delete(s.path(`leads/${first}`))).status).toBe(204)
    await s.h.post(s.path('leads'), { email, last_name: 'Bravo' })
    s.h.clock.forward(25 * 60 * MINUTE)
    await s.poll()
    await s.settle()
    const rows = await s.h.inSite(s.site, tx => tx.all('select * from sync_ledger', []))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Anastasia')
    s.account.fake.assertNoFaults()
  })

  test('who came to have it before is left as they are by what changes there afterwards', async () => {
    const s = await eraseAna()
    s.account.change(email, 'Anna')
    const id = await s.newLead(email, { first_name: 'Carmen' })
    await s.settle()
    await s.poll()
    await s.settle()
    expect(await s.lead(id)).toMatchObject({ first_name: 'Carmen' })
    expect(s.account.find(email)).toMatchObject({ first_name: 'Carmen' })
    s.account.fake.assertNoFaults()
  })

  test('whom an import had made that was undone is not brought back, and the contact there keeps what it has', async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    const id = await s.newLead(email, { first_name: 'Ana' })
    await s.settle()
    await s.poll()
    const { databases, connections } = s.h.installation
    const key = await databases.siteKey(s.site)
    await s.h.inSite(s.site, async (tx, context) => {
      const rows = [...(await leadRows.withIds(tx, [id])).values()]
      const erasing = { ...context, erasePeople: connections.erase.bind(connections) }
      await eraseLeads(tx, rows, key, erasing, 'undone')
    })
    s.account.change(email, 'Anna')
    s.h.clock.forward(MINUTE)
    await s.poll()
    expect((await s.h.get(s.path('leads'))).body.data).toEqual([])
    const again = await s.newLead(email)
    await s.settle()
    await s.poll()
    expect(await s.lead(again)).toMatchObject({ first_name: 'Anna' })
    expect(s.account.find(email)).toMatchObject({ first_name: 'Anna', consent: 'subscribed' })
    s.account.fake.assertNoFaults()
  })
})
