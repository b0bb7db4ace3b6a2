/** Failures of the other side while leads are under way: each says what happened, and nothing is lost. */
import { afterEach, expect, test } from 'vitest'
import type { startFakeActiveCampaign } from '../../../testing/fake-services/activecampaign/fake-activecampaign.ts'
import type { startFakeConstantContact } from '../../../testing/fake-services/constant-contact/fake-constant-contact.ts'
import type { startFakeMailchimp } from '../../../testing/fake-services/mailchimp/fake-mailchimp.ts'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { workOff } from '../../../testing/work-off.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000

async function addLeads(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await s.newLead(`p${at}@example.com`, { first_name: 'Ana' })
}

test.each(['constant_contact', 'activecampaign'] as const)(
  '%s: a mapped field that is deleted there stops it, and what waited is sent once it is mapped again',
  async service => {
    s = await openSyncedSite(service)
    const path = s.path(`connections/${s.connection_id}`)
    const own = { type: 'text', name: 'pastry', label: 'Favorite pastry' }
    const { id: field } = (await s.h.post(s.path('custom-fields'), own)).body
    const { body: made } = await s.h.post(`${path}/fields`, { field })
    const names = { field: 'first_name', service_field: 'first_name' }
    const fields = [names, { field, service_field: made.id }]
    expect((await s.h.patch(path, { fields })).status).toBe(200)
    await s.settle()
    const fake = s.account.fake as Awaited<
      ReturnType<typeof startFakeActiveCampaign> | ReturnType<typeof startFakeConstantContact>
    >
    fake.owner.deleteField(made.id)
    await s.newLead('ana@example.com', { first_name: 'Ana', custom_fields: { pastry: 'Croissant' } })
    await s.settle()
    const stopped = await s.connection()
    expect(stopped).toMatchObject({ status: 'stopped', reason: 'schema_changed' })
    expect(stopped.reason_text).toMatch(/Map the fields again/)
    // Mapped anew, it goes on by itself.
    expect((await s.h.patch(path, { fields: [names] })).body.status).toBe('connected')
    await s.settle()
    expect(s.account.find('ana@example.com')).toMatchObject({ consent: 'subscribed', first_name: 'Ana' })
  },
)

test('an owner who revokes while people go one by one: who was not taken is sent after they sign in again', async () => {
  let calls = 0
  let revoke_at = Number.POSITIVE_INFINITY
  const fetchThere: typeof fetch = async (input, init) => {
    if (init?.method === 'PUT' && ++calls === revoke_at) s.account.revoke()
    return fetch(input, init)
  }
  s = await openSyncedSite('constant_contact', { fetch: fetchThere })
  await s.settle()
  await addLeads(3)
  await s.settle()
  s.h.clock.forward(MINUTE)
  const { data } = (await s.h.get(s.path('leads'))).body
  revoke_at = calls + 2
  for (const { id } of data) await s.h.post(s.path(`leads/${id}/unsubscribe`))
  await s.settle()
  const revoked = await s.connection()
  expect(revoked).toMatchObject({ status: 'reauthorization_required', reason: 'credential_refused' })
  expect(revoked.reason_text).toMatch(/^Account not authorized\. .* revoked it\. Authorize the connection again/)
  await s.authorize()
  await s.settle()
  expect(s.account.contacts().map(({ consent }) => consent)).toEqual(['unsubscribed', 'unsubscribed', 'unsubscribed'])
})

test('two sites on one list come to rest, and whoever leaves by one has left by both', async () => {
  s = await openSyncedSite('mailchimp')
  const { h, account } = s
  const other = await h.newSite('Casa Azul')
  const made = await h.post(`/v1/sites/${other}/connections`, { service: 'mailchimp', key: account.key })
  const path = `/v1/sites/${other}/connections/${made.body.id}`
  const fields = [{ field: 'first_name', service_field: 'FNAME' }]
  expect((await h.patch(path, { list_id: account.list_id, fields })).status).toBe(200)
  await addLeads(1)
  const ana = await h.post(`/v1/sites/${other}/leads`, {
    ...{ email: 'p0@example.com', first_name: 'Ana', consent: { text: 'Yes' } },
  })
  const both = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await s.poll()
      await workOff(h, other)
    }
  }
  await both()
  await h.patch(`/v1/sites/${other}/leads/${ana.body.id}`, { first_name: 'Eva' })
  await both()
  const { data } = (await h.get(s.path('leads'))).body
  expect([account.find('p0@example.com')?.first_name, data[0]?.first_name]).toEqual(['Eva', 'Eva'])
  const fake = account.fake as Awaited<ReturnType<typeof startFakeMailchimp>>
  const writes = () => fake.calls.filter(({ name }) => !name.startsWith('GET ')).length
  const before = writes()
  await both()
  expect(writes()).toBe(before)
  await h.post(s.path(`leads/${data[0]?.id}/unsubscribe`))
  await both()
  expect((await h.get(`/v1/sites/${other}/leads/${ana.body.id}`)).body.mailability).toBe('unsubscribed')
  expect(account.find('p0@example.com')?.consent).toBe('unsubscribed')
})

test.each(['constant_contact', 'activecampaign'] as const)(
  '%s: a tag of 300 characters names who is not sent',
  async service => {
    s = await openSyncedSite(service)
    const tag = await s.h.post(s.path('tags'), { name: 'x'.repeat(60) })
    await s.h.inSite(s.site, tx => tx.run('update tags set name = ? where id = ?', ['x'.repeat(300), tag.body.id]))
    expect((await s.h.patch(s.path(`connections/${s.connection_id}`), { tag_ids: [tag.body.id] })).status).toBe(200)
    const id = await s.newLead('ana@example.com', { tag_ids: [tag.body.id] })
    await s.settle()
    const [entry] = (await s.h.get(s.path(`connections/${s.connection_id}/ledger`))).body.data
    expect(entry).toMatchObject({
      lead_id: id,
      lead: { email: 'ana@example.com' },
      status: 'refused',
      reason: 'value_invalid',
      reason_text: expect.stringMatching(/does not take a value\. Correct it/),
    })
    expect(await s.connection()).toMatchObject({ status: 'connected' })
  },
)
