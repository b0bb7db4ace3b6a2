import { expect, test } from 'vitest'
import { emptyDraft } from './draft-for-tests.ts'
import { withFieldStep } from './form-steps.ts'
import {
  withoutTranslation,
  withTranslatedConsent,
  withTranslatedField,
  withTranslatedStep,
  withTranslatedText,
  withTranslation,
} from './translations.ts'

const draft = withTranslation(emptyDraft(), 'fr')

test('texts are kept by language, and an emptied one is not kept', () => {
  const translated = withTranslatedText(draft, 'fr', 'heading', 'Bonjour')
  expect(translated.translations).toEqual([{ locale: 'fr', content: { heading: 'Bonjour' } }])
  expect(withTranslatedText(translated, 'fr', 'heading', '').translations).toEqual([{ locale: 'fr' }])
  expect(withTranslatedConsent(draft, 'fr', 'Oui').translations[0]).toEqual({ locale: 'fr', consent_text: 'Oui' })
  expect(withoutTranslation(translated, 'fr').translations).toEqual([])
})

test('words of a field stand beside each other and go when they are empty', () => {
  const label = withTranslatedField(draft, 'fr', 'city', { label: 'Ville' })
  const both = withTranslatedField(label, 'fr', 'city', { options: ['Paris', 'Lyon'] })
  expect(both.translations[0]?.fields).toEqual([{ name: 'city', label: 'Ville', options: ['Paris', 'Lyon'] }])
  expect(withTranslatedField(label, 'fr', 'city', { label: '' }).translations).toEqual([{ locale: 'fr' }])
})

test('words of a step keep their place', () => {
  const stepped = withFieldStep(withFieldStep(draft, 'first_name', 2), 'city', 3)
  const translated = withTranslatedStep(stepped, 'fr', 3, { heading: 'Où ?' })
  expect(translated.translations[0]?.content?.steps).toEqual([
    { heading: '', text: '' },
    { heading: 'Où ?', text: '' },
  ])
})
