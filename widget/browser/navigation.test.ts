/** Pages of one document: which changes of the address are another page, and when one counts as visited. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Bench, evaluated, hostPage, startBench } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.config = { tracking: true }
  bench.api.events = []
})

const visit = (parts: Parameters<typeof hostPage>[1] = {}) => bench.open(hostPage(bench.api, parts))
const told = (type: string) =>
  bench.api.events.flatMap(body => (body as { events: { type: string }[] }).events).filter(event => event.type === type)

test('fragments, and what a page writes into its own address, are no navigation', async () => {
  bench.api.popups = [
    popupWith({ frequency_days: 0, hide_duration_days: 0, triggers: [{ type: 'delay', seconds: 2 }] }),
  ]
  const one = await visit()
  const dialog = one.page.getByRole('dialog')
  await evaluated(one.page)
  // A scroll spy, a map, filters: the delay goes on meanwhile.
  await one.page.evaluate(async () => {
    const { pathname } = location
    for (let step = 0; step < 30; step += 1) {
      history.replaceState({}, '', step % 2 ? `${pathname}?at=${step}` : `${pathname}#part-${step}`)
      await new Promise(resolve => setTimeout(resolve, 100))
      if (step < 10) location.hash = `s${step}`
    }
  })
  await dialog.waitFor()
  const pages = () => told('page_visited').length
  expect(pages()).toBe(1)
  await one.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await one.page.evaluate(() => history.pushState({}, '', '/second'))
  await expect.poll(pages).toBe(2)
  await dialog.waitFor()
  expect(one.errors).toEqual([])
})

test('a page whose addresses are all pages, such as routes in the fragment, says so in the snippet', async () => {
  bench.api.popups = [popupWith({ frequency_days: 0, hide_duration_days: 0 })]
  const one = await visit({ attributes: 'data-page="address"' })
  const dialog = one.page.getByRole('dialog')
  await dialog.waitFor()
  await one.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await one.page.evaluate(() => {
    location.hash = '#/prices'
  })
  await dialog.waitFor()
  expect(one.errors).toEqual([])
})

test('a page that the browser prepares is a visit once it is opened', async () => {
  bench.api.popups = [popupWith({ frequency_days: 0, hide_duration_days: 0 })]
  const one = await visit({
    head: '<script>Object.defineProperty(document, "prerendering", { value: true, configurable: true })</script>',
  })
  await one.page.getByRole('dialog').waitFor()
  expect(told('page_visited')).toEqual([])
  await one.page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => told('page_visited')).toHaveLength(1)
})
