/** Calls that are the same for every client: reading what a site has, and making a tag and a lead. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenApiDocument, type Operation, operationsOf } from '../../scripts/generation/document.ts'

export interface Call {
  operation: string
  path: Record<string, string>
  body: object | null
  body_model: string | null
}

const CALLS = 40
const document: OpenApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8'),
)
const operations = operationsOf(document)
export const operationIds = operations.map(({ operationId }) => operationId)

const writes = [
  { operation: 'createTag', body_model: 'NewTag', body: { name: 'Python' } },
  { operation: 'createLead', body_model: 'NewLead', body: { email: 'python@example.com', first_name: 'Guido' } },
]

/** Reading needs no more than the site, answers JSON, and asks no other server. */
const isReading = ({ operationId, method, path, object, parameters }: Operation): boolean =>
  method === 'get' &&
  /^\/v1\/sites\/\{site_id\}\/[a-z-]+$/.test(path) &&
  object['x-stability'] !== 'internal' &&
  object.responses?.[200]?.content?.['application/json'] !== undefined &&
  !parameters.some(parameter => parameter.in === 'query' && parameter.required) &&
  !/Models|Billing|Runtime/.test(operationId)

export const callsOn = (site_id: string): Call[] => {
  const reads = operations.filter(isReading).map(({ operationId }) => operationId)
  const chosen = reads.slice(0, CALLS - writes.length)
  const path = { site_id }
  return [
    ...writes.map(write => ({ ...write, path })),
    ...chosen.map(operation => ({ operation, path, body: null, body_model: null })),
  ]
}
