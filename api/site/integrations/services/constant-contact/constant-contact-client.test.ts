import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeConstantContact } from '../../../../testing/fake-services/constant-contact/fake-constant-contact.ts'
import { type OpenParts, openConstantContact } from '../../../../testing/fake-services/constant-contact/open-client.ts'
import { problemOf, readAllContacts, reasonOf, toChange } from '../../../../testing/fake-services/contact-changes.ts'
import type { ContactChange } from '../service-client.ts'

let fake: Awaited<ReturnType<typeof startFakeConstantContact>>
beforeEach(async () => {
  fake = await startFakeConstantContact()
})
afterEach(async () => {
  await fake.close()
  fake.assertNoFaults()
})

const open = (parts?: OpenParts) => openConstantContact(fake, parts)

test('reads the account, lists, fields and tags over all pages, and makes fields that are missing', async () => {
  const lists = Array.from({ length: 1_003 }, (_, at) => fake.addList(`List ${at}`))
  for (let at = 0; at < 501; at++) fake.state.addTag(`Tag ${at}`)
  const { client } = open()
  expect(await client.checkAccount()).toMatchObject({ name: 'Bakery', email: 'owner@bakery.example' })
  expect(await client.readLists()).toHaveLength(lists.length)
  expect(await client.readTags('')).toHaveLength(501)
  const made = await client.createField('', { name: 'Employees', type: 'number' })
  expect(made).toMatchObject({ name: 'Employees', type: 'number' })
  expect((await client.readFields('')).map(({ id }) => id)).toEqual(expect.arrayContaining(['first_name', made.id]))
})

test('one contact is made, changed and tagged with nothing else lost, and keeps its identity when the address changes', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const field = await client.createField('', { name: 'Plan', type: 'text' })
  const [made] = await client.sendContacts(list.list_id, [
    toChange('ana@x.example', {
      fields: { first_name: 'Ana', phone_number: '+34 600', birthday: '05/17', [field.id]: 'Pro' },
    }),
  ])
  expect(made).toMatchObject({ outcome: 'accepted', consent: 'subscribed' })
  const contact = fake.getContact('ana@x.example')
  contact?.street_addresses.push({ kind: 'home', city: 'Vigo' })
  const moved = toChange('ana@y.example', {
    previous_email: 'ana@x.example',
    tags_to_add: ['Moved'],
    fields: { last_name: 'Gil' },
  })
  expect(await client.sendContacts(list.list_id, [moved])).toMatchObject([
    { outcome: 'accepted', contact_id: contact?.contact_id },
  ])
  expect(fake.state.contacts.size).toBe(1)
  expect(await client.readContact(list.list_id, 'ana@y.example')).toMatchObject({
    consent: 'subscribed',
    fields: { first_name: 'Ana', last_name: 'Gil', phone_number: '+34 600', birthday: '05/17', [field.id]: 'Pro' },
    tags: ['Moved'],
  })
  expect(contact?.street_addresses).toEqual([{ kind: 'home', city: 'Vigo' }])
  await client.sendContacts(list.list_id, [
    toChange('ana@y.example', {
      consent: 'keep',
      fields: { last_name: null, birthday: null },
      tags_to_remove: ['Moved'],
    }),
  ])
  expect(await client.readContact(list.list_id, 'ana@y.example')).toMatchObject({
    fields: { first_name: 'Ana', last_name: null, birthday: null },
    tags: [],
  })
})

test.each([1, 12])('nobody who left is subscribed again by any way of sending (%i at once)', async count => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const emails = Array.from({ length: count }, (_, at) => `p${at}@x.example`)
  for (const [at, email] of emails.entries()) {
    fake.addContact(list.list_id, email)
    if (at % 2 === 0) fake.owner.unsubscribe(email)
    else fake.person.unsubscribe(email)
  }
  // With tags a contact is written as a whole, without them by a form.
  for (const tags_to_add of [[], ['T']])
    for (const consent of ['subscribe', 'keep'] as const) {
      const changes = emails.map(email => toChange(email, { consent, fields: { first_name: 'B' }, tags_to_add }))
      await client.sendContacts(list.list_id, changes)
      fake.clock.forward(60_000)
      for (const id of fake.state.activities.keys()) await client.readActivity(id)
    }
  expect([...fake.state.contacts.values()].map(({ permission, lists }) => [permission, lists.size])).toEqual(
    emails.map(() => ['unsubscribed', 0]),
  )
})

