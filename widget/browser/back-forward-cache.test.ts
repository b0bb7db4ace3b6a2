/** A page with the widget comes back from the back/forward cache as it was, with visits being followed too. */
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumPath } from '../../tests/tools/chromium.ts'
import { type Bench, hostPage, startBench } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
let browser: Browser
beforeAll(async () => {
  bench = await startBench()
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    // Playwright's own choice is to do without that cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser?.close()
  await bench?.close()
})
beforeEach(() => {
  bench.api.popups = [popupWith({ frequency_days: 0, hide_duration_days: 0 })]
  bench.api.config = { tracking: true }
})

/** Shows and closes the popup, goes to another page and back; answers whether the first one was kept. */
async function leaveAndReturn(head = '') {
  const opened = await bench.open(hostPage(bench.api, { head }))
  await opened.page.close()
  const page = await browser.newPage()
  await page.addInitScript(() =>
    addEventListener('pageshow', event => Object.assign(window, { restored: event.persisted })),
  )
  await page.goto(`${bench.host}/one`)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goto(`${bench.host.replace('localhost', '127.0.0.1')}/two`)
  // No load follows where the page was kept, for which goBack would wait.
  await page.evaluate(() => void setTimeout(() => history.back(), 50))
  await page.waitForURL('**/one', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'restored' in window)
  return { page, restored: await page.evaluate(() => (window as unknown as { restored: boolean }).restored) }
}

test('it is kept, and evaluated again as after any navigation', async () => {
  const { page, restored } = await leaveAndReturn()
  expect(restored).toBe(true)
  await page.getByRole('dialog').waitFor()
  await page.close()
})

test('a page with an unload handler would not be', async () => {
  const { page, restored } = await leaveAndReturn('<script>addEventListener("unload", function () {})</script>')
  expect(restored).toBe(false)
  await page.close()
})
