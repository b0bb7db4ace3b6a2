/** Email that comes back: what is believed, what follows from it, and that a flood of it is taken. */
import { afterEach, expect, test } from 'vitest'
import { freezeSite } from '../../account/sites/rules.ts'
import { siteToken, withToken } from '../../platform/identity/return-path.ts'
import { createInboundFixture, type InboundFixture, return_path } from '../../testing/fixtures/inbound-mail.ts'
import { createMailFixture, type MailFixture } from '../../testing/fixtures/mail.ts'
import { openMailbox } from '../../testing/fixtures/mailbox.ts'
import { bounce, complaint, reply } from '../../testing/fixtures/reports.ts'
import { sns_certificate, snsSigned } from '../../testing/fixtures/sns.ts'
import type { Received } from '../../testing/mail-sink.ts'
import { mailboxOf, pollMailbox } from './imap-poller.ts'
import { inboundLimits } from './limits.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function sent(
  { w, sink }: InboundFixture,
  address: string,
): Promise<Received & { email_id: string; lead_id: string }> {
  const lead_id = await w.newLead(address)
  const { email_id } = await w.send(lead_id)
  const mail = sink.received.at(-1)
  if (!mail) throw new Error('Nothing was sent')
  return { ...mail, email_id, lead_id }
}

const responses = async (w: MailFixture, query = '') => (await w.get(w.path(`email-responses${query}`))).body.data
const suppressed = async (w: MailFixture) => (await w.get(w.path('suppressions'))).body.data.map(row => row.email)

test('a bounce suppresses the address, once, with what its server said', async () => {
  const all = await createInboundFixture(closers)
  const { w, deliver } = all
  const mail = await sent(all, 'lucia@example.net')
  expect(mail.from).toMatch(/^bounces\+[a-z2-7]{55}@mail\.example\.com$/)
  const report = bounce({ to: mail.from, recipient: 'Lucia@example.net' })
  expect(await deliver(mail.from.toUpperCase(), report)).toMatch(/^250/)
  expect(await deliver(mail.from, report)).toMatch(/^250/)
  expect(await responses(w)).toMatchObject([
    { email_id: mail.email_id, type: 'bounce', permanent: true, status: '5.1.1', source: 'mail' },
  ])
  const [entry] = (await w.get(w.path('suppressions'))).body.data
  expect(entry).toMatchObject({ email: 'lucia@example.net', source: 'bounce_message', email_id: mail.email_id })
  const { body: timeline } = await w.get(w.path(`leads/${mail.lead_id}/timeline`))
  expect(timeline.data.map(one => one.type)).toContain('email.bounced')
})

test('a report about several recipients counts for the one that the email went to', async () => {
  const all = await createInboundFixture(closers)
  const { w, deliver } = all
  const [full, gone] = [await sent(all, 'lucia@example.net'), await sent(all, 'marc@example.net')]
  const words = (to: string) =>
    [
      'Return-Path: <>',
      'From: Mail Delivery System <Mailer-Daemon@mx.example.net>',
      `To: ${to}`,
      'Subject: Mail delivery failed: returning message to sender',
      '',
      'The following address(es) could not be delivered:',
      '',
      '  lucia@example.net',
      '    mailbox is full',
      '  marc@new.example',
      '    (generated from marc@example.net)',
      '    SMTP error from remote mail server after RCPT TO:<marc@new.example>: 550 no such mailbox',
      '',
    ].join('\r\n')
  for (const { from } of [full, gone]) await deliver(from, Buffer.from(words(from)))
  expect(await responses(w)).toMatchObject([
    { email_id: gone.email_id, permanent: true, reason: 'unknown_user' },
    { email_id: full.email_id, permanent: false, reason: 'mailbox_full' },
  ])
  expect(await suppressed(w)).toEqual(['marc@example.net'])
  const { body } = await w.get(w.path('email-history?happened=bounced'))
  expect(body.data.map(one => one.reason)).toEqual(['unknown_user', 'mailbox_full'])
})

