import { expect, test } from 'vitest'
import { campaignLimits } from './limits.ts'
import { feedbackMail, noticeMails } from './mails.ts'
import type { CampaignRow } from './store.ts'

const site = { id: 'site_1', name: 'Casa Verde', language: 'en', timezone: 'Europe/Madrid' } as const
const frame = { site, public_url: 'https://leads.example.com', now: 0 }
const campaign = (changes: Partial<CampaignRow> = {}) =>
  ({ name: 'Guide', notify: 'at_once', notify_emails: ['owner@casa.example'], ...changes }) as CampaignRow
const at = Date.parse('2027-03-14T09:30:00Z')
const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    lead: { id: `lead_${i}`, email: `p${i}@example.com`, first_name: `Name${i}`, last_name: null },
    at,
  }))

test('at once: a mail for each lead up to the limit, beyond it one for all', () => {
  const alone = campaignLimits.campaign_notices_alone_max
  expect(noticeMails(campaign(), people(alone), frame)).toHaveLength(alone)
  const together = noticeMails(campaign(), people(alone + 1), frame)
  expect(together.map(mail => mail.subject)).toEqual([`${alone + 1} new leads in Guide`])
  expect(noticeMails(campaign(), [], frame)).toEqual([])
})

test('by the hour: one mail to each address, in the language and zone of the site, with at most a hundred names', () => {
  const two = campaign({ notify: 'hourly', notify_emails: ['a@casa.example', 'b@casa.example'] })
  const spanish = { ...frame, site: { ...site, language: 'es' as const } }
  const mails = noticeMails(two, people(campaignLimits.campaign_notice_leads_max + 2), spanish)
  expect(mails.map(mail => mail.to)).toEqual(['a@casa.example', 'b@casa.example'])
  expect(mails[0]?.subject).toBe('102 contactos nuevos en Guide')
  expect(mails[0]?.text).toContain('Name99, p99@example.com')
  expect(mails[0]?.text).not.toContain('Name100')
  expect(mails[0]?.text).toContain('y 2 más')
  expect(mails[0]?.text).toContain('10:30 (Europe/Madrid)')
  const exactly = noticeMails(two, people(campaignLimits.campaign_notice_leads_max), frame)
  expect(exactly[0]?.text).toContain('Name99')
  expect(exactly[0]?.text).not.toContain('more')
})

test('what a lead is called stands in the body only', () => {
  const [one] = people(1)
  const lead = { ...one!.lead, first_name: 'Ana\r\nBcc: x@example.com' }
  const [mail] = noticeMails(campaign(), [{ lead, at }], frame)
  expect(mail?.subject).toBe('New lead in Guide')
  expect(mail?.link).toBe('https://leads.example.com/sites/site_1/leads/lead_0')
})

test('the lead magnet comes with its link, in the language of the lead', () => {
  const words = { feedback_subject: 'Your guide', feedback_text: 'Here it is.\n' }
  const given = { site, link: 'https://leads.example.com/v1/public/files/x', until: at }
  const mail = feedbackMail(words, { email: 'p@example.com', language: 'es' }, given)
  expect(mail).toMatchObject({ to: 'p@example.com', subject: 'Your guide', from_name: 'Casa Verde', valid_until: at })
  expect(mail.text).toMatch(/^Here it is\.\n\nDescárgalo aquí hasta el .*:\n\nhttps:\/\/leads/)
  expect(feedbackMail(words, { email: 'p@example.com', language: null }, given).text).toContain('Download it here')
})
