/** Leaving and coming back: their own new consent, merges, erasure, and calls of services. */
import { afterEach, describe, expect, test } from 'vitest'
import type { startFakeMailchimp } from '../../../testing/fake-services/mailchimp/fake-mailchimp.ts'
import { openSyncedSite, type SyncedSite, type SyncedSiteOptions } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'
import { resubscribeLead } from '../../contacts/mailability/rules.ts'
import { erasePersonOnce } from '../../history/person-exports/rules.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

const proof = {
  text: 'Yes',
  text_version: 1,
  place: 'form',
  method: 'double_opt_in' as const,
  page_url: null,
  locale: null,
}

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 0))('%s', service => {
  const start = async (options?: SyncedSiteOptions) => {
    const s = await openSyncedSite(service, options)
    open.push(s)
    return s
  }

  test('their own new consent is asked for by the service, once, and lifts it when they say yes', async () => {
    const s = await start()
    const id = await s.newLead('ana@example.com')
    await s.settle()
    s.h.clock.forward(60_000)
    s.account.unsubscribe('ana@example.com')
    await s.poll()
    expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
    s.h.clock.forward(60_000)
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, id, proof, context))
    await s.settle()
    expect(s.account.find('ana@example.com')?.consent).toBe(
      { mailchimp: 'pending', constant_contact: 'unsubscribed', activecampaign: 'subscribed' }[service],
    )
    await s.poll()
    expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
    if (service !== 'activecampaign') s.account.confirm('ana@example.com')
    s.h.clock.forward(60_000)
    await s.poll()
    await s.settle()
    expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
    expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
    const asked = s.account.fake.calls.filter(({ name }) => name.includes('resubscribe'))
    expect(asked.length).toBe(service === 'constant_contact' ? 1 : 0)
    s.account.fake.assertNoFaults()
  })

  test('who left there before anybody here had their address is asked once they agree themselves', async () => {
    const s = await start({
      async prepare(account) {
        account.add('ana@example.com')
        account.unsubscribe('ana@example.com')
      },
    })
    await s.settle()
    s.h.clock.forward(60_000)
    const { id } = (await s.h.post(s.path('leads'), { email: 'ana@example.com' })).body
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, id, proof, context))
    await s.settle()
    expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
    expect(s.account.find('ana@example.com')?.consent).toBe(
      { mailchimp: 'pending', constant_contact: 'unsubscribed', activecampaign: 'subscribed' }[service],
    )
    s.account.fake.assertNoFaults()
  })

  test('a consent that others state does not bring anybody back', async () => {
    const s = await start()
    const id = await s.newLead('ana@example.com')
    await s.settle()
    s.h.clock.forward(60_000)
    s.account.unsubscribe('ana@example.com')
    await s.poll()
    s.h.clock.forward(60_000)
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, id, { ...proof, method: 'import' }, context))
    await s.settle()
    await s.poll()
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
  })

  test('of two leads that become one, either contact leaving means that the person left', async () => {
    const s = await start()
    const [into, from] = [await s.newLead('ana@example.com'), await s.newLead('anna@example.com')]
    await s.settle()
    s.h.clock.forward(60_000)
    expect((await s.h.post(s.path(`leads/${into}/merges`), { merged_lead_id: from })).status).toBe(201)
    await s.settle()
    expect(s.account.find('anna@example.com')?.consent).toBe('subscribed')
    s.h.clock.forward(60_000)
    s.account.unsubscribe('anna@example.com')
    await s.poll()
    await s.settle()
    expect(await s.lead(into)).toMatchObject({ mailability: 'unsubscribed' })
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
  })

  test('who unsubscribes after a merge has left with both contacts', async () => {
    const s = await start()
    const [into, from] = [await s.newLead('ana@example.com'), await s.newLead('anna@example.com')]
    await s.settle()
    await s.h.post(s.path(`leads/${into}/merges`), { merged_lead_id: from })
    await s.h.post(s.path(`leads/${into}/unsubscribe`))
    await s.settle()
    expect(s.account.contacts().map(({ consent }) => consent)).toEqual(['unsubscribed', 'unsubscribed'])
  })

  test('an erased lead leaves nothing but hashes, and its contact there stays', async () => {
    const s = await start()
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    await s.h.delete(s.path(`leads/${id}`))
    const rows = await s.h.inSite(s.site, tx =>
      Promise.all([tx.all('select * from sync_ledger', []), tx.all('select * from sync_erased', [])]),
    )
    expect(rows.map(found => found.length)).toEqual([0, 2])
    expect(JSON.stringify(rows)).not.toMatch(/ana/i)
    s.h.clock.forward(86_400_000)
    await s.poll()
    expect((await s.h.get(s.path('leads'))).body.data).toEqual([])
    expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
  })
})

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 1))('%s', service => {
  test('who had left and is erased before the service knew has left there too', async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    await s.h.post(s.path(`leads/${id}/unsubscribe`))
    await s.h.delete(s.path(`leads/${id}`))
    const rows = await s.h.inSite(s.site, tx => tx.all('select * from sync_departures', []))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/ana/i)
    expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
    for (let minute = 0; minute < 3; minute++) {
      await s.work()
      s.h.clock.forward(60_000)
    }
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    expect(await s.h.inSite(s.site, tx => tx.all('select * from sync_departures', []))).toEqual([])
    s.account.fake.assertNoFaults()
  })
})

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 2))('%s', service => {
  test('who asked to be erased is unsubscribed there, and an owner who deletes a lead unsubscribes nobody', async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    const [ana, bea] = [await s.newLead('ana@example.com'), await s.newLead('bea@example.com')]
    await s.settle()
    const request = { request_id: 'preq_1', email_key: 'ana@example.com' }
    const erased = await erasePersonOnce(s.h.installation, { id: s.site, is_demo: false }, request)
    expect([erased !== undefined, (await s.h.delete(s.path(`leads/${bea}`))).status]).toEqual([true, 204])
    expect((await s.h.get(s.path(`leads/${ana}`))).status).toBe(404)
    for (let minute = 0; minute < 3; minute++) {
      await s.work()
      s.h.clock.forward(60_000)
    }
    expect(s.account.find('ana@example.com')?.consent).toBe('unsubscribed')
    expect(s.account.find('bea@example.com')?.consent).toBe('subscribed')
    expect(await s.h.inSite(s.site, tx => tx.all('select * from sync_departures', []))).toEqual([])
    s.account.fake.assertNoFaults()
  })
})

