import { expect, test } from 'vitest'
import { buttonRadius, contrastIssues, defaultBrand, shownColors, tonesOf } from './brand.ts'
import { contrast } from './colors.ts'

const { colors, dark_colors } = defaultBrand

test('what every site begins with can be read, in light and in dark', () => {
  expect(contrastIssues(defaultBrand)).toEqual([])
})

test.each(['#b5532c', '#3d4f2a', '#f3c14b', '#2554d7', '#000000', '#ffffff', '#808080'])(
  'the dark colors that stand in for an accent of %s can be read',
  accent_color => {
    const brand = { colors: { ...colors, accent_color }, dark_colors }
    expect(contrastIssues(brand).filter(({ mode, color }) => mode === 'dark' && color !== 'button_text_color')).toEqual(
      [],
    )
    for (const tones of Object.values(tonesOf(brand))) {
      expect(contrast(tones.quiet_color, tones.page_color)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tones.edge_color, tones.background_color)).toBeGreaterThanOrEqual(3)
      expect(
        contrast(shownColors(brand).dark.button_color, shownColors(brand).dark.background_color),
      ).toBeGreaterThanOrEqual(3)
    }
  },
)

test('each text that cannot be read is named with the nearest color that can', () => {
  const pale = {
    ...colors,
    accent_color: '#e08a5f',
    text_color: '#999999',
    button_color: '#b5532c',
    button_text_color: '#c0705a',
  }
  const issues = contrastIssues({ colors: pale, dark_colors })
  expect(issues.map(({ mode, color, against }) => [mode, color, against])).toEqual([
    ['light', 'text_color', 'background_color'],
    ['light', 'accent_color', 'background_color'],
    ['light', 'button_text_color', 'button_color'],
  ])
  expect(issues[1]).toMatchObject({ contrast: 2.63, suggested_color: '#be5825' })
  const mended = {
    ...pale,
    text_color: issues[0]?.suggested_color ?? '',
    accent_color: '#be5825',
    button_text_color: '',
  }
  expect(contrastIssues({ colors: mended, dark_colors })).toEqual([])
})

test('buttons are as round as the brand says', () => {
  expect(buttonRadius({ radius_px: 24, button_shape: 'rounded' })).toBe(10)
  expect(buttonRadius({ radius_px: 4, button_shape: 'rounded' })).toBe(4)
  expect(buttonRadius({ radius_px: 4, button_shape: 'square' })).toBe(0)
  expect(buttonRadius({ radius_px: 4, button_shape: 'pill' })).toBeGreaterThan(100)
})
