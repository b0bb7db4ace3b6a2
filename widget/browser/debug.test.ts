/** `?leadwright_debug`: the panel with each popup's verdict, and what it says in the console. */
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
  bench.api.popups = [popupWith()]
  bench.api.config = {}
  bench.api.allowed = []
  bench.api.rules = []
})

const visit = (parts: Parameters<typeof hostPage>[1] = {}, options = {}, query = '') =>
  bench.open(hostPage(bench.api, parts), options, query)
const staysHidden = async (one: Visit) => {
  await evaluated(one.page)
  expect(await one.page.getByRole('dialog').count()).toBe(0)
}

const written = {
  status: 'published' as const,
  devices: ['desktop', 'tablet', 'mobile'] as ('desktop' | 'tablet' | 'mobile')[],
  url_rules: [],
  visitor_rules: [],
}

test('the debug panel says of each popup why, and is a file that nobody else loads', async () => {
  bench.api.popups = [
    popupWith({
      id: 'popup_a',
      rules: compileRules({ devices: ['mobile'], url_rules: [], visitor_rules: [] }),
      content: { heading: 'For phones' },
    }),
    popupWith({ id: 'popup_b', triggers: [{ type: 'exit_intent' }], content: { heading: 'On leaving' } }),
    popupWith({
      id: 'popup_c',
      rules: compileRules({ url_rules: [{ match: 'contains', value: '/Pricing\n/Plans' }], visitor_rules: [] }),
      content: { heading: 'On prices' },
    }),
  ]
  bench.api.rules = [
    { id: 'popup_a', ...written, devices: ['mobile'] },
    { id: 'popup_c', ...written, url_rules: [{ match: 'contains', value: '/Pricing\n/Plans' }] },
  ]
  const quiet = await visit()
  await staysHidden(quiet)
  expect(bench.api.requests.filter(line => /debug|popup-rules/.test(line))).toEqual([])
  const one = await visit({}, {}, '?leadwright_debug')
  await one.page.getByText('For phones').waitFor()
  expect(await one.page.getByText('Not for this device.').count()).toBe(1)
  expect(await one.page.getByText('Waits for a trigger.').count()).toBe(1)
  const why = await one.page.evaluate(() =>
    (window.leadwright as unknown as { why: () => { verdict: string }[] }).why().map(({ verdict }) => verdict),
  )
  expect(why).toEqual(['device', 'waiting', 'url'])
  await one.page.getByText('Must fit:').first().waitFor()
  expect(await one.page.getByText('Must fit:').allTextContents()).toEqual([
    'Must fit: device is phone',
    'Must fit: the address contains /Pricing or /Plans',
  ])
  await one.page.evaluate(() => window.leadwright?.open('popup_b'))
  await one.page.getByText('Is open now.').waitFor()
  await one.page.keyboard.press('Escape')
  await one.page.getByText('Is open now.').waitFor({ state: 'detached' })
  await one.page.getByRole('button', { name: 'Close' }).click()
  expect(await one.page.getByText('For phones').count()).toBe(0)
  expect(one.errors).toEqual([])
})

test('in debug an embedded form without its place says so, and calls that do nothing are named in the console', async () => {
  bench.api.popups = [
    popupWith({ id: 'popup_e', type: 'embedded', position: 'inline', content: { heading: 'In the page' } }),
    popupWith({ id: 'popup_b', triggers: [{ type: 'exit_intent' }], content: { heading: 'On leaving' } }),
  ]
  const one = await visit({}, {}, '?leadwright_debug')
  await one.page.getByText('Has no place here: no element of the page has data-leadwright-form="popup_e".').waitFor()
  expect(await one.page.locator('leadwright-debug li.show').count()).toBe(0)
  const said: string[] = []
  one.page.on('console', message => message.type() === 'warning' && said.push(message.text()))
  await one.page.evaluate(() => {
    const call = window.leadwright as unknown as Record<string, (...args: string[]) => void> & ((name: string) => void)
    call.open?.('popup_nope')
    call.open?.('popup_e')
    call('nope')
    window.leadwright?.on('nope' as 'shown', () => undefined)
    window.leadwright?.on('shown', () => undefined)
    window.leadwright?.track('plan_chosen')
    window.leadwright?.open('popup_b')
  })
  await one.page.getByText('Is open now.').waitFor()
  expect(said).toEqual([
    'Leadwright: leadwright.open did nothing: no published popup has the ID popup_nope. Compare it with the snippet in Leadwright; if it is a draft, publish it.',
    'Leadwright: leadwright.open did nothing: popup_e is an embedded form. It shows in the elements with data-leadwright-form="popup_e".',
    'Leadwright: leadwright.nope does not exist. There are open, close, identify, track, on and consent.',
    'Leadwright: There is no event “nope”. There are shown, closed and submitted.',
    'Leadwright: leadwright.track did nothing: the site does not record page visits. Switch it on in Leadwright under Tracking.',
  ])
  const quiet = await visit({ body: '<div data-leadwright-form="popup_e"></div>' }, {}, '?leadwright_debug')
  await quiet.page.getByText('Leadwright on this page').waitFor()
  expect(await quiet.page.getByText('Has no place here').count()).toBe(0)
})

const id = (digit: number) => `popup_${String(digit).repeat(32)}`

test('rules that exclude or that the API evaluates, drafts, and IDs that there are not, in Spanish', async () => {
  const url_rules = [{ match: 'starts_with', value: '/page', exclude: true }] as const
  bench.api.popups = [
    popupWith({ id: id(1), rules: compileRules({ url_rules, visitor_rules: [] }), content: { heading: 'Otras' } }),
    popupWith({ id: id(2), ask: true, content: { heading: 'Conocidos' } }),
  ]
  bench.api.rules = [
    { ...written, id: id(1), url_rules: [...url_rules] },
    { ...written, id: id(2), visitor_rules: [{ field: 'country', op: 'is', values: ['ES', 'MX'] }] },
    { ...written, id: id(3), status: 'draft' },
  ]
  const body = `<div data-leadwright-form="${id(3)}"></div><button data-leadwright-open="${id(4)}">Open</button>`
  const one = await visit({ body, attributes: 'data-locale="es"' }, {}, '?leadwright_debug')
  const lines = () => one.page.locator('leadwright-debug li').allTextContents()
  await expect
    .poll(lines)
    .toEqual([
      `Nombrada por la páginaEs un borrador, que los visitantes no ven. Publícalo en Leadwright.${id(3)}`,
      `Nombrada por la páginaNinguna ventana de este sitio tiene este identificador. Compáralo con el fragmento en Leadwright.${id(4)}`,
      `OtrasNo es para esta dirección.No debe coincidir: la dirección empieza por /page${id(1)}`,
      `ConocidosNo es para este contacto, etiqueta o país.Debe coincidir: país es ES o MX${id(2)}`,
    ])
  expect(bench.api.requests).toContain(
    `GET /v1/public/sites/${SITE}/popup-rules?popup_ids=${encodeURIComponent(`${id(3)},${id(4)}`)}`,
  )
  expect(one.errors).toEqual([])
})

test('a preview says that it shows a draft', async () => {
  bench.api.popups = [popupWith({ id: id(5), triggers: [{ type: 'click' }] })]
  bench.api.config = { preview: true } as object
  bench.api.rules = [{ ...written, id: id(5), status: 'draft' }]
  const one = await visit({}, {}, '?leadwright_preview=abc&leadwright_debug')
  await one.page.getByText('Is a draft, which only this preview shows.').waitFor()
  expect(bench.api.requests).toContain(`GET /v1/public/sites/${SITE}/popup-rules?preview=abc`)
})
