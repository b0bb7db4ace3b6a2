/** That the fakes are as strict as the services: the contract's judge finds planted mistakes, and rules that no contract holds are kept. */
import { expect, test } from 'vitest'
import { startFakeActiveCampaign } from './activecampaign/fake-activecampaign.ts'
import { startFakeConstantContact } from './constant-contact/fake-constant-contact.ts'
import { startFakeMailchimp } from './mailchimp/fake-mailchimp.ts'
import { toHash } from './mailchimp/state.ts'

interface Called {
  status: number
  body: Record<string, unknown>
}
const caller =
  (root: string, headers: Record<string, string>) =>
  async (method: string, path: string, body?: unknown): Promise<Called> => {
    const all = { 'content-type': 'application/json', ...headers }
    const answer = await fetch(root + path, {
      method,
      headers: all,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {} }
  }

async function openMailchimp() {
  const fake = await startFakeMailchimp()
  const authorization = `Basic ${Buffer.from(`x:${fake.key}`).toString('base64')}`
  const list = fake.addList('Newsletter')
  const call = caller(`${fake.origin}/3.0`, { authorization })
  const at = (email: string) => `/lists/${list.id}/members/${toHash(email)}`
  return { fake, list, call, at }
}
async function openConstantContact() {
  const fake = await startFakeConstantContact()
  const call = caller(`${fake.origin}/v3`, { authorization: `Bearer ${fake.issue().access_token}` })
  return { fake, list: fake.addList('Newsletter').list_id, call }
}
async function openActiveCampaign() {
  const fake = await startFakeActiveCampaign()
  return { fake, list: fake.addList('Newsletter'), call: caller(`${fake.origin}/api/3`, { 'api-token': fake.key }) }
}

test('what a contract does not know is a fault: of Mailchimp', async () => {
  const { fake, list, call, at } = await openMailchimp()
  const email_address = 'a@x.example'
  const faultsOf = async (...given: Parameters<typeof call>) => {
    await call(...given)
    return fake.takeFaults()
  }
  expect(await faultsOf('PUT', at(email_address), { email_address, status_if_new: 'subscribed' })).toEqual([])
  expect(await faultsOf('PUT', at(email_address), { email_address, status_if_new: 'joined' })).toHaveLength(1)
  expect(await faultsOf('PUT', at(email_address), { email_address })).toHaveLength(1)
  expect(
    await faultsOf('PUT', at(email_address), { email_address, status_if_new: 'subscribed', tag: 'x' }),
  ).toHaveLength(1)
  expect(await faultsOf('GET', `/lists/${list.id}/members?count=1001`)).toHaveLength(1)
  expect(await faultsOf('GET', `/lists/${list.id}/members?since=now`)).toHaveLength(1)
  expect(await faultsOf('GET', '/contacts')).toHaveLength(1)
  await fake.close()
})

test('what a contract does not know is a fault: of Constant Contact and ActiveCampaign', async () => {
  const one = await openConstantContact()
  const row = { email: 'a@x.example', 'cf:Plan': 'Pro' }
  await one.call('POST', '/activities/contacts_json_import', { import_data: [row], list_ids: [one.list] })
  one.fake.assertNoFaults()
  await one.call('POST', '/activities/contacts_json_import', { import_data: [{ mail: 'a' }], list_ids: [one.list] })
  expect(one.fake.takeFaults().join()).toContain('email')
  await one.call('GET', '/contacts?status=left')
  expect(one.fake.takeFaults()).toHaveLength(1)
  await one.fake.close()
  const { fake, call } = await openActiveCampaign()
  await call('POST', '/contact/sync', { contact: { email: 'a@x.example', phone: '+34' } })
  fake.assertNoFaults()
  await call('POST', '/contact/sync', { contact: { email: 'a@x.example', name: 'A' } })
  expect(fake.takeFaults().join()).toContain('name')
  await call('POST', '/contactLists', { contactList: { list: 'one', contact: 2, status: 1 } })
  expect(fake.takeFaults().join()).toContain('list')
  await fake.close()
})

test('Mailchimp: a compliance state gives way to a question alone, an address deleted for good to nothing', async () => {
  const { fake, list, call, at } = await openMailchimp()
  for (const email of ['left@x.example', 'gone@x.example']) fake.addMember(list, email)
  fake.person.unsubscribe(list, 'left@x.example')
  fake.owner.deletePermanently(list, 'gone@x.example')
  expect(await call('PATCH', at('left@x.example'), { status: 'subscribed' })).toMatchObject({
    body: { title: 'Member In Compliance State' },
  })
  expect(await call('PATCH', at('left@x.example'), { status: 'pending' })).toMatchObject({ status: 200 })
  for (const status_if_new of ['subscribed', 'pending'])
    expect(await call('PUT', at('gone@x.example'), { email_address: 'gone@x.example', status_if_new })).toMatchObject({
      body: { title: 'Forgotten Email Not Subscribed' },
    })
  const members = [
    { email_address: 'left@x.example', status: 'subscribed' },
    { email_address: 'gone@x.example', status: 'subscribed' },
  ]
  const batch = await call('POST', `/lists/${list.id}`, { members, update_existing: true })
  expect(batch).toMatchObject({ status: 200, body: { total_updated: 0, error_count: 2 } })
  fake.assertNoFaults()
  await fake.close()
})

test('Mailchimp: unknown merge tags are dropped, a boolean is refused, an address must be whole', async () => {
  const { fake, list, call, at } = await openMailchimp()
  list.fields.push({ merge_id: 5, tag: 'HOME', name: 'Home', type: 'address', required: false, options: {} })
  const put = (merge_fields: object) =>
    call('PUT', at('a@x.example'), { email_address: 'a@x.example', status_if_new: 'subscribed', merge_fields })
  expect(await put({ NONE: 'x' })).toMatchObject({ status: 200, body: { merge_fields: { FNAME: '' } } })
  expect(await put({ FNAME: true })).toMatchObject({ status: 400, body: { errors: [{ field: 'FNAME' }] } })
  expect(await put({ HOME: { addr1: 'Road 1' } })).toMatchObject({ status: 400 })
  await fake.close()
})

test('Mailchimp: the eleventh call at the same time is refused', async () => {
  const { fake, call } = await openMailchimp()
  for (let at = 0; at < 10; at++) fake.fail({ kind: 'hang', on: 'GET /3.0/lists' })
  const hanging = Array.from({ length: 10 }, () => call('GET', '/lists').catch(() => undefined))
  await expect.poll(() => fake.calls.length).toBe(10)
  expect(await call('GET', '/')).toMatchObject({ status: 429 })
  await fake.close()
  await Promise.all(hanging)
})

test('Constant Contact: a PUT empties and revives, a form brings back, a refresh token works once', async () => {
  const { fake, list, call } = await openConstantContact()
  const contact = fake.addContact(list, 'a@x.example')
  fake.owner.change('a@x.example', { first_name: 'Ana' })
  fake.owner.delete('a@x.example')
  const email_address = { address: 'a@x.example' }
  await call('PUT', `/contacts/${contact.contact_id}`, { email_address, update_source: 'Account' })
  expect([contact.deleted_at, contact.values.first_name, contact.lists.size]).toEqual([null, null, 0])
  fake.owner.unsubscribe('a@x.example')
  fake.clock.forward(1_000)
  await call('POST', '/contacts/sign_up_form', { email_address: 'a@x.example', list_memberships: [list] })
  expect(contact.permission).toBe('explicit')
  fake.person.unsubscribe('a@x.example')
  expect(
    await call('POST', '/contacts/sign_up_form', { email_address: 'a@x.example', list_memberships: [list] }),
  ).toMatchObject({ status: 400 })
  const { client_id, client_secret } = fake.application
  const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
  const refresh = async (refresh_token: string) => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
    return (await fetch(`${fake.origin}/oauth2/default/v1/token`, { method: 'POST', headers: { authorization }, body }))
      .status
  }
  const { refresh_token } = fake.issue()
  expect([await refresh(refresh_token), await refresh(refresh_token)]).toEqual([200, 400])
  fake.clock.forward(1_000)
  fake.useCalls(10_000)
  expect(await call('GET', '/contact_tags')).toMatchObject({ status: 429, body: [{ error_key: 'quota_exceeded' }] })
  await fake.close()
})

test('ActiveCampaign: list state 1 brings back without a word, an import does not, a wrong key is 403', async () => {
  const { fake, list, call } = await openActiveCampaign()
  const contact = fake.addContact(list, 'a@x.example')
  fake.person.unsubscribe(list, 'a@x.example')
  await call('POST', '/import/bulk_import', {
    contacts: [{ email: 'a@x.example', subscribe: [{ listid: Number(list) }] }],
  })
  fake.clock.forward(10_000)
  for (const id of fake.state.imports.keys()) await call('GET', `/import/info?batchId=${id}`)
  expect(fake.getStatus(list, 'a@x.example')).toBe(2)
  await call('POST', '/contactLists', { contactList: { list: Number(list), contact: contact.id, status: 1 } })
  expect(fake.getStatus(list, 'a@x.example')).toBe(1)
  fake.assertNoFaults()
  expect(await caller(`${fake.origin}/api/3`, { 'api-token': 'x' })('GET', '/lists')).toMatchObject({ status: 403 })
  for (let at = 0; at < 4; at++) await call('GET', '/lists')
  expect(await call('GET', '/lists')).toMatchObject({ status: 429 })
  await fake.close()
})
