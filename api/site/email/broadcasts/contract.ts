/** Broadcasts: an email sent once to an audience or whoever a filter finds. The schemas are in broadcast.ts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { broadcast, broadcastExample, broadcastStatus, name, settings } from './broadcast.ts'
import * as events from './events.ts'

export const params = siteParams.extend({ broadcast_id: id('broadcast') })
export const of = { database: 'site', permission: 'manage-emails', tag: 'broadcasts' } as const
const path = '/v1/sites/{site_id}/broadcasts'
const one = { ...of, params, response: broadcast, example: broadcastExample, versioned: true, status: 200 } as const
const scheduled = {
  ...broadcastExample,
  status: 'scheduled',
  schedule: { type: 'at', at: '2027-03-15T09:00:00.000Z' },
  starts_at: '2027-03-15T09:00:00.000Z',
} as const
const sending = { ...scheduled, status: 'sending', started_at: scheduled.starts_at } as const

export const listBroadcasts = contract({
  ...of,
  operationId: 'listBroadcasts',
  method: 'get',
  path,
  summary: 'List broadcasts, newest first',
  description: 'Returns broadcasts with their status and schedule.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    status: broadcastStatus.optional(),
  }),
  response: pageOf('BroadcastPage', broadcast),
  example: { data: [broadcastExample], has_more: false, next_cursor: null },
})

export const createBroadcast = contract({
  ...one,
  operationId: 'createBroadcast',
  method: 'post',
  path,
  summary: 'Create a broadcast, as a draft',
  plan_feature: 'broadcasts',
  description: 'Only the name is required. `missing` lists what still prevents scheduling.',
  status: 201,
  audit: events.broadcastCreated,
  params: siteParams,
  body: z.strictObject({ name, ...z.strictObject(settings).partial().shape }).openapi('NewBroadcast'),
  body_example: { name: broadcastExample.name },
})

export const getBroadcast = contract({
  ...one,
  operationId: 'getBroadcast',
  method: 'get',
  path: `${path}/{broadcast_id}`,
  summary: 'Get a broadcast with its numbers',
  description:
    'Returns content, recipients and schedule, and how many emails were delivered, opened and clicked so far.',
})

export const updateBroadcast = contract({
  ...one,
  operationId: 'updateBroadcast',
  method: 'patch',
  path: `${path}/{broadcast_id}`,
  summary: 'Change a draft',
  description: 'Lists and objects are replaced as a whole.',
  audit: events.broadcastUpdated,
  body: z
    .strictObject({ name, ...settings })
    .partial()
    .openapi('BroadcastChanges'),
  body_example: { subjects: ['Spring is here'], holdout_percent: 5 },
  problems: ['transition_not_allowed'],
})

export const deleteBroadcast = contract({
  ...of,
  operationId: 'deleteBroadcast',
  method: 'delete',
  path: `${path}/{broadcast_id}`,
  summary: 'Delete a broadcast that never began',
  description: 'Deletes a draft or a scheduled broadcast. One that has begun can only be canceled.',
  status: 204,
  audit: events.broadcastDeleted,
  params,
  problems: ['transition_not_allowed'],
})

export const duplicateBroadcast = contract({
  ...one,
  operationId: 'duplicateBroadcast',
  method: 'post',
  path: `${path}/{broadcast_id}/duplicate`,
  summary: 'Duplicate a broadcast as a new draft',
  description: 'Copies content, recipients and subjects. The copy has no schedule.',
  status: 201,
  audit: events.broadcastCreated,
})

export const resendBroadcast = contract({
  ...one,
  operationId: 'resendBroadcast',
  method: 'post',
  path: `${path}/{broadcast_id}/resend`,
  summary: 'Create a draft for those who did not open a broadcast',
  description:
    'For recipients who got the email, did not open it as far as is known, and did not unsubscribe. They are determined when sending begins.',
  status: 201,
  audit: events.broadcastCreated,
  example: { ...broadcastExample, resend_of: 'bcast_0199a3f2c4d87e6b9a0112233445566e' },
  problems: ['transition_not_allowed'],
})

export const scheduleBroadcast = contract({
  ...one,
  operationId: 'scheduleBroadcast',
  method: 'post',
  path: `${path}/{broadcast_id}/schedule`,
  summary: 'Schedule a draft by its `schedule`, or send it now',
  description: '`errors` lists what is missing. Recipients are fixed when sending begins.',
  audit: events.broadcastScheduled,
  example: scheduled,
  problems: ['broadcast_incomplete', 'transition_not_allowed', 'changed_elsewhere'],
})

export const unscheduleBroadcast = contract({
  ...one,
  operationId: 'unscheduleBroadcast',
  method: 'post',
  path: `${path}/{broadcast_id}/unschedule`,
  summary: 'Unschedule a broadcast; it is a draft again',
  description: 'It is not sent at its time. Possible until sending begins.',
  audit: events.broadcastUnscheduled,
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})

export const pauseBroadcast = contract({
  ...one,
  operationId: 'pauseBroadcast',
  method: 'post',
  path: `${path}/{broadcast_id}/pause`,
  summary: 'Pause a broadcast; none of its email is sent from now on',
  description: 'Emails that were handed off already are not called back. `resumeBroadcast` goes on.',
  audit: events.broadcastPaused,
  example: { ...sending, status: 'paused' },
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})

export const resumeBroadcast = contract({
  ...one,
  operationId: 'resumeBroadcast',
  method: 'post',
  path: `${path}/{broadcast_id}/resume`,
  summary: 'Resume a paused broadcast',
  description: 'Sending goes on with the recipients who have not got it.',
  audit: events.broadcastResumed,
  example: sending,
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})

export const cancelBroadcast = contract({
  ...one,
  operationId: 'cancelBroadcast',
  method: 'post',
  path: `${path}/{broadcast_id}/cancel`,
  summary: 'Cancel a broadcast for good',
  description: 'Emails not yet handed off to a mail server are never sent; see `counts.waiting`.',
  audit: events.broadcastCanceled,
  example: { ...sending, status: 'canceled', ended_at: '2027-03-15T09:04:00.000Z' },
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})