test('a deleted contact is not brought back', async () => {
  const list = fake.addList('Newsletter')
  fake.addContact(list.list_id, 'a@x.example')
  fake.owner.delete('a@x.example')
  const { client } = open()
  expect(await client.sendContacts(list.list_id, [toChange('a@x.example')])).toMatchObject([{ consent: 'archived' }])
  expect(fake.getContact('a@x.example')?.deleted_at).not.toBeNull()
})

test('unsubscribing empties nothing, and who left is asked once by the service’s own mail', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  await client.sendContacts(list.list_id, [toChange('a@x.example', { fields: { first_name: 'Ana' } })])
  await client.sendContacts(list.list_id, [toChange('a@x.example', { consent: 'unsubscribe' })])
  expect(await client.readContact(list.list_id, 'a@x.example')).toMatchObject({
    consent: 'unsubscribed',
    fields: { first_name: 'Ana' },
  })
  expect(await client.requestConfirmation(list.list_id, 'a@x.example')).toBe('mailed')
  expect(await client.readContact(list.list_id, 'a@x.example')).toMatchObject({ consent: 'unsubscribed' })
  expect(await problemOf(client.requestConfirmation(list.list_id, 'a@x.example'))).toMatchObject({
    kind: 'contact_refused',
    reason: 'withdrawn',
  })
  fake.person.comeBack('a@x.example', list.list_id)
  expect(await client.readContact(list.list_id, 'a@x.example')).toMatchObject({ consent: 'subscribed' })
})

test('an address of 60 characters goes another way than one of 50, one of 90 none', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const long = (length: number) => `${'a'.repeat(length - '@x.example'.length)}@x.example`
  const outcomes = await client.sendContacts(
    list.list_id,
    [50, 60, 90].map(length => toChange(long(length))),
  )
  expect(outcomes.map(reasonOf)).toMatchObject([{ outcome: 'accepted' }, { outcome: 'accepted' }, 'address_too_long'])
  expect(fake.calls.map(({ name }) => name)).toContain('POST /v3/contacts')
})

test('refusals of a contact, a list and a field are told apart', async () => {
  const list = fake.addList('Newsletter')
  fake.addContact(list.list_id, 'there@x.example')
  fake.addContact(list.list_id, 'me@x.example')
  const { client } = open()
  const employees = await client.createField('', { name: 'Employees', type: 'number' })
  const send = (one: ContactChange) => client.sendContacts(list.list_id, [one])
  expect((await send(toChange('b@host.invalid'))).map(reasonOf)).toEqual(['address_invalid'])
  expect((await send(toChange('nobody@x.example', { consent: 'keep' }))).map(reasonOf)).toEqual(['not_found'])
  expect((await send(toChange('there@x.example', { previous_email: 'me@x.example' }))).map(reasonOf)).toEqual([
    'address_taken',
  ])
  expect((await send(toChange('c@x.example', { fields: { [employees.id]: 'many' } }))).map(reasonOf)).toEqual([
    'value_invalid',
  ])
  expect((await send(toChange('c@x.example', { tags_to_add: ['x'.repeat(300)] }))).map(reasonOf)).toEqual([
    'value_invalid',
  ])
  fake.owner.deleteField(employees.id)
  expect(await problemOf(send(toChange('c@x.example', { fields: { [employees.id]: '3' } })))).toMatchObject({
    kind: 'schema_changed',
  })
  fake.owner.deleteList(list.list_id)
  expect(await problemOf(send(toChange('d@x.example')))).toMatchObject({ kind: 'list_gone' })
  fake.owner.losePrivilege()
  expect(await problemOf(client.createField('', { name: 'More', type: 'text' }))).toMatchObject({
    kind: 'not_authorized',
    cause: 'permission',
  })
})

