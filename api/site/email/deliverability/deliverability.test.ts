/** The report on how emails arrive: whose mailboxes they went to, what became of them, and what that says. */
import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitter } from '../../../platform/events/emit.ts'
import { acting } from '../../../platform/features/write-context.ts'
import type { BounceReason } from '../../../platform/mail/bounce-reasons.ts'
import { consumeNewEvents } from '../../../site-parts.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { recordResponses } from '../email-responses/rules.ts'
import { recordHit } from '../emails/rules.ts'
import { adviceOn, type Counts, standingOf } from './advice.ts'
import type { getDeliverability } from './contract.ts'
import { lookUpDomains } from './housekeeping.ts'
import { providerOfDomain, providerOfServers } from './providers.ts'
import { saveProvider, unknownDomains } from './store.ts'

type Deliverability = z.output<typeof getDeliverability.response>

let sink: MailSink
let w: MailFixture
beforeAll(async () => {
  sink = await openSink({ refuse: to => (to.startsWith('nobody') ? 550 : undefined), status: '5.1.1' })
  w = await createMailFixture({ SMTP_URL: sink.url })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const report = async (query = '') => {
  while (await consumeNewEvents(w.scope));
  return (await w.get(w.path(`deliverability${query}`))).body as unknown as Deliverability
}
const of = (body: Awaited<ReturnType<typeof report>>, provider: string) => {
  const found = body.providers.find(one => one.provider === provider)
  const { sent, delivered, bounced, complained, opened } = found ?? {}
  return [sent, delivered, bounced, complained, opened]
}
const mailTo = async (address: string) => (await w.send(await w.newLead(address))).email_id

const nothing = { leaveEvent: async () => undefined } as never

async function cameBack(
  email_id: string,
  type: 'bounce' | 'complaint',
  fingerprint: string,
  said: { permanent: boolean; reason?: BounceReason } = { permanent: true },
) {
  const { installation, clock } = w
  const context = { ...acting(installation, clock), emit: emitter(installation, () => clock.now()) }
  await w.database.write(tx =>
    recordResponses(tx, [{ email_id, response: { type, source: 'mail', fingerprint, status: '5.1.1', ...said } }], {
      ...context,
      steps: nothing,
    }),
  )
}

test('each email is counted once, at the provider of its mailbox, by sender and by domain', async () => {
  const opened = await mailTo('ana@gmail.com')
  await mailTo('nobody@gmail.com')
  await mailTo('luis@YAHOO.es')
  const returned = await mailTo('eva@outlook.com')
  const complained = await mailTo('joe@icloud.com')
  await mailTo('ceo@acme.example')
  w.clock.forward(60_000)
  const hit = {
    type: 'open',
    url: null,
    method: 'GET',
    user_agent: w.person,
    verdict: 'person',
    verdict_reason: null,
  } as const
  const { installation, clock } = w
  const context = { ...acting(installation, clock), emit: emitter(installation, () => clock.now()) }
  for (let i = 0; i < 2; i++) {
    await w.database.write(tx => recordHit(tx, { ...hit, email_id: opened }, { ...context, steps: nothing }))
  }
  // A temporary bounce, then the same one again and one more for good, then one that repeats it.
  await cameBack(returned, 'bounce', 'soft', { permanent: false })
  await cameBack(returned, 'bounce', 'a')
  w.clock.forward(1_000)
  await cameBack(returned, 'bounce', 'a')
  await cameBack(returned, 'bounce', 'b')
  await cameBack(complained, 'complaint', 'c')
  w.clock.forward(1_000)
  await cameBack(complained, 'complaint', 'd')

  const body = await report()
  expect(of(body, 'gmail')).toEqual([2, 1, 1, 0, 1])
  expect(of(body, 'yahoo')).toEqual([1, 1, 0, 0, 0])
  expect(of(body, 'outlook')).toEqual([1, 0, 1, 0, 0])
  expect(of(body, 'apple')).toEqual([1, 1, 0, 1, 0])
  expect(of(body, 'other')).toEqual([1, 1, 0, 0, 0])
  const all = { sent: 6, delivered: 4, bounced: 2, complained: 1, opened: 1 }
  expect(body.totals).toMatchObject({ ...all, bounce_rate: 2 / 6, complaint_rate: 1 / 4, standing: 'unknown' })
  expect(body.senders).toMatchObject([{ sender_id: w.sender_id, name: 'Ana García', ...all }])
  expect(body.domains).toMatchObject([{ domain: 'casaverde.example', ...all }])
  expect(body.days.at(-1)).toMatchObject(all)
  expect(body.days).toHaveLength(30)
  expect((await report('?from=2020-01-01&to=2020-01-02')).totals).toMatchObject({ sent: 0, bounce_rate: null })
  expect((await w.get(w.path('deliverability?from=2020-01-02&to=2020-01-01'))).status).toBe(422)
})

test('a company’s domain is its provider’s once its servers are known, with what was counted before', async () => {
  expect(await w.database.read(db => unknownDomains(db, 10))).toEqual(['acme.example'])
  const hostsOf = async () => ['ASPMX.L.GOOGLE.com.']
  const installation = { ...w.installation, mailDomains: { hostsOf } } as never
  await lookUpDomains({ ...w.scope, installation })
  expect(of(await report(), 'gmail')).toEqual([3, 2, 1, 0, 1])
  expect(of(await report(), 'other')).toEqual([0, 0, 0, 0, 0])
  await mailTo('cfo@acme.example')
  expect(of(await report(), 'gmail')).toEqual([4, 3, 1, 0, 1])
  expect(await w.database.read(db => unknownDomains(db, 10))).toEqual([])
  // Where DNS is silent, the domain waits for the next hour.
  await mailTo('x@slow.example')
  await report()
  await lookUpDomains({ ...w.scope, installation: { mailDomains: { hostsOf: async () => undefined } } as never })
  expect(await w.database.read(db => unknownDomains(db, 10))).toEqual(['slow.example'])
  await w.database.write(tx => saveProvider(tx, 'slow.example', 'other', 0))
})

test('what came back is counted by reason and by domain of its recipients, each email once for each reason', async () => {
  const { reasons } = await report()
  expect(reasons).toEqual([
    { reason: 'unknown_user', permanent: true, bounced: 1, domains: [{ domain: 'gmail.com', bounced: 1 }] },
  ])
  const full = await mailTo('full@acme.example')
  await cameBack(full, 'bounce', 'a', { permanent: false, reason: 'mailbox_full' })
  await cameBack(full, 'bounce', 'b', { permanent: false, reason: 'mailbox_full' })
  await cameBack(full, 'bounce', 'c', { permanent: true, reason: 'unknown_user' })
  const after = await report()
  expect(after.reasons).toEqual([
    {
      ...{ reason: 'unknown_user', permanent: true, bounced: 2 },
      domains: [
        { domain: 'acme.example', bounced: 1 },
        { domain: 'gmail.com', bounced: 1 },
      ],
    },
    { reason: 'mailbox_full', permanent: false, bounced: 1, domains: [{ domain: 'acme.example', bounced: 1 }] },
  ])
  expect((await report('?from=2020-01-01&to=2020-01-02')).reasons).toEqual([])
})

test.each([
  ['gmail.com', 'gmail'],
  ['yahoo.co.uk', 'yahoo'],
  ['aol.com', 'yahoo'],
  ['hotmail.es', 'outlook'],
  ['live.com.mx', 'outlook'],
  ['me.com', 'apple'],
  ['live.agency', undefined],
  ['notgmail.com', undefined],
  ['gmail.com.evil.example', undefined],
])('%s is known as %s', (domain, provider) => {
  expect(providerOfDomain(domain)).toBe(provider)
})

test.each([
  ['acme-com.mail.protection.outlook.com', 'outlook'],
  ['mta5.am0.yahoodns.net.', 'yahoo'],
  ['mx01.mail.icloud.com', 'apple'],
  ['alt1.aspmx.l.google.com', 'gmail'],
  ['mail.notgoogle.com', 'other'],
])('mail that %s takes is at %s', (host, provider) => {
  expect(providerOfServers([host])).toBe(provider)
})

const counts = (given: Partial<Counts>): Counts => ({
  ...{ sent: 10_000, delivered: 10_000, bounced: 0, complained: 0, opened: 4_000 },
  ...given,
})

test.each<[string, Counts, string[], string]>([
  ['99 emails say nothing', counts({ sent: 99, bounced: 99 }), ['too_few_emails'], 'unknown'],
  ['100 do', counts({ sent: 100, delivered: 95, bounced: 5, opened: 40 }), ['bounces_high'], 'bad'],
  ['just below 2 % is good', counts({ bounced: 199 }), [], 'good'],
  ['2 % rises', counts({ bounced: 200 }), ['bounces_rising'], 'warning'],
  ['5 % is too much', counts({ bounced: 500 }), ['bounces_high'], 'bad'],
  ['just below 0.1 % is good', counts({ complained: 9 }), [], 'good'],
  ['0.1 % rises', counts({ complained: 10 }), ['complaints_rising'], 'warning'],
  ['0.3 % is the limit', counts({ complained: 30 }), ['complaints_high'], 'bad'],
  ['one complaint is no rate', counts({ sent: 100, delivered: 100, complained: 1, opened: 40 }), [], 'good'],
])('%s', (_, given, advice, standing) => {
  expect(adviceOn(given)).toEqual(advice)
  expect(standingOf(adviceOn(given))).toBe(standing)
})

test('few opens at one provider stand out against the others; what providers hide is said', () => {
  const others = { others_open_rate: 0.4 }
  expect(adviceOn(counts({ opened: 1_999 }), { provider: 'outlook', ...others })).toEqual(['opens_low'])
  expect(adviceOn(counts({ opened: 2_000 }), { provider: 'outlook', ...others })).toEqual([])
  expect(adviceOn(counts({ opened: 0 }), { provider: 'apple', ...others })).toEqual(['opens_hidden'])
  expect(adviceOn(counts({}), { provider: 'gmail', ...others })).toEqual(['complaints_not_reported'])
})
