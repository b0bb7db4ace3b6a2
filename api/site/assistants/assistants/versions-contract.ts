/** Publishing an assistant, and bringing back settings that it was published with. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { instant } from '../../../platform/schemas/schemas.ts'
import { assistantExample, of, one, params } from './contract.ts'
import { assistantPublished, assistantRestored, assistantUnpublished } from './events.ts'
import { assistantShape, newSettings } from './settings.ts'

const published = {
  ...assistantExample,
  status: 'published',
  published_version: 1,
  has_unpublished_changes: false,
  missing: [],
  published_at: assistantExample.created_at,
} as const

export const publishAssistant = contract({
  ...one,
  operationId: 'publishAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/publish',
  summary: 'Publish the draft of an assistant',
  description:
    '`errors` lists what is missing. Conversations in progress use the new version from their next message on.',
  audit: assistantPublished,
  example: published,
  problems: ['assistant_incomplete', 'golden_questions_unmet', 'transition_not_allowed', 'changed_elsewhere'],
})

export const unpublishAssistant = contract({
  ...one,
  operationId: 'unpublishAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/unpublish',
  summary: 'Unpublish an assistant',
  description: 'Refused while an active campaign captures leads with it.',
  audit: assistantUnpublished,
  problems: ['in_use', 'changed_elsewhere'],
})

const assistantVersion = z
  .object({
    settings_version: z.int(),
    is_published: z.boolean().openapi({ description: 'Whether this is the version that visitors see.' }),
    ...assistantShape,
    created_at: instant,
  })
  .openapi('AssistantVersion')

export const listAssistantVersions = contract({
  ...of,
  operationId: 'listAssistantVersions',
  method: 'get',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/versions',
  summary: 'List published versions of an assistant, newest first',
  description: 'Returns what was published when. `restoreAssistant` makes one of them the draft.',
  status: 200,
  params,
  query: z.strictObject(createdQuery),
  response: pageOf('AssistantVersionPage', assistantVersion),
  example: {
    data: [{ settings_version: 1, is_published: true, ...newSettings, created_at: assistantExample.created_at }],
    has_more: false,
    next_cursor: null,
  },
})

export const restoreAssistant = contract({
  ...one,
  operationId: 'restoreAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/restore',
  summary: 'Restore published settings into the draft of an assistant',
  description:
    'Visitors see the restored settings once they are published. References to objects that no longer exist are left out.',
  audit: assistantRestored,
  body: z.strictObject({ settings_version: z.int().min(1) }).openapi('AssistantRestoration'),
  body_example: { settings_version: 1 },
  example: { ...published, settings_version: 3, version: 4 },
  problems: ['transition_not_allowed', 'changed_elsewhere'],
})
