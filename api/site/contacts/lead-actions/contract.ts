/** Actions on many leads at once, chosen or found by a filter: each is an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { id, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { customFieldLimits } from '../custom-fields/limits.ts'
import { leadSelection } from '../leads/rules.ts'
import { leadActionStarted } from './events.ts'
import { leadActionLimits } from './limits.ts'

const tag_ids = z.array(id('tag')).min(1).max(leadActionLimits.lead_action_tags_max)
const audience_id = id('audience')

export const addTags = z.strictObject({ type: z.literal('add_tags'), tag_ids }).openapi('AddTags')
export const removeTags = z.strictObject({ type: z.literal('remove_tags'), tag_ids }).openapi('RemoveTags')
export const addToAudience = z
  .strictObject({ type: z.literal('add_to_audience'), audience_id })
  .openapi('AddToAudience')
export const removeFromAudience = z
  .strictObject({ type: z.literal('remove_from_audience'), audience_id })
  .openapi('RemoveFromAudience')
export const setField = z
  .strictObject({
    type: z.literal('set_field'),
    field: text(customFieldLimits.custom_field_name_characters_max, 1).openapi({
      description: 'A lead field that can be changed, or the name of a custom field.',
    }),
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]).openapi({
      type: ['string', 'number', 'boolean', 'null'] as never,
      description: 'The new value. `null` removes the value.',
    }),
  })
  .openapi('SetField')
export const unsubscribe = z.strictObject({ type: z.literal('unsubscribe') }).openapi('UnsubscribeLeads', {
  description: 'Stops all marketing email to the leads. Only the person can undo this.',
})
export const deletion = z
  .strictObject({ type: z.literal('delete') })
  .openapi('DeleteLeads', { description: 'Erases the leads. This cannot be undone: no personal data is kept.' })

export const leadAction = z
  .discriminatedUnion('type', [addTags, removeTags, addToAudience, removeFromAudience, setField, unsubscribe, deletion])
  .openapi('LeadAction')
export type LeadAction = z.output<typeof leadAction>

const of = {
  database: 'site',
  permission: 'manage-leads',
  tag: 'lead-actions',
  method: 'post',
  params: siteParams,
} as const
const path = '/v1/sites/{site_id}/lead-actions'
const selection = { filter: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' } } as const
const tagging = { type: 'add_tags', tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] } as const

export const startLeadAction = contract({
  ...of,
  operationId: 'startLeadAction',
  path,
  summary: 'Change many leads at once',
  description:
    'Runs as an operation, with progress and failures. Except for `unsubscribe` and `delete`, it can be undone: this restores the previous state, except what has changed since, which is listed. Each change is an event of its lead with the `operation_id`. Leads created after the start are not included. Audiences also require `manage-audiences`.',
  status: 202,
  audit: leadActionStarted,
  body: z
    .strictObject({
      selection: leadSelection,
      action: leadAction,
      start_journeys: z
        .boolean()
        .optional()
        .openapi({ description: 'Whether the changes start journeys. Defaults to `false`.' }),
    })
    .openapi('NewLeadAction'),
  body_example: { selection, action: tagging },
  response: operation,
  example: {
    ...operationExample,
    type: 'lead_tagging',
    subject_id: tagging.tag_ids[0],
    subject_name: 'Webinar',
    details: { action: 'add_tags' },
  },
  problems: ['not_permitted'],
})

export const previewLeadAction = contract({
  ...of,
  permission: 'read-lead',
  operationId: 'previewLeadAction',
  path: `${path}/preview`,
  summary: 'Count the leads that an action would look at',
  description: 'Returns the exact number of leads, including those for which nothing would change.',
  status: 200,
  idempotency: 'ignored',
  body: z.strictObject({ selection: leadSelection }).openapi('LeadActionPreviewing'),
  body_example: { selection },
  response: z.object({ leads: z.int() }).openapi('LeadActionPreview'),
  example: { leads: 412 },
})
