/** Merging two leads that are one person: what would come of it, doing it, and undoing it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { mailability } from '../lead-records/rules.ts'
import { leadsAllowance } from '../leads/rules.ts'
import { leadMerged, leadMergeUndone } from './events.ts'
import { leadMergeLimits } from './limits.ts'

const value = z.union([z.string(), z.number(), z.boolean()]).optional()
const fieldName = z
  .string()
  .max(100)
  .regex(/^(custom_fields\.)?[a-z][a-z0-9_]*$/)

const preview = z
  .object({
    lead_id: id('lead'),
    merged_lead_id: id('lead'),
    fields: z
      .array(
        z
          .object({
            field: z.string(),
            own: value.openapi({ description: 'Value of the lead that remains.' }),
            other: value.openapi({ description: 'Value of the lead that is removed.' }),
            taken: z.boolean().openapi({
              description: 'Whether the other lead’s value is used: this lead has none, or it was chosen.',
            }),
          })
          .openapi('MergedField'),
      )
      .openapi({ description: 'Fields in which at least one of the leads has a value.' }),
    moves: z
      .array(z.object({ what: z.string(), count: z.int() }).openapi('MergedRows'))
      .openapi({ description: 'What moves from the other lead.' }),
    mailability,
  })
  .openapi('LeadMergePreview')

const merge = z
  .object({
    id: id('lead_merge'),
    lead_id: id('lead'),
    merged_lead_id: id('lead'),
    merged_email: z
      .string()
      .optional()
      .openapi({ description: 'Email address of the merged lead. Absent once the merge can no longer be undone.' }),
    created_at: instant,
    can_undo_until: instant.optional().openapi({
      description: 'Absent if it cannot be undone: any more, or until a later merge into the same lead is.',
    }),
    undone_at: instant.nullable(),
  })
  .openapi('LeadMerge')

const leadExample = 'lead_0199a3f2c4d87e6b9a0112233445566f'
const otherExample = 'lead_0199a3f2c4d87e6b9a01122334455670'
const body_example = { merged_lead_id: otherExample, take: ['phone'] }
const example = {
  id: 'merge_0199a3f2c4d87e6b9a0112233445566f',
  lead_id: leadExample,
  merged_lead_id: otherExample,
  merged_email: 'maria@old.example',
  created_at: '2027-03-14T09:30:00.000Z',
  can_undo_until: '2027-04-13T09:30:00.000Z',
  undone_at: null,
} as const

const body = z
  .strictObject({
    merged_lead_id: id('lead').openapi({ description: 'ID of the lead to merge into this one. It is removed.' }),
    take: z.array(fieldName).max(100).optional().openapi({
      description:
        'Fields for which the other lead’s value is kept. Custom fields are written as `custom_fields.` followed by the field’s name; `email` is allowed.',
    }),
  })
  .openapi('LeadMerging')

const of = { database: 'site', permission: 'manage-leads', tag: 'lead-merges' } as const
const base = '/v1/sites/{site_id}/leads/{lead_id}/merges'
const params = siteParams.extend({ lead_id: id('lead') })

export const previewLeadMerge = contract({
  ...of,
  operationId: 'previewLeadMerge',
  method: 'post',
  path: `${base}/preview`,
  summary: 'Preview merging two leads',
  description: 'Changes nothing. Returns which values the remaining lead would have, and what moves to it.',
  status: 200,
  idempotency: 'ignored',
  params,
  body,
  body_example,
  response: preview,
  example: {
    lead_id: leadExample,
    merged_lead_id: otherExample,
    fields: [{ field: 'phone', other: '+34 600 000 000', taken: true }],
    moves: [{ what: 'runs', count: 2 }],
    mailability: 'unsubscribed',
  },
})

export const createLeadMerge = contract({
  ...of,
  operationId: 'createLeadMerge',
  method: 'post',
  path: base,
  summary: 'Merge another lead into a lead',
  description: `Everything that belongs to the other lead moves to this one, and the other lead is removed. If both have a value, this lead’s is kept unless \`take\` names the field. If either has unsubscribed, the merged lead is unsubscribed. It can be undone for ${leadMergeLimits.lead_merge_undo_days} days. The old ID answers 404, with the remaining lead among the \`blockers\`.`,
  status: 201,
  audit: leadMerged,
  params,
  body,
  body_example,
  response: merge,
  example,
})

export const listLeadMerges = contract({
  ...of,
  permission: 'read-lead',
  operationId: 'listLeadMerges',
  method: 'get',
  path: base,
  summary: 'List the leads that were merged into a lead',
  description: 'Returns merges with the address of the other lead, and until when each can be undone.',
  status: 200,
  params,
  query: z.strictObject(createdQuery),
  response: pageOf('LeadMergePage', merge),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const undoLeadMerge = contract({
  ...of,
  operationId: 'undoLeadMerge',
  method: 'post',
  path: `${base}/{lead_merge_id}/undo`,
  summary: 'Undo a merge',
  description:
    'Restores both leads, except for what has changed since. Of several merges into a lead, the latest is undone first. Runs that the merge stopped because both leads were in the journey go on where they waited; one that was handing over an email or waiting for an answer stays stopped, and so does one of a journey that is no longer on. Takes the room of one lead.',
  consumes: [leadsAllowance],
  status: 200,
  audit: leadMergeUndone,
  params: params.extend({ lead_merge_id: id('lead_merge') }),
  response: merge,
  example: { ...example, undone_at: '2027-03-14T09:40:00.000Z' },
  problems: ['transition_not_allowed', 'lead_exists'],
})