test('of several recipients, one without a reason is not blamed for another', async () => {
  const all = await createInboundFixture(closers)
  const { w, deliver } = all
  const mail = await sent(all, 'lucia@example.net')
  const report = [
    'Return-Path: <>',
    'From: Mail Delivery System <Mailer-Daemon@mx.example.net>',
    'Subject: Mail delivery failed',
    '',
    'The following address(es) could not be delivered:',
    '  lucia@example.net',
    '    something went wrong',
    '  marc@example.net',
    '    SMTP error after RCPT TO:<marc@example.net>: 550 5.1.1 no such mailbox',
    '',
  ]
  await deliver(mail.from, Buffer.from(report.join('\r\n')))
  expect(await responses(w)).toMatchObject([{ permanent: false, reason: 'unknown' }])
  expect(await suppressed(w)).toEqual([])
})

test('what is about a site that has moved is not taken, so that it comes again or to where the site is', async () => {
  const all = await createInboundFixture(closers)
  const { w, deliver } = all
  const mail = await sent(all, 'lucia@example.net')
  await w.installation.databases.control.write(tx => freezeSite(tx, w.site, w.clock.now()))
  expect(await deliver(mail.from, bounce({ to: mail.from, recipient: 'lucia@example.net' }))).toMatch(/^451/)
  expect(await responses(w)).toEqual([])
})

test('what is forged, about another mailbox, only late or of a policy suppresses nobody', async () => {
  const all = await createInboundFixture(closers)
  const { w, deliver } = all
  const mail = await sent(all, 'lucia@example.net')
  const other = await sent(all, 'marc@example.net')
  const forged = mail.from.replace(/\+./, found => (found === '+a' ? '+b' : '+a'))
  expect(await deliver(forged, bounce({ to: forged, recipient: 'lucia@example.net' }))).toMatch(/^550/)
  expect(await deliver('bounces@elsewhere.example', bounce({ to: mail.from, recipient: 'x@y.example' }))).toMatch(
    /^550/,
  )
  // No token at all: taken, and nothing follows.
  expect(await deliver(return_path, bounce({ to: return_path, recipient: 'lucia@example.net' }))).toMatch(/^250/)
  expect(await responses(w)).toEqual([])
  await deliver(other.from, bounce({ to: other.from, recipient: 'lucia@example.net' }))
  await deliver(
    mail.from,
    bounce({ to: mail.from, recipient: 'lucia@example.net', action: 'delayed', status: '4.4.1' }),
  )
  const policy = { status: '5.7.1', says: '550 5.7.1 Blocked' }
  await deliver(mail.from, bounce({ to: mail.from, recipient: 'lucia@example.net', ...policy }))
  expect(await responses(w)).toMatchObject([
    { email_id: mail.email_id, permanent: false, status: '5.7.1' },
    { email_id: other.email_id, permanent: false },
  ])
  expect(await suppressed(w)).toEqual([])
})

test('a complaint is believed by the link in the email that it encloses', async () => {
  const all = await createInboundFixture(closers)
  const { w, deliver } = all
  const mail = await sent(all, 'lucia@example.net')
  const changed = mail.raw.replace(/(List-Unsubscribe: <[^>]+)./, '$1A')
  await deliver(return_path, complaint({ to: return_path, original: changed }))
  await deliver(return_path, complaint({ to: return_path, original: mail.raw, type: 'not-spam' }))
  expect(await suppressed(w)).toEqual([])
  await deliver(return_path, complaint({ to: return_path, original: mail.raw }))
  expect(await responses(w)).toMatchObject([{ email_id: mail.email_id, type: 'complaint', detail: 'abuse' }])
  expect((await w.get(w.path('suppressions'))).body.data).toMatchObject([{ reason: 'complaint' }])
})

