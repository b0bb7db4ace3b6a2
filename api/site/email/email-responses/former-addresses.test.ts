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

const comesBack = (email_id: string, type: 'bounce' | 'complaint', recipients: string[] = []) =>
  w.inSite(w.site, (tx, acting) => {
    const response = { type, source: 'mail' as const, fingerprint: email_id, permanent: true, recipients }
    return recordResponses(tx, [{ email_id, response }], {
      ...acting,
      steps: w.installation.connections.through(stepEmails),
    })
  })
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

test('who complains after a bounce is not mailed at another address either', async () => {
  const lead = await w.newLead('bounced.a@example.com')
  const [first, second] = [await w.send(lead), await w.send(lead)]
  await comesBack(first.email_id, 'bounce')
  await comesBack(second.email_id, 'complaint')
  expect(await reasons()).toMatchObject({ 'bounced.a@example.com': 'hard_bounce' })
  await w.patch(w.path(`leads/${lead}`), { email: 'bounced.b@example.com' })
  expect(await outcome(lead)).toBe('suppressed')
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
  const { rfc_message_id } = await w.email(email_id)
  const answered = await w.database.read(db => answeredEmail(db, { from: a, message_ids: [String(rfc_message_id)] }))
  expect(answered).toBe(email_id)
})

test('what comes back after the site has forgotten to whom it sent is about who that was', async () => {
  const address = (name: string) => `${name}@forgotten.example`
  const make = async (name: string) => {
    const lead = await w.newLead(address(name))
    return { lead, email_id: (await w.send(lead)).email_id }
  }
  const bounced = await make('bounced')
  const changed = await make('changed')
  const named = await make('named')
  const elsewhere = await make('elsewhere')
  const complained = await make('complained')
  w.clock.forward(1_000)
  await w.patch(w.path(`leads/${changed.lead}`), { email: address('changed.now') })
  await w.database.write(tx => tx.run('update emails set to_address = null, subject = null', []))
  await comesBack(bounced.email_id, 'bounce')
  await comesBack(changed.email_id, 'bounce')
  await comesBack(named.email_id, 'bounce', [address('Named')])
  await comesBack(elsewhere.email_id, 'bounce', ['forwarded@other.example'])
  await comesBack(complained.email_id, 'complaint')
  const suppressed = await reasons()
  const of = (name: string) => Object.keys(suppressed).find(key => key.toLowerCase() === address(name))
  expect(['bounced', 'changed', 'named', 'complained'].map(name => suppressed[of(name) ?? ''])).toEqual([
    ...['hard_bounce', 'hard_bounce', 'hard_bounce', 'complaint'],
  ])
  expect([of('changed.now'), of('elsewhere')]).toEqual([undefined, undefined])
})
