/** A visitor on a foreign page, with a real server: nothing before consent, what is counted after it, and who is known. */
import { createHmac } from 'node:crypto'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { signUp } from './owner.ts'

/** As a person's browser says it; otherwise everything would be counted as a robot's. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const email = 'maria@example.org'

let fixture: ServerFixture
let client: Leadwright
let site_id: string
let host: HostSite
let browser: Browser
let context: BrowserContext
let page: Page
const thrown: string[] = []
const sent: string[] = []

const popup = async (name: string, visitor_rules: object[]): Promise<string> => {
  const { id } = await client.popups.create({
    site_id,
    body: {
      name,
      triggers: [{ kind: 'delay', seconds: 0 }],
      content: { heading: name, thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email' }] },
      visitor_rules: visitor_rules as [],
      variants: [{ id: 'b', name: 'B' }],
    },
  })
  await client.popups.publish({ site_id, popup_id: id })
  return id
}

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  const made = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
  site_id = made.id
  const { snippet } = await client.sites.publish({ site_id })
  await client.sites.updateTrackingSettings({ site_id, body: { enabled: true, consent_mode: true } })
  // A popup that was closed would keep the next one waiting for half a minute.
  await client.sites.updateOverlaySettings({ site_id, body: { overlay_pause_seconds: 1 } })
  host = await openHostSite(snippet, fixture.url)
  browser = await launchChromium()
  context = await browser.newContext({ userAgent })
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  page = await context.newPage()
  page.on('pageerror', error => thrown.push(error.message))
  page.on(
    'request',
    request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  )
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await host?.close()
  await fixture?.close()
})

test('before consent nothing is stored or told; after it the page is, and what was shown is counted for its variant', async () => {
  const popup_id = await popup('For everybody', [])
  await page.goto(host.url)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1_000)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.evaluate(() =>
    (window as unknown as { leadwright: (...call: string[]) => void }).leadwright('consent', 'grant'),
  )
  const visitor = await eventually(async () => (await client.visitors.list({ site_id })).data[0], 'a visitor')
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain(visitor.uuid)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('popup_')) localStorage.removeItem(key)
  })
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  const { totals, variants } = await eventually(async () => {
    const now = await client.popups.getResults({ site_id, popup_id })
    return now.totals.closed > 0 && now
  }, 'a popup that was closed')
  expect(totals).toMatchObject({ shown: 1, shown_daily: 1, closed: 1, shown_robots: 0 })
  expect(variants.reduce((sum, one) => sum + one.shown, 0)).toBe(1)
  await client.popups.unpublish({ site_id, popup_id })
  expect(thrown).toEqual([])
})

test('a rule on known leads holds once the page says with proof who it is', async () => {
  await popup('For friends', [{ field: 'known_lead', op: 'is', values: ['yes'] }])
  await client.leads.create({ site_id, body: { email } })
  const { secret } = await client.identitySecret.get({ site_id })
  const user_hash = createHmac('sha256', secret).update(email).digest('hex')
  // The configuration of before lives in the server's and the browser's caches for five seconds.
  await page.waitForTimeout(5_000)
  await page.goto(host.url)
  await page.waitForTimeout(1_500)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(sent.filter(name => name === 'decisions')).toHaveLength(1)
  const identify = (user: object) =>
    page.evaluate(
      given => (window as unknown as { leadwright: (...call: unknown[]) => void }).leadwright('identify', given),
      user,
    )
  await identify({ email, user_hash: 'guessed' })
  await page.waitForTimeout(1_000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await identify({ email, user_hash })
  await page.getByRole('dialog', { name: 'For friends' }).waitFor()
  expect(thrown).toEqual([])
})

test('on a page that stays open people agree to what it shows, though the owner has changed the form', async () => {
  const { id: popup_id } = await client.popups.create({
    site_id,
    body: {
      name: 'Open for long',
      triggers: [{ kind: 'delay', seconds: 0 }],
      content: { heading: 'A letter', button_text: 'Join', thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email' }], consent: { kind: 'checkbox', text: 'Send me the letter.' } },
    },
  })
  await client.popups.publish({ site_id, popup_id })
  await page.waitForTimeout(5_000)
  const open = async () => {
    const visitor = await (await browser.newContext({ userAgent })).newPage()
    await visitor.goto(host.url)
    await visitor.getByRole('dialog', { name: 'A letter' }).waitFor()
    return visitor
  }
  const [ticking, passing] = [await open(), await open()]
  const notice = { kind: 'notice' as const, text: 'By sending this you agree to offers.' }
  await client.popups.update({ site_id, popup_id, body: { form: { consent: notice } } })
  await page.waitForTimeout(5_000)
  const reading = await open()
  // A form that is sent within a second is a machine's.
  await reading.waitForTimeout(1_000)
  const ledgerOf = async (visitor: Page, address: string) => {
    await visitor.getByLabel('Email').fill(address)
    await visitor.getByRole('button', { name: 'Join' }).click()
    await visitor.getByRole('heading', { name: 'Thanks' }).waitFor()
    const [lead] = (await client.leads.list({ site_id, search: address })).data
    const { data } = await client.consents.list({ site_id, lead_id: lead?.id ?? '' })
    return [lead?.mailability, ...data.map(({ method, text }) => `${method}: ${text}`)]
  }
  await ticking.getByLabel('Send me the letter.').check()
  expect(await ledgerOf(ticking, 'ticked@example.org')).toEqual(['subscribed', 'checkbox: Send me the letter.'])
  expect(await ledgerOf(passing, 'empty@example.org')).toEqual(['unsubscribed'])
  expect(await ledgerOf(reading, 'noticed@example.org')).toEqual(['subscribed', `notice: ${notice.text}`])
})
