/** Emails to leads, their results and explanations. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { bounceReason } from '../../../platform/mail/bounce-reason-schema.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, localeName, siteParams } from '../../../platform/schemas/schemas.ts'
import { emailResent, emailResolved } from './events.ts'
import { attemptOutcomes, automatedSends, emailStatuses, hitVerdicts } from './table.ts'

export { clickMapExample, clickMapQuery, clickMapResponse } from './click-map-contract.ts'
export { handOffCheck } from './hand-off-check.ts'

export const emailStatus = enumWith(emailStatuses, {
  not_started: 'Not handed off yet.',
  delivered: 'Accepted by the recipient’s mail server.',
  not_delivered: 'Refused for good, or given up.',
  unknown: 'Handed off, but no answer was received.',
  skipped: 'Not sent, for a reason of the lead or the site.',
}).openapi('EmailStatus', {
  description: 'State of the email.',
})

const inDoubtDecision = enumOf({
  resent: 'It was sent again, and may arrive twice.',
  not_resent: 'It stays as it is.',
}).openapi('InDoubtDecision', {
  description: 'A person’s decision about an email that failed or whose outcome is unknown.',
})

const fields = {
  id: id('email'),
  run_id: id('run').nullable(),
  sequence: z
    .int()
    .nullable()
    .openapi({ description: 'Number that identifies the email within its run. `null` unless it belongs to a run.' }),
  journey_id: id('journey').nullable(),
  step_id: z.string().nullable(),
  broadcast_id: id('broadcast').nullable(),
  variant: z.int().nullable().openapi({ description: 'Zero-based index of the broadcast’s subject that was used.' }),
  automated: enumWith(automatedSends, {
    welcome: 'Sent once, to a lead who subscribes with a form or confirms their address.',
    thank_you: 'Sent after a form is submitted.',
  })
    .optional()
    .openapi('AutomatedSend', { description: 'Which of the site’s automated emails this is.' }),
  lead_id: z.string(),
  template_id: z.string(),
  template_name: z
    .string()
    .nullable()
    .openapi({ description: 'Current name of the template. `null` once the template is deleted.' }),
  template_version: z.int().nullable(),
  sender_id: z.string(),
  to: z.string().nullable().openapi({
    description:
      'Address used at the last hand-off; before the first, the lead’s current one. `null` if the lead was deleted before.',
  }),
  subject: z.string().nullable().openapi({ description: 'Subject as it was sent. `null` before it was rendered.' }),
  rfc_message_id: z
    .string()
    .nullable()
    .openapi({ description: '`Message-ID` header of the email. `null` before it was handed off.' }),
  consent_id: z.string().nullable().openapi({ description: 'ID of the consent on which the email relies.' }),
  status: emailStatus,
  reason: z.string().nullable().openapi({ description: 'Why it was skipped, was not delivered or is waiting.' }),
  attempts: z.int().openapi({ description: 'Number of attempts to hand it off.' }),
  queued_at: instant.openapi({ description: 'Time at which it was due.' }),
  handed_off_at: instant
    .nullable()
    .openapi({ description: 'Time of the last hand-off to a mail server. `null` if there was none.' }),
  ended_at: instant.nullable(),
  opens: z.int().openapi({ description: 'Number of opens by people.' }),
  machine_opens: z.int().openapi({ description: 'Number of opens by machines, not included in `opens`.' }),
  clicks: z.int().openapi({ description: 'Number of clicks by people.' }),
  machine_clicks: z.int().openapi({ description: 'Number of clicks by machines, not included in `clicks`.' }),
  first_opened_at: instant.nullable().openapi({ description: 'Time of the first open by a person.' }),
  first_clicked_at: instant.nullable().openapi({ description: 'Time of the first click by a person.' }),
  unsubscribed_at: instant.nullable(),
  decision: inDoubtDecision.optional(),
  decided_at: instant.nullable(),
  decided_by: z.string().nullable().openapi({ description: 'ID of the person who made the decision.' }),
}

export const email = z.object(fields).openapi('Email')

const attemptWords = {
  delivered: 'The recipient’s mail server accepted it.',
  refused: 'It is not accepted, and will not be.',
  deferred: 'Not accepted yet; it is tried again.',
  unknown: 'It was handed off, and no answer was received.',
}
const attempt = z
  .object({
    number: z.int(),
    started_at: instant,
    ended_at: instant.nullable(),
    outcome: enumWith(attemptOutcomes, attemptWords)
      .nullable()
      .openapi({ description: 'Outcome of the attempt. `null` while the answer is pending.' }),
    response: z.string().nullable().openapi({ description: 'The server’s answer, or the error.' }),
    reason: bounceReason.optional().openapi({
      description: 'Why the recipient’s server did not accept it. Absent for other outcomes.',
    }),
  })
  .openapi('EmailAttempt')

const hit = z
  .object({
    type: enumOf({ open: 'The email was opened.', click: 'A link in it was opened.' }),
    url: z.string().nullable(),
    at: instant,
    verdict: enumWith(hitVerdicts, {
      pending: 'Not clear yet, as in the first seconds after delivery; it is not counted.',
      person: 'A person: it is counted.',
      machine: 'A program, such as a scanner of links; it is not counted.',
    }).openapi({
      description: 'Who probably did it.',
    }),
    verdict_reason: z.string().nullable(),
    user_agent: z.string(),
  })
  .openapi('EmailHit', { description: 'An open or a click as recorded, with who probably did it.' })

const detailFields = {
  ...fields,
  next_attempt_at: instant
    .nullable()
    .openapi({ description: 'Time of the next attempt. `null` once sending has ended.' }),
  attempt_list: z.array(attempt),
  hits: z.array(hit),
}
export const emailDetail = z.object(detailFields).openapi('EmailDetail')

export const emailParams = siteParams.extend({ email_id: id('email') })
const of = { database: 'site', permission: 'manage-emails', tag: 'emails' } as const
const at = '2027-03-14T09:30:00.000Z'
const example = {
  id: 'msg_0199a3f2c4d87e6b9a0112233445566f',
  run_id: 'run_0199a3f2c4d87e6b9a0112233445566f',
  sequence: 4,
  journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  step_id: 'welcome',
  broadcast_id: null,
  variant: null,
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  template_id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
  template_name: 'Welcome',
  template_version: 1,
  sender_id: 'snd_0199a3f2c4d87e6b9a0112233445566f',
  to: 'lucia@example.com',
  subject: 'Welcome, Lucía',
  rfc_message_id: '<5f0c@leads.example.com>',
  consent_id: 'cons_0199a3f2c4d87e6b9a0112233445566f',
  status: 'delivered',
  reason: null,
  attempts: 1,
  queued_at: at,
  handed_off_at: at,
  ended_at: at,
  opens: 1,
  machine_opens: 0,
  clicks: 0,
  machine_clicks: 0,
  first_opened_at: at,
  first_clicked_at: null,
  unsubscribed_at: null,
  decided_at: null,
  decided_by: null,
} as const
export const emailExample = {
  ...example,
  next_attempt_at: null,
  attempt_list: [{ number: 1, started_at: at, ended_at: at, outcome: 'delivered', response: '250 OK queued as 1' }],
  hits: [{ type: 'open', url: null, at, verdict: 'person', verdict_reason: null, user_agent: 'Mozilla/5.0' }],
} as const

export const listEmails = contract({
  ...of,
  operationId: 'listEmails',
  method: 'get',
  path: '/v1/sites/{site_id}/emails',
  summary: 'List email to leads, newest first',
  description: 'Returns queued, sent and skipped emails with their outcome.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    lead_id: z.string().max(100).optional(),
    journey_id: z.string().max(100).optional(),
    template_id: z.string().max(100).optional(),
    run_id: z.string().max(100).optional(),
    broadcast_id: z.string().max(100).optional(),
    search: z.string().min(3).max(254).optional().openapi({ description: 'Beginning of the lead’s email address.' }),
    status: emailStatus.optional(),
  }),
  response: pageOf('EmailPage', email),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getEmail = contract({
  ...of,
  operationId: 'getEmail',
  method: 'get',
  path: '/v1/sites/{site_id}/emails/{email_id}',
  summary: 'Get an email with its attempts, opens and clicks',
  description: 'Returns the status of the email, each attempt to send it, and each open and click.',
  status: 200,
  params: emailParams,
  response: emailDetail,
  example: emailExample,
})

export const getEmailContent = contract({
  ...of,
  operationId: 'getEmailContent',
  method: 'get',
  path: '/v1/sites/{site_id}/emails/{email_id}/content',
  summary: 'Render an email from the content it had',
  description: 'With the lead’s current values and without tracking, so that viewing it is not counted.',
  status: 200,
  params: emailParams,
  response: z
    .object({
      template_version: z.int(),
      language: localeName,
      subject: z.string(),
      preheader: z.string(),
      html: z.string(),
      text: z.string(),
    })
    .openapi('EmailContent'),
  example: {
    template_version: 1,
    language: 'en',
    subject: 'Welcome, Lucía',
    preheader: '',
    html: '<!DOCTYPE html>…',
    text: 'Hello…',
  },
})

const inDoubt = {
  ...of,
  method: 'post',
  status: 200,
  params: emailParams,
  response: emailDetail,
  problems: ['transition_not_allowed'],
} as const

export const resendEmail = contract({
  ...inDoubt,
  operationId: 'resendEmail',
  status: 202,
  path: '/v1/sites/{site_id}/emails/{email_id}/resend',
  summary: 'Resend an email that failed or is in doubt',
  description:
    'For an email in status `not_delivered`, which is retried for as long as a new one, or `unknown`, which is sent again as the same message. All checks are repeated; earlier attempts stay in its history.',
  audit: emailResent,
  example: { ...emailExample, status: 'unknown', decision: 'resent', decided_at: at },
})

export const resolveDelivery = contract({
  ...inDoubt,
  operationId: 'resolveDelivery',
  path: '/v1/sites/{site_id}/emails/{email_id}/settle',
  summary: 'Decide that an email in doubt is not sent again',
  description: 'For emails that were handed off without an answer. It is not sent again.',
  audit: emailResolved,
  example: { ...emailExample, status: 'unknown', decision: 'not_resent', decided_at: at },
})
