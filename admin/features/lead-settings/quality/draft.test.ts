/** Only what was changed is sent, and texts that are built in stay so. */
import type { LeadQualitySettings } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { bodyOf, draftOf } from './draft.ts'

const settings = {
  reject_disposable: false,
  reject_free: false,
  reject_role_based: false,
  typo_correction: true,
  email_confirmation: false,
  overrides: [{ list: 'free', value: 'casa.example', listed: false }],
  confirmation_mails: [
    { locale: 'en', subject: 'A', text: '{link}', built_in: true },
    { locale: 'es', subject: 'B', text: '{link}', built_in: false },
  ],
  confirmation_sender: { address: 'ana@casa.example', of_site: true },
  lists: [],
  version: 1,
  updated_at: null,
} satisfies LeadQualitySettings

test('nothing changed, nothing sent', () => {
  expect(bodyOf(draftOf(settings), settings)).toEqual({})
})

test('a rule and the exceptions', () => {
  const draft = { ...draftOf(settings), reject_free: true, overrides: [] }
  expect(bodyOf(draft, settings)).toEqual({ reject_free: true, overrides: [] })
})

test('a text that was put back to the built-in one is taken away', () => {
  const draft = draftOf(settings)
  const confirmation_mails = draft.confirmation_mails.map(mail => ({ ...mail, built_in: true }))
  expect(bodyOf({ ...draft, confirmation_mails }, settings)).toEqual({ confirmation_mails: [] })
  const other = draft.confirmation_mails.map(mail =>
    mail.locale === 'en' ? { ...mail, subject: 'C', built_in: false } : mail,
  )
  expect(bodyOf({ ...draft, confirmation_mails: other }, settings)).toEqual({
    confirmation_mails: [
      { locale: 'en', subject: 'C', text: '{link}' },
      { locale: 'es', subject: 'B', text: '{link}' },
    ],
  })
})
