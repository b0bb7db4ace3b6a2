/**
 * From registering to a popup on a page of one's own, by keyboard alone: the website's brand is read, a design is chosen and
 * published, and the snippet is found once it stands on the page.
 */
import { createServer, request, type Server } from 'node:http'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { freePort } from '../../tools/server-process.ts'
import { apiOf, signUpByHand } from './admin-person.ts'

vi.setConfig({ testTimeout: 120_000 })

let fixture: ServerFixture
let shop: Server
let browser: Browser
let page: Page
/** What the owner has pasted into the page. */
let pasted = ''

const shopPage = () => `<!doctype html><html lang="en"><head><title>Casa Verde</title>
<meta property="og:site_name" content="Casa Verde"><meta name="theme-color" content="#3d4f2a">
<style>body{background:#fffdf9;color:#2a211d;font-family:Georgia,serif}a{color:#3d4f2a}
.button{background:#3d4f2a;color:#fff;border-radius:999px}</style>${pasted}</head>
<body><h1>Plants by post</h1><a class="button" href="/shop">Buy</a></body></html>`

/** The shop and the installation behind one address, as a proxy puts them: only public addresses and pages of its own sites are read. */
beforeAll(async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = await openServerFixture({ PUBLIC_URL: url })
  const behind = new URL(own.url)
  shop = createServer((asked, answer) => {
    if (asked.url?.startsWith('/s/shop')) return answer.setHeader('content-type', 'text/html').end(shopPage())
    const { method, headers, url: path } = asked
    const on = request({ host: '127.0.0.1', port: behind.port, path, method, headers }, found => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    on.on('error', () => answer.destroy())
    answer.on('close', () => on.destroy())
    asked.pipe(on)
  })
  await new Promise<void>(done => shop.listen(port, '127.0.0.1', done))
  fixture = { ...own, url }
  browser = await launchChromium()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })).newPage()
}, 180_000)
afterAll(async () => {
  await browser?.close()
  shop?.closeAllConnections()
  shop?.close()
  await fixture?.close()
})

const TABS_MAX = 120

/** Tab by tab until what has the focus is called so. */
async function goTo(name: RegExp, key = 'Tab'): Promise<void> {
  const nameHere = () =>
    page.evaluate(() => {
      const here = document.activeElement
      const isPressed = here?.matches('a, button')
      const name = here?.getAttribute('aria-label') ?? (isPressed ? here?.textContent : undefined) ?? ''
      return name.trim().replaceAll(/\s+/g, ' ')
    })
  for (let i = 0; i < TABS_MAX; i++) {
    if (name.test(await nameHere())) return
    await page.keyboard.press(key)
  }
  throw new Error(`There is no way by keyboard to ${name}`)
}

async function press(name: RegExp, key?: string): Promise<void> {
  await goTo(name, key)
  await page.keyboard.press('Enter')
}

test('the way opens by itself and ends in green, by keyboard alone', async () => {
  await signUpByHand(fixture, page)
  await page.getByRole('heading', { name: 'Start with your website' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('website')
  await page.keyboard.type('a shop')
  await page.keyboard.press('Enter')
  await page.getByText('Enter an address such as example.com').waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`${fixture.url}/s/shop`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/first-minutes')

  await page.getByText(/^Found on 127\.0\.0\.1/).waitFor()
  await press(/^Use selected$/)
  await page.getByRole('listitem').filter({ hasText: '2. Your brand' }).getByText('Done').waitFor()
  const site_id = /sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const client = await apiOf(fixture, page)
  expect((await client.sites.get({ site_id })).name).toBe('Casa Verde')
  expect((await client.brand.get({ site_id })).colors.accent_color).toBe('#3d4f2a')

  await press(/^Choose a design$/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Welcome offer/ })
    .waitFor()
  await press(/Welcome offer/)
  await page.getByRole('button', { name: 'Use this design' }).waitFor()
  await press(/^Use this design$/)
  await page.waitForURL('**/popups/popup_*/settings*')
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await press(/^Publish$/)
  await page.getByRole('button', { name: 'Unpublish' }).waitFor()
  await press(/^Set up: 2 of 4$/, 'Shift+Tab')

  await page.waitForURL('**/first-minutes')
  await page.getByText(/^Not on http/).waitFor()
  await press(/^Publish site$/)
  // The toast of the popup offers the same.
  await page.getByRole('main').getByRole('button', { name: 'Publish site' }).waitFor({ state: 'detached' })
  const snippet = `<script async src="${fixture.url}/widget.js" data-site="${site_id}"></script>`
  await page.getByText(snippet).waitFor()
  pasted = snippet
  await page.getByText('That is all.').waitFor({ timeout: 15_000 })
  const step = page.getByRole('listitem').filter({ hasText: '4. The snippet on your page' })
  await step.getByText(`The snippet is on ${fixture.url}/s/shop`).waitFor()
  await page.getByRole('link', { name: /^Set up/ }).waitFor({ state: 'detached' })
})

proofTest('each step can be passed over', async () => {
  const client = await apiOf(fixture, page)
  const { id } = await client.sites.create({ body: { name: 'Huerta', subdomain: 'huerta' } })
  await page.goto(`${fixture.url}/sites/${id}/first-minutes`)
  for (const passed of [1, 2, 3, 4]) {
    await page.getByRole('button', { name: 'Skip', exact: true }).waitFor()
    await press(/^Skip$/)
    await expect.poll(() => page.getByText('Skipped', { exact: true }).count()).toBe(passed)
  }
  await page.getByText('That is all.').waitFor()
  await expect.poll(() => page.getByText('Skipped', { exact: true }).count()).toBe(4)
})
