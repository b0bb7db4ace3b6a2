import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemOf, readAllContacts, toChange } from '../../../../testing/fake-services/contact-changes.ts'
import { startFakeMailchimp } from '../../../../testing/fake-services/mailchimp/fake-mailchimp.ts'
import { Pace } from '../pace.ts'
import type { ContactChange } from '../service-client.ts'
import { createMailchimpClient } from './mailchimp-client.ts'
import { exchangeMailchimpCode } from './mailchimp-oauth.ts'
import { type MailchimpCredential, mailchimp_calls_at_once } from './requests.ts'
import { readMailchimpNotice } from './webhooks.ts'

let fake: Awaited<ReturnType<typeof startFakeMailchimp>>
const received: { url: string; headers: Record<string, string>; body: string }[] = []
beforeEach(async () => {
  received.length = 0
  fake = await startFakeMailchimp({
    receive: async (url, request) => {
      received.push({ url, ...request })
      return 200
    },
  })
})
afterEach(async () => {
  await fake.close()
  fake.assertNoFaults()
})

function open(credential: MailchimpCredential = { kind: 'api_key', key: fake.key }, call_milliseconds_max = 5_000) {
  const { clock } = fake
  const wait = async (milliseconds: number) => clock.forward(milliseconds)
  const pace = new Pace({ at_once: mailchimp_calls_at_once }, { clock, wait })
  const parts = { fetch, clock, pace, call_milliseconds_max, credential, getRoot: () => `${fake.origin}/3.0` }
  return { parts, client: createMailchimpClient(parts) }
}

test('reads the account, lists, fields and tags, and makes fields that are missing', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  expect(await client.checkAccount()).toMatchObject({ name: 'Bakery', email: 'owner@bakery.example' })
  expect(await client.readLists()).toEqual([{ id: list.id, name: 'Newsletter', contact_count: 0 }])
  const size = await client.createField(list.id, { name: 'Size of the company', type: 'choice', options: ['S', 'L'] })
  expect(size).toMatchObject({ id: 'SIZEOFTHEC', type: 'choice', options: ['S', 'L'] })
  expect((await client.readFields(list.id)).map(({ id }) => id)).toEqual(['FNAME', 'LNAME', 'SIZEOFTHEC'])
  await client.sendContacts(list.id, [toChange('a@x.example', { tags_to_add: ['VIP'] })])
  expect((await client.readTags(list.id)).map(({ name }) => name)).toEqual(['VIP'])
})

test('signs in with OAuth, and calls the data center of the account', async () => {
  const { parts } = open()
  const application = { ...fake.application, redirect_url: 'https://x.example/', login: `${fake.origin}/oauth2` }
  const credential = await exchangeMailchimpCode(parts, application, fake.authorize())
  expect(credential).toMatchObject({ kind: 'oauth', data_center: 'us6' })
  expect(await open(credential).client.readLists()).toEqual([])
  expect(await problemOf(exchangeMailchimpCode(parts, application, 'used'))).toMatchObject({ kind: 'not_authorized' })
})

test('a key that names no data center reaches no host', async () => {
  for (const key of ['nothing', 'x-evil.example/', 'x-us6@evil']) {
    const { client } = open({ kind: 'api_key', key })
    expect(await problemOf(client.checkAccount())).toMatchObject({ kind: 'not_authorized', cause: 'credential' })
  }
  expect(fake.calls).toEqual([])
})

test('one contact is made, changed, tagged, and keeps its identity when the address changes', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const [made] = await client.sendContacts(list.id, [toChange('Ana@x.example', { fields: { FNAME: 'Ana' } })])
  expect(made).toMatchObject({ outcome: 'accepted', consent: 'subscribed' })
  const moved = toChange('ana@y.example', { previous_email: 'ana@x.example', tags_to_add: ['Moved'] })
  expect(await client.sendContacts(list.id, [moved])).toMatchObject([
    { contact_id: made && 'contact_id' in made && made.contact_id },
  ])
  expect(list.members.size).toBe(1)
  expect(await client.readContact(list.id, 'ana@y.example')).toMatchObject({
    fields: { FNAME: 'Ana' },
    tags: ['Moved'],
  })
  expect(await client.readContact(list.id, 'ana@x.example')).toBeUndefined()
})

test.each([1, 40])('nobody who left is subscribed again by any way of sending (%i at once)', async count => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const emails = Array.from({ length: count }, (_, at) => `p${at}@x.example`)
  await client.sendContacts(
    list.id,
    emails.map(email => toChange(email)),
  )
  const leaving = [fake.person.unsubscribe, fake.person.complain, fake.person.bounce, fake.owner.unsubscribe]
  for (const [at, email] of emails.entries()) leaving[at % leaving.length]?.(list, email)
  const before = [...list.members.values()].map(({ status }) => status)
  for (const contact_id of [undefined, 'known']) {
    const changes = emails.map(email => toChange(email, { fields: { FNAME: 'B' }, ...(contact_id && { contact_id }) }))
    const outcomes = await client.sendContacts(list.id, changes)
    expect(outcomes.map(one => one.outcome === 'accepted' && one.consent)).not.toContain('subscribed')
  }
  expect([...list.members.values()].map(({ status }) => status)).toEqual(before)
})

