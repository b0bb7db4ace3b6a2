/** The four kinds of popup: where they stand, what they do with the focus, and that the page stays as it is. */
import { expect, test } from 'vitest'
import { popupWith } from '../testing/popups.ts'
import { banner, bench, embedded, fill, open, PLACE, setUp, slideIn } from './kinds-scene.ts'

setUp()

test.each([
  ['banner', banner()],
  ['slide-in', slideIn()],
] as const)('a %s takes no focus, is announced, and gives the focus back to where it came from', async (_, popup) => {
  const one = await open({ ...popup, triggers: [{ type: 'delay', seconds: 1 }] }, { head: '' })
  const { page } = one
  await page.focus('#before')
  const region = page.getByRole('region', { name: 'A letter from the workshop' })
  await region.waitFor()
  await page.waitForTimeout(400)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('before')
  expect(await region.locator('[aria-live].unseen').textContent()).toBe('A letter from the workshop')
  await page.click('h1')
  await page.focus('#before')
  await page.keyboard.press('Escape')
  expect(await region.count()).toBe(1)
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Escape')
  await region.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('before')
  expect(await page.locator('leadwright-popup').count()).toBe(0)
  expect(one.errors).toEqual([])
})

test('without a cross, a banner stays until it is answered', async () => {
  const one = await open(banner({ allow_closing: false }))
  const { page } = one
  expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0)
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Escape')
  await fill(one)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('region').waitFor({ state: 'detached' })
})

test('an embedded form stands in its place, replaces what stood there, and shifts nothing', async () => {
  const head = `<script>
    window.shift = 0
    new PerformanceObserver(l => l.getEntries().forEach(e => window.shift += e.value)).observe({ type: 'layout-shift', buffered: true })
  </script><style>[data-leadwright-form] { min-height: 560px }</style>`
  const body = PLACE.replace('></div>', '><form id="plain"><input name="email"></form></div>')
  const one = await open(embedded(), { head, body })
  const { page } = one
  expect(await page.locator('#plain').isVisible()).toBe(false)
  expect(await page.locator('leadwright-popup').count()).toBe(0)
  const place = page.locator('[data-leadwright-form]')
  expect(await place.evaluate(element => element.shadowRoot?.children.length)).toBe(1)
  const below = (await page.locator('#below').boundingBox())!.y
  await fill(one)
  bench.api.next_submission = [{ status: 201, delay_ms: 700 }]
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  expect((await page.locator('#below').boundingBox())!.y).toBe(below)
  expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  expect(bench.api.submissions).toHaveLength(1)
  expect(one.errors).toEqual([])
})

test('nothing moves for those who want no motion', async () => {
  for (const animation of ['fade', 'slide', 'zoom'] as const) {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const one = await open(slideIn({ animation }), {}, { reducedMotion })
      const name = await one.page.getByRole('region').evaluate(element => getComputedStyle(element).animationName)
      expect(name === 'none').toBe(reducedMotion === 'reduce')
    }
  }
})

test('at a zoom of 400 % everything can be reached', async () => {
  for (const popup of [popupWith(), banner(), slideIn()]) {
    const one = await open({ ...popup, animation: 'none' }, {}, { viewport: { width: 320, height: 256 } })
    const { page } = one
    const wide = await page.locator('.card').evaluate(card => card.scrollWidth - card.clientWidth)
    expect(wide).toBe(0)
    const cross = (await page.getByRole('button', { name: 'Close' }).boundingBox())!
    expect(cross.y).toBeGreaterThanOrEqual(0)
    await fill(one)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  }
})

test('the owner’s own rules reach the popup and nothing of the page', async () => {
  const custom_css =
    '.main { background: rgb(1, 2, 3) } h1, p, body { color: rgb(9, 9, 9) !important } @import "x.css";'
  const one = await open(popupWith({ style: { custom_css } }))
  const { page } = one
  const background = await page.locator('.main').evaluate(element => getComputedStyle(element).backgroundColor)
  expect(background).toBe('rgb(1, 2, 3)')
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
  expect(one.errors).toEqual([])
})

test('width, button, picture and headline font are the owner’s', async () => {
  const style = {
    width_px: 600,
    button_color: '#0a7d3b',
    button_text_color: '#ffee00',
    image_url: '/v1/public/sites/s/images/img_1',
    heading_font_family: '"lw Georgia", Georgia, serif',
  }
  bench.api.fonts = [{ family: 'lw Georgia', url: 'https://fonts.invalid/georgia.woff2' }]
  const one = await open(popupWith({ style, files: ['extras.js'] }))
  bench.api.fonts = []
  const { page } = one
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())!.width).toBe(600)
  expect(await dialog.locator('.behind').evaluate(element => getComputedStyle(element).backgroundImage)).toContain(
    `${bench.api.origin}/v1/public/sites/s/images/img_1`,
  )
  const main = await page.locator('.main').evaluate(element => {
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  })
  expect(main).toEqual(['rgb(10, 125, 59)', 'rgb(255, 238, 0)'])
  const family = await page.locator('h2').evaluate(element => getComputedStyle(element).fontFamily)
  expect(family).toBe('"lw Georgia", Georgia, serif')
  expect(await page.evaluate(() => [...document.fonts].map(font => font.display))).toEqual(['swap'])
  expect(one.errors).toEqual([])
})

test('a page may name the element that popups are put into', async () => {
  const body = '<div id="stage" style="transform: translateX(0); width: 900px; height: 700px"></div>'
  const one = await open(banner({ animation: 'none' }), { body, attributes: 'data-container="#stage"' })
  expect(await one.page.locator('#stage > leadwright-popup').count()).toBe(1)
  expect((await one.page.getByRole('region').boundingBox())!.width).toBe(900)
  for (const selector of ['#nowhere', '!']) {
    const other = await open(banner({ animation: 'none' }), { attributes: `data-container="${selector}"` })
    expect(await other.page.locator('html > leadwright-popup').count()).toBe(1)
  }
})
