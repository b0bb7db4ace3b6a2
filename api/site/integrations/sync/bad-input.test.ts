/** What owners and strangers get wrong around a connection: each says what happened and what to do, and nobody is lost or resubscribed. */
import { afterEach, expect, test } from 'vitest'
import type { startFakeMailchimp } from '../../../testing/fake-services/mailchimp/fake-mailchimp.ts'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { createHarness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { resubscribeLead } from '../../contacts/mailability/rules.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000
const proof = {
  ...{ text: 'Yes', text_version: 1, place: 'form', method: 'double_opt_in' as const, page_url: null, locale: null },
}

const mailchimpOf = ({ account }: SyncedSite) => account.fake as Awaited<ReturnType<typeof startFakeMailchimp>>
const onlyList = (site: SyncedSite) => [...mailchimpOf(site).state.lists.values()][0]!

test.each(['when a value is refused', 'by the comparison of the night'])(
  'a field whose type changed there stops it, %s',
  async way => {
    s = await openSyncedSite('mailchimp')
    const path = s.path(`connections/${s.connection_id}`)
    const own = { type: 'text', name: 'company', label: 'Company' }
    const { id: field } = (await s.h.post(s.path('custom-fields'), own)).body
    const { body: made } = await s.h.post(`${path}/fields`, { field })
    const names = { field: 'first_name', service_field: 'FNAME' }
    expect((await s.h.patch(path, { fields: [names, { field, service_field: made.id }] })).status).toBe(200)
    await s.settle()
    mailchimpOf(s).owner.changeFieldType(onlyList(s), made.id, 'number')
    if (way === 'when a value is refused') {
      await s.newLead('bea@example.com', { first_name: 'Bea' })
      await s.newLead('ana@example.com', { first_name: 'Ana', custom_fields: { company: 'Bakery' } })
      await s.settle()
      expect(s.account.find('bea@example.com')?.consent).toBe('subscribed')
    } else {
      s.h.clock.forward(25 * 3_600_000)
      await s.work()
    }
    const stopped = await s.connection()
    expect(stopped).toMatchObject({ status: 'stopped', reason: 'schema_changed', detail: 'Company: text → number' })
    expect(stopped.reason_text).toMatch(/Map the fields again/)
    expect(stopped.errors).toEqual([])
    expect((await s.h.patch(path, { fields: [names] })).body.status).toBe('connected')
    await s.newLead('eva@example.com', { first_name: 'Eva', custom_fields: { company: 'Bakery' } })
    await s.settle()
    const people = way === 'when a value is refused' ? ['ana', 'bea', 'eva'] : ['eva']
    expect(s.account.contacts().map(({ email }) => email.split('@')[0])).toEqual(expect.arrayContaining(people))
    s.account.fake.assertNoFaults()
  },
)

test('two installations on one list come to rest, and whoever leaves by one has left by both', async () => {
  s = await openSyncedSite('mailchimp')
  const { account } = s
  const other = await createHarness({}, { marketingServices: { fetch, origins: { mailchimp: account.origin } } })
  try {
    const site = await other.newSite('Casa Azul')
    const at = `/v1/sites/${site}`
    const made = await other.post(`${at}/connections`, { service: 'mailchimp', key: account.key })
    const fields = [{ field: 'first_name', service_field: 'FNAME' }]
    const path = `${at}/connections/${made.body.id}`
    expect((await other.patch(path, { list_id: account.list_id, fields })).status).toBe(200)
    const both = async () => {
      for (let turn = 0; turn < 3; turn++) {
        await s.poll()
        other.clock.forward(31 * 60_000)
        await workOff(other, site)
      }
    }
    await s.newLead('ana@example.com', { first_name: 'Ana' })
    const there = await other.post(`${at}/leads`, {
      ...{ email: 'ana@example.com', first_name: 'Ana', consent: { text: 'Yes' } },
    })
    await both()
    await other.patch(`${at}/leads/${there.body.id}`, { first_name: 'Eva' })
    await both()
    const { data } = (await s.h.get(s.path('leads'))).body
    expect([account.find('ana@example.com')?.first_name, data[0]?.first_name]).toEqual(['Eva', 'Eva'])
    const writes = () => mailchimpOf(s).calls.filter(({ name }) => !name.startsWith('GET ')).length
    const before = writes()
    await both()
    expect(writes(), 'neither answers the other').toBe(before)
    await s.h.post(s.path(`leads/${data[0]?.id}/unsubscribe`))
    await both()
    expect(account.find('ana@example.com')?.consent).toBe('unsubscribed')
    expect((await other.get(`${at}/leads/${there.body.id}`)).body.mailability).toBe('unsubscribed')
  } finally {
    await other.close()
  }
})

test.each(['mailchimp', 'activecampaign'] as const)(
  '%s: a call that is replayed, or forged, changes nothing: the state there is read',
  async service => {
    const calls: { url: string; headers: Record<string, string>; body: string }[] = []
    s = await openSyncedSite(service, {
      onTheWay: deliver => (url, request) => {
        calls.push({ url, ...request })
        return deliver(url, request)
      },
    })
    const [ana, bea] = [await s.newLead('ana@example.com'), await s.newLead('bea@example.com')]
    await s.settle()
    calls.splice(0)
    s.h.clock.forward(MINUTE)
    s.account.unsubscribe('ana@example.com')
    await s.work()
    expect(await s.lead(ana)).toMatchObject({ mailability: 'unsubscribed' })
    const [left] = calls.splice(0)
    // Back by their own new consent, about which Mailchimp has asked them.
    s.h.clock.forward(MINUTE)
    await s.h.inSite(s.site, (tx, context) => resubscribeLead(tx, ana, proof, context))
    await s.settle()
    if (service === 'mailchimp') s.account.confirm('ana@example.com')
    s.h.clock.forward(MINUTE)
    await s.poll()
    const before = s.account.contacts()
    expect(before.map(({ consent }) => consent)).toEqual(['subscribed', 'subscribed'])
    for (let times = 0; times < 2; times++) expect(await s.deliver(left!.url, left!)).toBeLessThan(300)
    await s.deliver(left!.url, { ...left!, body: left!.body.replaceAll('ana%40', 'bea%40') })
    await s.work()
    expect(s.account.contacts()).toEqual(before)
    for (const id of [ana, bea]) expect(await s.lead(id)).toMatchObject({ mailability: 'subscribed' })
    s.account.fake.assertNoFaults()
  },
)

test('an address of 60 characters reaches Constant Contact, one of 90 is named', async () => {
  s = await openSyncedSite('constant_contact')
  const long = `${'a'.repeat(48)}@example.com`
  const longer = `${'a'.repeat(60)}@${'b'.repeat(20)}.example`
  await s.newLead(long, { first_name: 'Ana' })
  const id = await s.newLead(longer, { first_name: 'Bea' })
  await s.settle()
  expect(s.account.find(long)).toMatchObject({ consent: 'subscribed', first_name: 'Ana' })
  const { data } = (await s.h.get(s.path(`connections/${s.connection_id}/ledger?status=refused`))).body
  const reason_text = 'The service takes no address that long. Use a shorter one.'
  expect(data).toMatchObject([{ lead_id: id, reason: 'address_too_long', reason_text }])
  expect(await s.connection()).toMatchObject({
    status: 'connected',
    errors: [{ reason: 'address_too_long', leads: 1, text: reason_text }],
  })
})

test('an installation that loses its application stops it, and goes on once it has it again', async () => {
  s = await openSyncedSite('constant_contact')
  await s.settle()
  const { config } = s.h.installation
  const former = config.service_applications
  Object.assign(config, { service_applications: {} })
  await s.newLead('ana@example.com')
  await s.settle()
  const stopped = await s.connection()
  expect(stopped).toMatchObject({ status: 'stopped', reason: 'application_missing', waiting: 1 })
  expect(stopped.reason_text).toMatch(/application key .* resume/)
  Object.assign(config, { service_applications: former })
  expect((await s.h.post(s.path(`connections/${s.connection_id}/resume`))).status).toBe(200)
  await s.settle()
  expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
})
