/** Rules for email addresses: what forms refuse, exceptions from the lists, the email that asks to confirm. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { email, filledText, instant, localeName, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { emailValidities } from '../lead-records/rules.ts'
import { scorePoints } from './email-score.ts'
import { leadQualityUpdated } from './events.ts'
import { leadQualityLimits } from './limits.ts'
import { overridableLists } from './table.ts'

const points = (name: keyof typeof scorePoints, description: string) =>
  z.int().openapi({ description: `${description} At most ${scorePoints[name]}.` })

const scoreParts = z
  .object({
    syntax: points('syntax', 'Points for a well-formed address.'),
    mail_server: points('mail_server', 'Points for a domain that accepts email; half of them if DNS has not answered.'),
    not_disposable: points('not_disposable', 'Points for not being a disposable address.'),
    not_role_based: points('not_role_based', 'Points for not being a role address such as `info`.'),
    not_free: points('not_free', 'Points for not being at a free provider.'),
    no_typo: points('no_typo', 'Points for no likely typo in the name of a well-known provider.'),
    confirmed: points('confirmed', 'Points for an address confirmed by a link in an email.'),
  })
  .openapi('EmailScoreParts', { description: 'Parts of the score, which is their sum.' })

export const emailValidity = enumWith(emailValidities, {
  valid: 'The domain accepts email, and nothing speaks against the address.',
  risky: 'A disposable or role address, or probably misspelled.',
  invalid: 'The domain does not accept email.',
  unknown: 'DNS has not answered.',
}).openapi('EmailValidity', {
  description: 'Whether email is likely to arrive.',
})

export const emailQuality = z
  .object({
    validity: emailValidity,
    score: z
      .int()
      .nullable()
      .openapi({ description: 'Quality score from 0 to 100. `null` if the address was never verified.' }),
    parts: scoreParts.optional(),
    disposable: z.boolean(),
    free: z.boolean(),
    role_based: z.boolean(),
    checked_at: instant.nullable(),
    suggestion: z.string().optional().openapi({ description: 'The address that was probably meant.' }),
  })
  .openapi('EmailQuality')

export const emailQualityExample = {
  validity: 'valid',
  score: 90,
  parts: {
    syntax: 5,
    mail_server: 40,
    not_disposable: 25,
    not_role_based: 10,
    not_free: 5,
    no_typo: 5,
    confirmed: 0,
  },
  disposable: false,
  free: false,
  role_based: false,
  checked_at: '2027-03-14T09:30:00.000Z',
} as const

const listName = z.enum(overridableLists).openapi('EmailList')
const override = z
  .strictObject({
    list: listName,
    value: filledText(253).openapi({
      type: 'string',
      minLength: 1,
      maxLength: 253,
      description: 'A domain; for `role_based`, the part before the `@`.',
    }),
    listed: z.boolean().openapi({ description: 'Whether the value counts as being on the list.' }),
  })
  .openapi('EmailListOverride')

const confirmationEmail = z
  .strictObject({
    language: localeName,
    subject: filledText(200).openapi({ type: 'string', minLength: 1, maxLength: 200 }),
    text: filledText(limits.description_characters_max).openapi({
      type: 'string',
      minLength: 1,
      maxLength: limits.description_characters_max,
      description: 'The body. `{link}` stands for the link, `{site}` for the name of the site.',
    }),
  })
  .openapi('ConfirmationEmail')

const rules = {
  reject_disposable: z.boolean(),
  reject_free: z.boolean(),
  reject_role_based: z.boolean(),
  typo_correction: z.boolean().openapi({ description: 'Whether forms suggest the address that was probably meant.' }),
  email_confirmation: z
    .boolean()
    .openapi({ description: 'Whether marketing email waits until the address is confirmed.' }),
}

export const leadQualitySettings = z
  .object({
    ...rules,
    overrides: z.array(override),
    confirmation_emails: z
      .array(
        z.object({ ...confirmationEmail.shape, built_in: z.boolean() }).openapi('ConfirmationEmailInUse', {
          description: 'The confirmation email in use: the built-in one until it is changed.',
        }),
      )
      .openapi({ description: 'The confirmation email in each language.' }),
    confirmation_sender: z.object({ address: z.string(), of_site: z.boolean() }).openapi('ConfirmationSender', {
      description:
        'Sender of confirmation emails: the sender that was verified first or, if there is none, the installation’s address.',
    }),
    lists: z.array(
      z
        .object({
          list: listName,
          entries: z.int(),
          dated: z.string().openapi({ description: 'Date of the list (`YYYY-MM-DD`).' }),
        })
        .openapi('EmailListFacts'),
    ),
    version,
    updated_at: instant.nullable().openapi({ description: 'Time of the last change. `null` if it was never changed.' }),
  })
  .openapi('LeadQualitySettings', {
    description: 'Settings for all forms, unless an active campaign overrides them.',
  })

const settingsExample = {
  reject_disposable: true,
  reject_free: false,
  reject_role_based: false,
  typo_correction: true,
  email_confirmation: true,
  overrides: [{ list: 'disposable', value: 'partner.example', listed: false }],
  confirmation_emails: [
    { language: 'en', subject: 'Please confirm: email from {site}', text: 'Open this link: {link}', built_in: false },
  ],
  confirmation_sender: { address: 'ana@casa-verde.example', of_site: true },
  lists: [{ list: 'disposable', entries: 61_454, dated: '2026-11-22' }],
  version: 2,
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'site', permission: 'manage-leads', tag: 'lead-quality' } as const
const path = '/v1/sites/{site_id}/lead-quality'

export const getLeadQualitySettings = contract({
  ...of,
  operationId: 'getLeadQualitySettings',
  method: 'get',
  path,
  summary: 'Get the email quality settings of a site',
  description:
    'Returns which addresses forms refuse, whether they must be confirmed, and the lists that addresses are looked up in.',
  status: 200,
  params: siteParams,
  response: leadQualitySettings,
  example: settingsExample,
  versioned: true,
})

export const updateLeadQualitySettings = contract({
  ...of,
  operationId: 'updateLeadQualitySettings',
  method: 'patch',
  path,
  summary: 'Change the email quality settings of a site',
  description: 'Lists replace the existing ones. Existing leads keep their verification results.',
  status: 200,
  audit: leadQualityUpdated,
  params: siteParams,
  body: z
    .strictObject({
      ...rules,
      overrides: z.array(override).max(leadQualityLimits.email_overrides_max),
      confirmation_emails: z.array(confirmationEmail).max(2),
    })
    .partial()
    .openapi('LeadQualitySettingsChanges'),
  body_example: {
    reject_disposable: true,
    overrides: [{ list: 'disposable', value: 'partner.example', listed: false }],
  },
  response: leadQualitySettings,
  example: settingsExample,
  versioned: true,
})

export const checkEmail = contract({
  ...of,
  operationId: 'checkEmail',
  method: 'post',
  path: `${path}/check`,
  summary: 'Verify an address without storing it',
  description: 'Looks at form, lists and DNS of the address. Nothing is sent to it.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ email }).openapi('EmailToCheck'),
  body_example: { email: 'maria@gmial.com' },
  response: z
    .object({
      quality: emailQuality,
      refused: z
        .array(z.string())
        .openapi({ description: 'Error codes with which the site’s forms would refuse the address.' }),
    })
    .openapi('CheckedEmail'),
  example: {
    quality: { ...emailQualityExample, validity: 'risky', score: 85, suggestion: 'maria@gmail.com' },
    refused: [],
  },
})
