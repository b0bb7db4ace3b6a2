/** On a real page: inactivity, clicks, embedded forms, rules, consent, tracking, variants, what analytics hear. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compileRules } from '../src/decide/compile.ts'
import { type Bench, evaluated, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.popups = [popupWith()]
  bench.api.config = {}
  bench.api.allowed = []
})

const visit = (parts: Parameters<typeof hostPage>[1] = {}, options = {}, query = '') =>
  bench.open(hostPage(bench.api, parts), options, query)
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const shows = (one: Visit) => dialog(one).waitFor({ state: 'visible' })
const settled = ({ page }: Visit) => page.waitForTimeout(700)
const staysHidden = async (one: Visit) => {
  await evaluated(one.page)
  expect(await dialog(one).count()).toBe(0)
}
const stored = ({ page }: Visit) => page.evaluate(() => Object.keys(localStorage).sort())
const posts = (path: string) => bench.api.requests.filter(line => line.startsWith('POST') && line.endsWith(path))

test('doing nothing opens; every sign of life begins the time anew', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'inactivity', seconds: 2 }] })]
  const one = await visit()
  for (let i = 0; i < 4; i++) {
    await one.page.waitForTimeout(900)
    if (i % 2) await one.page.mouse.move(100 + i, 100)
    else await one.page.keyboard.press('Shift')
  }
  expect(await dialog(one).count()).toBe(0)
  await shows(one)
  expect(one.errors).toEqual([])
})

test('an element with the attribute opens its popup, whatever its triggers; a link leads nowhere then', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'click' }] })]
  const body =
    '<button data-leadwright-open="popup_1"><b>Letter</b></button><a href="#x" data-leadwright-open="popup_1">Link</a><a href="#y" data-leadwright-open="popup_9">Other</a>'
  const one = await visit({ body })
  await staysHidden(one)
  for (const name of ['Letter', 'Link']) {
    await one.page.getByText(name).click()
    await shows(one)
    await one.page.keyboard.press('Escape')
    await dialog(one).waitFor({ state: 'detached' })
  }
  expect(new URL(one.page.url()).hash).toBe('')
  await one.page.getByText('Other').click()
  expect(new URL(one.page.url()).hash).toBe('#y')
  await staysHidden(one)
})

test('an embedded form stands in its container, also in one that comes later, and counts when it is seen', async () => {
  bench.api.popups = [popupWith({ type: 'embedded', position: 'inline', triggers: [] })]
  const body =
    '<div style="height:2000px"></div><div id="first" data-leadwright-form="popup_1" style="min-height:400px"></div>'
  const one = await visit({ body })
  const fields = one.page.getByLabel('Email')
  await fields.first().waitFor({ state: 'attached' })
  await settled(one)
  expect(posts('/events')).toHaveLength(0)
  await one.page.locator('#first').scrollIntoViewIfNeeded()
  await expect.poll(() => posts('/events').length).toBe(1)
  await one.page.evaluate(() => {
    const later = document.createElement('div')
    later.dataset.leadwrightForm = 'popup_1'
    document.body.append(later)
  })
  await expect.poll(() => fields.count()).toBe(2)
  expect(one.errors).toEqual([])
})

test('rules on address and visitor are evaluated again after each navigation', async () => {
  const rules = compileRules({
    url_rules: [{ match: 'contains', value: '/prices' }],
    visitor_rules: [{ field: 'utm_source', op: 'is', values: ['mail'] }],
  })
  bench.api.popups = [popupWith({ rules })]
  const one = await visit()
  await staysHidden(one)
  await one.page.evaluate(() => history.pushState({}, '', '/prices'))
  await staysHidden(one)
  await one.page.evaluate(() => history.pushState({}, '', '/prices?utm_source=Mail'))
  await shows(one)
})

test('what the API has to evaluate is asked once, and only where it could matter', async () => {
  const elsewhere = compileRules({ url_rules: [{ match: 'equals', value: '/elsewhere' }], visitor_rules: [] })
  bench.api.popups = [popupWith({ ask: true, rules: elsewhere })]
  await staysHidden(await visit())
  expect(posts('/decisions')).toHaveLength(0)
  bench.api.popups = [popupWith({ ask: true })]
  const nobody = await visit()
  await expect.poll(() => posts('/decisions')).toHaveLength(1)
  await staysHidden(nobody)
  expect(posts('/decisions')).toHaveLength(1)
  bench.api.allowed = ['popup_1']
  const one = await visit({
    head: '<script>window.leadwright=function(){(leadwright.q=leadwright.q||[]).push(arguments)};leadwright("identify",{email:"ana@example.com",user_hash:"abc"})</script>',
  })
  await shows(one)
  expect(bench.api.asked.at(-1)).toMatchObject({ user: { email: 'ana@example.com', user_hash: 'abc' } })
  expect(one.errors).toEqual([])
  bench.api.allowed = []
  const unsaid = await visit({ attributes: 'data-consent="required"' })
  await expect.poll(() => bench.api.asked).toHaveLength(1)
  await unsaid.page.evaluate(() => window.leadwright?.identify({ email: 'ana@example.com', user_hash: 'abc' }))
  await expect.poll(() => bench.api.asked).toHaveLength(2)
  for (const body of bench.api.asked) expect(Object.keys(body as object)).toEqual(['timezone'])
  await unsaid.page.evaluate(() => window.leadwright?.consent('grant'))
  await expect
    .poll(() => bench.api.asked.at(-1))
    .toMatchObject({ visitor_id: expect.any(String), user: { user_hash: 'abc' } })
})

test.each([
  ['of the snippet', 'data-consent="required"', {}],
  ['of the site', '', { consent_mode: true }],
])(
  'in the consent mode %s nothing is stored or sent before consent, and revoking deletes',
  async (_, attributes, config) => {
    bench.api.config = { ...config, tracking: true }
    const one = await visit({ attributes })
    await shows(one)
    await one.page.keyboard.press('Escape')
    await settled(one)
    expect(await stored(one)).toEqual([])
    expect(posts('/events')).toEqual([])
    expect(await one.page.evaluate(() => document.cookie)).toBe('')
    // For this page it holds all the same.
    await one.page.evaluate(() => history.pushState({}, '', '/second'))
    await staysHidden(one)
    await one.page.evaluate(() => window.leadwright?.consent('grant'))
    await expect.poll(() => posts('/events').length).toBeGreaterThan(0)
    // Who it is, its visit, the popup, and that something over the page was closed.
    expect((await stored(one)).length).toBe(4)
    await one.page.reload()
    await settled(one)
    // Who it is, its visit, the popup, and that something over the page was closed.
    expect((await stored(one)).length).toBe(4)
    await one.page.evaluate(() => window.leadwright?.consent('revoke'))
    expect(await stored(one)).toEqual([])
    const before = posts('/events').length
    await one.page.evaluate(() => {
      window.leadwright?.track('late')
      history.pushState({}, '', '/third')
    })
    await settled(one)
    expect(posts('/events')).toHaveLength(before)
    expect(one.errors).toEqual([])
  },
)

test('a visitor keeps the variant, and everything that is sent names it', async () => {
  const variants = [{ id: 'b', content: { heading: 'The other' } }]
  bench.api.popups = [popupWith({ variants, frequency_days: 0, hide_duration_days: 0 })]
  const one = await visit()
  await shows(one)
  const heading = await dialog(one).getByRole('heading').textContent()
  const variant = heading === 'The other' ? 'b' : 'original'
  for (let i = 0; i < 2; i++) {
    await one.page.reload()
    await shows(one)
    expect(await dialog(one).getByRole('heading').textContent()).toBe(heading)
  }
  await one.page.getByLabel('Email').fill('ana@example.com')
  await one.page.getByLabel('I agree to receive the newsletter.').check()
  await one.page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => bench.api.submissions.length).toBe(1)
  expect(bench.api.submissions[0]?.body).toMatchObject({ variant, visitor_id: expect.stringMatching(/^[\w-]{16,64}$/) })
  expect(bench.api.events.at(0)).toMatchObject({ events: [{ type: 'popup_shown', popup_id: 'popup_1', variant }] })
})

test('data layer and GA4 hear of it only where the snippet says so', async () => {
  const head =
    '<script>window.heard=[];window.gtag=function(){heard.push([].slice.call(arguments))};window.dataLayer=[]</script>'
  const heard = ({ page }: Visit) =>
    page.evaluate(() => {
      const { dataLayer, heard } = window as unknown as { dataLayer: unknown[]; heard: unknown[] }
      return { dataLayer, heard }
    })
  const silent = await visit({ head })
  await shows(silent)
  expect(await heard(silent)).toEqual({ dataLayer: [], heard: [] })
  const one = await visit({ head, attributes: 'data-datalayer data-ga4' })
  await shows(one)
  await one.page.getByLabel('Email').fill('ana@example.com')
  await one.page.getByLabel('I agree to receive the newsletter.').check()
  await one.page.getByRole('button', { name: 'Subscribe' }).click()
  await one.page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  expect(await heard(one)).toEqual({
    dataLayer: [
      { event: 'leadwright_shown', popup_id: 'popup_1' },
      { event: 'leadwright_submitted', popup_id: 'popup_1' },
    ],
    heard: [
      ['event', 'leadwright_shown', { popup_id: 'popup_1' }],
      ['event', 'generate_lead', { popup_id: 'popup_1' }],
    ],
  })
})

test('a versioned loader runs under its integrity', async () => {
  const { url, integrity } = bench.manifest['widget.js'] as { url: string; integrity: string }
  const page = hostPage(bench.api)
  const pinned = page.html.replace('/widget.js"', `${url}" integrity="${integrity}" crossorigin="anonymous"`)
  await shows(await bench.open({ html: pinned }))
  const altered = pinned.replace('sha384-', 'sha384-A')
  await staysHidden(await bench.open({ html: altered }))
})

test('whoever came before is returning, also where no rule asked for it then', async () => {
  const one = await visit()
  await shows(one)
  await one.page.keyboard.press('Escape')
  await one.page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.endsWith(':')) || ''
    const [id] = (localStorage.getItem(key) || '').split(',')
    localStorage.setItem(key, `${id},${Date.now() - 3_600_000}`)
  })
  const rule = (value: string) =>
    compileRules({ url_rules: [], visitor_rules: [{ field: 'visitor', op: 'is', values: [value] }] })
  bench.api.popups = [
    popupWith({ id: 'popup_new', rules: rule('new'), content: { heading: 'Hello' } }),
    popupWith({ id: 'popup_old', rules: rule('returning'), content: { heading: 'Again' } }),
  ]
  await one.page.reload()
  await one.page.getByRole('heading', { name: 'Again' }).waitFor()
  expect(await one.page.getByRole('heading', { name: 'Hello' }).count()).toBe(0)
})

test('a site without popups and tracking leaves the page alone', async () => {
  bench.api.popups = []
  const one = await visit()
  await settled(one)
  expect(await stored(one)).toEqual([])
  expect(await one.page.evaluate(() => Object.hasOwn(history, 'pushState'))).toBe(false)
})
