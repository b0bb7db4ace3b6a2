import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../../messages/messages.tsx'
import { contrast, readableOn } from '../../../product/colors/contrast.ts'
import { pictures } from '../../../product/drawn-pictures/pictures.ts'
import { blankPopup, designIds, newPopup, popupTypes } from './designs.ts'
import { writtenDesigns } from './gallery.ts'
import { goals, popupOf } from './written.ts'

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

test('there are at least thirty, for every goal and of every type, each with an id of its own', () => {
  expect(writtenDesigns.length + designIds.length).toBeGreaterThanOrEqual(30)
  expect(new Set([...writtenDesigns.map(({ id }) => id), ...designIds]).size).toBe(
    writtenDesigns.length + designIds.length,
  )
  expect([...new Set(writtenDesigns.map(({ goal }) => goal))].sort()).toEqual([...goals].sort())
  expect([...new Set(writtenDesigns.map(({ type }) => type))].sort()).toEqual([...popupTypes].sort())
  expect(new Set(writtenDesigns.flatMap(({ picture }) => picture ?? [])).size).toBe(Object.keys(pictures).length)
})

test.each(writtenDesigns.map(design => [design.id, design] as const))(
  '%s reads well in both languages',
  (_, design) => {
    for (const language of ['en', 'es'] as const) {
      const { content = {}, style = {}, form } = popupOf(design, language, messagesIn(language).t)
      expect(content.heading?.length).toBeLessThanOrEqual(60)
      expect(content.button_text?.length).toBeLessThanOrEqual(24)
      expect(content.thank_you_heading?.trim()).toBeTruthy()
      expect(contrast(style.text_color ?? '', style.background_color ?? '')).toBeGreaterThanOrEqual(7)
      const accent = style.accent_color ?? ''
      expect(contrast(readableOn(accent), accent)).toBeGreaterThanOrEqual(4.5)
      expect(form?.fields?.every(field => field.label)).toBe(true)
    }
    const [en, es] = [design.words.en, design.words.es]
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort())
    expect(es.heading).not.toBe(en.heading)
  },
)
