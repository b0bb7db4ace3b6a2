import { expect, test } from 'vitest'
import { emptyDraft } from './draft-for-tests.ts'
import { previewPopup } from './preview-popup.ts'

test('types, labels and choices come from the site; unknown fields are left out, as on a page', () => {
  const city = { name: 'city', label: 'Your city', type: 'dropdown', options: ['Lugo', 'Vigo'] }
  expect(previewPopup('popup_1', emptyDraft(), [city]).form).toEqual({
    fields: [
      { name: 'email', type: 'email', label: 'E-mail', placeholder: '', required: true },
      { name: 'first_name', type: 'text', label: 'first_name', placeholder: '', required: false },
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
  expect(previewPopup('popup_1', emptyDraft(), []).form.fields).toHaveLength(2)
})

test('the name that only the owner sees stays out', () => {
  expect(previewPopup('popup_1', emptyDraft(), [])).not.toHaveProperty('name')
})
