import { expect, test } from 'vitest'
import { loadTexts } from '../../../messages/messages.tsx'
import { previewPopup } from '../../../product/popups/preview/preview-popup.ts'
import { withStyle } from './draft.ts'
import { emptyDraft } from './draft-for-tests.ts'

await loadTexts('en', 'es')

const place = { site_id: 'site_1', id: 'popup_1', type: 'slide_in', fonts: [], language: 'es' } as const

test('types, labels and choices come from the site; unknown fields are left out, as on a page', () => {
  const city = { name: 'city', label: 'Your city', type: 'dropdown', options: ['Lugo', 'Vigo'] }
  expect(previewPopup(place, emptyDraft(), [city]).form).toEqual({
    fields: [
      { name: 'email', type: 'email', label: 'Email', placeholder: '', required: true },
      { name: 'first_name', type: 'text', label: 'Nombre', placeholder: '', required: false },
      {
        name: 'city',
        type: 'dropdown',
        label: 'Your city',
        placeholder: '',
        required: false,
        options: ['Lugo', 'Vigo'],
      },
    ],
  })
  expect(previewPopup(place, emptyDraft(), []).form.fields).toHaveLength(2)
})

test('what only the owner sees stays out, and what says nothing too', () => {
  const shown = previewPopup(place, emptyDraft(), [])
  expect(shown).not.toHaveProperty('name')
  expect(shown).not.toHaveProperty('visitor_rules')
  expect(shown.content).toEqual({ heading: 'Hello', button_text: 'Send', thank_you_heading: 'Thank you' })
  expect(shown.style).not.toHaveProperty('width_px')
})

test('a picture is named by its path', () => {
  const draft = withStyle(emptyDraft(), { image_id: 'image_1' })
  expect(previewPopup(place, draft, []).style.image_url).toBe('/v1/public/sites/site_1/images/image_1')
})

test('a logo is the one that the site has for that background', () => {
  const draft = withStyle(emptyDraft(), { logo: 'dark' })
  const logos = { light: 'image_1', dark: 'image_2' }
  expect(previewPopup({ ...place, logos }, draft, []).style.logo_url).toBe('/v1/public/sites/site_1/images/image_2')
  expect(previewPopup({ ...place, logos }, emptyDraft(), []).style).not.toHaveProperty('logo_url')
  expect(previewPopup(place, draft, []).style).not.toHaveProperty('logo_url')
})

test('a web font goes in front of its stack and is loaded from its address', () => {
  const stack = 'Inter, sans-serif'
  const url = 'https://fonts.example/inter.woff2'
  const draft = withStyle(emptyDraft(), { heading_font_family: stack })
  const { style } = previewPopup({ ...place, fonts: [{ name: 'Inter', stack, url }] }, draft, [])
  expect(style.heading_font_family).toBe('"lw Inter", Inter, sans-serif')
  expect(style.fonts).toEqual([{ family: 'lw Inter', url }])
  expect(previewPopup({ ...place, fonts: [{ name: 'Inter', stack }] }, draft, []).style).not.toHaveProperty('fonts')
})
