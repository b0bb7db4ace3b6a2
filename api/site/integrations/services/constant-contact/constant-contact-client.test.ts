import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeConstantContact } from '../../../../testing/fake-services/constant-contact/fake-constant-contact.ts'
import { Pace } from '../pace.ts'
import type { ContactChange, ContactOutcome } from '../service-client.ts'
import { type ServiceProblem, ServiceRefusal } from '../service-problem.ts'
import { createConstantContactClient } from './constant-contact-client.ts'
import { type ConstantContactParts, constant_contact_pace } from './requests.ts'
import { exchangeConstantContactCode, type TokenStore, type Tokens } from './tokens.ts'

let fake: Awaited<ReturnType<typeof startFakeConstantContact>>
beforeEach(async () => {
  fake = await startFakeConstantContact()
})
afterEach(async () => {
  await fake.close()
  fake.assertNoFaults()
})

/** A store whose lease is a queue; `stored` has every pair in the order in which it was stored. */
function createStore(first: Tokens): TokenStore & { stored: Tokens[] } {
  const stored = [first]
  let turn: Promise<unknown> = Promise.resolve()
  const current = () => stored.at(-1) ?? first
  return {
    stored,
    read: async () => current(),
    replace(stale, exchange) {
      const next = turn.then(async () => {
        if (current().access_token !== stale) return current()
        stored.push(await exchange(current().refresh_token))
        return current()
      })
      turn = next.catch(() => undefined)
      return next
    },
  }
}

function open({ store = createStore(fake.issue()), pace = createPace(), call_milliseconds_max = 5_000 } = {}) {
  const application = {
    ...fake.application,
    redirect_url: 'https://x.example/sites/redirect-constantcontact-url',
    login: `${fake.origin}/oauth2/default/v1`,
  }
  const parts: ConstantContactParts = {
    fetch,
    clock: fake.clock,
    pace,
    call_milliseconds_max,
    tokens: store,
    application,
    root: `${fake.origin}/v3`,
  }
  return { parts, store, pace, client: createConstantContactClient(parts) }
}
const createPace = () => {
  const { clock } = fake
  return new Pace(constant_contact_pace, { clock, wait: async milliseconds => clock.forward(milliseconds) })
}

const change = (email: string, rest: Partial<ContactChange> = {}): ContactChange => ({
  ...{ email, fields: {}, tags_to_add: [], tags_to_remove: [], consent: 'subscribe' },
  ...rest,
})
const problemOf = async (work: Promise<unknown>): Promise<ServiceProblem | undefined> =>
  work.then(
    () => undefined,
    error => {
      if (error instanceof ServiceRefusal) return error.problem
      throw error
    },
  )
const reasonOf = (outcome: ContactOutcome | undefined) =>
  outcome && 'problem' in outcome && outcome.problem.kind === 'contact_refused' ? outcome.problem.reason : outcome

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

test('signs in by a code', async () => {
  const { parts } = open()
  const tokens = await exchangeConstantContactCode(parts, parts.application, fake.authorize())
  expect(await open({ store: createStore(tokens) }).client.readLists()).toEqual([])
  expect(await problemOf(exchangeConstantContactCode(parts, parts.application, 'used'))).toMatchObject({
    kind: 'not_authorized',
  })
})

test('a refresh token is exchanged once by calls at the same moment, and stored before its access token is used', async () => {
  const { client, store } = open()
  fake.clock.forward(86_400_000)
  await Promise.all(Array.from({ length: 8 }, () => client.readTags('')))
  expect(store.stored).toHaveLength(2)
  fake.expireAccess()
  await Promise.all(Array.from({ length: 4 }, () => client.readTags('')))
  expect(store.stored).toHaveLength(3)
  expect(fake.calls.filter(({ name }) => name.endsWith('/token')).every(({ status }) => status === 200)).toBe(true)
})

test('two workers without a common lease lose the account, which is what the store prevents', async () => {
  const first = fake.issue()
  const [one, other] = [open({ store: createStore(first) }), open({ store: createStore(first) })]
  fake.clock.forward(86_400_000)
  await one.client.readTags('')
  expect(await problemOf(other.client.readTags(''))).toMatchObject({ kind: 'not_authorized', cause: 'credential' })
})

test('a refused token is refreshed once, and a revoked account asks no further', async () => {
  const { client } = open()
  fake.owner.revoke()
  expect(await problemOf(client.readTags(''))).toMatchObject({ kind: 'not_authorized', cause: 'credential' })
  expect(fake.calls.map(({ status }) => status)).toEqual([401, 400])
})

