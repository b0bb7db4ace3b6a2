/** The texts of the unsubscribe page. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { filledText, instant, siteParams, version } from '../../../platform/schemas.ts'
import { unsubscribePageUpdated } from './events.ts'

const names = {
  prompt_title: ['The heading before leaving.', 200],
  prompt_text: ['The question before leaving.', 1_000],
  message: ['What leaving means.', 2_000],
  button_text: ['The button that leaves.', 60],
  success_text: ['Shown once they have left.', 2_000],
  resubscribe_message: ['Above the button that asks to come back.', 1_000],
  resubscribe_button_text: ['That button.', 60],
  confirmation_message: ['Shown when the email that confirms coming back is on its way.', 2_000],
} as const

const field = ([description, maxLength]: readonly [string, number]) =>
  filledText(maxLength).openapi({ type: 'string', minLength: 1, maxLength, description })
const fields = {
  prompt_title: field(names.prompt_title),
  prompt_text: field(names.prompt_text),
  message: field(names.message),
  button_text: field(names.button_text),
  success_text: field(names.success_text),
  resubscribe_message: field(names.resubscribe_message),
  resubscribe_button_text: field(names.resubscribe_button_text),
  confirmation_message: field(names.confirmation_message),
}

export const unsubscribePage = z
  .object({
    prompt_title: z.string(),
    prompt_text: z.string(),
    message: z.string(),
    button_text: z.string(),
    success_text: z.string(),
    resubscribe_message: z.string(),
    resubscribe_button_text: z.string(),
    confirmation_message: z.string(),
    version,
    updated_at: instant.nullable().openapi({ description: 'Null while the texts are the built-in ones.' }),
  })
  .openapi('UnsubscribePage')

const of = { database: 'site', permission: 'manage-emails', tag: 'unsubscribe-page' } as const
const path = '/v1/sites/{site_id}/unsubscribe-page'
const example = {
  prompt_title: 'Unsubscribe',
  prompt_text: 'Do you want to stop receiving these emails?',
  message: 'You will get no more emails of this kind from us.',
  button_text: 'Unsubscribe',
  success_text: 'You are unsubscribed.',
  resubscribe_message: 'Was that a mistake?',
  resubscribe_button_text: 'Subscribe again',
  confirmation_message: 'We have sent you an email. Open the link in it to subscribe again.',
  version: 1,
  updated_at: null,
}

export const getUnsubscribePage = contract({
  ...of,
  operationId: 'getUnsubscribePage',
  method: 'get',
  path,
  summary: 'Get the texts of the unsubscribe page',
  status: 200,
  params: siteParams,
  response: unsubscribePage,
  example,
  versioned: true,
})

export const updateUnsubscribePage = contract({
  ...of,
  operationId: 'updateUnsubscribePage',
  method: 'patch',
  path,
  summary: 'Change the texts of the unsubscribe page',
  status: 200,
  audit: unsubscribePageUpdated,
  params: siteParams,
  body: z.strictObject(fields).partial().openapi('UnsubscribePageChanges'),
  body_example: { button_text: 'Leave' },
  response: unsubscribePage,
  example: { ...example, button_text: 'Leave', version: 2, updated_at: '2027-03-14T09:30:00.000Z' },
  versioned: true,
})
