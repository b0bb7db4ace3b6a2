import { expect, test } from 'vitest'
import { loadTexts } from '../../../messages/messages.tsx'
import { contrast, readableOn } from '../../../product/colors/contrast.ts'
import { blankPopup, designIds, newPopup, popupTypes } from './designs.ts'

await loadTexts('en', 'es')

test('there are at least eight designs, over all four types', () => {
  expect(designIds.length).toBeGreaterThanOrEqual(8)
  const types = designIds.map(id => newPopup(id, 'en').type ?? 'popup_box')
  expect([...new Set(types)].sort()).toEqual([...popupTypes].sort())
  expect(popupTypes.map(type => blankPopup(type, 'es').type)).toEqual(popupTypes)
})

test.each(designIds)('%s reads well in both languages', id => {
  for (const language of ['en', 'es'] as const) {
    const { content = {}, style = {}, form } = newPopup(id, language)
    expect(content.heading?.trim()).toBeTruthy()
    expect(content.button_text?.length).toBeLessThanOrEqual(24)
    expect(content.thank_you_heading?.trim()).toBeTruthy()
    expect(contrast(style.text_color ?? '#1c1b1a', style.background_color ?? '#ffffff')).toBeGreaterThanOrEqual(7)
    const accent = style.accent_color ?? '#2b2723'
    expect(contrast(readableOn(accent), accent)).toBeGreaterThanOrEqual(4.5)
    expect(form?.fields?.every(field => field.label)).toBe(true)
  }
  expect(newPopup(id, 'en').content?.heading).not.toBe(newPopup(id, 'es').content?.heading)
})
