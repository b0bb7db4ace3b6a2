/** Sending all emails that failed once more: a preview with the number, then an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { operation, operationExample } from '../../../platform/operations/wire.ts'
import { id, instant, siteParams } from '../../../platform/schemas.ts'
import { emailResendStarted } from './events.ts'

const of = { database: 'site', permission: 'manage-emails', tag: 'emails' } as const
const base = '/v1/sites/{site_id}/email-resends'

const filter = z
  .strictObject({
    lead_id: z.string().max(100).optional(),
    journey_id: id('journey').optional(),
    template_id: id('template').optional(),
    broadcast_id: id('broadcast').optional(),
    search: z.string().min(3).max(254).optional().openapi({ description: 'The beginning of the lead’s address.' }),
    queued_from: instant.optional().openapi({ description: 'Those that were due from then on.' }),
  })
  .openapi('FailedEmailFilter', { description: 'Which emails in state `not_delivered`; without a condition, all.' })

const body = z.strictObject({ filter }).openapi('NewEmailResend')
const body_example = { filter: { queued_from: '2027-03-14T09:30:00.000Z' } }

export const previewEmailResend = contract({
  ...of,
  operationId: 'previewEmailResend',
  method: 'post',
  path: `${base}/preview`,
  summary: 'Count the failed emails that would be resent',
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
    'Answers the operation that does it, of the kind `email_resend`. Each is tried for as long as a new one, and all checks are made again: whoever unsubscribed or is suppressed by now gets nothing. The attempts before stay in its history.',
  status: 202,
  audit: emailResendStarted,
  params: siteParams,
  body,
  body_example,
  response: operation,
  example: { ...operationExample, kind: 'email_resend', details: {} },
})

/** With moments as they are stored. */
export const toFailedFilter = ({ queued_from, ...rest }: z.output<typeof filter>) => ({
  ...rest,
  ...(queued_from !== undefined && { queued_from: Date.parse(queued_from) }),
})
