/** The contract as the server itself serves it, so that tools are always those of its version. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  [keyword: string]: unknown
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

interface DocumentOperation {
  operationId: string
  tags?: string[]
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
  'x-stability'?: 'stable' | 'beta' | 'internal'
}

export interface ApiDocument {
  info: { version: string }
  paths: Record<string, Record<string, DocumentOperation>>
  components: { schemas: Record<string, Schema> }
}

export interface Operation {
  id: string
  method: string
  path: string
  group: string
  summary: string
  description: string
  parameters: Parameter[]
  /** Absent where there is no body. */
  body?: Schema
  /** It takes `If-Match`. */
  versioned: boolean
}

const SITE_PATH = '/v1/sites/{site_id}'
const JSON_TYPE = 'application/json'
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** Operations of a site that speak JSON and are no internal ones of the admin. */
export function siteOperations({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) => {
    if (!path.startsWith(SITE_PATH)) return []
    return Object.entries(methods).flatMap(([method, operation]) => {
      if (!METHODS.has(method) || operation['x-stability'] === 'internal' || !isJson(operation)) return []
      const body = operation.requestBody?.content[JSON_TYPE]?.schema
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        group: operation.tags?.[0] ?? '',
        summary: operation.summary,
        description: operation.description ?? '',
        parameters: (operation.parameters ?? []).filter(
          ({ name, in: place }) => place !== 'header' && name !== 'site_id',
        ),
        ...(body && { body }),
        versioned: operation.parameters?.some(({ name }) => name === 'If-Match') === true,
      }
    })
  })
}

/** Files and streams are no results of a tool. */
function isJson({ requestBody, responses }: DocumentOperation): boolean {
  if (requestBody && !requestBody.content[JSON_TYPE]) return false
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return !success?.content || JSON_TYPE in success.content
}
