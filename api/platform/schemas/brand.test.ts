import { expect, test } from 'vitest'
import {
  buttonRadius,
  contrastIssues,
  ctaColors,
  ctaRadius,
  defaultBrand,
  hasOwnCta,
  shownColors,
  tonesOf,
  wholeBrand,
} from './brand.ts'
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

test('calls to action are as other buttons until somebody chooses them', () => {
  const usual = shownColors(defaultBrand).light
  expect([usual.cta_color, usual.cta_text_color]).toEqual([usual.button_color, usual.button_text_color])
  expect(hasOwnCta(defaultBrand)).toBe(false)
  expect(hasOwnCta({ ...defaultBrand, cta_shape: 'pill' })).toBe(true)
  const chosen = { ...colors, button_text_color: '#fefefe', cta_color: '#ffd166' }
  const { light, dark } = shownColors({ colors: chosen, dark_colors })
  expect(light).toMatchObject({ cta_color: '#ffd166', cta_text_color: '#111111', button_text_color: '#fefefe' })
  expect(dark.cta_color).toBe('#ffd166')
  expect(hasOwnCta({ colors: chosen, dark_colors, cta_shape: 'same' })).toBe(true)
  expect(ctaColors(chosen)).toMatchObject({ button_color: '#ffd166', button_text_color: '' })
  expect(ctaColors(colors)).toMatchObject({ button_color: '', button_text_color: '' })
  expect(ctaRadius({ radius_px: 8, button_shape: 'pill', cta_shape: 'square' })).toBe(0)
  expect(ctaRadius({ radius_px: 8, button_shape: 'square', cta_shape: 'same' })).toBe(0)
})

test('the text of a call to action is checked, once where it is that of every button', () => {
  const pale = { ...colors, cta_color: '#ffd166', cta_text_color: '#ffffff' }
  const issues = contrastIssues({ colors: pale, dark_colors })
  expect(issues).toMatchObject([{ mode: 'light', color: 'cta_text_color', against: 'cta_color', contrast: 1.44 }])
  expect(contrastIssues({ colors: { ...pale, cta_text_color: '' }, dark_colors })).toEqual([])
  const all = { ...colors, button_color: '#ffd166', button_text_color: '#ffffff' }
  expect(contrastIssues({ colors: all, dark_colors }).filter(({ mode }) => mode === 'light')).toHaveLength(1)
})

test('a brand that was chosen before there were calls to action has those of other buttons', () => {
  const { cta_color: _color, cta_text_color: _text, ...former } = colors
  const { cta_shape: _shape, ...before } = { ...defaultBrand, colors: former }
  const brand = wholeBrand(before as typeof defaultBrand)
  expect([brand.cta_shape, brand.colors.cta_color, brand.dark_colors.cta_text_color]).toEqual(['same', '', ''])
})
