/** The texts of emails about accounts and passwords, for a super administrator alone. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { enumWith } from '../../platform/schemas/enum-of.ts'
import { filledText, instant, localeName, text } from '../../platform/schemas/schemas.ts'
import { accountEmailReset, accountEmailUpdated } from './events.ts'
import { accountEmailTypes, builtInTexts } from './kinds.ts'
import { accountEmailLimits as limits } from './limits.ts'

const type = enumWith(accountEmailTypes, {
  confirm: 'Asks somebody who has registered to confirm their address.',
  known: 'Tells somebody who registers that their address already has an account.',
  reset: 'Brings the link with which a new password is chosen.',
  sign_in_code: 'Brings the code that is entered after the password.',
  second_step: 'Brings the code for a sensitive change by somebody who is signed in.',
  change_email: 'Asks the new address of an account to confirm the change.',
  email_changed: 'Tells the former address that the account uses another one now.',
  notice: 'Tells of a change that concerns security, such as a new password.',
  invitation: 'Invites somebody to work on the account’s sites.',
  account_deletion_requested: 'Says until when an account that was closed can be kept.',
  account_deletion_canceled: 'Confirms that an account stays.',
  account_deleted: 'Says that the account is gone.',
}).openapi('AccountEmailType')

const accountEmail = z
  .object({
    type,
    language: localeName,
    subject: z.string(),
    preheader: z.string(),
    text: z.string(),
    built_in: z.boolean().openapi({ description: 'Whether this is the built-in text, never changed.' }),
    prints: z.array(z.string()).openapi({ description: 'Placeholders that the texts may contain, such as `{link}`.' }),
    must_print: z.array(z.string()).openapi({ description: 'Placeholders that the text must contain.' }),
    usable: z.boolean().openapi({
      description:
        'Whether this text is sent. If `false`, it lacks a required placeholder and the built-in text is sent instead.',
    }),
    updated_at: instant.nullable(),
  })
  .openapi('AccountEmail')

const written = {
  subject: filledText(limits.account_email_subject_characters_max).openapi({
    type: 'string',
    minLength: 1,
    maxLength: limits.account_email_subject_characters_max,
  }),
  preheader: text(limits.account_email_subject_characters_max),
  text: filledText(limits.account_email_text_characters_max).openapi({
    type: 'string',
    minLength: 1,
    maxLength: limits.account_email_text_characters_max,
    description: 'The body, in paragraphs. `{link}` alone in a paragraph becomes a button.',
  }),
}
const texts = z.strictObject(written).openapi('AccountEmailTexts')

const of = { database: 'control', permission: 'super-administrator', tag: 'account-emails' } as const
const path = '/v1/account-emails'
const params = z.object({ type, language: localeName })
const own = {
  subject: 'A new password for you',
  preheader: '',
  text: 'Hello {first_name},\n\nChoose a new password:\n\n{link}',
}
const example = {
  type: 'reset',
  language: 'en',
  ...builtInTexts('reset', 'en'),
  built_in: true,
  prints: ['first_name', 'link', 'until'],
  must_print: ['link'],
  usable: true,
  updated_at: null,
} as const
const changed = { ...example, ...own, built_in: false, updated_at: '2027-03-14T09:30:00.000Z' }

export const listAccountEmails = contract({
  ...of,
  operationId: 'listAccountEmails',
  method: 'get',
  path,
  summary: 'List account and password emails in each language',
  description: 'None of them can be turned off: each responds to something a person did.',
  status: 200,
  response: z.object({ data: z.array(accountEmail) }).openapi('AccountEmailList'),
  example: { data: [example] },
})

export const updateAccountEmail = contract({
  ...of,
  operationId: 'updateAccountEmail',
  method: 'put',
  path: `${path}/{type}/{language}`,
  summary: 'Write an account email in a language',
  description: 'Refused if a required placeholder is missing. Applies to emails sent from now on.',
  status: 200,
  audit: accountEmailUpdated,
  params,
  body: texts,
  body_example: own,
  response: accountEmail,
  example: changed,
})

export const resetAccountEmail = contract({
  ...of,
  operationId: 'resetAccountEmail',
  method: 'post',
  path: `${path}/{type}/{language}/reset`,
  summary: 'Restore the built-in text of an account email',
  description: 'Deletes the installation’s own text in this language. The built-in one is sent again from now on.',
  status: 200,
  audit: accountEmailReset,
  params,
  response: accountEmail,
  example,
})

export const previewAccountEmail = contract({
  ...of,
  operationId: 'previewAccountEmail',
  method: 'post',
  path: `${path}/{type}/{language}/preview`,
  summary: 'Preview an account email',
  description: 'Renders the texts of the request with sample values. Nothing is stored or sent.',
  status: 200,
  params,
  body: texts,
  body_example: own,
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }).openapi('AccountEmailPreview'),
  example: { subject: own.subject, html: '<!doctype html>…', text: 'Hello Lucía,…' },
  idempotency: 'ignored',
})

export const sendAccountEmailTest = contract({
  ...of,
  operationId: 'sendAccountEmailTest',
  method: 'post',
  path: `${path}/{type}/{language}/test`,
  summary: 'Send yourself a saved account email as a test',
  description: 'Sends the stored text with sample values to the address of the caller.',
  status: 202,
  params,
  response: z.object({ to: z.string() }).openapi('AccountEmailTest'),
  example: { to: 'ana@example.com' },
})