test('an email that was replied to counts once on its lead; a machine’s answer and a stranger’s do not', async () => {
  const all = await createInboundFixture(closers)
  const { w, deliver } = all
  const mail = await sent(all, 'lucia@example.net')
  const to = withToken(return_path, siteToken(await w.installation.databases.siteKey(w.site), w.site))
  const of = { from: 'lucia@example.net', to, message_id: mail.message_id }
  await deliver(to, reply({ ...of, more: ['Auto-Submitted: auto-replied'] }))
  await deliver(to, reply({ ...of, from: 'stranger@example.net' }))
  await deliver(to, reply({ ...of, message_id: '<other@leads.example.com>' }))
  expect(await responses(w)).toEqual([])
  expect(await deliver(to, reply(of))).toMatch(/^250/)
  await deliver(to, reply(of))
  expect(await responses(w, `?lead_id=${mail.lead_id}&type=reply`)).toMatchObject([
    { type: 'reply', detail: 'Re: Welcome', excerpt: 'Yes, on Tuesday please.' },
  ])
  await deliver(to, reply({ ...of, more: ['Message-ID: <second@example.net>'] }))
  expect(await responses(w, `?lead_id=${mail.lead_id}&type=reply`)).toHaveLength(2)
  const { body } = await w.get(w.path(`leads/${mail.lead_id}`))
  expect(body.email_stats).toMatchObject({ replies: 1, last_replied_at: '2027-03-14T09:30:00.000Z' })
  await w.delete(w.path(`leads/${mail.lead_id}`))
  const erased = { detail: '', excerpt: '', lead_id: expect.stringMatching(/^erased_/) }
  expect(await responses(w)).toMatchObject([erased, erased])
})

test('what is longer than is read is taken, and read as far', async () => {
  const all = await createInboundFixture(closers)
  const mail = await sent(all, 'lucia@example.net')
  const report = bounce({ to: mail.from, recipient: 'lucia@example.net' })
  const long = Buffer.concat([report, Buffer.alloc(inboundLimits.inbound_bytes_read, 'x\r\n')])
  expect(await all.deliver(mail.from, long)).toMatch(/^250/)
  expect(await suppressed(all.w)).toEqual(['lucia@example.net'])
})

test('a mailbox is looked through once, and nothing in it is marked as read', async () => {
  const all = await createInboundFixture(closers)
  const { w } = all
  const mail = await sent(all, 'lucia@example.net')
  const raw = bounce({ to: mail.from, recipient: 'lucia@example.net' }).toString('latin1')
  const { url, flags } = await openMailbox(closers, [
    { raw: 'Subject: Offer\r\nFrom: a@b.example\r\n\r\nhello' },
    { raw },
    { raw: 'nonsense' },
  ])
  const mailbox = mailboxOf(url)
  const signal = new AbortController().signal
  expect(await pollMailbox(w.installation, mailbox, signal)).toBe(3)
  expect(await suppressed(w)).toEqual(['lucia@example.net'])
  expect(await pollMailbox(w.installation, mailbox, signal)).toBe(0)
  expect(flags().flat()).not.toContain('\\Seen')
  await expect(
    pollMailbox(w.installation, { ...mailbox, auth: { user: 'bounces', pass: 'no' } }, signal),
  ).rejects.toThrow()
})

const token = (from: string) => /\+(\w+)@/.exec(from)?.[1] ?? ''
const ses = (of: object, mail: object) => ({ Type: 'Notification' as const, Message: JSON.stringify({ ...of, mail }) })

