import { expect, test } from 'vitest'
import {
  changedIn,
  draftIn,
  localesOf,
  pathIn,
  withDocuments,
  withoutTranslation,
  withTranslation,
} from './translations.ts'
import type { TemplateDraft } from './use-template-editor.ts'

const draft: TemplateDraft = {
  ...{
    name: 'Welcome',
    category: 'marketing',
    folder_id: null,
    subject: 'Hello',
    preheader: 'Soon',
    body_text: 'Text',
  },
  translations: [],
}
const both = withTranslation(draft, 'es')

test('another language begins as a copy, is read and changed by itself, and leaves with its texts', () => {
  expect(localesOf(both)).toEqual(['es'])
  const changed = changedIn(both, 'es', { subject: 'Hola', name: 'Bienvenida' })
  expect(draftIn(changed, 'es')).toMatchObject({ name: 'Bienvenida', subject: 'Hola', preheader: 'Soon' })
  expect(draftIn(changed, 'en')).toMatchObject({ name: 'Bienvenida', subject: 'Hello' })
  expect(changedIn(both, 'en', { subject: 'Hi' }).translations).toEqual(both.translations)
  expect(withoutTranslation(both, 'es')).toEqual(draft)
})

test('texts become blocks in every language at once', () => {
  const blocks = withDocuments(both, text => ({ version: 1, blocks: [{ id: text, type: 'divider' }] }))
  expect(blocks.translations).toEqual([
    {
      language: 'es',
      subject: 'Hello',
      preheader: 'Soon',
      document: { version: 1, blocks: [{ id: 'Text', type: 'divider' }] },
    },
  ])
  expect(draftIn(blocks, 'es').document).toEqual(blocks.document)
})

test('a refusal belongs to one language', () => {
  expect(pathIn(both, 'es', 'translations.0.document.blocks.1')).toBe('document.blocks.1')
  expect(pathIn(both, 'es', 'subject')).toBeUndefined()
  expect(pathIn(both, 'en', 'translations.0.subject')).toBeUndefined()
  expect(pathIn(both, 'en', 'subject')).toBe('subject')
})
