/** Calls that wait for a person: made by programs such as AI agents, carried out with the permissions of whoever approves. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { approvalApproved, approvalRejected, approvalRequested } from './events.ts'
import { approvalLimits } from './limits.ts'

export const approvalStatuses = ['pending', 'running', 'approved', 'rejected', 'failed', 'expired'] as const
const approvalStatus = enumWith(approvalStatuses, {
  pending: 'Nobody has decided yet.',
  running: 'Approved, but the outcome is not known yet.',
  approved: 'Approved and carried out.',
  rejected: 'A person refused it.',
  failed: 'Approved, but refused by the operation.',
  expired: `Nobody decided within ${approvalLimits.approval_days} days.`,
}).openapi('ApprovalStatus', {
  description: 'State of the request.',
})

const operation_id = z.string().max(100).openapi({
  description: 'Operation ID of the endpoint in this document, such as `scheduleBroadcast`.',
  example: 'scheduleBroadcast',
})
const path_params = z.record(z.string(), z.string()).openapi({
  description: 'Parameters of the path, without `site_id`.',
})
const queryValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const body = z.record(z.string(), z.unknown()).openapi({ description: 'Body of the call. Absent if it has none.' })
const reason = text(limits.description_characters_max).openapi({
  description: 'Why the call should be made, for the person who decides.',
})

const approval = z
  .object({
    id: id('approval'),
    operation_id,
    summary: z.string().openapi({ description: 'What the operation does, in English.' }),
    method: z.string(),
    path: z.string().openapi({ description: 'Path of the call, with its parameters.' }),
    path_params,
    query: z.record(z.string(), z.union([z.string(), z.array(z.string())])).openapi({
      description: 'Parameters of the query.',
    }),
    body: body.optional(),
    reason: z.string(),
    status: approvalStatus,
    failure: z
      .object({ code: z.string(), detail: z.string() })
      .openapi('ApprovalFailure')
      .optional()
      .openapi({ description: 'Why the operation was refused. Only if `status` is `failed`.' }),
    requested_by: z.string().openapi({ description: 'ID of the API key or person who made the request.' }),
    requested_by_name: z.string().nullable(),
    created_at: instant,
    expires_at: instant,
    decided_by: z.string().nullable().openapi({ description: 'ID of who approved or rejected it.' }),
    decided_at: instant.nullable(),
    may_approve: z.boolean().openapi({
      description: 'Whether the caller is a person with the permission that the operation requires.',
    }),
  })
  .openapi('Approval')

const example = {
  id: 'appr_0199a3f2c4d87e6b9a0112233445566f',
  operation_id: 'scheduleBroadcast',
  summary: 'Schedule a draft by its `schedule`, or send it now',
  method: 'POST',
  path: '/v1/sites/site_0199a3f2c4d87e6b9a0112233445566f/broadcasts/bcast_0199a3f2c4d87e6b9a0112233445566f/schedule',
  path_params: { broadcast_id: 'bcast_0199a3f2c4d87e6b9a0112233445566f' },
  query: {},
  reason: 'The spring newsletter is ready.',
  status: 'pending',
  requested_by: 'key_0199a3f2c4d87e6b9a0112233445566f',
  requested_by_name: 'Assistant',
  created_at: '2027-03-14T09:30:00.000Z',
  expires_at: '2027-03-21T09:30:00.000Z',
  decided_by: null,
  decided_at: null,
  may_approve: true,
} as const
const decided = {
  decided_by: 'user_0199a3f2c4d87e6b9a0112233445566f',
  decided_at: '2027-03-14T10:00:00.000Z',
} as const

const of = { database: 'site', permission: 'read-site', tag: 'approvals' } as const
const base = '/v1/sites/{site_id}/approvals'
const params = siteParams.extend({ approval_id: id('approval') })
const one = { ...of, params, response: approval, status: 200 } as const

export const listApprovals = contract({
  ...of,
  operationId: 'listApprovals',
  method: 'get',
  path: base,
  summary: 'List requests for approval, newest first',
  description: 'The caller’s own requests, and those whose operation the caller has the permission for.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...createdQuery, status: approvalStatus.optional() }),
  response: pageOf('ApprovalPage', approval),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createApproval = contract({
  ...of,
  operationId: 'createApproval',
  method: 'post',
  path: base,
  summary: 'Request approval of a call',
  description: `For programs that may prepare a change but not make it, such as AI agents. Nothing is carried out until a person approves it in the admin, with the permissions of that person; the caller needs none for the operation. Endpoints of a site that change something and take JSON can be requested, except those that show a secret or require a recent sign-in. A request that nobody decides expires after ${approvalLimits.approval_days} days.`,
  status: 201,
  audit: approvalRequested,
  params: siteParams,
  body: z
    .strictObject({
      operation_id,
      path_params: path_params.optional(),
      query: z.record(z.string(), queryValue).optional().openapi({ description: 'Parameters of the query.' }),
      body: body.optional(),
      if_match: text(100).optional().openapi({
        description:
          'Version of the thing that the request is about. If it has changed when a person approves, the call is refused with `changed_elsewhere`.',
      }),
      reason,
    })
    .openapi('NewApproval'),
  body_example: { operation_id: 'pauseSite', reason: 'Bounces have tripled since noon.' },
  response: approval,
  example,
})

export const getApproval = contract({
  ...one,
  operationId: 'getApproval',
  method: 'get',
  path: `${base}/{approval_id}`,
  summary: 'Get a request for approval',
  description:
    'With its outcome, once it is decided. Seen by whoever made it, and by everyone with the permission of its operation.',
  example,
})

export const approveApproval = contract({
  ...one,
  operationId: 'approveApproval',
  method: 'post',
  path: `${base}/{approval_id}/approve`,
  summary: 'Approve a call and carry it out',
  description:
    'For people alone: API keys get 403, so that no program approves what a program requested. Requires the permission of the operation, which is carried out as if the caller had called it. If the operation refuses, `status` is `failed`. If the caller may not carry it out now, or the server cannot, the refusal is answered and the request stays pending.',
  audit: approvalApproved,
  people_only: true,
  example: { ...example, ...decided, status: 'approved' },
  problems: ['transition_not_allowed', 'not_permitted'],
})

export const rejectApproval = contract({
  ...one,
  operationId: 'rejectApproval',
  method: 'post',
  path: `${base}/{approval_id}/reject`,
  summary: 'Reject a call; it is not carried out',
  description: 'For everyone who sees the request; whoever made it withdraws it with this.',
  audit: approvalRejected,
  example: { ...example, ...decided, status: 'rejected' },
  problems: ['transition_not_allowed'],
})
