/** The package's loader in Chromium: it puts the script on the page once, and its promise ends whatever happens. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bench, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { SITE } from '../testing/fake-api.ts'
import { popupWith } from '../testing/popups.ts'

const files = join(import.meta.dirname, '../package/dist')

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.popups = [popupWith({ id: 'popup_a', triggers: [{ type: 'click' }] })]
  bench.api.config = {}
})

/** A page without the snippet, to which the package's files are served. */
async function openApp(html = '<!doctype html><title>App</title><h1>App</h1>'): Promise<Visit> {
  const one = await bench.open({ html })
  await one.page.route('**/package/*.js', route => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(files, name), 'utf8') })
  })
  const content = "import * as loader from '/package/index.js'; Object.assign(window, { loader })"
  await one.page.addScriptTag({ type: 'module', content })
  await one.page.waitForFunction(() => 'loader' in window)
  return one
}

interface Given {
  baseUrl?: string
  site?: string
  timeoutMs?: number
  locale?: string
}
declare const loader: typeof import('../package/src/index.ts')

/** `loaded`, or the code and words of the failure. */
const load = ({ page }: Visit, given: Given = {}): Promise<string> =>
  page.evaluate(
    options =>
      loader.loadLeadwright(options).then(
        () => 'loaded',
        ({ code, message }) => `${code}: ${message}`,
      ),
    { baseUrl: bench.api.origin, site: SITE, ...given },
  )

const scripts = ({ page }: Visit) => page.locator('script[data-site]').count()

test('it loads once, with calls and listeners from before, and as it is told', async () => {
  const one = await openApp()
  await one.page.evaluate(() => {
    const { leadwright } = loader
    const heard: string[] = []
    Object.assign(window, { heard })
    leadwright.on('shown', ({ popup_id }) => heard.push(popup_id))
    leadwright.on('shown', () => heard.push('never'))()
    leadwright.open('popup_a')
  })
  expect(await Promise.all([load(one, { locale: 'es' }), load(one)])).toEqual(['loaded', 'loaded'])
  expect(await load(one)).toBe('loaded')
  expect(await scripts(one)).toBe(1)
  expect(await one.page.locator('script[data-site]').getAttribute('data-locale')).toBe('es')
  await one.page.getByRole('dialog').waitFor()
  expect(await one.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['popup_a'])
  expect(one.errors).toEqual([])
})

test('a page with the snippet keeps its own script', async () => {
  const one = await openApp(hostPage(bench.api).html)
  expect(await load(one)).toBe('loaded')
  expect(await scripts(one)).toBe(1)
  const other = await load(one, { site: SITE.replace(/1$/, '2') })
  expect(other).toBe(
    `other_site: This page runs Leadwright for ${SITE} already, and a page has one site. Remove its snippet, or load that site.`,
  )
})

test('what is blocked, silent or no widget is said, and may be tried again', async () => {
  const one = await openApp()
  await one.page.route('**/widget.js', route => route.abort())
  expect(await load(one)).toMatch(
    /^blocked: http:\S+\/widget\.js could not be loaded\. Check the address, .*script-src.*/,
  )
  expect(await scripts(one)).toBe(0)
  await one.page.unroute('**/widget.js')
  await one.page.route('**/widget.js', route => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }))
  expect(await load(one)).toMatch(/^not_the_widget: .* answered something other than the widget\./)
  await one.page.unroute('**/widget.js')
  const held: Route[] = []
  await one.page.route('**/widget.js', route => void held.push(route))
  expect(await load(one, { timeoutMs: 200 })).toMatch(/^timeout: .* did not come within 200 ms\./)
  const failed = one.page.waitForEvent('requestfailed')
  for (const route of held) await route.abort()
  await failed
  await one.page.unroute('**/widget.js')
  expect(await load(one)).toBe('loaded')
})

test("where the page's own script was blocked, it ends too", async () => {
  const html = hostPage(bench.api).html.replace(bench.api.origin, 'http://127.0.0.1:9')
  const one = await openApp(html)
  expect(await load(one, { timeoutMs: 300 })).toMatch(/^(blocked|timeout): http:\/\/127\.0\.0\.1:9\/widget\.js /)
})

test('options that cannot be right are named', async () => {
  const one = await openApp()
  expect(await load(one, { baseUrl: 'leads.example.com' })).toBe(
    'invalid_options: baseUrl is "leads.example.com". Give the whole address, such as "https://leads.example.com".',
  )
  expect(await load(one, { site: 'casa-verde' })).toBe(
    'invalid_options: site is "casa-verde". Give the ID of a site, as its settings show it: "site_…".',
  )
  expect(await scripts(one)).toBe(0)
})

test('a tag manager may write the site behind the address, where scripts have no attributes', async () => {
  const one = await openApp()
  const url = `${bench.api.origin}/widget.js#${SITE}`
  await one.page.addScriptTag({ url })
  await one.page.evaluate(() => window.leadwright?.open('popup_a'))
  await one.page.getByRole('dialog').waitFor()
  expect(await load(one)).toBe('loaded')
  expect(one.errors).toEqual([])
})
