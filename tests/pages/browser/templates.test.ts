/** What `npm run check:pages` looks at, but for the time it takes: weight, shifts, accessibility, and what search engines go by. */

import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageLimits } from '../../../api/site/website/pages/limits.ts'
import { templateKeys } from '../../../api/site/website/pages/templates/templates.ts'
import { sized } from '../../../api/testing/repetitions.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { type ServedTemplates, serveTemplates } from '../served-templates.ts'
import { countLoaded } from '../weight.ts'

vi.setConfig({ testTimeout: 60_000 })

let served: ServedTemplates
let browser: Browser
beforeAll(async () => {
  served = await serveTemplates()
  browser = await launchChromium()
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

// The proof looks at all of them.
test.each(templateKeys.slice(0, sized(1, templateKeys.length)))(
  '%s is light, shifts nothing, hinders nobody, and can be found',
  async key => {
    const { url, seo_score } = served.pages.find(page => page.key === key)!
    // All but the links to other pages, which are the owner's to set.
    expect(seo_score).toBeGreaterThanOrEqual(95)
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
      const page = await context.newPage()
      const loaded = await countLoaded(page)
      await page.addInitScript(noteShifts)
      await page.goto(url)
      await page.evaluate(toTheEnd)
      const seen = await page.evaluate(whatIsSeen)
      expect(seen).toMatchObject({
        beyond: 0,
        shifts: [],
        silent: 0,
        dead: [],
        headings: 1,
        robots: '',
        language: 'en',
      })
      expect(seen.canonical).toBe(url)
      expect(seen.title.length).toBeLessThanOrEqual(pageLimits.seo_title_characters_max)
      expect(seen.description.length).toBeGreaterThanOrEqual(pageLimits.seo_description_characters_good_min)
      expect(loaded.bytes).toBeGreaterThan(1_000)
      expect(loaded.bytes).toBeLessThan(pageLimits.page_template_bytes_max)
      expect([...loaded.hosts]).toEqual([new URL(url).host])
      await expectNoBarriers(page)
      await context.close()
    }
  },
)

/** From here on they run in the page. */
function noteShifts() {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Through everything that comes when it is scrolled to. */
async function toTheEnd() {
  for (const image of document.images) {
    image.scrollIntoView()
    await image.decode()
  }
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

function whatIsSeen() {
  const text = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    beyond: document.documentElement.scrollWidth - innerWidth,
    shifts: (globalThis as unknown as { shifts: number[] }).shifts,
    title: document.title,
    description: text('meta[name=description]', 'content'),
    canonical: text('link[rel=canonical]', 'href'),
    robots: text('meta[name=robots]', 'content'),
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    silent: [...document.images].filter(image => image.alt.trim() === '').length,
    dead: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(link => link.hash.slice(1))
      .filter(id => document.getElementById(id) === null),
  }
}

test('what is sent by a template’s form becomes a lead, without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(served.pages.find(({ key }) => key === 'waitlist')?.url ?? '')
  await page.getByLabel('Email').fill('nora@example.org')
  await page.getByRole('button', { name: 'Keep my place' }).click()
  await page.getByText('You have a place').waitFor()
  const { data } = await served.client.leads.list({ site_id: served.site_id })
  expect(data.map(({ email }) => email)).toEqual(['nora@example.org'])
  await context.close()
})

test('beside its text stands the image, in either format', async () => {
  const url = served.pages.find(({ key }) => key === 'newsletter')?.url ?? ''
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const places = async () => {
    const [text, image] = [page.locator('.hero.beside .said'), page.locator('.hero.beside img')]
    const [said, seen] = [await text.boundingBox(), await image.boundingBox()]
    return said !== null && seen !== null && seen.x >= said.x + said.width && seen.y < said.y + said.height
  }
  await page.goto(url)
  expect(await places()).toBe(true)
  await vi.waitFor(
    async () => {
      await page.reload()
      expect(await page.locator('.hero.beside source').count()).toBe(1)
    },
    { timeout: 45_000, interval: 1_000 },
  )
  expect(await places()).toBe(true)
  await page.close()
})
