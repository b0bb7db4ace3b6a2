import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { certificateHandler } from './certificates/job-handlers.ts'
import { domainLimits as limits } from './limits.ts'
import { domainsWorld, hour_ms, second_ms, workOnDomains } from './testing.ts'

let w: Awaited<ReturnType<typeof domainsWorld>>
let site: string
const mails: SystemMail[] = []
beforeAll(async () => {
  w = await domainsWorld()
  w.h.installation.outbox.post = async (_tx, _id, mail) => {
    mails.push(mail)
  }
})
afterAll(() => w.close())
let count = 0
beforeEach(async () => {
  count += 1
  site = await w.h.newSite(`Casa ${count}`)
  w.zone.names.clear()
  w.zone.names.set('sites.example.com', { A: ['203.0.113.10'] })
  mails.length = 0
})

const subjects = () => mails.map(({ subject }) => subject)

test('administrators get one email when a domain is given up, with a link to it', async () => {
  const made = await w.add(site, 'lost.example')
  await w.pass(limits.domain_checks_hours * hour_ms)
  await w.pass(limits.domain_check_seconds_min * second_ms)
  expect(mails).toMatchObject([
    {
      ...{ to: 'ana@example.com', subject: `lost.example does not point to Casa ${count}`, locale: 'en' },
      link: `https://leads.example.com/sites/${site}/site/domains/${made.id}`,
    },
  ])
  expect(mails[0]?.text).toContain('within 72 hours')
  await w.pass(limits.domain_notice_hours * hour_ms)
  expect(mails).toHaveLength(1)
})

test('a domain that points elsewhere, recovers and points elsewhere again is one email a day', async () => {
  const made = await w.add(site, 'flips.example')
  w.publish(made)
  await workOnDomains(w.h)
  for (let turn = 0; turn < 3; turn++) {
    w.zone.names.set('flips.example', { A: ['198.51.100.7'] })
    await w.pass(turn === 0 ? limits.domain_recheck_hours * hour_ms : hour_ms)
    w.publish(made)
    await w.pass(hour_ms)
    w.h.clock.forward(0)
    await w.check(site, made.id)
  }
  expect(subjects()).toEqual([`flips.example no longer points to Casa ${count}`])
})

test('who loses a domain to another site gets an email', async () => {
  const first = await w.add(site, 'both.example')
  w.publish(first)
  await workOnDomains(w.h)
  const rival = await w.h.newSite(`Rival ${count}`)
  const claimed = await w.add(rival, 'both.example')
  w.zone.names.set('_leadwright.both.example', { TXT: [claimed.records[1]?.expected ?? ''] })
  w.h.clock.forward(60 * second_ms)
  expect(await w.check(rival, claimed.id)).toMatchObject({ status: 'verified' })
  expect(subjects()).toEqual(['both.example was claimed by another site'])
})

test('a certificate that several tries did not bring is one email, with the answer of the authority', async () => {
  const tls = await domainsWorld({ HTTPS_PORT: '0', ACME_DIRECTORY_URL: 'https://127.0.0.1:1/dir' })
  const sent: SystemMail[] = []
  tls.h.installation.outbox.post = async (_tx, _id, mail) => {
    sent.push(mail)
  }
  const own = await tls.h.newSite('Casa Verde')
  const made = await tls.add(own, 'plain.example')
  tls.publish(made)
  await workOnDomains(tls.h)
  const held = { type: 'renew_certificate', subject_id: 'plain.example', due_at: 0, lease_until: null }
  const job = { ...held, fence: 1, attempts: 1, payload: null, created_at: 0 }
  for (let turn = 0; turn < limits.certificate_failures_before_notice + 2; turn++) {
    const { write } = await certificateHandler(tls.h.installation).perform(job, new AbortController().signal)
    await tls.h.installation.databases.control.write(async tx => write?.(tx))
  }
  expect(sent).toMatchObject([{ subject: 'No certificate for plain.example yet', to: 'ana@example.com' }])
  expect(sent[0]?.text).toContain('The certificate authority said: The certificate authority could not be reached')
  await tls.close()
})
