/** What happens to tags, and to leads by them. */
import { z } from '@hono/zod-openapi'
import { defineEvent, defineLeadEvent, nothing } from '../../../platform/events/define.ts'
import { tagAssignmentSource } from './source-schema.ts'

export const tagCreated = defineEvent('tag.created')
export const tagUpdated = defineEvent('tag.updated')
export const tagDeleted = defineEvent('tag.deleted', nothing, { changes: ['tags'] })
export const tagLeadsAdded = defineEvent('tag.leads_added')
export const tagLeadsRemoved = defineEvent('tag.leads_removed')

export const leadTagAdded = defineLeadEvent(
  'lead.tag_added',
  z.object({
    tag_id: z.string(),
    source: tagAssignmentSource.optional().openapi({ description: 'What gave the tag.' }),
  }),
  { changes: ['tags'] },
)
export const leadTagRemoved = defineLeadEvent('lead.tag_removed', z.object({ tag_id: z.string() }), {
  changes: ['tags'],
})
