/** When a popup shows on a real page: triggers, frequency, navigation, one at a time, the programmatic interface. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bench, evaluated, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.popups = [popupWith()]
})

const TALL = '<div style="height:4000px">Long</div>'
const visit = (parts: Parameters<typeof hostPage>[1] = {}, options = {}, query = '') =>
  bench.open(hostPage(bench.api, parts), options, query)
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const shows = (one: Visit) => dialog(one).waitFor({ state: 'visible' })
const staysHidden = async (one: Visit) => {
  await evaluated(one.page)
  expect(await dialog(one).count()).toBe(0)
}

test('a delay counts from the navigation; one request before, and then what it shows at once', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'delay', seconds: 2 }] })]
  const one = await visit()
  await staysHidden(one)
  expect(bench.api.requests.filter(line => !line.includes('widget'))).toHaveLength(1)
  const asked = (file: string) => bench.api.requests.some(line => line.endsWith(`/${file}`))
  // The popup does not arrive before what it is drawn with has been asked for.
  await one.page.route('**/popup.js', async route => {
    await expect.poll(() => asked('runtime.js')).toBe(true)
    await route.continue()
  })
  await shows(one)
  expect(bench.api.requests.filter(line => line.startsWith('GET'))).toHaveLength(4)
  expect(await one.page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(2000)
  expect(one.errors).toEqual([])
})

test('scrolling to the percentage opens', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'scroll', percent: 50 }] })]
  const one = await visit({ body: TALL })
  // Until the page counts as finished, when one that cannot scroll would count as scrolled.
  await one.page.waitForTimeout(700)
  await staysHidden(one)
  await one.page.mouse.wheel(0, 1000)
  await staysHidden(one)
  await one.page.mouse.wheel(0, 1500)
  await shows(one)
})

test('a page that cannot scroll counts as scrolled', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'scroll', percent: 100 }] })]
  await shows(await visit())
})

test('the pointer leaving at the top opens, leaving elsewhere does not', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'exit_intent' }] })]
  const one = await visit()
  const leave = (clientY: number) =>
    one.page.evaluate(y => {
      document.documentElement.dispatchEvent(
        new MouseEvent('mouseout', { bubbles: true, clientY: y, relatedTarget: null }),
      )
    }, clientY)
  await evaluated(one.page)
  await leave(300)
  await staysHidden(one)
  await leave(-1)
  await shows(one)
})

test('on touch, a fling upwards after five seconds opens', async () => {
  bench.api.popups = [popupWith({ triggers: [{ type: 'exit_intent' }] })]
  const phone = {
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  }
  const one = await visit({ body: TALL }, phone)
  const fling = () =>
    one.page.evaluate(async () => {
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      for (let y = 2000; y >= 1200; y -= 100) {
        scrollTo(0, y)
        await frame()
      }
    })
  await evaluated(one.page)
  await fling()
  await staysHidden(one)
  await one.page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 5_000
  })
  await fling()
  await shows(one)
})

test('closed is not shown again after a reload, until the days have passed', async () => {
  const one = await visit()
  await shows(one)
  await one.page.keyboard.press('Escape')
  await one.page.reload()
  await staysHidden(one)
  await one.page.evaluate(() => {
    const key = Object.keys(localStorage).find(name => name.includes('popup_1')) || ''
    const old = Date.now() - 8 * 86_400_000
    localStorage.setItem(key, `${old},${old},0`)
  })
  await one.page.reload()
  await shows(one)
})

test('what was closed in one tab does not show in another', async () => {
  const one = await visit()
  await shows(one)
  await one.page.keyboard.press('Escape')
  const other = await one.page.context().newPage()
  await other.goto(one.page.url())
  await evaluated(other)
  expect(await other.getByRole('dialog').count()).toBe(0)
  await other.evaluate(() => localStorage.clear())
  await other.reload()
  await other.getByRole('dialog').waitFor()
})

test('a single-page navigation evaluates once more, and shows nothing twice', async () => {
  bench.api.popups = [
    popupWith({ frequency_days: 0, hide_duration_days: 0, triggers: [{ type: 'delay', seconds: 1 }] }),
  ]
  const one = await visit({
    head: '<script>shown = 0; document.addEventListener("leadwright:shown", () => shown++)</script>',
  })
  const count = () => one.page.evaluate(() => (window as unknown as { shown: number }).shown)
  await shows(one)
  await one.page.keyboard.press('Escape')
  await one.page.waitForTimeout(1500)
  expect(await count()).toBe(1)
  await one.page.evaluate(() => {
    history.pushState({}, '', '/second')
    history.replaceState({ again: true }, '', '/second')
  })
  await shows(one)
  expect(await count()).toBe(2)
  await one.page.goBack()
  await dialog(one).waitFor({ state: 'detached' })
  await shows(one)
  expect(await count()).toBe(3)
  expect(one.errors).toEqual([])
})

test('one at a time: the more important first, the next after it is closed', async () => {
  bench.api.popups = [
    popupWith({ id: 'popup_low', priority: 1, content: { heading: 'Low' } }),
    popupWith({ id: 'popup_high', priority: 5, content: { heading: 'High' } }),
  ]
  const one = await visit()
  await shows(one)
  expect(await dialog(one).count()).toBe(1)
  expect(await dialog(one).getByRole('heading').textContent()).toBe('High')
  await one.page.keyboard.press('Escape')
  await one.page.getByRole('heading', { name: 'Low' }).waitFor()
})

