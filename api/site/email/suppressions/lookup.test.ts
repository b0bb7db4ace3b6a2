/** Whatever keeps email from somebody is found by their address or their lead, and can be removed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { workOff } from '../../../testing/work-off.ts'

let sink: MailSink
let w: MailFixture
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const suppress = (email: string, reason: string) => w.post(w.path('suppressions'), { email, reason })
const found = async (query: string) => (await w.get(w.path(`suppressions?${query}`))).body.data
const reasonsOf = async (query: string) => (await found(query)).map(({ reason }) => reason)
const suppressionOf = async (lead: string) => (await w.get(w.path(`leads/${lead}`))).body.suppression
const outcome = async (lead: string) => (await w.email((await w.send(lead)).email_id)).reason ?? 'delivered'

test('what is left of an erased person keeps email from whoever has the address, is found by all of it, and is removed', async () => {
  const gone = await w.newLead('gone@example.com')
  await suppress('gone@example.com', 'complaint')
  await suppress('other@example.com', 'manual')
  expect((await w.delete(w.path(`leads/${gone}`))).status).toBe(204)
  const lead = await w.newLead('gone@example.com')
  expect([await outcome(lead), await suppressionOf(lead)]).toMatchObject(['suppressed', { reason: 'complaint' }])
  for (const query of ['email=Gone@example.com', 'search=%20GONE@example.com', `lead_id=${lead}`])
    expect(await found(query), query).toMatchObject([{ email: null, reason: 'complaint' }])
  for (const query of ['email=gon@example.com', 'search=gone', 'search=gone@', `lead_id=${gone}`])
    expect(await found(query), query).toEqual([])
  const exported = await w.post(w.path('suppression-exports'), { format: 'csv', search: 'gone@example.com' })
  await workOff(w, w.site)
  expect((await w.get(w.path(`operations/${exported.body.id}`))).body.progress).toMatchObject({
    total: 1,
    succeeded: 1,
  })
  const [row] = await found(`lead_id=${lead}`)
  expect((await w.post(w.path(`suppressions/${row?.id}/remove`), {})).status).toBe(200)
  expect(await found(`lead_id=${lead}`)).toEqual([])
  expect(await reasonsOf(`lead_id=${lead}&status=removed`)).toEqual(['complaint'])
  expect([await outcome(lead), await suppressionOf(lead)]).toEqual(['delivered', undefined])
})

test('of a lead those are found that keep email from it: at former addresses what the person said, and no bounce', async () => {
  const lead = await w.newLead('first@example.com')
  for (const now of ['second', 'third', 'present'])
    await w.patch(w.path(`leads/${lead}`), { email: `${now}@example.com` })
  await suppress('first@example.com', 'hard_bounce')
  expect([await reasonsOf(`lead_id=${lead}`), await suppressionOf(lead)]).toEqual([[], undefined])
  await suppress('second@example.com', 'complaint')
  await suppress('third@example.com', 'unsubscribed')
  await suppress('third@example.com', 'hard_bounce')
  await suppress('present@example.com', 'hard_bounce')
  await suppress('stranger@example.com', 'complaint')
  const against = await found(`lead_id=${lead}&sort=created_at`)
  expect(against.map(({ email }) => email)).toEqual(['second', 'third', 'present'].map(name => `${name}@example.com`))
  for (const { id } of against) {
    expect(await suppressionOf(lead)).toBeDefined()
    await w.post(w.path(`suppressions/${id}/remove`), {})
  }
  expect([await suppressionOf(lead), await outcome(lead)]).toEqual([undefined, 'delivered'])
})

test('what is known of the present address is shown before what was said at a former one, whoever is erased', async () => {
  const gone = await w.newLead('bounced@example.com')
  await suppress('bounced@example.com', 'hard_bounce')
  expect((await w.delete(w.path(`leads/${gone}`))).status).toBe(204)
  const lead = await w.newLead('complained@example.com')
  await w.patch(w.path(`leads/${lead}`), { email: 'bounced@example.com' })
  const next = await w.newLead('complained@example.com')
  await suppress('complained@example.com', 'complaint')
  expect(await suppressionOf(lead)).toMatchObject({ reason: 'hard_bounce' })
  expect((await w.delete(w.path(`leads/${next}`))).status).toBe(204)
  expect(await suppressionOf(lead)).toMatchObject({ reason: 'hard_bounce' })
})
