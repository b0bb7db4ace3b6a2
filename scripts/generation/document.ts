/** The OpenAPI document as a value and as the text that is committed. What it says is the API's business. */
import { pathToFileURL } from 'node:url'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  additionalProperties?: Schema | boolean
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: string[]
  'x-open-enum'?: true
  'x-enumDescriptions'?: Readonly<Record<string, string>>
  'x-lead-fields'?: readonly object[]
  /** The type as it is written in the SDK, in place of what the generator would make of the schema. */
  'x-type'?: string
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  $ref?: string
}

export interface OperationObject {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  'x-stability'?: string
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

export interface OpenApiDocument {
  openapi: string
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, Schema> }
  webhooks?: Record<string, object>
  'x-limits'?: Record<string, { value: number; unit: string }>
}

export interface Operation {
  operationId: string
  method: string
  path: string
  tag: string
  object: OperationObject
  parameters: Parameter[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Asks the API for its document. A child process is not needed: the module has no side effect. */
export async function emitDocument(root: string): Promise<OpenApiDocument> {
  const module: { openApiDocument(): object } = await import(pathToFileURL(`${root}/api/document.ts`).href)
  return JSON.parse(JSON.stringify(module.openApiDocument()))
}

/** Paths and named schemas by name, everything else in the order in which the contract says it. */
export function documentText(document: OpenApiDocument): string {
  const sorted: OpenApiDocument = { ...document, paths: byName(document.paths) }
  if (document.components?.schemas) {
    sorted.components = { ...document.components, schemas: byName(document.components.schemas) }
  }
  return `${JSON.stringify(sorted, null, 2)}\n`
}

function byName<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Every operation, in the order of the document. Throws where the contract lacks what the SDK is named after. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const object = item[method] as OperationObject | undefined
      if (!object) continue
      const where = `${method.toUpperCase()} ${path}`
      if (!object.operationId) throw new Error(`${where} has no operationId.`)
      const [tag, ...others] = object.tags ?? []
      if (!tag || others.length > 0) throw new Error(`${where} must have exactly one tag.`)
      const parameters = [...((item.parameters as Parameter[] | undefined) ?? []), ...(object.parameters ?? [])]
      operations.push({ operationId: object.operationId, method, path, tag, object, parameters })
    }
  }
  return operations
}

/** Follows one reference into the named schemas. */
export function resolveSchema(document: OpenApiDocument, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.replace('#/components/schemas/', '')
  return name ? document.components?.schemas?.[name] : schema
}