test('one contact is made, changed and tagged with nothing else lost, and keeps its identity when the address changes', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const field = await client.createField('', { name: 'Plan', type: 'text' })
  const [made] = await client.sendContacts(list.list_id, [
    change('ana@x.example', {
      fields: { first_name: 'Ana', phone_number: '+34 600', birthday: '05/17', [field.id]: 'Pro' },
    }),
  ])
  expect(made).toMatchObject({ outcome: 'accepted', consent: 'subscribed' })
  const contact = fake.getContact('ana@x.example')
  contact?.street_addresses.push({ kind: 'home', city: 'Vigo' })
  const moved = change('ana@y.example', {
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
    change('ana@y.example', {
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
  for (const consent of ['subscribe', 'keep'] as const) {
    await client.sendContacts(
      list.list_id,
      emails.map(email => change(email, { consent, fields: { first_name: 'B' }, tags_to_add: ['T'] })),
    )
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
  expect(await client.sendContacts(list.list_id, [change('a@x.example')])).toMatchObject([{ consent: 'archived' }])
  expect(fake.getContact('a@x.example')?.deleted_at).not.toBeNull()
})

test('unsubscribing empties nothing, and who left is asked once by the service’s own mail', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  await client.sendContacts(list.list_id, [change('a@x.example', { fields: { first_name: 'Ana' } })])
  await client.sendContacts(list.list_id, [change('a@x.example', { consent: 'unsubscribe' })])
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
    [50, 60, 90].map(length => change(long(length))),
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
  expect((await send(change('b@host.invalid'))).map(reasonOf)).toEqual(['address_invalid'])
  expect((await send(change('nobody@x.example', { consent: 'keep' }))).map(reasonOf)).toEqual(['not_found'])
  expect((await send(change('there@x.example', { previous_email: 'me@x.example' }))).map(reasonOf)).toEqual([
    'address_taken',
  ])
  expect((await send(change('c@x.example', { fields: { [employees.id]: 'many' } }))).map(reasonOf)).toEqual([
    'value_invalid',
  ])
  expect((await send(change('c@x.example', { tags_to_add: ['x'.repeat(300)] }))).map(reasonOf)).toEqual([
    'value_invalid',
  ])
  fake.owner.deleteField(employees.id)
  expect(await problemOf(send(change('c@x.example', { fields: { [employees.id]: '3' } })))).toMatchObject({
    kind: 'schema_changed',
  })
  fake.owner.deleteList(list.list_id)
  expect(await problemOf(send(change('d@x.example')))).toMatchObject({ kind: 'list_gone' })
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
      change(email, { fields: { first_name: 'P', [field.id]: 'Pro' }, tags_to_add: ['All'] }),
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
      change(one.address, { contact_id: one.contact_id, tags_to_add: ['All'] }),
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
  const all = new Map<string, string>()
  let cursor: string | undefined
  do {
    const page = await client.readContacts({ list_id: list.list_id, ...(cursor && { cursor }) })
    for (const { email, consent } of page.contacts) all.set(email, consent)
    cursor = page.cursor
  } while (cursor)
  expect([all.size, all.get('p2@x.example')]).toEqual([1_200, 'unsubscribed'])
  const first = await client.readContacts({ list_id: list.list_id, since })
  expect(first.contacts.map(({ email }) => email)).toEqual(['p1@x.example', 'p2@x.example'])
  const second = await client.readContacts({ list_id: list.list_id, since, cursor: first.cursor ?? '' })
  expect(second).toMatchObject({ contacts: [{ email: 'p2@x.example', consent_reason: 'too many' }] })
  expect(second.cursor).toBeUndefined()
})

test('four calls a second are kept by waiting, and the calls of the day are shared by all who use the key', async () => {
  const pace = createPace()
  const { client } = open({ pace })
  const other = open({ pace })
  const began = fake.clock.now()
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? client : other.client).readTags('')))
  expect(fake.clock.now() - began).toBeGreaterThanOrEqual(4_000)
  expect(fake.calls.every(({ status }) => status === 200)).toBe(true)
  expect(pace.used_today).toBe(20)
  fake.useCalls(10_000)
  const midnight = Date.parse('2026-11-29T00:00:00Z')
  expect(await problemOf(client.readTags(''))).toMatchObject({ kind: 'day_quota', resets_at: midnight })
  const calls = fake.calls.length
  expect(await problemOf(other.client.readTags(''))).toMatchObject({ kind: 'day_quota', resets_at: midnight })
  expect(fake.calls).toHaveLength(calls)
  fake.clock.set(midnight)
  expect(await client.readTags('')).toEqual([])
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