test('a call of the service says whom to look at, and nothing of it is believed', async () => {
  const s = await openSyncedSite('mailchimp')
  open.push(s)
  const id = await s.newLead('ana@example.com')
  await s.settle()
  const fake = s.account.fake as Awaited<ReturnType<typeof startFakeMailchimp>>
  const [webhook] = [...fake.state.lists.values()].flatMap(list => [...list.webhooks.values()])
  const { pathname } = new URL(webhook?.url ?? '')
  expect((await s.h.get(pathname, { token: null })).status).toBe(200)
  for (const wrong of [`${pathname.slice(0, -1)}z`, `${pathname.slice(0, -4)}0000`])
    expect((await s.h.get(wrong, { token: null })).status).toBe(404)
  const wrong = await s.h.post(`${pathname.slice(0, -4)}0000`, {}, { token: null })
  expect([wrong.status, wrong.body.code]).toEqual([404, 'not_found'])
  const forged = new URLSearchParams({ type: 'unsubscribe', 'data[email]': 'ana@example.com' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await s.h.call('POST', pathname, { token: null, body: forged, headers })).status).toBe(204)
  await s.work()
  expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
  s.account.unsubscribe('ana@example.com')
  await s.work()
  expect(await s.lead(id)).toMatchObject({ mailability: 'unsubscribed' })
  s.account.fake.assertNoFaults()
})

test('people who agreed themselves are looked up beside each other, and each before anything is sent of them', async () => {
  const under_way = { now: 0, most: 0 }
  const s = await openSyncedSite('mailchimp', {
    fetch: async (input, init) => {
      under_way.now += 1
      under_way.most = Math.max(under_way.most, under_way.now)
      return fetch(input, init).finally(() => {
        under_way.now -= 1
      })
    },
    async prepare(account) {
      account.add('p7@example.com')
      account.unsubscribe('p7@example.com')
    },
  })
  open.push(s)
  await s.settle()
  s.h.clock.forward(60_000)
  expect(under_way.most).toBe(1)
  for (let number = 0; number < 15; number++) {
    const { id } = (await s.h.post(s.path('leads'), { email: `p${number}@example.com` })).body
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, id, proof, context))
  }
  await s.settle()
  // As many as one connection may have under way there.
  expect(under_way.most).toBe(8)
  const states = Map.groupBy(s.account.contacts(), ({ consent }) => consent)
  expect(states.get('subscribed')).toHaveLength(14)
  expect(states.get('pending')?.map(({ email }) => email)).toEqual(['p7@example.com'])
  s.account.fake.assertNoFaults()
})
