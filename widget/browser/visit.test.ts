/** On real pages, one after the other: what is kept of a visit's first page, what a navigation closes, and a script that no site answers. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compileRules } from '../src/decide/compile.ts'
import { type Bench, evaluated, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { SITE } from '../testing/fake-api.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.config = {}
})

const visit = (attributes = '', query = '') => bench.open(hostPage(bench.api, { attributes }), {}, query)
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const panel = ({ page }: Visit) => page.getByRole('region')
const shows = (one: Visit) => dialog(one).waitFor({ state: 'visible' })
const staysHidden = async (one: Visit) => {
  await evaluated(one.page)
  expect(await dialog(one).count()).toBe(0)
}
const goTo = (one: Visit, path: string) => one.page.evaluate(to => history.pushState({}, '', to), path)
const onPrices = (field: string, value: string) =>
  compileRules({
    url_rules: [{ match: 'contains', value: '/prices' }],
    visitor_rules: [{ field, op: 'is', values: [value] }],
  })

test('the campaign of the first page holds on the pages after it, without a reload and with one', async () => {
  bench.api.popups = [popupWith({ rules: onPrices('utm_source', 'mail'), frequency_days: 0 })]
  const one = await visit('', '?utm_source=Mail')
  await staysHidden(one)
  await goTo(one, '/prices')
  await shows(one)
  await one.page.goto(`${bench.host}/prices`)
  await shows(one)
  const other = await visit()
  await goTo(other, '/prices')
  await staysHidden(other)
  expect([...one.errors, ...other.errors]).toEqual([])
})

test('a pause of half an hour ends the visit', async () => {
  bench.api.popups = [popupWith({ rules: onPrices('utm_source', 'mail') })]
  const one = await visit('', '?utm_source=mail')
  const key = `leadwright:${SITE}:visit`
  const earlier = (ms: number) =>
    one.page.evaluate(
      ([name, by]) => {
        const [at, ...first] = (localStorage.getItem(name) ?? '').split(',')
        localStorage.setItem(name, [Number(at) - by, ...first].join())
      },
      [key, ms] as const,
    )
  await expect.poll(() => one.page.evaluate(name => localStorage.getItem(name), key)).toMatch(/utm_source=mail$/)
  await earlier(31 * 60_000)
  await one.page.goto(`${bench.host}/prices`)
  await staysHidden(one)
})

test('the referrer of the first page holds on the pages after it', async () => {
  bench.api.popups = [popupWith({ rules: onPrices('referrer', 'search.example') })]
  const one = await visit()
  await staysHidden(one)
  await one.page.evaluate(() => localStorage.clear())
  await one.page.goto(`${bench.host}/landing`, { referer: 'https://search.example/' })
  await staysHidden(one)
  await one.page.goto(`${bench.host}/prices`, { referer: `${bench.host}/landing` })
  await shows(one)
})

test('without consent the first page is known for the page only, and nothing is stored of it', async () => {
  bench.api.popups = [popupWith({ rules: onPrices('utm_source', 'mail') })]
  const one = await visit('data-consent="required"', '?utm_source=mail')
  await staysHidden(one)
  await goTo(one, '/prices')
  await shows(one)
  expect(await one.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await one.page.goto(`${bench.host}/prices`)
  await staysHidden(one)
})

const rulesFor = (value: string) => compileRules({ url_rules: [{ match: 'contains', value }], visitor_rules: [] })

test('a navigation closes what no longer matches, unheard, and what is due there shows', async () => {
  bench.api.popups = [
    popupWith({ id: 'popup_slide', type: 'slide_in', position: 'bottom_right', rules: rulesFor('/pricing') }),
    popupWith({ id: 'popup_box', rules: rulesFor('/letter') }),
  ]
  const one = await visit()
  await one.page.evaluate(() => {
    const page = window as unknown as { heard: number }
    page.heard = 0
    document.addEventListener('leadwright:closed', () => page.heard++)
  })
  await goTo(one, '/pricing')
  await panel(one).waitFor()
  await goTo(one, '/pricing?page=2')
  await one.page.waitForTimeout(300)
  expect(await panel(one).count()).toBe(1)
  await goTo(one, '/letter')
  await shows(one)
  expect(await panel(one).count()).toBe(0)
  expect(await one.page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(0)
  await goTo(one, '/elsewhere')
  await dialog(one).waitFor({ state: 'detached' })
  expect(one.errors).toEqual([])
})

test('a form is sent that the page closes as it is sent', async () => {
  bench.api.popups = [popupWith({ rules: rulesFor('/pricing') })]
  const one = await bench.open(hostPage(bench.api))
  await goTo(one, '/pricing')
  await one.page.getByLabel('Email').fill('ana@example.com')
  await one.page.getByLabel('I agree to receive the newsletter.').check()
  await one.page.evaluate(() => document.addEventListener('click', () => window.leadwright?.close()))
  await one.page.getByRole('button', { name: 'Subscribe' }).click()
  await dialog(one).waitFor({ state: 'detached' })
  await expect.poll(() => bench.api.submissions.map(({ body }) => body.values)).toEqual([{ email: 'ana@example.com' }])
  expect(one.errors).toEqual([])
})

test('what the page has opened by name stays through a navigation', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'click' }], rules: rulesFor('/pricing') })]
  const one = await visit()
  await expect.poll(() => one.page.evaluate(() => typeof window.leadwright?.open)).toBe('function')
  await one.page.evaluate(() => window.leadwright?.open('popup_1'))
  await shows(one)
  await goTo(one, '/letter')
  await one.page.waitForTimeout(300)
  expect(await dialog(one).count()).toBe(1)
})

test('one that was on its way when the page went on does not show there', async () => {
  bench.api.popups = [popupWith({ rules: rulesFor('/page') })]
  let arrive = (): void => undefined
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  const one = await visit('', '?wait')
  await shows(one)
  await one.page.evaluate(() => localStorage.clear())
  await one.page.route('**/popup.js', async route => {
    await held
    await route.continue()
  })
  const asked = one.page.waitForRequest('**/popup.js')
  await one.page.reload()
  await asked
  await goTo(one, '/letter')
  arrive()
  await staysHidden(one)
  expect(one.errors).toEqual([])
})

const withoutSite = (site: string) => {
  const { html } = hostPage(bench.api)
  return { html: html.replace(` data-site="${SITE}"`, site) }
}

test.each([
  ['', /data-site\. Copy the snippet/],
  [' data-site="site_wrong"', /no published site "site_wrong"/],
])('a script tag with%j for its site says so in the console and in the panel', async (site, words) => {
  const one = await bench.open(withoutSite(site), {}, '')
  const said = one.page.waitForEvent('console', { predicate: message => words.test(message.text()) })
  await one.page.reload()
  expect((await said).text()).toMatch(/^Leadwright: /)
  expect(await one.page.locator('leadwright-debug').count()).toBe(0)
  await one.page.goto(`${bench.host}/page?leadwright_debug`)
  await one.page.getByText(words).waitFor()
  await one.page.getByRole('button', { name: 'Close' }).click()
  expect(await one.page.getByText(words).count()).toBe(0)
  expect(one.errors).toEqual([])
})

test('an API that is away is nothing to explain', async () => {
  bench.api.popups = [popupWith()]
  const one = await visit()
  await shows(one)
  const said: string[] = []
  one.page.on('console', message => said.push(message.text()))
  await one.page.route('**/config', route => route.abort())
  await one.page.reload()
  await staysHidden(one)
  expect(said.filter(text => text.includes('Leadwright'))).toEqual([])
  expect(one.errors).toEqual([])
})