test('an owner’s own unsubscribing there would be lifted by a status, which is why none is sent', async () => {
  const list = fake.addList('Newsletter')
  fake.addMember(list, 'a@x.example')
  fake.owner.unsubscribe(list, 'a@x.example')
  const { client } = open()
  await client.sendContacts(list.id, [toChange('a@x.example')])
  const member = fake.getMember(list, 'a@x.example')
  expect(member?.status).toBe('unsubscribed')
  if (member) fake.state.setStatus(member, 'subscribed')
  expect(member?.status).toBe('subscribed')
})

test('who left comes back by the mail of the service alone', async () => {
  const list = fake.addList('Newsletter')
  fake.addMember(list, 'a@x.example')
  fake.person.unsubscribe(list, 'a@x.example')
  const { client } = open()
  expect(await client.requestConfirmation(list.id, 'a@x.example')).toBe('mailed')
  expect(await client.readContact(list.id, 'a@x.example')).toMatchObject({ consent: 'pending' })
  fake.person.confirm(list, 'a@x.example')
  expect(await client.readContact(list.id, 'a@x.example')).toMatchObject({ consent: 'subscribed' })
})

test('a 200 of a batch hides failures, each of which is named', async () => {
  const list = fake.addList('Newsletter')
  list.fields.push({ merge_id: 9, tag: 'AGE', name: 'Age', type: 'number', required: false, options: {} })
  fake.addMember(list, 'gone@x.example')
  fake.owner.deletePermanently(list, 'gone@x.example')
  const { client } = open()
  const outcomes = await client.sendContacts(list.id, [
    toChange('a@x.example'),
    toChange('gone@x.example'),
    toChange('b@host.invalid'),
    toChange('c@x.example', { fields: { AGE: 'old' } }),
    toChange('nobody@x.example', { consent: 'keep' }),
  ])
  expect(
    outcomes.map(one =>
      'problem' in one && one.problem.kind === 'contact_refused' ? one.problem.reason : one.outcome,
    ),
  ).toEqual(['accepted', 'forgotten', 'address_invalid', 'value_invalid', 'other'])
  const [, , , wrong] = outcomes
  expect(wrong).toMatchObject({ problem: { field: 'AGE' } })
})

test('the same refusals of single calls', async () => {
  const list = fake.addList('Newsletter')
  list.fields.push({ merge_id: 9, tag: 'AGE', name: 'Age', type: 'number', required: false, options: {} })
  for (const email of ['gone@x.example', 'there@x.example', 'me@x.example']) fake.addMember(list, email)
  fake.owner.deletePermanently(list, 'gone@x.example')
  const { client } = open()
  const reasonOf = async (one: ContactChange) => {
    const [outcome] = await client.sendContacts(list.id, [one])
    return outcome && 'problem' in outcome && outcome.problem.kind === 'contact_refused'
      ? outcome.problem.reason
      : outcome
  }
  expect(await reasonOf(toChange('gone@x.example'))).toBe('forgotten')
  expect(await reasonOf(toChange('b@host.invalid'))).toBe('address_invalid')
  expect(await reasonOf(toChange('c@x.example', { fields: { AGE: 'old' } }))).toBe('value_invalid')
  expect(await reasonOf(toChange('nobody@x.example', { consent: 'keep' }))).toBe('not_found')
  expect(await reasonOf(toChange('there@x.example', { previous_email: 'me@x.example' }))).toBe('address_taken')
  expect(await reasonOf(toChange('me@x.example', { fields: { FNAME: true } }))).toMatchObject({ outcome: 'accepted' })
})

test('1,200 contacts with tags take a call for each 500, and one for each tag', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const changes = Array.from({ length: 1_200 }, (_, at) => toChange(`p${at}@x.example`, { tags_to_add: ['All'] }))
  for (let from = 0; from < changes.length; from += client.batch_contacts_max)
    await client.sendContacts(list.id, changes.slice(from, from + client.batch_contacts_max))
  expect(fake.calls.filter(({ name }) => name === 'POST /3.0/lists/{list_id}')).toHaveLength(3)
  expect(fake.calls.length).toBeLessThanOrEqual(10)
  expect([...list.members.values()].every(({ tags }) => tags.size === 1)).toBe(true)
})

test('all members are read once, though one changes between the pages', async () => {
  const list = fake.addList('Newsletter')
  for (let at = 0; at < 2_500; at++) {
    if (at % 10 === 0) fake.clock.forward(1_000)
    fake.addMember(list, `p${at}@x.example`)
  }
  fake.clock.forward(60_000)
  const { client } = open()
  const seen = await readAllContacts(client, { list_id: list.id }, () =>
    fake.owner.change(list, 'p3@x.example', { FNAME: 'Changed' }),
  )
  expect(seen.size).toBe(2_500)
  const changed = await client.readContacts({ list_id: list.id, since: fake.clock.now() - 1_000 })
  expect(changed.contacts.map(({ email }) => email)).toEqual(['p3@x.example'])
})

