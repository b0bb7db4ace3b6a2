/** Texts that the AI wrote for journeys: what waits for approval, and what the day has cost. */
import { z } from '@hono/zod-openapi'
import { siteLimits } from '../../../account/sites/limits.ts'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { usdMicrosSchema } from '../../../platform/network/ai/cost.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { leadSummary } from '../../contacts/lead-records/rules.ts'
import { aiDraftApproved, aiDraftRejected } from './events.ts'
import { draftStatuses } from './table.ts'

const draftStatus = enumWith(draftStatuses, {
  queued: 'It is being written, or waiting for `reason`.',
  awaiting_approval: 'Written, and waiting for a person to approve it.',
  ready: 'Written and approved, or in need of no approval.',
  rejected: 'A person rejected it, and it is not sent.',
  failed: 'No text could be written.',
}).openapi('AiDraftStatus', {
  description: 'State of the draft. Only a `ready` draft is ever sent.',
})

export const aiDraft = z
  .object({
    id: id('ai_draft'),
    run_id: id('run'),
    journey_id: id('journey'),
    step_id: z.string(),
    lead_id: z.string(),
    lead: leadSummary,
    status: draftStatus,
    reason: z.string().nullable().openapi({
      description:
        'Why the draft is waiting or failed. `spend_cap`: it continues when the site’s next day begins or the cap is raised. `paused`: the site or the journey is paused. Otherwise the cause of the failure.',
    }),
    prompt: z.string(),
    model: z.string(),
    needs_approval: z.boolean(),
    subject: z.string().nullable(),
    text: z.string().nullable(),
    edited: z.boolean().openapi({ description: 'Whether a person changed the text.' }),
    attempts: z.int().openapi({ description: 'Number of attempts to write the text.' }),
    input_tokens: z.int(),
    output_tokens: z.int(),
    created_at: instant,
    written_at: instant
      .nullable()
      .openapi({ description: 'Time at which the text was written. `null` while it is not.' }),
    decided_at: instant
      .nullable()
      .openapi({ description: 'Time at which a person approved or rejected it. `null` while nobody has.' }),
    decided_by: z.string().nullable().openapi({ description: 'ID of the person who approved or rejected it.' }),
    version,
  })
  .openapi('AiDraft')

const params = siteParams.extend({ draft_id: id('ai_draft') })
const of = { database: 'site', permission: 'manage-marketing', tag: 'ai-drafts' } as const
const at = '2027-03-14T09:30:00.000Z'
const example = {
  id: 'draft_0199a3f2c4d87e6b9a0112233445566f',
  run_id: 'run_0199a3f2c4d87e6b9a0112233445566f',
  journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  step_id: 'write',
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  lead: { email: 'lucia@example.com', name: 'Lucía Ortega' },
  status: 'awaiting_approval',
  reason: null,
  prompt: 'Thank the reader for the visit and ask what they liked.',
  model: 'gpt-5-mini',
  needs_approval: true,
  subject: 'Thank you, Lucía',
  text: 'Dear Lucía,\n\nthank you for your visit.',
  edited: false,
  attempts: 1,
  input_tokens: 412,
  output_tokens: 96,
  created_at: at,
  written_at: at,
  decided_at: null,
  decided_by: null,
  version: 2,
} as const
const decided = {
  ...example,
  status: 'ready',
  decided_at: at,
  decided_by: 'user_0199a3f2c4d87e6b9a0112233445566f',
} as const
const one = { ...of, params, response: aiDraft, versioned: true, status: 200 } as const

export const listAiDrafts = contract({
  ...of,
  operationId: 'listAiDrafts',
  method: 'get',
  path: '/v1/sites/{site_id}/ai-drafts',
  summary: 'List texts that the AI wrote, newest first',
  description: 'Returns texts for leads in journeys, written or waiting for approval.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    status: draftStatus.optional(),
    journey_id: z.string().max(100).optional(),
    run_id: z.string().max(100).optional(),
    lead_id: z.string().max(100).optional(),
  }),
  response: pageOf('AiDraftPage', aiDraft),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getAiDraft = contract({
  ...one,
  operationId: 'getAiDraft',
  method: 'get',
  path: '/v1/sites/{site_id}/ai-drafts/{draft_id}',
  summary: 'Get a text that the AI wrote',
  description: 'Returns the text with the email that it is for, and what the AI was asked.',
  example,
})

export const approveAiDraft = contract({
  ...one,
  operationId: 'approveAiDraft',
  method: 'post',
  path: '/v1/sites/{site_id}/ai-drafts/{draft_id}/approve',
  summary: 'Approve a text, as it is or with changes',
  description: 'The email is sent with this text at once, or when its journey allows it.',
  audit: aiDraftApproved,
  body: z
    .strictObject({
      subject: filledText(300).openapi({ type: 'string', minLength: 1, maxLength: 300 }),
      text: filledText(20_000).openapi({ type: 'string', minLength: 1, maxLength: 20_000 }),
    })
    .partial()
    .openapi('AiDraftApproval'),
  body_example: { subject: 'Thank you, Lucía' },
  example: { ...decided, edited: true },
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})

export const rejectAiDraft = contract({
  ...one,
  operationId: 'rejectAiDraft',
  method: 'post',
  path: '/v1/sites/{site_id}/ai-drafts/{draft_id}/reject',
  summary: 'Reject a text; the run continues without that email',
  description: 'The lead does not get the email. The run goes on with the next step.',
  audit: aiDraftRejected,
  example: { ...decided, status: 'rejected' },
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})

export const getAiUsage = contract({
  ...of,
  operationId: 'getAiUsage',
  method: 'get',
  path: '/v1/sites/{site_id}/ai-usage',
  summary: 'Get whether AI texts can be written, today’s cost and what is waiting',
  description:
    'The cap is part of the marketing settings. Once it is reached, texts wait for the site’s next day. Calls and cost include images that are read as knowledge; assistants have caps of their own.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      configured: z.boolean().openapi({ description: 'Whether the installation has an AI provider.' }),
      model: z.string().nullable(),
      day: z.string().openapi({ description: 'The current day in the site’s time zone (`YYYY-MM-DD`).' }),
      calls: z.int().openapi({ description: 'Number of requests to the model on this day.' }),
      spent_usd_micros: usdMicrosSchema.openapi({
        description: 'Cost of the day so far, in millionths of a US dollar.',
      }),
      daily_cents_max: z.int().max(siteLimits.ai_daily_cents_max),
      waiting_for_cap: z.int().openapi({ description: 'Number of texts waiting because the cap has been reached.' }),
      next_day_at: instant.openapi({ description: 'Time at which the site’s next day begins.' }),
    })
    .openapi('AiUsage'),
  example: {
    configured: true,
    model: 'gpt-5-mini',
    day: '2027-03-14',
    calls: 42,
    spent_usd_micros: 124_000,
    daily_cents_max: 500,
    waiting_for_cap: 0,
    next_day_at: '2027-03-14T23:00:00.000Z',
  },
})
