/** Assistants: they answer visitors from the site's knowledge. A draft is edited; visitors talk to what was published. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { usesSchema } from '../../../platform/schemas/uses-schema.ts'
import { assistantsAllowance } from './allowances.ts'
import {
  assistantArchived,
  assistantCreated,
  assistantDeleted,
  assistantUnarchived,
  assistantUpdated,
} from './events.ts'
import { assistantChanges, assistantShape, newSettings } from './settings.ts'
import { assistantStatuses } from './store.ts'

export { chatPosition, quickFormMoment } from './setting-values.ts'

export const assistantStatus = z.enum(assistantStatuses).openapi('AssistantStatus')

const missing = z
  .object({ pointer: z.string(), code: z.string() })
  .openapi('AssistantMissingPart', { description: 'An issue that prevents publishing.' })

export const assistant = z
  .object({
    id: id('assistant'),
    name: z.string(),
    status: assistantStatus,
    ...assistantShape,
    settings_version: z.int().openapi({ description: 'Number that increases with every change of the settings.' }),
    published_version: z
      .int()
      .nullable()
      .openapi({ description: 'Version of the settings that visitors see. `null` if it was never published.' }),
    has_unpublished_changes: z.boolean(),
    missing: z.array(missing),
    page_url: z.string().openapi({ description: 'URL of the assistant’s own chat page, which other sites may embed.' }),
    published_at: instant.nullable(),
    archived_at: instant.nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Assistant')

const name = filledText(limits.name_characters_max).openapi({ type: 'string', minLength: 1, maxLength: 100 })
export const params = siteParams.extend({ assistant_id: id('assistant') })
export const of = { database: 'site', permission: 'manage-assistants', tag: 'assistants' } as const
export const assistantExample = {
  id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Shop assistant',
  status: 'draft',
  ...newSettings,
  settings_version: 1,
  published_version: null,
  has_unpublished_changes: true,
  missing: [{ pointer: '/source_ids', code: 'no_source' }],
  page_url:
    'https://leads.example.com/a4f6c2/site_0199a3f2c4d87e6b9a0112233445566f/asst_0199a3f2c4d87e6b9a0112233445566f',
  published_at: null,
  archived_at: null,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const
export const one = {
  ...of,
  params,
  response: assistant,
  example: assistantExample,
  versioned: true,
  status: 200,
} as const

export const listAssistants = contract({
  ...of,
  of_assistants: 'list',
  operationId: 'listAssistants',
  method: 'get',
  path: '/v1/sites/{site_id}/assistants',
  summary: 'List assistants, newest first',
  description: 'Returns assistants with their settings, drafts and archived ones too.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    status: assistantStatus.optional(),
  }),
  response: pageOf('AssistantPage', assistant),
  example: { data: [assistantExample], has_more: false, next_cursor: null },
})

export const createAssistant = contract({
  ...one,
  permission: 'create-assistant',
  operationId: 'createAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants',
  summary: 'Create an assistant, as a draft',
  description: 'Settings that are left out get default values; the design is based on the site’s brand.',
  status: 201,
  audit: assistantCreated,
  params: siteParams,
  body: z.strictObject({ ...assistantChanges, name }).openapi('NewAssistant'),
  body_example: {
    name: 'Shop assistant',
    instructions: 'Answer briefly.',
    words_to_avoid: ['cheap'],
    strict: false,
    tools: [],
  },
  consumes: [assistantsAllowance],
})

export const getAssistant = contract({
  ...one,
  operationId: 'getAssistant',
  method: 'get',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}',
  summary: 'Get an assistant',
  description: 'Returns settings, texts and design of the assistant’s draft, and what it lacks to be published.',
})

export const updateAssistant = contract({
  ...one,
  operationId: 'updateAssistant',
  method: 'patch',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}',
  summary: 'Change the draft of an assistant',
  description:
    'Lists are replaced; in `caps`, `design`, `texts` and `quick_form`, only the given keys change. Visitors see the change once it is published.',
  audit: assistantUpdated,
  body: z.strictObject({ ...assistantChanges, name: name.optional() }).openapi('AssistantChanges'),
  body_example: { instructions: 'Answer in two sentences at most.' },
  problems: ['transition_not_allowed'],
})

export const deleteAssistant = contract({
  ...of,
  operationId: 'deleteAssistant',
  method: 'delete',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}',
  summary: 'Delete an assistant and its conversations; its leads stay',
  description: 'Refused while an active campaign captures leads with it.',
  status: 204,
  audit: assistantDeleted,
  params,
  problems: ['in_use'],
})

export const duplicateAssistant = contract({
  ...one,
  permission: 'create-assistant',
  operationId: 'duplicateAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/duplicate',
  summary: 'Duplicate an assistant as a new draft',
  description: 'Copies settings, texts and design. Conversations and golden questions are not copied.',
  status: 201,
  audit: assistantCreated,
  consumes: [assistantsAllowance],
})

export const archiveAssistant = contract({
  ...one,
  operationId: 'archiveAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/archive',
  summary: 'Archive an assistant; visitors no longer reach it',
  description: 'Refused while an active campaign captures leads with it.',
  audit: assistantArchived,
  example: { ...assistantExample, status: 'archived', archived_at: '2027-03-14T09:30:00.000Z' },
  problems: ['in_use'],
})

export const unarchiveAssistant = contract({
  ...one,
  operationId: 'unarchiveAssistant',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/unarchive',
  summary: 'Unarchive an assistant as a draft',
  description: 'It appears in lists again. Visitors see it once it is published.',
  audit: assistantUnarchived,
})

export const listAssistantUses = contract({
  ...of,
  operationId: 'listAssistantUses',
  method: 'get',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/uses',
  summary: 'List what uses an assistant',
  description: 'Lists everything that prevents its deletion.',
  status: 200,
  params,
  response: usesSchema('AssistantUse', '`campaign`'),
  example: { data: [{ type: 'campaign', id: 'camp_0199a3f2c4d87e6b9a0112233445566f', name: 'Spring' }] },
})