test('of two that are as important and due in the same moment, the older comes first', async () => {
  bench.api.popups = [
    popupWith({ id: 'popup_new', created_at: '2026-02-02T00:00:00.000Z', content: { heading: 'New' } }),
    popupWith({ id: 'popup_old', created_at: '2026-01-01T00:00:00.000Z', content: { heading: 'Old' } }),
  ]
  const one = await visit()
  await shows(one)
  expect(await dialog(one).getByRole('heading').textContent()).toBe('Old')
})

test('one pause lies between them, also where the next page or tab has the next one', async () => {
  bench.api.config = { pause_ms: 1500 }
  bench.api.popups = [
    popupWith({ id: 'popup_1', priority: 1, content: { heading: 'First' } }),
    popupWith({ id: 'popup_2', content: { heading: 'Second' } }),
  ]
  const one = await visit()
  await one.page.getByRole('heading', { name: 'First' }).waitFor()
  await one.page.keyboard.press('Escape')
  await dialog(one).waitFor({ state: 'detached' })
  const closed_at = Date.now()
  const tab = await one.page.context().newPage()
  await tab.goto(one.page.url())
  const [here, there] = await Promise.all(
    [one.page, tab].map(async page => {
      await page.getByRole('heading', { name: 'Second' }).waitFor()
      return Date.now() - closed_at
    }),
  )
  for (const ms of [here, there]) expect(ms).toBeGreaterThan(1300)
  expect(one.errors).toEqual([])
})

test('a page view shows one box, unless the owner wants more; what a visitor asks for comes at once', async () => {
  const box = (id: string, heading: string) => popupWith({ id, once: 'popup_box', content: { heading } })
  const banner = popupWith({
    ...{ id: 'popup_3', type: 'sticky_banner', position: 'bottom', created_at: '2026-03-03T00:00:00.000Z' },
    content: { heading: 'Banner' },
  })
  bench.api.popups = [box('popup_1', 'First'), box('popup_2', 'Second'), banner]
  const one = await visit()
  await one.page.getByRole('heading', { name: 'First' }).waitFor()
  await one.page.keyboard.press('Escape')
  await one.page.getByRole('heading', { name: 'Banner' }).waitFor()
  await one.page.evaluate(() => window.leadwright?.close())
  await one.page.waitForTimeout(600)
  expect(await dialog(one).count()).toBe(0)
  await one.page.evaluate(() => window.leadwright?.open('popup_2'))
  await one.page.getByRole('heading', { name: 'Second' }).waitFor()
  await one.page.keyboard.press('Escape')
  await one.page.evaluate(() => history.pushState({}, '', '/next'))
  await one.page.waitForTimeout(600)
  expect(await dialog(one).count()).toBe(0)
  expect(one.errors).toEqual([])
})

test('the other device is left alone', async () => {
  bench.api.popups = [
    popupWith({
      rules: [
        {
          on: 'device',
          any: [
            ['device', 'mobile'],
            ['device', 'tablet'],
          ],
        },
      ],
    }),
  ]
  await staysHidden(await visit())
})

test('calls made through the stub run in order; events reach listeners and the document', async () => {
  bench.api.popups = [popupWith({ triggers: [] })]
  const head = `<script>
    window.log = []
    window.leadwright = window.leadwright || function () { (leadwright.q = leadwright.q || []).push(arguments) }
    leadwright('on', 'shown', function (d) { log.push('shown ' + d.popup_id) })
    leadwright('on', 'shown', function () { throw new Error('mine') })
    leadwright('on', 'closed', function (d) { log.push('closed ' + d.popup_id) })
    leadwright('open', 'popup_1')
    document.addEventListener('leadwright:shown', function (e) { log.push('dom ' + e.detail.popup_id) })
  </script>`
  const one = await visit({ head })
  await shows(one)
  await one.page.evaluate(() => window.leadwright?.close())
  await dialog(one).waitFor({ state: 'detached' })
  expect(await one.page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual([
    'shown popup_1',
    'dom popup_1',
    'closed popup_1',
  ])
  await one.page.evaluate(() => {
    window.leadwright?.open('popup_unknown')
    window.leadwright?.open('popup_1')
  })
  await shows(one)
  expect(one.errors).toEqual([])
})

test('a preview asks with its token, ignores frequency, stores and sends nothing', async () => {
  const one = await visit({}, {}, '?leadwright_preview=a%2Bb')
  await shows(one)
  expect(bench.api.requests.some(line => line.endsWith('/config?preview=a%2Bb'))).toBe(true)
  await one.page.getByLabel('Email').fill('ana@example.com')
  await one.page.getByLabel('I agree to receive the newsletter.').check()
  await one.page.getByRole('button', { name: 'Subscribe' }).click()
  await one.page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  expect(bench.api.submissions).toEqual([])
  expect(await one.page.evaluate(() => localStorage.length)).toBe(0)
  await one.page.reload()
  await shows(one)
})
