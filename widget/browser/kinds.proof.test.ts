/** the four kinds of popup: where they stand, what they do with the focus, and that the page stays as it is. */
import { expect, test } from 'vitest'
import type { Popup } from '../src/wire.ts'
import { expectNoBarriersIn } from '../testing/axe.ts'
import type { Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'
import { banner, embedded, fill, open, setUp, slideIn } from './kinds-scene.ts'

setUp()

const findNothing = ({ page }: Visit) => expectNoBarriersIn(page, 'leadwright-popup')

const EDGES: [Popup['type'], Popup['position'], string][] = [
  ['popup_box', 'center', ''],
  ['popup_box', 'top', 'top'],
  ['popup_box', 'bottom', 'bottom'],
  ['sticky_banner', 'top', 'left right top'],
  ['sticky_banner', 'bottom', 'left right bottom'],
  ['slide_in', 'bottom_right', 'right bottom'],
  ['slide_in', 'bottom_left', 'left bottom'],
  ['slide_in', 'top_right', 'right top'],
  ['slide_in', 'top_left', 'left top'],
]

test.each(EDGES)('%s at %s stands at its edges and inside the window', async (type, position, edges) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const one = await open(popupWith({ type, position, animation: 'none' }), {}, { viewport: { width, height } })
    const box = (await one.page.getByRole(type === 'popup_box' ? 'dialog' : 'region').boundingBox())!
    const gaps = { left: box.x, top: box.y, right: width - box.x - box.width, bottom: height - box.y - box.height }
    for (const [edge, gap] of Object.entries(gaps)) {
      expect(gap, `${edge} of ${type} ${position} at ${width}`).toBeGreaterThanOrEqual(-0.5)
      if (edges.includes(edge)) expect(gap, edge).toBeLessThanOrEqual(16.5)
      else if (width > 1000) expect(gap, edge).toBeGreaterThan(17)
    }
  }
})

test('a page that unsets everything leaves an embedded form and a banner legible', async () => {
  const head =
    '<style>* { all: unset !important; visibility: hidden !important; letter-spacing: 9px !important }</style>'
  for (const popup of [embedded(), banner()]) {
    const one = await open(popup, { head })
    const style = await one.page.getByRole('heading', { name: 'A letter from the workshop' }).evaluate(element => {
      const { visibility, letterSpacing, fontWeight } = getComputedStyle(element)
      return { visibility, spread: Number.parseFloat(letterSpacing) > 0, fontWeight }
    })
    expect(style).toEqual({ visibility: 'visible', spread: false, fontWeight: '650' })
  }
})

test.each([
  ['box', popupWith()],
  ['banner', banner()],
  ['slide-in', slideIn()],
  ['embedded form', embedded()],
] as const)('axe finds nothing in a %s, nor after the thanks', async (_, popup) => {
  const one = await open({ ...popup, animation: 'none' })
  await findNothing(one)
  await fill(one)
  await one.page.getByRole('button', { name: 'Subscribe' }).click()
  await one.page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  await findNothing(one)
})

test('right to left: words, cross and arrow change sides in every kind', async () => {
  for (const popup of [popupWith(), banner(), slideIn()]) {
    const one = await open({ ...popup, animation: 'none' }, { attributes: 'data-locale="ar"' })
    const role = popup.type === 'popup_box' ? 'dialog' : 'region'
    const panel = (await one.page.getByRole(role).boundingBox())!
    const cross = (await one.page.getByRole('button', { name: 'Close' }).boundingBox())!
    expect(cross.x - panel.x).toBeLessThan(20)
    const side = await one.page
      .getByRole('heading')
      .last()
      .evaluate(element => getComputedStyle(element).textAlign)
    expect(side).toBe('right')
  }
})
