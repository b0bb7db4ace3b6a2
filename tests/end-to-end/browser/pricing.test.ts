/** The pricing page as strangers see it: nothing moves while plans and letters come late, and nothing is claimed that the owner does not write. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../api/testing/fake-stripe/fake-stripe.ts'
import { sized } from '../../../api/testing/repetitions.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import type { ServerFixture } from '../../tools/server-fixture.ts'
import { openPaidServer, sellPlans } from './sold-plans.ts'

vi.setConfig({ testTimeout: 120_000 })

let fake: FakeStripe
let fixture: ServerFixture
let browser: Browser
let seller: Leadwright

beforeAll(async () => {
  fake = await startFakeStripe()
  fixture = await openPaidServer(fake)
  seller = await sellPlans(fixture, fake)
  browser = await launchChromium()
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  await fake?.close()
})

/** Letters and plans wait until they are let go. */
async function openLate(width: number, locale: string) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale })
  const page = await context.newPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const late of ['**/*.woff2', '**/v1/public/pricing'])
    await page.route(late, async route => {
      await promise
      await route.continue()
    })
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] }
        shifts.push([value, ...sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 80))])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Letters that wait hold the load event.
  await page.goto(fixture.url, { waitUntil: 'domcontentloaded' })
  return { page, letGo: resolve, close: () => context.close() }
}

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { shifts: unknown[] }).shifts
  })

const widths = [
  [390, 'es', 'Planes'],
  [1440, 'en', 'Plans'],
  [390, 'en', 'Plans'],
  [1440, 'es', 'Planes'],
] as const

test.each(sized(widths.slice(0, 1), [...widths]))('%i px wide, in %s: nothing moves', async (width, locale, title) => {
  const { page, letGo, close } = await openLate(width, locale)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Whoever has scrolled to the end waits there for the plans.
  await page.mouse.wheel(0, 5_000)
  letGo()
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  expect(await shiftsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await close()
})

test.each(sized(['dark'] as const, ['light', 'dark'] as const))(
  'of the %s theme alone the picture is loaded',
  async colorScheme => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', colorScheme })
    const page = await context.newPage()
    const pictures: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/start/')) pictures.push(pathname)
    })
    await page.goto(fixture.url)
    const picture = page.getByRole('img', { name: /The dashboard of a pottery studio/ })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(pictures).toEqual([`/start/dashboard.${colorScheme}.en.avif`])
    await context.close()
  },
)

test('claims and questions are the owner’s, in the language of the reader; without them there are none', async () => {
  const open = async (locale: string) => {
    const { page, letGo, close } = await openLate(1440, locale)
    letGo()
    await page.getByRole('heading', { name: /^Plan(s|es)$/ }).waitFor()
    return { page, close }
  }
  const bare = await open('en')
  const section = bare.page.getByRole('region', { name: 'Plans' })
  expect(await section.textContent()).not.toMatch(/creators|customers|trusted/i)
  expect(await bare.page.getByRole('group').count()).toBe(0)
  await bare.close()
  const { version } = await seller.installation.pricingPage.get()
  const texts = (claim: string, question: string) => ({ claim, questions: [{ question, answer: '…' }] })
  await seller.installation.pricingPage.update(
    {
      body: {
        texts: {
          en: texts('More than 12 bakeries.', 'May I cancel?'),
          es: texts('Más de 12 panaderías.', '¿Puedo cancelar?'),
        },
      },
    },
    { ifMatch: version },
  )
  const spanish = await open('es')
  await spanish.page.getByText('Más de 12 panaderías.').waitFor()
  await spanish.page.getByText('¿Puedo cancelar?').waitFor()
  await expectNoBarriers(spanish.page)
  await spanish.close()
})
