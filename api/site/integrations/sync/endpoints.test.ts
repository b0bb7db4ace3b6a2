/** What a connection answers of its leads: the ledger, a trial, what is tried again, and the import of a list with its undo. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite, type SyncedSiteOptions } from '../../../testing/fixtures/synced-site.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})
const start = async (service: SyncedSite['account']['service'], options?: SyncedSiteOptions) => {
  const s = await openSyncedSite(service, options)
  open.push(s)
  return s
}

test('a trial shows what would be sent, and what the service would refuse', async () => {
  const s = await start('constant_contact')
  await s.settle()
  await s.h.post(s.path(`connections/${s.connection_id}/pause`))
  const tag = (await s.h.post(s.path('tags'), { name: 'VIP' })).body.id
  await s.h.patch(s.path(`connections/${s.connection_id}`), { tag_ids: [tag] })
  await s.newLead('ana@example.com', { first_name: 'A'.repeat(60), tag_ids: [tag] })
  await s.newLead(`${'a'.repeat(60)}@${'b'.repeat(30)}.example`)
  await s.h.post(s.path('leads'), { email: 'never@example.com' })
  s.account.add('left@example.com')
  s.account.unsubscribe('left@example.com')
  await s.newLead('left@example.com')
  const { body, status } = await s.h.post(s.path(`connections/${s.connection_id}/trial`), {})
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { email: 'left@example.com', action: 'left_out', reason: 'withdrawn' },
    { email: 'never@example.com', action: 'left_out', reason: 'not_subscribed' },
    { action: 'create', refusals: [{ reason: 'address_too_long' }] },
    {
      ...{ email: 'ana@example.com', action: 'create', tags: ['VIP'] },
      fields: [{ service_field: 'first_name', service_name: 'First name' }],
      refusals: [{ field: 'first_name', reason: 'value_invalid' }],
    },
  ])
  expect(s.account.contacts()).toHaveLength(1)
})

test('what the service refuses is listed with its reason, and tried again when it is mended', async () => {
  const s = await start('constant_contact')
  const email = `${'a'.repeat(60)}@${'b'.repeat(30)}.example`
  const id = await s.newLead(email)
  await s.newLead('ana@example.com')
  await s.settle()
  const connection = await s.connection()
  expect(connection.errors).toMatchObject([{ reason: 'address_too_long', leads: 1, text: expect.any(String) }])
  const { body } = await s.h.get(s.path(`connections/${s.connection_id}/ledger?status=refused`))
  expect(body.data).toMatchObject([{ lead_id: id, status: 'refused', reason: 'address_too_long' }])
  expect((await s.h.post(s.path(`connections/${s.connection_id}/retry`), {})).body).toEqual({ leads: 1 })
  await s.h.patch(s.path(`leads/${id}`), { email: 'short@example.com' })
  await s.settle()
  expect((await s.connection()).errors).toEqual([])
  expect(s.account.find('short@example.com')?.consent).toBe('subscribed')
})

describe.each(['mailchimp', 'constant_contact', 'activecampaign'] as const)('%s', service => {
  test('a list is imported with verdicts, keeps who left as they are, and is undone', async () => {
    const s = await start(service, {
      prepare: async account => {
        account.add('ana@example.com', 'Ana')
        account.add('left@example.com', 'Lea')
        account.unsubscribe('left@example.com')
      },
    })
    await s.settle()
    const made = await s.h.post(s.path(`connections/${s.connection_id}/imports`))
    expect([made.status, made.body.type, made.body.status]).toEqual([202, 'list_import', 'queued'])
    const again = await s.h.post(s.path(`connections/${s.connection_id}/imports`))
    expect([again.status, again.body.code]).toEqual([409, 'transition_not_allowed'])
    await s.work()
    const read = (await s.h.get(s.path(`operations/${made.body.id}`))).body
    expect(read).toMatchObject({ status: 'completed', progress: { succeeded: 2 }, details: made.body.details })
    const path = s.path(`imports/${(made.body.details as { import_id: string }).import_id}`)
    const found = await s.h.get(path)
    expect([found.status, found.body.row_count]).toEqual([200, 2])
    const suggestions = found.body.suggestions as { column: number; field: string }[]
    expect(suggestions.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['email', 'first_name', 'tags', 'consent.status']),
    )
    const mapping = suggestions.map(
      ({ from: _from, ...target }: { from?: string; column: number; field: string }) => target,
    )
    const consent = { text: 'News of Casa Verde' }
    expect((await s.h.patch(path, { mapping, consent })).status).toBe(200)
    expect((await s.h.post(`${path}/check`)).status).toBe(202)
    await s.work()
    expect((await s.h.get(path)).body.check).toMatchObject({ counts: { created: 2 } })
    const begun = await s.h.post(`${path}/start`)
    expect(begun.status).toBe(202)
    await s.settle()
    const leads = async () => (await s.h.get(s.path('leads'))).body.data
    expect(await leads()).toMatchObject([
      { email: 'left@example.com', mailability: 'unsubscribed' },
      { email: 'ana@example.com', mailability: 'subscribed', first_name: 'Ana' },
    ])
    await s.poll()
    expect([s.account.find('ana@example.com')?.consent, s.account.find('left@example.com')?.consent]).toEqual([
      'subscribed',
      'unsubscribed',
    ])
    expect(s.account.contacts()).toHaveLength(2)
    await s.h.post(s.path(`operations/${begun.body.id}/undo`))
    await s.settle()
    await s.poll()
    expect(await leads()).toEqual([])
    expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
  })
})

test('a campaign sends its leads by its connection, which cannot be deleted while it does', async () => {
  const s = await start('mailchimp', { settings: { leads: 'chosen' } })
  const made = await s.h.post(s.path('campaigns'), {
    name: 'Spring',
    description: 'Guide',
    connection_id: s.connection_id,
  })
  expect(made.body).toMatchObject({
    marketing_service: 'mailchimp',
    connection_id: s.connection_id,
    missing: [{ code: 'no_lead_source' }],
  })
  const other = (await s.h.post(s.path('connections'), { service: 'constant_contact' })).body.id
  const waiting = await s.h.patch(s.path(`campaigns/${made.body.id}`), { connection_id: other })
  expect(waiting.body.missing).toContainEqual(expect.objectContaining({ pointer: '/connection_id' }))
  expect((await s.h.delete(s.path(`connections/${other}`))).body.code).toBe('in_use')
  const none = await s.h.patch(s.path(`campaigns/${made.body.id}`), { marketing_service: 'none' })
  expect(none.body).toMatchObject({ marketing_service: 'none', connection_id: null })
  const id = await s.newLead('ana@example.com')
  await s.settle()
  expect(s.account.contacts()).toEqual([])
  expect(id).toBeDefined()
})

test('who comes by an active campaign is sent by its connection, with what they entered; others are not chosen', async () => {
  const s = await start('mailchimp', { settings: { leads: 'chosen' } })
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await s.h.post(s.path(path), body)
    expect([status, answer.code]).toEqual([status < 300 ? status : 201, undefined])
    return answer
  }
  expect((await s.h.post(s.path('publish'))).status).toBe(200)
  const { id: popup_id } = await made('popups', {
    name: 'Guide',
    content: { heading: 'A guide', thank_you_heading: 'Thanks' },
    form: {
      fields: ['email', 'first_name'].map(name => ({ name, label: name })),
      consent: { type: 'notice', text: 'By sending you agree.' },
    },
  })
  const campaign = await made('campaigns', {
    ...{ name: 'Spring', description: 'Guide', popup_id, connection_id: s.connection_id },
  })
  await made(`campaigns/${campaign.id}/publish`, {})
  const submission = { values: { email: 'ana@example.com', first_name: 'Ana' }, page_url: 'https://casa.example/' }
  const submissions = `/v1/public/sites/${s.site}/popups/${popup_id}/submissions`
  const sent = await s.h.post(submissions, { ...submission, shown_for_ms: 5_000 }, { token: null })
  expect(sent.status).toBeLessThan(300)
  await s.newLead('bea@example.com', { first_name: 'Bea' })
  await s.settle()
  expect(s.account.contacts()).toMatchObject([{ email: 'ana@example.com', first_name: 'Ana', consent: 'subscribed' }])
  const { data } = (await s.h.get(s.path(`connections/${s.connection_id}/ledger?status=left_out`))).body
  expect(data).toMatchObject([{ lead: { email: 'bea@example.com' }, reason: 'not_chosen' }])
})
