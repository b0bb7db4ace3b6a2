/** Vectors: named stores of sources, to be given to assistants whole. A source may be in several. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { vectorCreated, vectorDeleted, vectorSynced, vectorUpdated } from './events.ts'
import { vectorLimits } from './limits.ts'

const count = z.int().min(0)
const source_ids = z.array(id('knowledge_source')).max(vectorLimits.vector_sources_max)

export const vector = z
  .object({
    id: id('vector'),
    name: z.string(),
    source_ids: z.array(z.string()),
    file_count: count.openapi({ description: 'Number of documents in all of its sources: files, pages and pairs.' }),
    chunk_count: count.openapi({ description: 'Number of passages that answers can draw on.' }),
    bytes: count,
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Vector')

const name = filledText(limits.name_characters_max).openapi({ type: 'string', minLength: 1 })
const params = siteParams.extend({ vector_id: id('vector') })
const example = {
  id: 'vec_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Deliveries',
  source_ids: ['ksrc_0199a3f2c4d87e6b9a0112233445566f'],
  file_count: 12,
  chunk_count: 96,
  bytes: 81_204,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
}
const of = { database: 'site', permission: 'manage-assistants', tag: 'vectors' } as const
const path = '/v1/sites/{site_id}/vectors'

export const listVectors = contract({
  ...of,
  operationId: 'listVectors',
  method: 'get',
  path,
  summary: 'List vectors',
  description: 'Returns named sets of sources that assistants answer from.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...updatedQuery, search: z.string().max(100).optional() }),
  response: pageOf('VectorPage', vector),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createVector = contract({
  ...of,
  operationId: 'createVector',
  method: 'post',
  path,
  summary: 'Create a vector',
  description: 'Assistants that use it answer from its sources.',
  status: 201,
  audit: vectorCreated,
  params: siteParams,
  body: z.strictObject({ name, source_ids: source_ids.optional() }).openapi('NewVector'),
  body_example: { name: 'Deliveries' },
  response: vector,
  example,
  versioned: true,
  problems: ['name_taken', 'too_many_vectors', 'vector_images'],
})

export const getVector = contract({
  ...of,
  operationId: 'getVector',
  method: 'get',
  path: `${path}/{vector_id}`,
  summary: 'Get a vector',
  description: 'Returns name, sources and size of the vector.',
  status: 200,
  params,
  response: vector,
  example,
  versioned: true,
})

export const updateVector = contract({
  ...of,
  operationId: 'updateVector',
  method: 'patch',
  path: `${path}/{vector_id}`,
  summary: 'Rename a vector or choose its sources',
  description: 'Changes the fields that are sent. Sources that are left out are no longer answered from.',
  status: 200,
  audit: vectorUpdated,
  params,
  body: z.strictObject({ name: name.optional(), source_ids: source_ids.optional() }).openapi('VectorChanges'),
  body_example: { name: 'Deliveries and returns' },
  response: vector,
  example: { ...example, name: 'Deliveries and returns', version: 2 },
  versioned: true,
  problems: ['name_taken', 'vector_images'],
})

export const syncVector = contract({
  ...of,
  operationId: 'syncVector',
  method: 'post',
  path: `${path}/{vector_id}/sync`,
  summary: 'Update the sources of a vector',
  description: 'Starts an operation for each source that can be read again and is not being read already.',
  status: 202,
  audit: vectorSynced,
  params,
  subject: 'vector',
  response: z.object({ data: z.array(operation) }).openapi('VectorSync'),
  example: { data: [{ ...operationExample, type: 'knowledge_update', details: {} }] },
})

export const deleteVector = contract({
  ...of,
  operationId: 'deleteVector',
  method: 'delete',
  path: `${path}/{vector_id}`,
  summary: 'Delete a vector; its sources stay',
  description: 'Refused while an assistant uses it.',
  status: 204,
  audit: vectorDeleted,
  params,
  problems: ['in_use'],
})
