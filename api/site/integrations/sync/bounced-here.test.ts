/** Whose address came back here is unsubscribed there for that address alone: under another one they are on the list as they wish here. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'
import { resubscribeLead } from '../../contacts/mailability/rules.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

const proof = { text: 'Yes', text_version: 1, place: 'import', method: 'import' as const, page_url: null, locale: null }

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 0))('%s', service => {
  const start = async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    s.h.clock.forward(60_000)
    return { s, id }
  }

  const bounce = async (s: SyncedSite) => {
    const body = { email: 'ana@example.com', reason: 'hard_bounce' }
    expect((await s.h.post(s.path('suppressions'), body)).status).toBe(201)
  }

  const move = async (s: SyncedSite, id: string) => {
    expect((await s.h.patch(s.path(`leads/${id}`), { email: 'anna@example.com' })).status).toBe(200)
    await s.settle()
    s.h.clock.forward(86_400_000)
    await s.poll()
    await s.settle()
  }

  test('who is given another address is added under it, and leaves by it', async () => {
    const { s, id } = await start()
    await bounce(s)
    await s.settle()
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    s.h.clock.forward(86_400_000)
    await s.poll()
    await move(s, id)
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    expect(s.account.find('anna@example.com')).toMatchObject({ consent: 'subscribed', first_name: 'Ana' })
    expect(await s.lead(id)).toMatchObject({ email: 'anna@example.com', mailability: 'subscribed' })
    s.account.unsubscribe('anna@example.com')
    await s.poll()
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
    s.account.fake.assertNoFaults()
  })

  test('an answer that is lost makes nobody somebody who left', async () => {
    const { s, id } = await start()
    await bounce(s)
    s.account.fake.fail({ kind: 'cut', has_effect: true, on: unsubscribing[service] })
    await s.settle()
    s.h.clock.forward(3_600_000)
    await s.poll()
    await s.settle()
    expect(s.account.fake.calls.filter(({ status }) => status === 0)).toHaveLength(1)
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
    await move(s, id)
    expect(s.account.find('anna@example.com')?.consent).toBe('subscribed')
    expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
    s.account.fake.assertNoFaults()
  })

  test('who left there before is not added, and has left here', async () => {
    const { s, id } = await start()
    await s.poll()
    await bounce(s)
    s.account.unsubscribe('ana@example.com')
    await s.settle()
    await move(s, id)
    expect(s.account.find('anna@example.com')).toBeUndefined()
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
  })

  test('who has said no here since is not added by what others state', async () => {
    const { s, id } = await start()
    await bounce(s)
    await s.settle()
    expect((await s.h.post(s.path(`leads/${id}/unsubscribe`))).status).toBe(200)
    await s.settle()
    s.h.clock.forward(60_000)
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, id, proof, context))
    await move(s, id)
    expect(await s.lead(id)).toMatchObject({ email: 'anna@example.com', mailability: 'subscribed' })
    expect(s.account.find('anna@example.com')).toBeUndefined()
  })
})

/** The call by which somebody is unsubscribed. */
const unsubscribing = {
  mailchimp: 'PUT /3.0/lists/{list_id}/members/{subscriber_hash}',
  constant_contact: 'PUT /v3/contacts/{contact_id}',
  activecampaign: 'POST /api/3/contactLists',
} as const
