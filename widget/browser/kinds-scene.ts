/** A page with one popup of a kind. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Popup } from '../src/wire.ts'
import { type Bench, hostPage, startBench, type Visit } from '../testing/browser.ts'
import { popupWith } from '../testing/popups.ts'

export let bench: Bench

export const PLACE = '<p>Above</p><div data-leadwright-form="popup_1"></div><p id="below">Below</p>'
export const banner = (parts: Partial<Popup> = {}) => popupWith({ type: 'sticky_banner', position: 'bottom', ...parts })
export const slideIn = (parts: Partial<Popup> = {}) =>
  popupWith({ type: 'slide_in', position: 'bottom_right', ...parts })
export const embedded = (parts: Partial<Popup> = {}) =>
  popupWith({ type: 'embedded', position: 'inline', triggers: [], ...parts })

export const open = async (popup: Popup, parts: Parameters<typeof hostPage>[1] = {}, options = {}): Promise<Visit> => {
  bench.api.popups = [popup]
  const body = popup.type === 'embedded' ? PLACE : ''
  const one = await bench.open(hostPage(bench.api, { body, ...parts }), options)
  await one.page.getByRole(popup.type === 'popup_box' ? 'dialog' : 'region').waitFor()
  return one
}

export const fill = async ({ page }: Visit) => {
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('I agree to receive the newsletter.').check()
}

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    bench = await startBench()
  })
  afterAll(() => bench.close())
  beforeEach(() => {
    bench.api.language = 'en'
  })
}
