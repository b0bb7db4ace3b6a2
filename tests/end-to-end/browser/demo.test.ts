/** What somebody sees who types `npm start` and opens /demo: a foreign page, a popup, and tomorrow's mail now. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'

let fixture: ServerFixture
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  fixture = await openServerFixture({}, [])
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

/** The business's page, whichever it is at the moment. */
const host = () => page.frameLocator('#page')

test('the first start makes the demo and prints how to sign in; all doors are open to strangers', async () => {
  await eventually(async () => fixture.server.output().includes('Password:'), 'a printed sign-in')
  expect(fixture.server.output()).toMatch(/demo@leadwright\.example/)
  for (const path of ['/', '/demo', '/docs', '/healthz', '/widget.js']) {
    expect([path, (await fetch(fixture.url + path)).status]).toEqual([path, 200])
  }
})

test('the popup shows on a page of another origin, and what is sent becomes a lead’s mail on the next morning', async () => {
  await page.goto(`${fixture.url}/demo`)
  const frame = host()
  expect(new URL((await page.locator('#page').getAttribute('src')) ?? '').origin).not.toBe(new URL(fixture.url).origin)
  const popup = frame.getByRole('dialog', { name: 'Your first class at half price' })
  await popup.waitFor()
  await popup.getByLabel('Email').fill('visitor@example.com')
  await popup.getByLabel('First name').fill('Noor')
  await popup.getByRole('checkbox').check()
  // A submission within a second counts as a robot's.
  await page.waitForTimeout(1_000)
  await frame.getByRole('button', { name: 'Send me the code' }).click()
  await frame.getByRole('heading', { name: 'It is on its way' }).waitFor()
  const before = await page.locator('#now').getAttribute('datetime')
  await page.getByRole('button', { name: '+1 day' }).click()
  await page.getByRole('status').filter({ hasText: 'now shows' }).waitFor()
  await page.getByRole('button', { name: 'Next working morning' }).click()
  await eventually(async () => {
    const now = (await page.locator('#now').getAttribute('datetime')) ?? ''
    return Date.parse(now) - Date.parse(before ?? '') > 24 * 3_600_000 + 60_000
  }, 'a clock that moved')
  // By the bar's link to the business's email: a broadcast of the other site may be on its way as well.
  const of_business = (await page.getByRole('link', { name: 'Email' }).getAttribute('href')) ?? ''
  const inbox = await browser.newPage()
  await eventually(async () => {
    await inbox.goto(fixture.url + of_business)
    return (await inbox.getByText('visitor@example.com').count()) > 0
  }, 'the mail for the visitor')
  await inbox.getByRole('link', { name: 'visitor@example.com' }).click()
  await inbox.getByRole('heading', { name: 'Your half-price class, Noor' }).waitFor()
  // A page behind another one is hidden, and only visible time counts for a popup.
  await inbox.close()
  await page.bringToFront()
  expect(
    fixture.sink.received.map(mail => mail.to),
    'demo mail at the mail server',
  ).toEqual([])
}, 60_000)

test('the clock waits for what a visitor has just begun', async () => {
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(fixture.url + path, body && { method: 'POST', headers, body: JSON.stringify(body) })
    expect([path, answer.ok]).toEqual([path, true])
    return answer
  }
  const [site] = (await (await ask('/v1/demo')).json()).sites
  const { popups } = await (await ask(`/v1/public/sites/${site.id}/config`)).json()
  const popup = popups.find((p: { content: { heading?: string } }) => p.content.heading?.startsWith('Your first class'))
  await ask(`/v1/public/sites/${site.id}/popups/${popup.id}/submissions`, {
    values: { email: 'hasty@example.com' },
    consent: true,
    shown_for_ms: 5_000,
    page_url: `${fixture.url}/demo/page`,
  })
  await ask('/v1/demo/clock', { hours: 24 })
  const demo = await (await ask('/v1/demo')).json()
  const ahead_ms = Date.parse(demo.sites[0].next_working_morning) - Date.parse(demo.now)
  await ask('/v1/demo/clock', { hours: ahead_ms / 3_600_000 })
  await eventually(
    async () => (await (await ask('/dev/mail?q=hasty@example.com')).text()).includes('class="to">hasty@example.com'),
    'the mail for the hasty visitor',
  )
})

test('the popup can be shown again, and the other site speaks Spanish', async () => {
  await page.getByRole('button', { name: 'Show the popup again' }).click()
  await host().getByRole('dialog', { name: 'Your first class at half price' }).waitFor()
  await page.getByRole('link', { name: 'Huerta Clara' }).click()
  await host().getByRole('dialog', { name: 'Tu primera cesta, con un 20 % de descuento' }).waitFor()
  expect(complaints).toEqual([])
}, 60_000)

test('the start page shows the product, and who sits at the machine is in the demo by one press', async () => {
  const guest = await browser.newPage({ locale: 'en', viewport: { width: 1440, height: 900 } })
  await guest.goto(fixture.url)
  const picture = guest.getByRole('img', { name: 'The dashboard of a pottery studio' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1280)
  await guest.getByRole('button', { name: 'Try the demo' }).click()
  await guest.getByRole('heading', { name: 'Juniper & Clay' }).waitFor()
  await guest.close()
})

test('whoever set it up removes the demo in one step, which says what is lost', async () => {
  const [, password = ''] = /Password:\s*(\S+)/.exec(fixture.server.output()) ?? []
  const admin = await browser.newPage({ locale: 'en', viewport: { width: 1440, height: 900 } })
  await admin.goto(`${fixture.url}/login`)
  await signInByHand(admin, password, 'demo@leadwright.example')
  await admin.getByRole('button', { name: 'More actions' }).click()
  await admin.getByRole('menuitem', { name: 'Remove the demo' }).click()
  const dialog = admin.getByRole('alertdialog', { name: 'Remove the demo?' })
  await dialog.getByText('Huerta Clara: its leads').waitFor()
  await dialog.getByRole('button', { name: 'Remove the demo' }).click()
  await admin.getByRole('heading', { name: 'Start with your website' }).waitFor()
  await admin.getByRole('button', { name: 'More actions' }).click()
  await admin.getByRole('menuitem', { name: 'Import a site' }).waitFor()
  expect(await admin.getByRole('menuitem', { name: 'Remove the demo' }).count()).toBe(0)
  const answer = await fetch(`${fixture.url}/v1/demo`)
  expect(await answer.json()).toMatchObject({ present: false, sites: [] })
}, 60_000)
