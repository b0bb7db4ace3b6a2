/** Texts that are built in stay so. */
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
  confirmation_emails: [
    { language: 'en', subject: 'A', text: '{link}', built_in: true },
    { language: 'es', subject: 'B', text: '{link}', built_in: false },
  ],
  confirmation_sender: { address: 'ana@casa.example', of_site: true },
  lists: [],
  version: 1,
  updated_at: null,
} satisfies LeadQualitySettings

test('a text that was put back to the built-in one is taken away, another is sent', () => {
  const { confirmation_emails } = draftOf(settings)
  const builtIn = confirmation_emails.map(mail => ({ ...mail, built_in: true }))
  expect(bodyOf({ confirmation_emails: builtIn })).toEqual({ confirmation_emails: [] })
  expect(bodyOf({ confirmation_emails, reject_free: true })).toEqual({
    confirmation_emails: [{ language: 'es', subject: 'B', text: '{link}' }],
    reject_free: true,
  })
})
