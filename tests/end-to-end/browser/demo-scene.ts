/** A server with the demo. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'

export let fixture: ServerFixture
export let browser: Browser
export let page: Page

export const complaints: string[] = []

/** The business's page, whichever it is at the moment. */
export const host = () => page.frameLocator('#page')

/** For each file that plays in it. */
export function setUp(): void {
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
}
