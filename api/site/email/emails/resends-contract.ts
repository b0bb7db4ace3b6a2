/** Sending all emails that failed once more: a preview with the number, then an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { emailResendStarted } from './events.ts'

const of = { database: 'site', permission: 'manage-emails', tag: 'emails' } as const
const base = '/v1/sites/{site_id}/email-resends'

const filter = z
  .strictObject({
    lead_id: z.string().max(100).optional(),
    journey_id: id('journey').optional(),
    template_id: id('template').optional(),
    broadcast_id: id('broadcast').optional(),
    search: z.string().min(3).max(254).optional().openapi({ description: 'Beginning of the lead’s email address.' }),
    queued_from: instant.optional().openapi({ description: 'Only emails due at this time or later.' }),
  })
  .openapi('FailedEmailFilter', {
    description: 'Selects emails in status `not_delivered`. Without conditions, all of them.',
  })

const body = z.strictObject({ filter }).openapi('NewEmailResend')
const body_example = { filter: { queued_from: '2027-03-14T09:30:00.000Z' } }

export const previewEmailResend = contract({
  ...of,
  operationId: 'previewEmailResend',
  method: 'post',
  path: `${base}/preview`,
  summary: 'Count the failed emails that would be resent',
  description: 'Changes nothing.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body,
  body_example,
  response: z.object({ matching: z.int() }).openapi('EmailResendPreview'),
  example: { matching: 312 },
})

export const createEmailResend = contract({
  ...of,
  operationId: 'createEmailResend',
  method: 'post',
  path: base,
  summary: 'Resend all failed emails that match',
  description:
    'Returns an operation of type `email_resend`. Each email is retried for as long as a new one, and all checks are repeated: leads who have unsubscribed or been suppressed get nothing. Earlier attempts stay in its history.',
  status: 202,
  audit: emailResendStarted,
  params: siteParams,
  body,
  body_example,
  response: operation,
  example: { ...operationExample, type: 'email_resend', details: {} },
})

/** With moments as they are stored. */
export const toFailedFilter = ({ queued_from, ...rest }: z.output<typeof filter>) => ({
  ...rest,
  ...(queued_from !== undefined && { queued_from: Date.parse(queued_from) }),
})
