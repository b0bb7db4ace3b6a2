import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardedFetch } from '../../../../platform/network/safe-fetch/guarded-fetch.ts'
import { startFakeActiveCampaign } from '../../../../testing/fake-services/activecampaign/fake-activecampaign.ts'
import { problemOf, readAllContacts, reasonOf, toChange } from '../../../../testing/fake-services/contact-changes.ts'
import { Pace } from '../pace.ts'
import type { ContactChange } from '../service-client.ts'
import { createActiveCampaignClient } from './activecampaign-client.ts'
import { activecampaign_import_pace, activecampaign_pace } from './requests.ts'

let fake: Awaited<ReturnType<typeof startFakeActiveCampaign>>
beforeEach(async () => {
  fake = await startFakeActiveCampaign({ receive: async () => 200 })
})
afterEach(async () => {
  await fake.close()
  fake.assertNoFaults()
})

function open({
  api_key = fake.key,
  account_url = `${fake.origin}/`,
  call_milliseconds_max = 5_000,
  fetch = globalThis.fetch,
} = {}) {
  const { clock } = fake
  const paces = { clock, wait: async (milliseconds: number) => clock.forward(milliseconds) }
  const pace = new Pace(activecampaign_pace, paces)
  const import_pace = new Pace(activecampaign_import_pace, paces)
  return createActiveCampaignClient({ fetch, clock, pace, import_pace, call_milliseconds_max, api_key, account_url })
}

test('reads the account, lists, fields and tags over all pages', async () => {
  const lists = Array.from({ length: 130 }, (_, at) => fake.addList(`List ${at}`))
  for (let at = 0; at < 230; at++) fake.state.addTag(`Tag ${at}`)
  const client = open()
  expect(await client.checkAccount()).toMatchObject({ email: 'owner@bakery.example' })
  expect((await client.readLists()).map(({ id }) => id)).toEqual(lists)
  expect(await client.readTags('')).toHaveLength(230)
  expect(await problemOf(open({ account_url: 'bakery' }).checkAccount())).toMatchObject({ kind: 'not_authorized' })
})

test('an address that a person typed is reached where it is public alone', async () => {
  const list = fake.addList('Newsletter')
  const bytes_max = 1_000_000
  const refused = open({ fetch: guardedFetch({ bytes_max }) })
  expect(await problemOf(refused.readLists())).toMatchObject({
    kind: 'service_down',
    detail: expect.stringContaining('not public'),
  })
  expect(fake.calls).toEqual([])
  const client = open({ fetch: guardedFetch({ bytes_max, isAllowed: () => true }) })
  expect(await client.sendContacts(list, [toChange('a@x.example', { tags_to_add: ['T'] })])).toMatchObject([
    { outcome: 'accepted' },
  ])
  await client.sendContacts(list, [toChange('a@x.example', { tags_to_remove: ['T'] })])
  expect(await client.readContact(list, 'a@x.example')).toMatchObject({ consent: 'subscribed', tags: [] })
})

test('a field that is made is seen by everybody, with its options', async () => {
  const client = open()
  const made: { id: string }[] = []
  for (let at = 0; at < 25; at++)
    made.push(await client.createField('', { name: `Field ${at}`, type: 'choices', options: ['a', 'b'] }))
  const fields = await client.readFields('')
  expect(fields).toHaveLength(28)
  expect(fields.find(({ id }) => id === made[24]?.id)).toMatchObject({
    name: 'Field 24',
    type: 'choices',
    options: ['a', 'b'],
  })
  expect([...fake.state.fields.values()].every(({ is_related }) => is_related)).toBe(true)
})

test('one contact is made, changed, tagged and untagged, and keeps its identity when the address changes', async () => {
  const list = fake.addList('Newsletter')
  const client = open()
  const colors = await client.createField('', { name: 'Colors', type: 'choices', options: ['red', 'blue'] })
  const fields = { first_name: 'Ana', phone: '+34 600', [colors.id]: ['red', 'blue'] }
  const [made] = await client.sendContacts(list, [toChange('ana@x.example', { fields, tags_to_add: ['VIP', 'New'] })])
  expect(made).toMatchObject({ outcome: 'accepted', consent: 'subscribed' })
  const moved = toChange('ana@y.example', {
    previous_email: 'ana@x.example',
    tags_to_remove: ['new', 'unknown'],
    fields: { last_name: 'Gil' },
  })
  expect(await client.sendContacts(list, [moved])).toMatchObject([
    { contact_id: made && 'contact_id' in made && made.contact_id },
  ])
  expect(fake.state.contacts.size).toBe(1)
  expect(await client.readContact(list, 'ana@y.example')).toMatchObject({
    ...{ consent: 'subscribed', tags: ['VIP'], changed_at: fake.state.find('ana@y.example')?.updated_at },
    fields: { first_name: 'Ana', last_name: 'Gil', phone: '+34 600', [colors.id]: ['red', 'blue'] },
  })
  expect(await client.readContact(list, 'ana@x.example')).toBeUndefined()
})

