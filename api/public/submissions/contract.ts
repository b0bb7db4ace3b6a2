/** Submitting a form from a visitor's browser. Reading submissions is in site/capture/submissions. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { siteParams, text } from '../../platform/schemas/schemas.ts'
import { submissionLimits } from '../../site/capture/submissions/limits.ts'
import { visitorId } from '../../site/contacts/visitors/rules.ts'

export type Values = Record<string, string | number | boolean>

/** By hand, because zod's records pass over `__proto__`, which is to be refused like any unknown field. */
export const values = z
  .custom<Values>(() => true)
  .superRefine((given: unknown, ctx) => {
    if (given === null || typeof given !== 'object' || Array.isArray(given)) {
      ctx.addIssue({ code: 'invalid_type', expected: 'object', input: given, path: [] })
      return
    }
    const names = Object.keys(given)
    if (names.length > submissionLimits.submission_values_max) {
      ctx.addIssue({
        code: 'too_big',
        origin: 'array',
        maximum: submissionLimits.submission_values_max,
        input: given,
        path: [],
      })
      return
    }
    for (const name of names) {
      const value: unknown = Object.getOwnPropertyDescriptor(given, name)?.value
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
        ctx.addIssue({ code: 'invalid_type', expected: 'string', input: value, path: [name] })
      }
    }
  })
  .openapi({
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean'] },
    maxProperties: submissionLimits.submission_values_max,
    description: 'Values of custom fields, by field name.',
  })

/** Declared once for popups and chats. */
export const consentVersion = z.int().min(0).openapi({
  description:
    '`version` of the consent that the form showed, as in the configuration. Consent is decided by, and recorded with, the text of that version; a version that the form never showed is no consent. Without it the text counts only if the form has never been published with another one, or without one.',
})

export const submitForm = contract({
  operationId: 'submitForm',
  method: 'post',
  path: '/v1/public/sites/{site_id}/popups/{popup_id}/submissions',
  database: 'site',
  permission: 'public',
  refused_last: true,
  tag: 'public',
  summary: 'Send a popup’s form',
  description:
    'The response is the same for new and known addresses, and for submissions considered automated. `website` is a hidden field that must stay empty.',
  status: 201,
  rate_limit: 'submissions',
  unknown_as_site: true,
  params: siteParams.extend({ popup_id: z.string() }),
  body: z
    .strictObject({
      values,
      consent: z.boolean().optional().openapi({
        description: 'Whether the box was ticked. `false` is never consent, to a notice neither.',
      }),
      consent_version: consentVersion.optional(),
      page_url: text(2_048),
      referrer: text(2_048).optional(),
      timezone: text(100).optional(),
      locale: text(35).optional(),
      shown_for_ms: z
        .number()
        .min(0)
        .max(1e12)
        .openapi({ description: 'Time for which the popup was visible before the submission, in milliseconds.' }),
      website: text(2_048).optional().openapi({
        description: 'Hidden field that must stay empty. A submission with a value is considered automated.',
      }),
      visitor_id: visitorId.optional(),
      variant: z
        .string()
        .max(20)
        .optional()
        .openapi({ description: '`original`, or the ID of the variant that was shown.' }),
    })
    .openapi('NewSubmission'),
  body_example: {
    values: { email: 'maria@example.com', first_name: 'María José' },
    consent: true,
    consent_version: 1,
    page_url: 'https://casa-verde.example/balconies',
    timezone: 'Europe/Madrid',
    locale: 'es-ES',
    shown_for_ms: 8400,
    website: '',
  },
  response: z
    .object({
      accepted: z.literal(true),
      download_url: z
        .string()
        .optional()
        .openapi({ description: 'URL that downloads the campaign’s file. Absent if it has none.' }),
      sandbox_url: z.string().optional().openapi({
        description: 'URL of the page that leads into the campaign’s sandbox. Absent if it leads to none.',
      }),
    })
    .openapi('SubmissionAccepted'),
  example: { accepted: true },
})
