/** Conversations as a file, written by an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { of } from './contract.ts'
import { conversationExportStarted } from './events.ts'
import { conversationLimits } from './limits.ts'
import { conversationStatus, rating } from './wire-schemas.ts'

export const exportFormat = z.enum(['csv', 'json']).openapi('ConversationExportFormat')

/** As the list is narrowed. */
export const exportFilter = z
  .strictObject({
    search: z.string().max(conversationLimits.chat_search_characters_max).optional(),
    assistant_id: id('assistant').optional(),
    status: conversationStatus.optional(),
    rating: rating.optional(),
    unanswered: z.boolean().optional(),
    lead_id: id('lead').optional(),
    from: instant.optional(),
    to: instant.optional(),
    with_tests: z.boolean().optional(),
  })
  .openapi('ConversationExportFilter')

export const startConversationExport = contract({
  ...of,
  of_assistants: 'list',
  operationId: 'startConversationExport',
  method: 'post',
  path: '/v1/sites/{site_id}/conversations/exports',
  summary: 'Export conversations to a file',
  description: `Runs as an operation, whose \`file\` can be downloaded once it has completed: one row per message, up to ${conversationLimits.conversation_export_rows.toLocaleString('en')} messages, starting with the most recently active conversation. Times are in UTC. Callers limited to chosen assistants must name one of them. In CSV, text that looks like a formula is escaped.`,
  status: 202,
  audit: conversationExportStarted,
  params: siteParams,
  body: z.strictObject({ format: exportFormat, filter: exportFilter.optional() }).openapi('NewConversationExport'),
  body_example: { format: 'csv', filter: { unanswered: true } },
  response: operation,
  example: {
    ...operationExample,
    type: 'conversation_export',
    subject_id: null,
    subject_name: null,
    details: { format: 'csv' },
  },
})
