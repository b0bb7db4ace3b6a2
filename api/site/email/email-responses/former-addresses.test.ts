/** What comes back from email that was sent before a merge or a change of address is about the person of now. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { stepEmails } from '../emails/rules.ts'
import { answeredEmail, recordResponses } from './rules.ts'

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

const comesBack = (email_id: string, kind: 'bounce' | 'complaint') =>
  w.inSite(w.site, (tx, acting) =>
    recordResponses(tx, [{ email_id, response: { kind, source: 'mail', fingerprint: email_id, permanent: true } }], {
      ...acting,
      steps: w.installation.connections.through(stepEmails),
    }),
  )
const reasons = async () => {
  const { body } = await w.get(w.path('suppressions'))
  return Object.fromEntries(body.data.map(({ email, reason }) => [email, reason]))
}
const outcome = async (lead_id: string) => (await w.email((await w.send(lead_id)).email_id)).reason ?? 'delivered'

let count = 0
async function mergedAfterMail(take: string[] = []) {
  count += 1
  const [a, b] = [`a${count}@example.com`, `b${count}@example.com`]
  const [gone, stays] = [await w.newLead(a), await w.newLead(b)]
  const { email_id } = await w.send(gone)
  const merge = await w.post(w.path(`leads/${stays}/merges`), { merged_lead_id: gone, take })
  expect(merge.status).toBe(201)
  return { a, b, gone, stays, email_id, merge: String(merge.body.id) }
}

test('who complains of email to a merged lead has complained with every address', async () => {
  const { a, b, stays, email_id } = await mergedAfterMail()
  await comesBack(email_id, 'complaint')
  expect(await reasons()).toMatchObject({ [a]: 'complaint', [b]: 'complaint' })
  expect(await outcome(stays)).toBe('suppressed')
})

test('who complained before a merge, or before a change of address, is not mailed at the other one', async () => {
  const [gone, stays] = [await w.newLead('before.a@example.com'), await w.newLead('before.b@example.com')]
  const { email_id } = await w.send(gone)
  await comesBack(email_id, 'complaint')
  const merges = w.path(`leads/${stays}/merges`)
  const merge = await w.post(merges, { merged_lead_id: gone })
  expect(await outcome(stays)).toBe('suppressed')
  expect((await w.post(`${merges}/${merge.body.id}/undo`)).status).toBe(200)
  expect(await outcome(stays)).toBe('delivered')
  await w.patch(w.path(`leads/${gone}`), { email: 'before.c@example.com' })
  expect(await outcome(gone)).toBe('suppressed')
})

test('an address that bounced says nothing of another one', async () => {
  const { a, b, stays, email_id } = await mergedAfterMail()
  await comesBack(email_id, 'bounce')
  expect(await reasons()).toMatchObject({ [a]: 'hard_bounce' })
  expect(await reasons()).not.toHaveProperty(b)
  expect(await outcome(stays)).toBe('delivered')
})

test('a reply from a former address answers the email of before', async () => {
  const { a, email_id } = await mergedAfterMail()
  const { message_id } = await w.email(email_id)
  const answered = await w.database.read(db => answeredEmail(db, { from: a, message_ids: [String(message_id)] }))
  expect(answered).toBe(email_id)
})
