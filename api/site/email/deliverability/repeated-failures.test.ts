/** Addresses that fail: at once where a server says that there is no such mailbox, else once they have failed often enough. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BounceReason } from '../../../platform/mail/bounce-reasons.ts'
import { consumeNewEvents } from '../../../site-parts.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { recordResponses } from '../email-responses/rules.ts'
import { recordHit, stepEmails } from '../emails/rules.ts'

const day_ms = 86_400_000
/** What the server says of addresses that begin so. */
const answers: Record<string, [code: number, says: string]> = {}

let sink: MailSink
let w: MailFixture
beforeAll(async () => {
  const rules = {
    refuse: (to: string) => {
      const [, answer] = Object.entries(answers).find(([name]) => to.startsWith(name)) ?? []
      rules.says = answer?.[1] ?? ''
      return answer?.[0]
    },
    says: '',
  }
  sink = await openSink(rules)
  w = await createMailFixture({ SMTP_URL: sink.url })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})
beforeEach(async () => {
  await w.signInAgain()
  for (const name of Object.keys(answers)) delete answers[name]
})

let sequence = 0
const send = async (lead_id: string, days = 1) => {
  sequence += 1
  const { email_id } = await w.queue(lead_id, sequence)
  await w.settle()
  while (await consumeNewEvents(w.scope));
  w.clock.forward(days * day_ms)
  return email_id
}
const suppression = async (email: string) =>
  (await w.get(w.path(`suppressions?email=${encodeURIComponent(email)}`))).body.data[0]

async function requireSuppression(email: string) {
  const found = await suppression(email)
  if (!found) throw new Error(`${email} is not suppressed`)
  return found
}

async function comesBack(email_id: string, reason: BounceReason) {
  await w.inSite(w.site, (tx, acting) => {
    const response = {
      type: 'bounce',
      source: 'mail',
      fingerprint: email_id,
      reason,
      detail: `said ${reason}`,
    } as const
    const steps = w.installation.connections.through(stepEmails)
    return recordResponses(tx, [{ email_id, response }], { ...acting, steps })
  })
  while (await consumeNewEvents(w.scope));
}

test.each(
  [
    'No such person at this address',
    '5.0.0 No such person',
    '5.5.0 mailbox unavailable',
    '5.4.1 Recipient address rejected: Access denied',
    '5.4.4 Host not found',
    'Requested action not taken: mailbox unavailable',
  ].map((says, index) => [says, `gone${index}`] as const),
)('refused at the hand-off with "%s": suppressed at once, with the reason', async (says, name) => {
  answers[name] = [550, says]
  const email_id = await send(await w.newLead(`${name}@example.net`))
  expect(await suppression(`${name}@example.net`)).toMatchObject({ reason: 'hard_bounce', source: 'mail_server' })
  const { attempt_list } = await w.email(email_id)
  expect(attempt_list).toMatchObject([{ reason: says.includes('Host') ? 'unknown_host' : 'unknown_user' }])
})

test('three refusals for good in a row, whatever they say, suppress; removed, it takes three more', async () => {
  answers['no'] = [554, '5.7.1 Not here']
  const lead = await w.newLead('no@example.net')
  await send(await w.newLead('yes@example.net'))
  await send(lead)
  await send(lead)
  expect(await suppression('no@example.net')).toBeUndefined()
  const last = await send(lead)
  const found = await requireSuppression('no@example.net')
  expect(found).toMatchObject({ reason: 'hard_bounce', source: 'repeated_failures', email_id: last })
  expect(found.evidence).toContain('Not here')
  expect(await w.email(await send(lead))).toMatchObject({ status: 'skipped', reason: 'suppressed' })
  expect((await w.get(w.path('deliverability'))).body.repeated_failures).toBe(1)
  await w.post(w.path(`suppressions/${found.id}/remove`), {})
  await send(lead)
  await send(lead)
  expect(await suppression('no@example.net')).toBeUndefined()
  await send(lead)
  expect(await suppression('no@example.net')).toBeDefined()
})

test('a delivery in between begins anew, also where somebody reads an earlier email', async () => {
  const lead = await w.newLead('often@example.net')
  answers['often'] = [554, 'No']
  await send(lead)
  await send(lead)
  delete answers['often']
  const delivered = await send(lead, 6)
  answers['often'] = [554, 'No']
  await send(lead)
  await send(lead)
  expect(await suppression('often@example.net')).toBeUndefined()
  await w.inSite(w.site, (tx, acting) => {
    const hit = { type: 'open', url: null, method: 'GET', user_agent: w.person, verdict: 'person' } as const
    const steps = w.installation.connections.through(stepEmails)
    return recordHit(tx, { ...hit, verdict_reason: null, email_id: delivered }, { ...acting, steps })
  })
  await send(lead)
  expect(await suppression('often@example.net')).toBeUndefined()
})

test('what may pass takes five failures over fifteen days, reports that come later too', async () => {
  const [fast, slow] = [await w.newLead('fast@example.net'), await w.newLead('slow@example.net')]
  for (let number = 0; number < 5; number += 1) {
    await comesBack(await send(fast), 'mailbox_full')
    await comesBack(await send(slow, 4), 'mailbox_full')
  }
  // Both have failed over twenty days by now: the first once each five days.
  expect(await suppression('fast@example.net')).toMatchObject({ source: 'repeated_failures' })
  expect(await suppression('slow@example.net')).toMatchObject({ evidence: 'said mailbox_full' })
  await w.signInAgain()
  const daily = await w.newLead('daily@example.net')
  for (let number = 0; number < 7; number += 1) await comesBack(await send(daily), 'mailbox_full')
  expect(await suppression('daily@example.net')).toBeUndefined()
})

test('what is put off until it is given up is no failure for good, whatever the server says', async () => {
  answers['later'] = [451, '4.7.1 Blocked by our policy, please try again later']
  const lead = await w.newLead('later@example.net')
  await send(await w.newLead('at-once@example.net'))
  const given_up: string[] = []
  for (let number = 0; number < 3; number += 1) {
    given_up.push(await send(lead, 4))
    await w.settle()
    while (await consumeNewEvents(w.scope));
  }
  await w.signInAgain()
  for (const email_id of given_up) expect(await w.email(email_id)).toMatchObject({ status: 'not_delivered' })
  expect(await suppression('later@example.net')).toBeUndefined()
})

test('what everybody at a provider is refused for is the sender’s own', async () => {
  answers['at'] = [550, '5.7.26 unauthenticated email is not accepted']
  const leads = [await w.newLead('at1@gmail.com'), await w.newLead('at2@gmail.com')]
  for (let number = 0; number < 4; number += 1) for (const lead of leads) await send(lead)
  expect(await suppression('at1@gmail.com')).toBeUndefined()
  delete answers['at']
  await send(await w.newLead('reads@gmail.com'))
  answers['at'] = [550, '5.7.26 unauthenticated email is not accepted']
  await send(leads[0] ?? '')
  expect(await suppression('at1@gmail.com')).toMatchObject({ source: 'repeated_failures' })
})
