/**
 * A person does the whole main job by the admin alone: real process, real browser, real mail conversation; only the
 * inbox is ours.
 */
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { linkIn, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { apiOf, hurried, signUpByHand } from './admin-person.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { owner } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let context: BrowserContext
let page: Page
let host: HostSite
const complaints: string[] = []

beforeAll(async () => {
  fixture = await openServerFixture()
  browser = await launchChromium()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page = await context.newPage()
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await host?.close()
  await fixture?.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const go = (name: string) => page.getByRole('link', { name, exact: true }).click()
const choose = (name: string) => page.getByRole('option', { name, exact: true }).click()
async function number(name: string, value: string) {
  const field = page.getByRole('textbox', { name, exact: true })
  await field.fill(value)
  await field.press('Tab')
}

/** A visitor with an empty browser fills in the popup on the foreign page. */
async function visit(email: string) {
  const visitor = await browser.newContext({ locale: 'en-GB' })
  const foreign = await visitor.newPage()
  await foreign.goto(host.url)
  await foreign.getByRole('dialog', { name: 'One good email a month' }).waitFor()
  await foreign.getByRole('textbox', { name: 'Email' }).fill(email)
  // A submission within a second counts as a robot's.
  await foreign.waitForTimeout(1_200)
  await foreign.getByRole('button', { name: 'Subscribe' }).click()
  await foreign.getByRole('heading', { name: 'You are on the list' }).waitFor()
  await visitor.close()
}

test('register, confirm by the mailed link, sign in', async () => {
  await signUpByHand(fixture, page)
  await page.getByRole('heading', { name: 'My sites', level: 1 }).waitFor()
})

test('create a site and publish it', async () => {
  await button('Create site').first().click()
  await page.getByLabel('Name').fill('Casa Verde')
  await page.getByLabel('Postal address').fill('Calle Mayor 1, 28013 Madrid')
  await page.getByRole('dialog').getByRole('button', { name: 'Create site' }).click()
  await page.getByRole('heading', { name: 'Casa Verde', level: 1 }).waitFor()
  await go('Site information')
  // The screen before has such a button too.
  await page.getByText('This site is a draft').waitFor()
  await button('Publish site').click()
  await page.getByText('This site is published').waitFor()
})

test('a popup from a design: a tag for whoever sends it, published, and its line copied', async () => {
  await go('Popups')
  await button('Create popup').first().click()
  await button(/^Newsletter(?! in)/).click()
  await button('Use this design').click()
  await button('When it shows').click()
  await number('Time in seconds', '2')
  await button('After submitting').click()
  await page.getByRole('combobox', { name: 'Tags' }).fill('Letter')
  await choose('Create “Letter”')
  // What stood there before was saved too.
  await page.getByRole('row', { name: 'Letter' }).waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  await button('Publish').click()
  await page.getByText('Newsletter is published').waitFor()
  await page.getByRole('link', { name: 'Install' }).click()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  const snippet = await page.evaluate(() => navigator.clipboard.readText())
  expect(snippet).toMatch(/^<script async src="[^"]+\/widget\.js" data-site="site_[0-9a-f]{32}"><\/script>$/)
  host = await openHostSite(snippet, fixture.url)
})

test('who fills it in stands in the open list without reload, with tag, consent and timeline', async () => {
  await go('Leads')
  await page.getByText('No leads yet').waitFor()
  await visit('first@example.org')
  await page.getByRole('gridcell', { name: 'first@example.org', exact: true }).click()
  await page.getByRole('heading', { name: 'first@example.org', level: 1 }).waitFor()
  await page.getByRole('row', { name: 'Letter' }).waitFor()
  await page.getByText('Subscribed', { exact: true }).waitFor()
  await page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: 'Form submitted' })
    .getByText('Newsletter')
    .waitFor()
  await page.getByRole('tab', { name: 'Consent' }).click()
  await page.getByText('By subscribing you agree to receive our newsletter.').waitFor()
  await page.getByText('Saw a notice').waitFor()
})

test('a template and a sender, who is verified by the mailed link', async () => {
  await go('Email')
  await go('Templates')
  await button('Create template').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plain text' }).click()
  await page.getByLabel('Name').fill('Welcome')
  await page.getByRole('dialog').getByRole('button', { name: 'Create template' }).click()
  await page.getByLabel('Subject').fill('Welcome to Casa Verde')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Emails sent from now on').waitFor()
  await go('Templates')
  await go('Senders')
  await page.getByRole('link', { name: 'Create sender' }).first().click()
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Last name', 'García'],
    ['Email', 'letters@example.com'],
    ['Reply to', 'letters@example.com'],
    ['Signature', 'Ana'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value)
  await button('Create sender').click()
  await page.getByText('This address is not verified yet').waitFor()
  const mail = await fixture.mailTo('letters@example.com', /./)
  const inbox = await context.newPage()
  await inbox.goto(linkIn(mail, `${fixture.url}/v1/public/senders/`))
  await inbox.getByRole('button').click()
  await inbox.waitForLoadState()
  await inbox.close()
  await page.getByText('Verified', { exact: true }).waitFor()
})

test('a journey on the canvas: form submitted, tag, wait, mail; published for new leads', async () => {
  await go('Journeys')
  await page.getByRole('link', { name: 'Create journey' }).or(button('Create journey')).first().click()
  await page.getByLabel('Name').fill('Welcome')
  await button('Create journey').click()
  await button('Add trigger').click()
  await page.getByRole('menuitem', { name: 'A form is submitted' }).click()
  await page.getByRole('combobox', { name: 'Popups' }).click()
  await choose('Newsletter')
  const add = async (step: string) => {
    await page.getByRole('button', { name: 'Add step', exact: true }).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${step}`) }).click()
  }
  await add('Add tags')
  await page.getByRole('combobox', { name: 'Tags' }).click()
  await choose('Letter')
  await add('Wait')
  await number('Wait for', '1')
  await page.getByRole('button', { name: /Unit$/ }).click()
  await choose('minutes')
  await add('Send email')
  await page.getByRole('button', { name: /Template$/ }).click()
  await choose('Welcome')
  await page.getByRole('button', { name: /Sender$/ }).click()
  await page.getByRole('option').first().click()
  await page.getByText('This journey is ready to publish.').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  await hurried(fixture, page)
  await page.reload()
  await button('Review and publish').click()
  await page.getByRole('radio', { name: 'Only new leads' }).check()
  await button('Publish and switch on').click()
  await page.getByText('Welcome is published and on').waitFor()
})

test('a lead of the list is enrolled by hand, and once only', async () => {
  await go('Leads')
  const enroll = async () => {
    await page.getByRole('row').filter({ hasText: 'first@example.org' }).getByRole('checkbox').click({ force: true })
    await button('Enroll in a journey').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enroll in a journey' }).click()
  }
  await enroll()
  await page.getByText('1 lead enrolled').waitFor()
  await fixture.mailTo('first@example.org', /^Welcome to Casa Verde$/)
  await enroll()
  await page.getByText('Nobody was enrolled').waitFor()
  await page.getByText('1 has been in it before').waitFor()
})

test('the next visitor gets the mail, and the mail says why, from the submission to the server’s answer', async () => {
  await go('Email')
  await visit('second@example.org')
  const mail = await fixture.mailTo('second@example.org', /^Welcome to Casa Verde$/)
  expect(mail.html).toContain('Calle Mayor 1')
  const row = page.getByRole('row').filter({ hasText: 'second@example.org' })
  await row.getByRole('gridcell', { name: 'Delivered' }).waitFor()
  await row.getByRole('gridcell', { name: 'second@example.org' }).click()
  await page.getByRole('tab', { name: 'Why this email', selected: true }).waitFor()
  for (const text of ['How the person came', 'What they agreed to', 'Every decision']) {
    await page.getByRole('heading', { name: text }).waitFor()
  }
  const why = await page.getByRole('main').innerText()
  expect(why).toContain('Newsletter')
  expect(why).toContain(host.url)
  expect(why).toContain('By subscribing you agree to receive our newsletter.')
  expect(why).toMatch(/250 /)
  expect(why.indexOf('How the person came')).toBeLessThan(why.indexOf('250 '))
  await page.getByRole('button', { name: owner.first_name }).waitFor()
})

proofTest('a tab that nobody sees lets go of its stream, and takes up afterwards what it missed', async () => {
  const seen = (hidden: boolean) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const isStream = (request: { url(): string }) => request.url().includes('/stream')
  const client = await apiOf(fixture, page)
  const site_id = /site_\w+/.exec(page.url())?.[0] ?? ''
  await Promise.all([
    page.waitForResponse(isStream),
    page.goto(`${fixture.url}/sites/${site_id}/marketing/automated-journeys`),
  ])
  await page.getByRole('rowheader').first().waitFor()
  await client.journeys.create({ site_id, body: { name: 'Seen at once' } })
  await page.getByText('Seen at once').first().waitFor()
  await Promise.all([page.waitForEvent('requestfailed', isStream), seen(true)])
  await client.journeys.create({ site_id, body: { name: 'Seen later' } })
  const [again] = await Promise.all([page.waitForRequest(isStream), seen(false)])
  expect(again.headers()['last-event-id']).toMatch(/^\d+-[0-9a-f]{32}$/)
  await page.getByText('Seen later').first().waitFor()
  expect(complaints).toEqual([])
})
