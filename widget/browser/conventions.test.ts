/** What people who know other widgets expect of this one, where no other file says it: policies, tabs, routes, consent. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compileRules } from '../src/decide/compile.ts'
import type { Popup } from '../src/wire.ts'
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

const visit = (parts: Parameters<typeof hostPage>[1] = {}, headers: Record<string, string> = {}, query = '') =>
  bench.open({ ...hostPage(bench.api, parts), headers }, {}, query)
const settled = ({ page }: Visit) => evaluated(page)
const send = async ({ page }: Visit) => {
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('I agree to receive the newsletter.').check()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'You are on the list' }).waitFor()
}

const KINDS: Partial<Popup>[] = [
  { type: 'popup_box', position: 'center', animation: 'zoom' },
  { type: 'slide_in', position: 'bottom_right', animation: 'slide' },
  { type: 'sticky_banner', position: 'top' },
  { type: 'embedded', position: 'inline' },
]

test.each(KINDS)('$type works and violates nothing under a policy without unsafe-inline', async type => {
  const { origin } = bench.api
  const style = { radius_px: 3, custom_css: '.main { letter-spacing: 2px }', border_color: '#c00', border_width_px: 2 }
  bench.api.popups = [popupWith({ ...type, style })]
  bench.api.config = { tracking: true }
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`
  const body = '<div data-leadwright-form="popup_1"></div>'
  const one = await visit({ body }, { 'content-security-policy': policy }, '?leadwright_debug')
  const violations: string[] = []
  one.page.on(
    'console',
    message => /Content Security Policy|Trusted/.test(message.text()) && violations.push(message.text()),
  )
  const button = one.page.getByRole('button', { name: 'Subscribe' })
  await button.waitFor()
  expect(await button.evaluate(element => getComputedStyle(element).letterSpacing)).toBe('2px')
  await one.page.getByText('Leadwright on this page').waitFor()
  await send(one)
  expect(bench.api.submissions).toHaveLength(1)
  expect(violations).toEqual([])
  expect(one.errors).toEqual([])
})

test('what is shown in one tab, though not closed there, does not show in another', async () => {
  const one = await visit()
  await one.page.getByRole('dialog').waitFor()
  const other = await one.page.context().newPage()
  await other.goto(one.page.url())
  await evaluated(other)
  expect(await other.getByRole('dialog').count()).toBe(0)
})

test('every way of changing the address is a navigation, and each is evaluated once', async () => {
  const rules = compileRules({ url_rules: [{ match: 'contains', value: 'offer' }], visitor_rules: [] })
  bench.api.popups = [popupWith({ rules, frequency_days: 0, hide_duration_days: 0 })]
  const one = await visit()
  const dialog = one.page.getByRole('dialog')
  const steps: [name: string, go: () => void][] = [
    ['pushState', () => history.pushState({}, '', '/offer/1')],
    ['replaceState', () => history.replaceState({}, '', '/offer/2')],
    ['back', () => history.back()],
    ['forward', () => history.forward()],
  ]
  await settled(one)
  expect(await dialog.count()).toBe(0)
  for (const [name, go] of steps) {
    await one.page.evaluate(go)
    if (name === 'back') {
      await settled(one)
      expect(await dialog.count(), name).toBe(0)
      continue
    }
    await dialog.waitFor()
    await one.page.evaluate(() => window.leadwright?.close())
    await one.page.waitForTimeout(1_300)
    expect(await dialog.count(), `again after ${name}`).toBe(0)
  }
  bench.api.popups = []
})

test('a form that is sent before consent is a capture, and says nothing of the browser', async () => {
  const one = await visit({ attributes: 'data-consent="required"' })
  await send(one)
  const [sent] = bench.api.submissions
  expect(sent?.body.values).toMatchObject({ email: 'ana@example.com' })
  expect(Object.keys(sent?.body ?? {})).not.toContain('visitor_id')
  expect(await one.page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ])
  expect(bench.api.requests.filter(line => line.endsWith('/events'))).toEqual([])
})

test('a page that has asked already says so in the snippet, whatever the site says', async () => {
  bench.api.config = { consent_mode: true }
  const one = await visit({ attributes: 'data-consent="granted"' })
  await send(one)
  const visitor_id = (bench.api.submissions[0]?.body as { visitor_id?: string } | undefined)?.visitor_id
  expect(visitor_id).toMatch(/^[\w-]{16,64}$/)
  expect(await one.page.evaluate(() => Object.values(localStorage).join())).toContain(visitor_id)
})

test('without data-container, data-locale and all else, the one line is enough; data-locale chooses the language', async () => {
  const plain = await visit()
  await plain.page.getByRole('dialog').waitFor()
  expect(await plain.page.getByRole('button', { name: 'Close' }).count()).toBe(1)
  const spanish = await visit({ attributes: 'data-locale="es"' })
  await spanish.page.getByRole('button', { name: 'Cerrar' }).waitFor()
  expect(await spanish.page.getByRole('dialog').getAttribute('lang')).toBe('es')
})

test('what is open listens to no unload, and its listeners on the page are passive', async () => {
  const head = `<script>
    window.heard = []
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type, fn, options) {
      if (this === window || this === document) heard.push([type, typeof options === 'object' && options.passive === true])
      return add.call(this, type, fn, options)
    }
  </script>`
  const triggers: Popup['triggers'] = [
    { type: 'delay', seconds: 0 },
    { type: 'scroll', percent: 90 },
  ]
  const more: Popup['triggers'] = [{ type: 'exit_intent' }, { type: 'inactivity', seconds: 60 }]
  bench.api.popups = [popupWith({ triggers: [...triggers, ...more] })]
  bench.api.config = { tracking: true }
  const one = await visit({ head })
  await one.page.getByRole('dialog').waitFor()
  await settled(one)
  const heard = await one.page.evaluate(() => (window as unknown as { heard: [string, boolean][] }).heard)
  expect(heard.map(([type]) => type)).not.toContain('unload')
  expect(heard.map(([type]) => type)).not.toContain('beforeunload')
  const waiting = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'mouseout', 'touchstart', 'touchmove', 'wheel']
  expect(heard.filter(([type]) => waiting.includes(type)).length).toBeGreaterThan(3)
  expect(heard.filter(([type, is_passive]) => waiting.includes(type) && !is_passive)).toEqual([])
})
