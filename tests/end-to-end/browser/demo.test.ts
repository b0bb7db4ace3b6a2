/** What somebody sees who types `npm start` and opens /demo: a foreign page, a popup, and tomorrow's mail now. */
import { expect, test } from 'vitest'
import { screensOf } from '../../screenshots/paths.ts'
import { eventually } from '../../tools/server-fixture.ts'
import { apiOf } from './admin-person.ts'
import { browser, fixture, host, page, setUp } from './demo-scene.ts'

setUp()

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

test('the start page shows the product, who sits at the machine is in the demo by one press, and each screen opens', async () => {
  const guest = await browser.newPage({ locale: 'en', viewport: { width: 1440, height: 900 } })
  await guest.goto(fixture.url)
  const picture = guest.getByRole('img', { name: 'The dashboard of a pottery studio' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1280)
  await guest.getByRole('button', { name: 'Try the demo' }).click()
  await guest.getByRole('heading', { name: 'Juniper & Clay' }).waitFor()

  const broken: string[] = []
  guest.on('pageerror', error => broken.push(`${new URL(guest.url()).pathname}: ${error.message}`))
  const screens = (await screensOf(await apiOf(fixture, guest))).filter(({ isForGuests }) => !isForGuests)
  for (const { name, path } of screens) {
    // As a link does, without loading the admin anew.
    await guest.evaluate(to => {
      document.querySelector('h1')?.setAttribute('data-former', '')
      history.pushState({}, '', to)
    }, path)
    const isOpen = (to: string) =>
      document.querySelector('h1:not([data-former])') !== null || location.pathname !== to.split('?')[0]
    await guest
      .waitForFunction(isOpen, path, { timeout: 30_000 })
      .catch(() => broken.push(`${name} shows no heading of its own`))
  }
  expect(broken).toEqual([])
  expect(screens.length).toBeGreaterThan(90)
  await guest.close()
}, 180_000)