test('many go as one activity, whose failures are counted', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const field = await client.createField('', { name: 'Plan', type: 'text' })
  const emails = Array.from({ length: 1_000 }, (_, at) => `p${at}@x.example`)
  const begun = fake.calls.length
  const outcomes = await client.sendContacts(
    list.list_id,
    [...emails, 'bad@host.invalid'].map(email =>
      toChange(email, { fields: { first_name: 'P', [field.id]: 'Pro' }, tags_to_add: ['All'] }),
    ),
  )
  expect(outcomes[0]).toMatchObject({ outcome: 'pending', has_tags_left: true })
  const id = outcomes[0] && 'activity_id' in outcomes[0] ? outcomes[0].activity_id : ''
  expect(await client.readActivity(id)).toEqual({ state: 'running' })
  fake.clock.forward(10_000)
  expect(await client.readActivity(id)).toMatchObject({ state: 'completed', failure_count: 1 })
  const { contacts } = await client.readContacts({ list_id: list.list_id })
  expect(contacts[0]).toMatchObject({ consent: 'subscribed', fields: { first_name: 'P', [field.id]: 'Pro' } })
  const tagged = await client.sendContacts(
    list.list_id,
    [...fake.state.contacts.values()].map(one =>
      toChange(one.address, { contact_id: one.contact_id, tags_to_add: ['All'] }),
    ),
  )
  expect(tagged[0]).toMatchObject({ outcome: 'pending', has_tags_left: false })
  fake.clock.forward(10_000)
  const both = tagged[0] && 'activity_id' in tagged[0] ? tagged[0].activity_id : ''
  expect(await client.readActivity(both)).toMatchObject({ state: 'completed', failure_count: 0 })
  expect([...fake.state.contacts.values()].every(({ tags }) => tags.size === 1)).toBe(true)
  expect(fake.calls.length - begun).toBeLessThan(20)
})

test('polling reads what changed and who left, over all pages', async () => {
  const list = fake.addList('Newsletter')
  for (let at = 0; at < 1_200; at++) fake.addContact(list.list_id, `p${at}@x.example`)
  const { client } = open()
  const since = fake.clock.now()
  fake.clock.forward(60_000)
  fake.owner.change('p1@x.example', { first_name: 'New' })
  fake.person.unsubscribe('p2@x.example', 'too many')
  const all = await readAllContacts(client, { list_id: list.list_id })
  expect([all.size, all.get('p2@x.example')]).toEqual([1_200, 'unsubscribed'])
  // The calls of a day are few: names of tags are read where somebody has one.
  expect(fake.calls.map(({ name }) => name)).toEqual(Array.from({ length: 3 }, () => 'GET /v3/contacts'))
  const first = await client.readContacts({ list_id: list.list_id, since })
  expect(first.contacts.map(({ email }) => email)).toEqual(['p1@x.example', 'p2@x.example'])
  const second = await client.readContacts({ list_id: list.list_id, since, cursor: first.cursor ?? '' })
  expect(second).toMatchObject({ contacts: [{ email: 'p2@x.example', consent_reason: 'too many' }] })
  expect(second.cursor).toBeUndefined()
})

test('misfortunes are told apart', async () => {
  const { client } = open({ call_milliseconds_max: 300 })
  const next = (kind: Parameters<typeof fake.fail>[0]['kind']) => {
    fake.fail({ kind })
    return problemOf(client.readTags(''))
  }
  expect(await next('rate_limit')).toMatchObject({ kind: 'rate_limited' })
  for (const kind of ['error', 'cut', 'hang'] as const) expect(await next(kind)).toMatchObject({ kind: 'service_down' })
})
