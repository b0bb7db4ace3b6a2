/** Saved blocks: made once, placed in the templates and pages of a site, changed everywhere at once. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { contentBlock } from '../../../platform/pages/blocks/kinds.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { savedBlockCreated, savedBlockDeleted, savedBlockUpdated } from './events.ts'

const fields = {
  name: filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 }),
  blocks: z.array(contentBlock).min(1).max(limits.document_blocks_max),
}

export const savedBlock = z
  .object({
    id: id('saved_block'),
    name: z.string(),
    blocks: z.array(contentBlock),
    template_count: z.int().openapi({ description: 'Number of templates that use the block.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('SavedBlock')

const sample = {
  name: 'Opening hours',
  blocks: [{ id: 'b1', type: 'heading' as const, text: 'Open Tuesday to Saturday', level: 2 }],
}
const example = {
  id: 'blk_0199a3f2c4d87e6b9a0112233445566f',
  ...sample,
  template_count: 1,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}

const of = { database: 'site', permission: 'manage-emails', tag: 'saved-blocks' } as const
const params = siteParams.extend({ saved_block_id: id('saved_block') })

export const listSavedBlocks = contract({
  ...of,
  operationId: 'listSavedBlocks',
  method: 'get',
  path: '/v1/sites/{site_id}/saved-blocks',
  summary: 'List saved blocks',
  description: 'Returns blocks that emails and pages share.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('SavedBlockPage', savedBlock),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createSavedBlock = contract({
  ...of,
  operationId: 'createSavedBlock',
  method: 'post',
  path: '/v1/sites/{site_id}/saved-blocks',
  summary: 'Save blocks for other documents',
  description: 'Emails and pages that contain it show its present content.',
  status: 201,
  audit: savedBlockCreated,
  params: siteParams,
  body: z.strictObject(fields).openapi('NewSavedBlock'),
  body_example: sample,
  response: savedBlock,
  example,
  versioned: true,
  problems: ['name_taken', 'too_many_saved_blocks'],
})

export const getSavedBlock = contract({
  ...of,
  operationId: 'getSavedBlock',
  method: 'get',
  path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}',
  summary: 'Get a saved block',
  description: 'Returns the content of the saved block.',
  status: 200,
  params,
  response: savedBlock,
  example,
  versioned: true,
})

export const updateSavedBlock = contract({
  ...of,
  operationId: 'updateSavedBlock',
  method: 'patch',
  path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}',
  summary: 'Change a saved block in every document that has it',
  description: 'Emails handed off from now on have the new content; emails already sent are not affected.',
  status: 200,
  audit: savedBlockUpdated,
  params,
  body: z.strictObject(fields).partial().openapi('SavedBlockChanges'),
  body_example: { name: 'When we are open' },
  response: savedBlock,
  example: { ...example, name: 'When we are open', version: 2 },
  versioned: true,
  problems: ['name_taken'],
})

export const deleteSavedBlock = contract({
  ...of,
  operationId: 'deleteSavedBlock',
  method: 'delete',
  path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}',
  summary: 'Delete a saved block that no document has',
  description: '`listSavedBlockUses` says which documents have it.',
  status: 204,
  audit: savedBlockDeleted,
  params,
  problems: ['in_use'],
})

export const listSavedBlockUses = contract({
  ...of,
  operationId: 'listSavedBlockUses',
  method: 'get',
  path: '/v1/sites/{site_id}/saved-blocks/{saved_block_id}/uses',
  summary: 'List what uses a saved block',
  description: 'First what contains it, which prevents its deletion; then what sends those.',
  status: 200,
  params,
  response: z
    .object({
      data: z.array(
        z
          .object({
            type: z.string().openapi({
              description: 'Type of the object that uses it, such as `template`, `journey` or `broadcast`.',
            }),
            id: z.string(),
            name: z.string(),
            through: z.object({ id: z.string(), name: z.string() }).optional().openapi({
              description:
                'The object that contains the block and is sent by this one. Absent if it contains the block itself.',
            }),
          })
          .openapi('SavedBlockUse'),
      ),
    })
    .openapi('SavedBlockUses'),
  example: {
    data: [
      { type: 'template', id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f', name: 'Welcome' },
      {
        type: 'journey',
        id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
        name: 'First week',
        through: { id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f', name: 'Welcome' },
      },
    ],
  },
})
