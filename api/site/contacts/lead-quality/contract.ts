/** Rules for email addresses: what forms refuse, exceptions from the lists, the email that asks to confirm. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { limits } from '../../../platform/limits.ts'
import { email, filledText, instant, localeName, siteParams, version } from '../../../platform/schemas.ts'
import { scorePoints } from './email-score.ts'
import { leadQualityUpdated } from './events.ts'
import { emailValidities } from './fields.ts'
import { leadQualityLimits } from './limits.ts'
import { overridableLists } from './table.ts'

const points = (name: keyof typeof scorePoints, description: string) =>
  z.int().openapi({ description: `${description} At most ${scorePoints[name]}.` })

const scoreParts = z
  .object({
    syntax: points('syntax', 'The address can be one.'),
    mail_server: points('mail_server', 'Its domain takes email; half while DNS has not answered.'),
    not_disposable: points('not_disposable', 'Of no provider of disposable addresses.'),
    not_role_based: points('not_role_based', 'Of a person, not of a task such as `info`.'),
    not_free: points('not_free', 'Of no free provider.'),
    no_typo: points('no_typo', 'No likely slip in the name of a well-known provider.'),
    confirmed: points('confirmed', 'Confirmed by a link in an email.'),
  })
  .openapi('EmailScoreParts', { description: 'Their sum is the score.' })

export const emailValidity = z.enum(emailValidities).openapi('EmailValidity', {
  description:
    '`invalid`: its domain takes no email. `risky`: disposable, a role address, or probably misspelled. `unknown`: DNS has not answered.',
})

export const emailQuality = z
  .object({
    validity: emailValidity,
    score: z.int().nullable().openapi({ description: '0 to 100; null where it was never verified.' }),
    parts: scoreParts.optional(),
    disposable: z.boolean(),
    free: z.boolean(),
    role_based: z.boolean(),
    checked_at: instant.nullable(),
    suggestion: z.string().optional().openapi({ description: 'What was probably meant.' }),
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
      description: 'A domain; of `role_based` the name before the @.',
    }),
    listed: z.boolean().openapi({ description: 'Whether it counts as being on the list.' }),
  })
  .openapi('EmailListOverride')

const confirmationEmail = z
  .strictObject({
    locale: localeName,
    subject: filledText(200).openapi({ type: 'string', minLength: 1, maxLength: 200 }),
    text: filledText(limits.description_characters_max).openapi({
      type: 'string',
      minLength: 1,
      maxLength: limits.description_characters_max,
      description: '`{link}` is where the link stands, `{site}` the name of the site.',
    }),
  })
  .openapi('ConfirmationEmail')

const rules = {
  reject_disposable: z.boolean(),
  reject_free: z.boolean(),
  reject_role_based: z.boolean(),
  typo_correction: z.boolean().openapi({ description: 'Forms offer what was probably meant.' }),
  email_confirmation: z.boolean().openapi({ description: 'Marketing email waits until the address is confirmed.' }),
}

export const leadQualitySettings = z
  .object({
    ...rules,
    overrides: z.array(override),
    confirmation_emails: z
      .array(
        z
          .object({ ...confirmationEmail.shape, built_in: z.boolean() })
          .openapi('ConfirmationEmailInUse', { description: 'Built in until the owner changes it.' }),
      )
      .openapi({ description: 'One for each language.' }),
    confirmation_sender: z.object({ address: z.string(), of_site: z.boolean() }).openapi('ConfirmationSender', {
      description:
        'By whom those emails leave: the sender that was verified first, else the address of the installation.',
    }),
    lists: z.array(
      z
        .object({ list: listName, entries: z.int(), dated: z.string().openapi({ description: 'YYYY-MM-DD.' }) })
        .openapi('EmailListFacts'),
    ),
    version,
    updated_at: instant.nullable().openapi({ description: 'Null while nothing was changed.' }),
  })
  .openapi('LeadQualitySettings', {
    description: 'What holds for forms that no active campaign says otherwise of.',
  })

const settingsExample = {
  reject_disposable: true,
  reject_free: false,
  reject_role_based: false,
  typo_correction: true,
  email_confirmation: true,
  overrides: [{ list: 'disposable', value: 'partner.example', listed: false }],
  confirmation_emails: [
    { locale: 'en', subject: 'Please confirm: email from {site}', text: 'Open this link: {link}', built_in: false },
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
  description: 'Lists replace those that are there. Existing leads keep the verification that they have.',
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
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ email }).openapi('EmailToCheck'),
  body_example: { email: 'maria@gmial.com' },
  response: z
    .object({
      quality: emailQuality,
      refused: z.array(z.string()).openapi({ description: 'The codes with which the site’s forms would refuse it.' }),
    })
    .openapi('CheckedEmail'),
  example: {
    quality: { ...emailQualityExample, validity: 'risky', score: 85, suggestion: 'maria@gmail.com' },
    refused: [],
  },
})
