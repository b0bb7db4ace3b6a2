/** Account emails in a super administrator's words: refused without what they are for, and never lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import naughty from '../../testing/naughty-strings.json' with { type: 'json' }
import { accountEmails } from './table.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

const at = (type: string, locale = 'en', rest = '') => `/v1/account-emails/${type}/${locale}${rest}`
interface Posted {
  to: string
  subject: string
  preheader?: string
  text: string
  link: string
}
async function lastTo(email: string): Promise<Posted | undefined> {
  const jobs = await h.installation.databases.control.read(db =>
    db.all<[string]>("select payload from jobs where type = 'system_mail' order by created_at, subject_id"),
  )
  return jobs.map(([payload]) => JSON.parse(payload) as Posted).findLast(mail => mail.to === email)
}
async function resetOf(email: string) {
  await h.post('/v1/auth/forgot-password', { email }, { token: null })
  return lastTo(email)
}

test('every type is there in both languages, as it is built in', async () => {
  const { data } = (await h.get('/v1/account-emails')).body
  expect(data.length).toBe(24)
  expect(data.every(({ built_in, usable }) => built_in && usable)).toBe(true)
})

test('a reset is sent in the words that were written, with its link; values are never read as places', async () => {
  const own = { subject: 'New password, {first_name}', preheader: 'One click', text: 'Go:\n\n{link}\n\n{until}' }
  expect((await h.call('PUT', at('reset'), { body: own })).body).toMatchObject({ ...own, built_in: false })
  const mail = await resetOf('ana@example.com')
  expect(mail).toMatchObject({ subject: 'New password, Ana', preheader: 'One click' })
  expect(mail?.text).toContain(mail?.link)

  expect((await h.post(at('reset', 'en', '/preview'), own)).body.html).toContain('One click')
  await h.post(at('reset', 'en', '/test'))
  expect((await lastTo('ana@example.com'))?.subject).toBe('New password, Lucía')

  expect((await h.post(at('reset', 'en', '/reset'))).body).toMatchObject({ built_in: true })
  expect((await resetOf('ana@example.com'))?.subject).toBe('Choose a new password')
})

test('any text around the link comes back as it was written', async () => {
  for (const text of naughty.filter((_, n) => n % 11 === 0)) {
    const own = { subject: `A ${text} z`, preheader: '', text: `A ${text} {link} z` }
    const answer = await h.call('PUT', at('known', 'es'), { body: own })
    if (answer.status === 200) expect(answer.body).toMatchObject(own)
    else expect((answer.body.errors as { code: string }[]).map(({ code }) => code)).toContain('place_unknown')
  }
})

test('without its link, and with places that it does not have, a text is refused', async () => {
  const refused = await h.call('PUT', at('reset'), { body: { subject: '{code}', preheader: '', text: 'Hi' } })
  expect((refused.body.errors as Record<string, string>[]).map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/subject', 'place_unknown'],
    ['/text', 'place_missing'],
  ])
})

test('a text that cannot be used never loses an email: the built-in one is sent, and the list says so', async () => {
  await h.installation.databases.control.write(async tx => {
    await tx.insert(accountEmails).values({
      ...{ type: 'reset', locale: 'en', subject: 'Broken', preheader: '', text: 'No link', updated_at: 1 },
    })
  })
  const mail = await resetOf('ana@example.com')
  expect(mail?.subject).toBe('Choose a new password')
  expect(mail?.text).toContain(mail?.link)
  const { data } = (await h.get('/v1/account-emails')).body
  expect(data.filter(({ usable }) => !usable)).toMatchObject([{ type: 'reset', language: 'en' }])
})

test('who is no super administrator sees and changes none', async () => {
  const bea = await h.newPerson('bea@example.com')
  expect((await h.get('/v1/account-emails', { token: bea.token })).status).toBe(403)
})

test.each([
  ['PUT', ''],
  ['POST', '/reset'],
  ['POST', '/preview'],
  ['POST', '/test'],
])('a type that there is not is not found: %s %s', async (method, rest) => {
  const body = { subject: 'Hello', preheader: '', text: '{link}' }
  const { status, body: said } = await h.call(method, `/v1/account-emails/nobody/en${rest}`, {
    ...(['', '/preview'].includes(rest) && { body }),
  })
  expect([status, said.code]).toEqual([404, 'not_found'])
})