test('Amazon SES is believed with Amazon’s signature and a token of ours', async () => {
  const all = await createInboundFixture(closers)
  const { w } = all
  w.installation.safeFetch = {
    ...w.installation.safeFetch,
    get: async url => ({ url, status: 200, headers: new Headers(), body: Buffer.from(sns_certificate) }),
  }
  const mail = await sent(all, 'lucia@example.net')
  const post = (body: object) =>
    w.post('/v1/public/inbound-mail/ses', body, {
      token: null,
      headers: { 'content-type': 'text/plain; charset=UTF-8' },
    })
  const raw = { token: null, headers: { 'content-type': 'text/plain' } }
  expect((await w.call('POST', '/v1/public/inbound-mail/ses', { ...raw, body: 'no JSON' })).body.code).toBe(
    'body_not_json',
  )
  const bounced = {
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: 'lucia@example.net', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 no' }],
      feedbackId: 'f1',
    },
  }
  const good = snsSigned(ses(bounced, { source: 'ana@casaverde.example', tags: { leadwright: [token(mail.from)] } }))
  for (const wrong of [
    { ...good, Message: good.Message.replace('Permanent', 'Transient') },
    { ...good, SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.example/x.pem' },
    snsSigned({ ...ses(bounced, {}), TopicArn: 'arn:aws:sns:eu-west-1:999999999999:theirs' }),
  ]) {
    expect(await post(wrong)).toMatchObject({ status: 403, body: { code: 'signature_invalid' } })
  }
  expect((await post(snsSigned(ses(bounced, { source: 'ana@casaverde.example' })))).status).toBe(204)
  expect(await suppressed(w)).toEqual([])
  expect((await post(good)).status).toBe(204)
  expect((await post(good)).status).toBe(204)
  expect(await responses(w)).toMatchObject([{ type: 'bounce', source: 'ses', permanent: true, status: '5.1.1' }])
  const complained = { eventType: 'Complaint', complaint: { complainedRecipients: [], complaintFeedbackType: 'abuse' } }
  await post(snsSigned({ ...ses(complained, { source: mail.from }), SignatureVersion: '1' }))
  expect(await responses(w, '?type=complaint')).toHaveLength(1)
  expect((await w.get(w.path('suppressions'))).body.data).toMatchObject([{ source: 'provider' }])
  const asked: string[] = []
  w.installation.safeFetch = {
    ...w.installation.safeFetch,
    get: async url => {
      asked.push(url)
      return { url, status: 200, headers: new Headers(), body: Buffer.from('') }
    },
  }
  const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription'
  const confirming = { Type: 'SubscriptionConfirmation' as const, Message: 'You have chosen …', Token: 't' }
  await post(snsSigned({ ...confirming, SubscribeURL }))
  await post(snsSigned({ ...confirming, SubscribeURL: 'https://internal.example/' }))
  expect(asked).toEqual([SubscribeURL])
})

test('without a topic of its own an installation takes no reports of Amazon SES', async () => {
  const w = await createMailFixture()
  closers.push(() => w.close())
  const { status, body } = await w.post('/v1/public/inbound-mail/ses', {}, { token: null })
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('Postmark is believed with a token of ours', async () => {
  const all = await createInboundFixture(closers)
  const { w } = all
  const mail = await sent(all, 'lucia@example.net')
  const post = (body: unknown) => w.post('/v1/public/inbound-mail/postmark', body, { token: null })
  const bounced = { RecordType: 'Bounce', ID: 42, Type: 'HardBounce', Email: 'lucia@example.net', Details: '550 no' }
  expect((await post({ ...bounced, Metadata: { leadwright: 'a'.repeat(55) } })).status).toBe(204)
  expect((await post({ RecordType: 'Open' })).status).toBe(204)
  expect(await post('{')).toMatchObject({ status: 400, body: { code: 'body_not_json' } })
  expect(await responses(w)).toEqual([])
  const Metadata = { leadwright: token(mail.from) }
  await post({ ...bounced, Type: 'SoftBounce', ID: 41, Metadata })
  expect(await suppressed(w)).toEqual([])
  await post({ ...bounced, Metadata })
  await post({ RecordType: 'SpamComplaint', ID: 43, Type: 'SpamComplaint', Metadata })
  expect((await responses(w)).map(row => row.type)).toEqual(['complaint', 'bounce', 'bounce'])
  expect(await suppressed(w)).toEqual(['lucia@example.net'])
})
