/** Who left under an address that they have no more, and agreed anew with the one that they have: the service asks them there. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite, type SyncedSiteOptions } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'
import { resubscribeLead } from '../../contacts/mailability/rules.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

const MINUTE = 60_000
const DAY = 86_400_000
const proof = {
  ...{ text: 'Yes', text_version: 1, place: 'form', method: 'double_opt_in' as const, page_url: null, locale: null },
}

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 0))('%s', service => {
  const agree = async (s: SyncedSite, id: string) => {
    s.h.clock.forward(MINUTE)
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, id, proof, context))
  }

  /** Ana has left with her former address, and has another one here. */
  const start = async (where: 'there' | 'here', options?: SyncedSiteOptions) => {
    const s = await openSyncedSite(service, options)
    open.push(s)
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    s.h.clock.forward(MINUTE)
    if (where === 'there') s.account.unsubscribe('ana@example.com')
    else await s.h.post(s.path(`leads/${id}/unsubscribe`))
    await s.poll()
    await s.settle()
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    s.h.clock.forward(MINUTE)
    expect((await s.h.patch(s.path(`leads/${id}`), { email: 'anna@example.com' })).status).toBe(200)
    await s.settle()
    expect(s.account.find('anna@example.com')).toBeUndefined()
    return { s, id }
  }

  const asked = { mailchimp: 'pending', constant_contact: 'unsubscribed', activecampaign: 'subscribed' }[service]

  test.each(['there', 'here'] as const)('who left %s is asked at the address that they agreed with', async where => {
    const { s, id } = await start(where)
    await agree(s, id)
    await s.settle()
    expect(s.account.find('anna@example.com')).toMatchObject({ consent: asked, first_name: 'Ana' })
    expect(s.account.find('ana@example.com')?.consent).toBe(service === 'mailchimp' ? 'unsubscribed' : undefined)
    if (service !== 'activecampaign') s.account.confirm('anna@example.com')
    s.h.clock.forward(DAY)
    await s.poll()
    await s.settle()
    expect(s.account.find('anna@example.com')?.consent).toBe('subscribed')
    expect(await s.lead(id)).toMatchObject({ email: 'anna@example.com', mailability: 'subscribed' })
    expect((await s.h.get(s.path('leads'))).body.data).toHaveLength(1)
    // They leave again, under the new one.
    s.h.clock.forward(MINUTE)
    s.account.unsubscribe('anna@example.com')
    await s.poll()
    await s.settle()
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
    s.account.fake.assertNoFaults()
  })

  test('an answer that is lost asks nobody at the former address, and adds nobody', async () => {
    const { s, id } = await start('there')
    const on = {
      mailchimp: 'PUT /3.0/lists/{list_id}/members/{subscriber_hash}',
      constant_contact: 'PUT /v3/contacts/{contact_id}',
      activecampaign: 'PUT /api/3/contacts/{id}',
    }[service]
    s.account.fake.fail({ kind: 'cut', has_effect: true, times: 1, on })
    await agree(s, id)
    for (let minute = 0; minute < 5; minute++) {
      await s.settle()
      s.h.clock.forward(MINUTE)
    }
    expect(s.account.find('anna@example.com')?.consent).toBe(asked)
    expect(s.account.contacts().map(({ consent }) => consent)).toEqual(
      service === 'mailchimp' ? ['unsubscribed', asked] : [asked],
    )
    expect(await s.lead(id)).toMatchObject({ email: 'anna@example.com', mailability: 'subscribed' })
  })

  test('a contact that the service has under the new address is theirs', async () => {
    const { s, id } = await start('there', {
      prepare: async account => account.add('bea@example.com', 'Bea'),
      settings: { new_contacts: 'ignore' },
    })
    await s.h.patch(s.path(`leads/${id}`), { email: 'bea@example.com' })
    await agree(s, id)
    await s.settle()
    s.h.clock.forward(DAY)
    await s.poll()
    await s.settle()
    expect(s.account.find('bea@example.com')?.consent).toBe('subscribed')
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    expect(await s.lead(id)).toMatchObject({ email: 'bea@example.com', mailability: 'subscribed' })
    s.account.fake.assertNoFaults()
  })

  test('of a contact under the new address that left, too, the service asks that one', async () => {
    const { s, id } = await start('there', {
      async prepare(account) {
        account.add('bea@example.com')
        account.unsubscribe('bea@example.com')
      },
    })
    await s.h.patch(s.path(`leads/${id}`), { email: 'bea@example.com' })
    await agree(s, id)
    await s.settle()
    expect(s.account.find('bea@example.com')?.consent).toBe(asked)
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    expect(await s.lead(id)).toMatchObject({ email: 'bea@example.com', mailability: 'subscribed' })
    s.account.fake.assertNoFaults()
  })

  test('who does not agree anew is asked nowhere', async () => {
    const { s, id } = await start('there')
    s.h.clock.forward(DAY)
    await s.poll()
    await s.settle()
    expect(s.account.contacts().map(({ email, consent }) => [email, consent])).toEqual([
      ['ana@example.com', 'unsubscribed'],
    ])
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
  })
})
