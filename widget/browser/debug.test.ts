/** `?leadwright_debug`: the panel with each popup's verdict, and what it says in the console. */
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
const staysHidden = async (one: Visit) => {
  await evaluated(one.page)
  expect(await one.page.getByRole('dialog').count()).toBe(0)
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
      rules: compileRules({ url_rules: [{ match: 'contains', value: 'pricing' }], visitor_rules: [] }),
      content: { heading: 'On prices' },
    }),
  ]
  const quiet = await visit()
  await staysHidden(quiet)
  expect(bench.api.requests.filter(line => line.includes('debug'))).toEqual([])
  const one = await visit({}, {}, '?leadwright_debug')
  await one.page.getByText('For phones').waitFor()
  expect(await one.page.getByText('Not for this device.').count()).toBe(1)
  expect(await one.page.getByText('Waits for a trigger.').count()).toBe(1)
  const why = await one.page.evaluate(() =>
    (window.leadwright as unknown as { why: () => { verdict: string }[] }).why().map(({ verdict }) => verdict),
  )
  expect(why).toEqual(['device', 'waiting', 'url'])
  expect(await one.page.getByText('Must fit:').textContent()).toBe('Must fit: url /pricing/')
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
  const said: string[] = []
  one.page.on('console', message => message.type() === 'warning' && said.push(message.text()))
  await one.page.evaluate(() => {
    const call = window.leadwright as unknown as Record<string, (...args: string[]) => void> & ((name: string) => void)
    call.open?.('popup_nope')
    call.open?.('popup_e')
    call('nope')
    window.leadwright?.on('nope' as 'shown', () => undefined)
    window.leadwright?.on('shown', () => undefined)
    window.leadwright?.open('popup_b')
  })
  await one.page.getByText('Is open now.').waitFor()
  expect(said).toEqual([
    'Leadwright: leadwright.open did nothing: no published popup has the ID popup_nope.',
    'Leadwright: Has no place here: no element of the page has data-leadwright-form="popup_e".',
    'Leadwright: leadwright.nope does not exist. There are open, close, identify, track, on and consent.',
    'Leadwright: There is no event “nope”. There are shown, closed and submitted.',
  ])
  const quiet = await visit({ body: '<div data-leadwright-form="popup_e"></div>' }, {}, '?leadwright_debug')
  await quiet.page.getByText('Leadwright on this page').waitFor()
  expect(await quiet.page.getByText('Has no place here').count()).toBe(0)
})
