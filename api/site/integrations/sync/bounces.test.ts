/** A bounce is of an address; a complaint and an unsubscription are of the person. */
import { afterEach, describe, expect, test } from 'vitest'
import type { startFakeMailchimp } from '../../../testing/fake-services/mailchimp/fake-mailchimp.ts'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 1))('%s', service => {
  const start = async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    return s
  }

  test('an address that bounced there gets no email here', async () => {
    const s = await start()
    const id = await s.newLead('ana@example.com')
    await s.settle()
    s.h.clock.forward(60_000)
    s.account.bounce('ana@example.com')
    await s.poll()
    const lead = await s.lead(id)
    if (service === 'constant_contact') expect(lead.mailability).toBe('unsubscribed')
    else expect(lead.suppression).toMatchObject({ reason: 'hard_bounce' })
  })

  test('an address that bounced there is the former one of somebody who gets email at another', async () => {
    // The service tells a bounce from an unsubscription.
    if (service === 'constant_contact') return
    const s = await start()
    const [into, from] = [await s.newLead('ana@example.com'), await s.newLead('anna@example.com')]
    await s.settle()
    s.h.clock.forward(60_000)
    expect((await s.h.post(s.path(`leads/${into}/merges`), { merged_lead_id: from })).status).toBe(201)
    await s.settle()
    s.h.clock.forward(60_000)
    s.account.bounce('anna@example.com')
    await s.poll()
    expect(await s.lead(into)).toMatchObject({ mailability: 'subscribed' })
    expect(await s.lead(into)).not.toHaveProperty('suppression')
    const { data } = (await s.h.get(s.path('suppressions'))).body
    expect(data).toMatchObject([{ email: 'anna@example.com', reason: 'hard_bounce' }])
  })

  test('who bounced there and is given another address here is on the list under that one', async () => {
    if (service === 'constant_contact') return
    const s = await start()
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    s.h.clock.forward(60_000)
    s.account.bounce('ana@example.com')
    await s.poll()
    await s.settle()
    expect((await s.h.patch(s.path(`leads/${id}`), { email: 'anna@example.com' })).status).toBe(200)
    await s.settle()
    expect(s.account.find('anna@example.com')).toMatchObject({ consent: 'subscribed', first_name: 'Ana' })
    // The former contact is of an address that nobody has: it stays, and nothing follows from it.
    s.h.clock.forward(86_400_000)
    await s.poll()
    expect(await s.lead(id)).toMatchObject({ email: 'anna@example.com', mailability: 'subscribed' })
    expect(s.account.find('ana@example.com')?.consent).toBe('bounced')
    s.h.clock.forward(60_000)
    s.account.unsubscribe('anna@example.com')
    await s.poll()
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
    expect((await s.h.get(s.path('leads'))).body.data).toHaveLength(1)
    s.account.fake.assertNoFaults()
  })

  test.each([
    ['complained', 'complain'],
    ['unsubscribed', 'unsubscribe'],
  ] as const)('who %s there is not, whatever address they are given here', async (_, leave) => {
    if (service !== 'mailchimp') return
    const s = await start()
    const id = await s.newLead('ana@example.com')
    await s.settle()
    s.h.clock.forward(60_000)
    const fake = s.account.fake as Awaited<ReturnType<typeof startFakeMailchimp>>
    fake.person[leave]([...fake.state.lists.values()][0]!, 'ana@example.com')
    await s.poll()
    await s.h.patch(s.path(`leads/${id}`), { email: 'anna@example.com' })
    await s.settle()
    expect(s.account.find('anna@example.com')).toBeUndefined()
  })

  test('an address that bounces there after they have another one here is no reason against that one', async () => {
    if (service === 'constant_contact') return
    const s = await start()
    const id = await s.newLead('ana@example.com')
    await s.settle()
    await s.h.post(s.path(`connections/${s.connection_id}/pause`))
    s.h.clock.forward(60_000)
    expect((await s.h.patch(s.path(`leads/${id}`), { email: 'anna@example.com' })).status).toBe(200)
    s.account.bounce('ana@example.com')
    await s.h.post(s.path(`connections/${s.connection_id}/resume`))
    await s.poll()
    await s.settle()
    expect(await s.lead(id)).toMatchObject({ email: 'anna@example.com', mailability: 'subscribed' })
    expect(await s.lead(id)).not.toHaveProperty('suppression')
    const { data } = (await s.h.get(s.path('suppressions'))).body
    expect(data).toMatchObject([{ email: 'ana@example.com', reason: 'hard_bounce' }])
    expect(s.account.find('ana@example.com')?.consent).toBe('bounced')
    expect(s.account.find('anna@example.com')?.consent).toBe('subscribed')
  })
})