test.each([1, 40])('nobody who left is subscribed again by any way of sending (%i at once)', async count => {
  const list = fake.addList('Newsletter')
  const client = open()
  const emails = Array.from({ length: count }, (_, at) => `p${at}@x.example`)
  const leaving = [fake.person.unsubscribe, fake.person.bounce, fake.owner.unsubscribe]
  for (const [at, email] of emails.entries()) {
    fake.addContact(list, email)
    leaving[at % leaving.length]?.(list, email)
  }
  const before = emails.map(email => fake.getStatus(list, email))
  for (const consent of ['subscribe', 'keep'] as const) {
    await client.sendContacts(
      list,
      emails.map(email => toChange(email, { consent, fields: { first_name: 'B' } })),
    )
    fake.clock.forward(60_000)
    for (const id of fake.state.imports.keys()) await client.readActivity(id)
  }
  expect(emails.map(email => fake.getStatus(list, email))).toEqual(before)
  expect(fake.state.find('p0@x.example')?.firstName).toBe('B')
})

test('unconfirmed people stay so, and leaving and coming back are told by the list’s state', async () => {
  const list = fake.addList('Newsletter')
  fake.addContact(list, 'a@x.example', 0)
  const client = open()
  expect(await client.sendContacts(list, [toChange('a@x.example')])).toMatchObject([{ consent: 'pending' }])
  expect(await client.sendContacts(list, [toChange('a@x.example', { consent: 'unsubscribe' })])).toMatchObject([
    { consent: 'unsubscribed' },
  ])
  expect(await client.requestConfirmation(list, 'a@x.example')).toBe('recorded')
  expect(fake.getStatus(list, 'a@x.example')).toBe(1)
  fake.person.bounce(list, 'a@x.example')
  expect(await problemOf(client.requestConfirmation(list, 'a@x.example'))).toMatchObject({
    kind: 'contact_refused',
    reason: 'withdrawn',
  })
})

test('refusals of a contact, a list and a field are told apart', async () => {
  const list = fake.addList('Newsletter')
  fake.addContact(list, 'there@x.example')
  fake.addContact(list, 'me@x.example')
  const client = open()
  const field = await client.createField('', { name: 'Plan', type: 'text' })
  const send = (one: ContactChange) => client.sendContacts(list, [one])
  expect((await send(toChange('b@host.invalid'))).map(reasonOf)).toEqual(['address_invalid'])
  expect((await send(toChange('nobody@x.example', { consent: 'keep' }))).map(reasonOf)).toEqual(['not_found'])
  expect((await send(toChange('there@x.example', { previous_email: 'me@x.example' }))).map(reasonOf)).toEqual([
    'address_taken',
  ])
  expect((await send(toChange('c@x.example', { tags_to_add: ['x'.repeat(300)] }))).map(reasonOf)).toEqual([
    'value_invalid',
  ])
  fake.owner.deleteField(field.id)
  expect(await problemOf(send(toChange('c@x.example', { fields: { [field.id]: '3' } })))).toMatchObject({
    kind: 'schema_changed',
  })
  fake.owner.deleteList(list)
  expect(await problemOf(send(toChange('d@x.example')))).toMatchObject({ kind: 'list_gone' })
  fake.owner.revoke()
  expect(await problemOf(client.readLists())).toMatchObject({ kind: 'not_authorized', cause: 'credential' })
})

