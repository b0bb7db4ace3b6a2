/** Files of other products, by the suggested mapping alone: whoever must not be mailed is not subscribed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as files from '../../../testing/fixtures/consent-files.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'

let h: Harness
const { at, create, freshSite, leads, set, start } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
beforeEach(() => freshSite())
afterAll(() => h.close())

/** Of each person: subscribed, unsubscribed, or never asked. */
const standing = async () =>
  Object.fromEntries(
    Object.entries(await leads()).map(([email, { mailability, unsubscribed_at }]) => [
      email.split('@')[0],
      mailability === 'subscribed' ? 'subscribed' : unsubscribed_at === null ? 'never' : 'left',
    ]),
  )
const reasons = async () =>
  Object.fromEntries(
    (await h.get(`${at()}/suppressions`)).body.data.map(one => [String(one.email).split('@')[0], one.reason]),
  )

const bounced = { ciro: 'hard_bounce' }
test.each([
  ['HubSpot', files.hubspot, { ana: 'subscribed', bea: 'left', ciro: 'never' }, bounced],
  ['Salesforce, Data Loader', files.salesforce, { ana: 'subscribed', bea: 'left', ciro: 'never' }, bounced],
  ['Salesforce, report', files.salesforce_report, { ana: 'subscribed', bea: 'left' }, {}],
  ['Shopify', files.shopify, { ana: 'subscribed', bea: 'left' }, {}],
  ['Shopify, status', files.shopify_status, { ana: 'subscribed', bea: 'left', ciro: 'never', dora: 'never' }, {}],
  ['Mailchimp, subscribed', files.mailchimp('', ''), { ana: 'subscribed' }, {}],
  [
    'Mailchimp, unsubscribed',
    files.mailchimp('UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON,', '"2024-03-05 14:22:10",May,NORMAL,'),
    { ana: 'left' },
    {},
  ],
  [
    'Mailchimp, cleaned',
    files.mailchimp('CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,', '"2024-03-05 14:22:10",May,'),
    { ana: 'never' },
    { ana: 'hard_bounce' },
  ],
  ['LinkedIn', files.linkedin, { ana: 'subscribed', bea: 'never' }, {}],
  [
    'Klaviyo',
    files.klaviyo,
    { ana: 'subscribed', bea: 'left', ciro: 'never', dora: 'subscribed' },
    { dora: 'hard_bounce' },
  ],
  ['Brevo', files.brevo, { ana: 'subscribed', bea: 'left' }, {}],
  ['ActiveCampaign', files.active_campaign, { ana: 'subscribed', bea: 'left', ciro: 'never', dora: 'never' }, bounced],
  ['Constant Contact', files.constant_contact, { ana: 'subscribed', bea: 'left', ciro: 'never' }, {}],
  [
    'GetResponse',
    files.get_response,
    { ana: 'subscribed', bea: 'left', ciro: 'never', dora: 'left' },
    { ...bounced, dora: 'complaint' },
  ],
  [
    'MailerLite',
    files.mailer_lite,
    { ana: 'subscribed', bea: 'left', ciro: 'left', dora: 'never' },
    { ciro: 'complaint' },
  ],
  ['in Spanish', files.in_spanish, { ana: 'subscribed', bea: 'never', ciro: 'subscribed', dora: 'left' }, bounced],
])('%s', async (_, text, people, suppressed) => {
  const { id, suggestions } = await create(text)
  const mapping = suggestions.map(({ from: _, ...target }) => target)
  await set(id, { mapping, consent: { text: 'News of Casa Verde' } })
  const done = await start(id)
  expect(done.progress.failed).toBe(0)
  expect(await standing()).toEqual(people)
  expect(await reasons()).toEqual(suppressed)
})
