import type { Brand, BrandColors } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { ctaColors, shownColors } from './brand-colors.ts'
import { inBrand } from './in-brand.ts'

const open = {
  ...{ accent_color: '', background_color: '', text_color: '', button_color: '', button_text_color: '' },
  ...{ cta_color: '', cta_text_color: '' },
}
const colors: BrandColors = { ...open, accent_color: '#b5532c', background_color: '#fffdf9', text_color: '#2a211d' }
const brand: Brand = {
  ...{ logo_image_id: '', dark_logo_image_id: '', favicon_image_id: '', font_family: 'Georgia, serif' },
  ...{
    heading_font_family: '',
    radius_px: 4,
    button_shape: 'pill' as const,
    cta_shape: 'same' as const,
    contrast_issues: [],
    version: 2,
  },
  ...{ menu_layout: 'beside' as const, phone_menu: 'open' as const, menu_stays: false },
  ...{ colors, dark_colors: open, shown_colors: shownColors({ colors, dark_colors: open }), is_set: true },
}

test('a design takes colors, fonts and shapes, and keeps what is its own', () => {
  const { style } = inBrand({ name: 'A', style: { accent_color: '#2554d7', border_width_px: 1 } }, brand)
  expect(style).toMatchObject({
    ...ctaColors(colors),
    border_width_px: 1,
    font_family: 'Georgia, serif',
    radius_px: 4,
    button_shape: 'pill',
  })
})

test('a dark design stays dark', () => {
  const { style } = inBrand({ name: 'A', style: { background_color: '#1d1b22', accent_color: '#f3c14b' } }, brand)
  expect(style).toMatchObject({ background_color: '#1d1c1a', accent_color: '#cf653b' })
})

test('where no brand was chosen designs come as they were drawn', () => {
  const popup = { name: 'A', style: { accent_color: '#2b2723' } }
  expect(inBrand(popup, { ...brand, is_set: false })).toBe(popup)
  expect(inBrand(popup, undefined)).toBe(popup)
})

test('its button is the call to action', () => {
  const chosen = { ...colors, button_color: '#b5532c', cta_color: '#2d5a3d' }
  const shown_colors = shownColors({ colors: chosen, dark_colors: open })
  const { style } = inBrand({ name: 'A' }, { ...brand, colors: chosen, shown_colors, cta_shape: 'square' })
  expect(style).toMatchObject({ button_color: '#2d5a3d', button_text_color: '', button_shape: 'square' })
})