test('a second that fills a page is read whole', async () => {
  const list = fake.addList('Newsletter')
  for (let at = 0; at < 2_100; at++) fake.addMember(list, `p${at}@x.example`)
  const { client } = open()
  const seen = await readAllContacts(client, { list_id: list.id })
  expect(seen.size).toBe(2_100)
})

test('more than 50 tags are read', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const names = Array.from({ length: 60 }, (_, at) => `T${at}`)
  await client.sendContacts(list.id, [toChange('a@x.example', { tags_to_add: names })])
  expect((await client.readContact(list.id, 'a@x.example'))?.tags).toHaveLength(60)
})

test('misfortunes are told apart, and what passes by itself from what does not', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open(undefined, 300)
  const next = (kind: Parameters<typeof fake.fail>[0]['kind']) => {
    fake.fail({ kind })
    return problemOf(client.readTags(list.id))
  }
  expect(await next('rate_limit')).toMatchObject({ kind: 'rate_limited', retry_after_seconds: 10 })
  expect(await next('gateway')).toMatchObject({ kind: 'rate_limited', retry_after_seconds: 60 })
  for (const kind of ['error', 'cut', 'hang'] as const) expect(await next(kind)).toMatchObject({ kind: 'service_down' })
  fake.goDown(3 * 86_400_000)
  expect(await problemOf(client.readTags(list.id))).toMatchObject({ kind: 'service_down' })
  fake.clock.forward(3 * 86_400_000)
  expect(await client.readTags(list.id)).toEqual([])
  fake.owner.deleteList(list)
  expect(await problemOf(client.readTags(list.id))).toMatchObject({ kind: 'list_gone' })
  expect(await problemOf(client.readContact(list.id, 'a@x.example'))).toMatchObject({ kind: 'list_gone' })
  fake.owner.revoke()
  expect(await problemOf(client.readLists())).toMatchObject({ kind: 'not_authorized', cause: 'credential' })
})

test('a call that was cut after its work may be sent again', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const changes = Array.from({ length: 20 }, (_, at) => toChange(`p${at}@x.example`))
  fake.fail({ kind: 'cut', has_effect: true, on: 'POST /3.0/lists/{list_id}' })
  expect(await problemOf(client.sendContacts(list.id, changes))).toMatchObject({ kind: 'service_down' })
  const outcomes = await client.sendContacts(list.id, changes)
  expect(outcomes.every(({ outcome }) => outcome === 'accepted')).toBe(true)
  expect(list.members.size).toBe(20)
})

test('at most eight calls are under way at once', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  await Promise.all(Array.from({ length: 40 }, () => client.readTags(list.id)))
  expect(fake.most_at_once).toBeLessThanOrEqual(8)
})

test('webhooks are signed, told apart, and silent about our own writes', async () => {
  const list = fake.addList('Newsletter')
  const { client } = open()
  const webhook = await client.webhooks?.create(list.id, 'https://site.example/hook/secret')
  expect(await client.webhooks?.verify(list.id, webhook?.id ?? '')).toBe(true)
  await client.sendContacts(list.id, [toChange('a@x.example'), toChange('b@x.example'), toChange('c@x.example')])
  await fake.settle()
  expect(received).toEqual([])
  fake.person.unsubscribe(list, 'a@x.example')
  fake.person.complain(list, 'b@x.example')
  fake.person.changeAddress(list, 'c@x.example', 'd@x.example')
  fake.person.bounce(list, 'd@x.example')
  await fake.settle()
  const read = ({ headers, body }: (typeof received)[number], secret: string | null, now = fake.clock.now()) =>
    readMailchimpNotice({ headers: new Headers(headers), body, now }, secret)
  const secret = webhook?.secret ?? null
  expect(received.map(one => read(one, secret))).toMatchObject([
    { kind: 'unsubscribed', email: 'a@x.example', list_id: list.id, at: fake.clock.now() },
    { kind: 'complained', email: 'b@x.example' },
    { kind: 'address_changed', email: 'd@x.example', previous_email: 'c@x.example' },
    { kind: 'bounced', email: 'd@x.example' },
  ])
  const [first] = received
  if (!first) throw new Error('nothing was told')
  expect(read(first, 'another secret')).toBeUndefined()
  expect(read({ ...first, body: first.body.replace('a%40x', 'b%40x') }, secret)).toBeUndefined()
  expect(read(first, secret, fake.clock.now() + 3_600_000)).toBeUndefined()
  await client.webhooks?.remove(list.id, webhook?.id ?? '')
  await client.webhooks?.remove(list.id, webhook?.id ?? '')
  expect(await client.webhooks?.verify(list.id, webhook?.id ?? '')).toBe(false)
})
