/** Texts that the AI wrote for journeys: what waits for approval, and what the day has cost. */
import { z } from '@hono/zod-openapi'
import { siteLimits } from '../../../account/sites/limits.ts'
import { contract } from '../../../platform/contract.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas.ts'
import { aiDraftApproved, aiDraftRejected } from './events.ts'
import { draftStates } from './table.ts'

const draftState = z.enum(draftStates).openapi('AiDraftState', {
  description: 'queued: being written, or waiting for `reason`. Only a text that is ready is ever sent.',
})

export const aiDraft = z
  .object({
    id: id('ai_draft'),
    run_id: id('run'),
    journey_id: id('journey'),
    step_id: z.string(),
    lead_id: z.string(),
    lead: z
      .object({ email: z.string(), name: z.string() })
      .openapi('AiDraftLead', { description: 'For whom it is; empty once the person is erased.' }),
    state: draftState,
    reason: z.string().nullable().openapi({
      description:
        '`spend_cap`: goes on when the site’s next day begins or the cap is raised; `paused`; or what failed.',
    }),
    prompt: z.string(),
    model: z.string(),
    needs_approval: z.boolean(),
    subject: z.string().nullable(),
    text: z.string().nullable(),
    edited: z.boolean(),
    attempts: z.int(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    created_at: instant,
    written_at: instant.nullable(),
    decided_at: instant.nullable(),
    decided_by: z.string().nullable(),
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
  state: 'awaiting_approval',
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
  state: 'ready',
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
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...pageQuery,
    state: draftState.optional(),
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
  example,
})

export const approveAiDraft = contract({
  ...one,
  operationId: 'approveAiDraft',
  method: 'post',
  path: '/v1/sites/{site_id}/ai-drafts/{draft_id}/approve',
  summary: 'Approve a text, as it is or with changes',
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
  audit: aiDraftRejected,
  example: { ...decided, state: 'rejected' },
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})

export const getAiUsage = contract({
  ...of,
  operationId: 'getAiUsage',
  method: 'get',
  path: '/v1/sites/{site_id}/ai-usage',
  summary: 'Get whether AI texts can be written, today’s cost and what is waiting',
  description:
    'The cap is changed with the marketing settings. When it is reached, texts wait for the site’s next day.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      configured: z.boolean(),
      model: z.string().nullable(),
      day: z.string().openapi({ description: 'In the site’s time zone.' }),
      calls: z.int(),
      spent_cents: z.number(),
      daily_cents_max: z.int().max(siteLimits.ai_daily_cents_max),
      waiting_for_cap: z.int().openapi({ description: 'Texts that wait because the cap is reached.' }),
      next_day_at: instant,
    })
    .openapi('AiUsage'),
  example: {
    configured: true,
    model: 'gpt-5-mini',
    day: '2027-03-14',
    calls: 42,
    spent_cents: 12.4,
    daily_cents_max: 500,
    waiting_for_cap: 0,
    next_day_at: '2027-03-14T23:00:00.000Z',
  },
})
