import { expect, test } from 'vitest'
import { contrastIssues, shownColors, tonesOf } from './brand-colors.ts'

const open = {
  ...{ accent_color: '', background_color: '', text_color: '', button_color: '', button_text_color: '' },
  ...{ cta_color: '', cta_text_color: '' },
}
const colors = { ...open, accent_color: '#b5532c', background_color: '#fffdf9', text_color: '#2a211d' }

test('what was left open follows the others', () => {
  const { light, dark } = shownColors({ colors, dark_colors: open })
  expect(light).toMatchObject({ button_color: '#b5532c', button_text_color: '#ffffff' })
  expect(dark).toMatchObject({ background_color: '#1d1c1a', accent_color: '#cf653b', button_color: '#b5532c' })
  expect(shownColors({ colors, dark_colors: { ...open, accent_color: '#ffb08a' } }).dark.button_color).toBe('#ffb08a')
  expect(tonesOf({ colors, dark_colors: open }).light.page_color).toBe('#f5f3ef')
})

test('texts that cannot be read are named with the nearest color that can', () => {
  expect(contrastIssues({ colors, dark_colors: open })).toEqual([])
  const pale = { ...colors, background_color: '#ffffff', accent_color: '#e08a5f', button_color: '#b5532c' }
  expect(contrastIssues({ colors: pale, dark_colors: open })).toEqual([
    { mode: 'light', color: 'accent_color', against: 'background_color', contrast: 2.63, suggested_color: '#be5825' },
  ])
})