test('many go as imports, whose failures are named by address', async () => {
  const list = fake.addList('Newsletter')
  const client = open()
  const field = await client.createField('', { name: 'Plan', type: 'text' })
  const begun = fake.calls.length
  const changes = Array.from({ length: 1_000 }, (_, at) =>
    toChange(at === 7 ? 'bad@host.invalid' : `p${at}@x.example`, {
      fields: { first_name: 'P', [field.id]: 'Pro' },
      tags_to_add: ['All'],
    }),
  )
  const activities = new Set<string>()
  for (let from = 0; from < changes.length; from += client.batch_contacts_max)
    for (const one of await client.sendContacts(list, changes.slice(from, from + client.batch_contacts_max)))
      if (one.outcome === 'pending') activities.add(one.activity_id)
  expect([fake.calls.length - begun, activities.size]).toEqual([4, 4])
  const [first = ''] = activities
  expect(await client.readActivity(first)).toEqual({ state: 'running' })
  fake.clock.forward(10_000)
  expect(await client.readActivity(first)).toMatchObject({
    state: 'completed',
    failure_count: 1,
    failures: [{ email: 'bad@host.invalid' }],
  })
  for (const id of activities) await client.readActivity(id)
  expect(fake.state.contacts.size).toBe(999)
  expect(await client.readContact(list, 'p1@x.example')).toMatchObject({
    consent: 'subscribed',
    tags: ['All'],
    fields: { [field.id]: 'Pro' },
  })
})

test('whom the service knows is changed by their id, and by no way is a former address put on the list', async () => {
  const list = fake.addList('Newsletter')
  const client = open()
  const added = []
  for (let at = 0; at < 12; at++) added.push(...(await client.sendContacts(list, [toChange(`p${at}@x.example`)])))
  const changes = added.map(one =>
    toChange(one.email, {
      ...(one.outcome === 'accepted' && one.contact_id !== null && { contact_id: one.contact_id }),
      ...{ consent: 'keep', fields: { first_name: 'Eva' } },
    }),
  )
  const [one] = changes
  if (one) expect(await client.sendContacts(list, [one])).toMatchObject([{ outcome: 'accepted' }])
  const outcomes = await client.sendContacts(list, changes)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(changes.map(() => 'pending'))
  fake.state.move(fake.state.find('p3@x.example')!, 'new@x.example')
  fake.clock.forward(60_000)
  const [first] = outcomes
  expect(first?.outcome === 'pending' && (await client.readActivity(first.activity_id))).toMatchObject({
    state: 'completed',
  })
  const contacts = [...fake.state.contacts.values()]
  expect(contacts.filter(({ lists }) => lists.size > 0)).toHaveLength(12)
  expect(contacts.find(({ email }) => email === 'p3@x.example')?.lists.size).toBe(0)
})

test('a 200 that took nothing is none', async () => {
  const list = fake.addList('Newsletter')
  const changes = Array.from({ length: 251 }, (_, at) => toChange(`p${at}@x.example`))
  expect(await problemOf(open().sendContacts(list, changes))).toMatchObject({ kind: 'unexpected', status: 200 })
})

test('all contacts are read once, with every state, and since a moment', async () => {
  const list = fake.addList('Newsletter')
  for (let at = 0; at < 250; at++) fake.addContact(list, `p${at}@x.example`)
  fake.clock.forward(60_000)
  const since = fake.clock.now()
  fake.clock.forward(60_000)
  const client = open()
  const seen = await readAllContacts(client, { list_id: list }, () => {
    fake.person.unsubscribe(list, 'p3@x.example')
    fake.owner.unsubscribeAll(list, ['p240@x.example'])
  })
  expect([seen.size, seen.get('p240@x.example')]).toEqual([250, 'unsubscribed'])
  const { contacts } = await client.readContacts({ list_id: list, since })
  expect(contacts.map(({ email, consent, consent_reason }) => [email, consent, consent_reason])).toEqual([
    ['p3@x.example', 'unsubscribed', 'too many'],
    ['p240@x.example', 'unsubscribed', null],
  ])
})

test('five calls a second and a hundred imports a minute are kept by waiting', async () => {
  const list = fake.addList('Newsletter')
  const client = open()
  await Promise.all(Array.from({ length: 25 }, () => client.readTags('')))
  const began = fake.clock.now()
  for (let at = 0; at < 101; at++)
    await client.sendContacts(
      list,
      Array.from({ length: 10 }, (_, index) => toChange(`p${at}-${index}@x.example`)),
    )
  expect(fake.clock.now() - began).toBeGreaterThanOrEqual(60_000)
  expect(fake.calls.every(({ status }) => status < 300)).toBe(true)
})

test('misfortunes are told apart', async () => {
  const client = open({ call_milliseconds_max: 300 })
  const next = (kind: Parameters<typeof fake.fail>[0]['kind']) => {
    fake.fail({ kind })
    return problemOf(client.readTags(''))
  }
  expect(await next('rate_limit')).toMatchObject({ kind: 'rate_limited', retry_after_seconds: 1 })
  for (const kind of ['error', 'cut', 'hang'] as const) expect(await next(kind)).toMatchObject({ kind: 'service_down' })
})
