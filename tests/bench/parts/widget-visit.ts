/** Web vitals of a visitor: layout shift, the host's largest paint, and the response to keys and clicks. */
import type { Browser, Page } from 'playwright'
import { slowPage } from './widget-trace.ts'

export interface Felt {
  cls: number
  lcp_ms: number
  /** The longest of all keys and clicks, from the hand to the next paint. */
  interaction_ms: number
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt = { cls: 0, lcp_ms: 0, interaction_ms: 0 }
    Object.assign(globalThis, { felt })
    const each = (type: string, seen: (entry: PerformanceEntry & { value: number }) => void, more = {}): void =>
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) seen(entry as PerformanceEntry & { value: number })
      }).observe({ type, buffered: true, ...more })
    each('layout-shift', ({ value }) => {
      felt.cls += value
    })
    each('largest-contentful-paint', ({ startTime }) => {
      felt.lcp_ms = startTime
    })
    each(
      'event',
      entry => {
        if ((entry as unknown as { interactionId: number }).interactionId)
          felt.interaction_ms = Math.max(felt.interaction_ms, entry.duration)
      },
      { durationThreshold: 16 },
    )
  })
}

const read = (page: Page): Promise<Felt> => page.evaluate(() => (globalThis as unknown as { felt: Felt }).felt)

/** Fills in and sends the popup on a slow machine: first with a mistake, then rightly. */
export async function feel(browser: Browser, url: string): Promise<Felt> {
  const page = await slowPage(browser)
  await watch(page)
  await page.goto(url)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const send = dialog.getByRole('button', { name: 'Subscribe' })
  await send.click()
  await dialog.getByLabel('Email').click()
  await page.keyboard.type('ana@example.com', { delay: 30 })
  await dialog.getByLabel('First name').click()
  await page.keyboard.type('Ana', { delay: 30 })
  await dialog.getByLabel('City').selectOption('Madrid')
  await dialog.getByLabel('I agree to receive the newsletter.').click()
  await send.click()
  await dialog.getByRole('heading', { name: 'You are on the list' }).waitFor()
  await page.waitForTimeout(500)
  const felt = await read(page)
  await page.close()
  return felt
}

/** When the page's own largest paint comes, popups or not. */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await watch(page)
  await page.goto(url)
  await page.waitForTimeout(400)
  const { lcp_ms } = await read(page)
  await context.close()
  return lcp_ms
}
