/** Puts a text into every place of a body that takes free text, by the schema of the document. */
import { openApiDocument } from '../../api/document.ts'
import type { Contract } from '../../api/platform/features/contract.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

type Document = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
  components: { schemas: Record<string, Schema> }
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as Document
const depth_max = 8

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

const takesText = ({ type, enum: values, const: fixed, pattern, format }: Schema): boolean =>
  (type === 'string' || (Array.isArray(type) && type.includes('string'))) &&
  !values &&
  fixed === undefined &&
  !pattern &&
  (format === undefined || format === 'uri')

/** Keeps the shape; replaces texts, and adds missing free texts. */
function filled(given: Schema, value: unknown, text: string, depth: number): unknown {
  const schema = resolved(given)
  if (takesText(schema)) return text
  if (depth > depth_max) return value
  if (Array.isArray(value)) return value.map(one => (schema.items ? filled(schema.items, one, text, depth + 1) : one))
  const parts = [schema, ...(schema.allOf ?? []).map(resolved)]
  if (value !== null && typeof value === 'object') {
    const branch = branchOf(schema, value as Record<string, unknown>)
    const properties = Object.assign({}, ...[...parts, ...(branch ? [branch] : [])].map(part => part.properties ?? {}))
    const result: Record<string, unknown> = { ...value }
    for (const [name, property] of Object.entries(properties) as [string, Schema][]) {
      const there = result[name]
      if (there !== undefined) result[name] = filled(property, there, text, depth + 1)
      else if (takesText(resolved(property))) result[name] = text
      else if (resolved(property).properties) result[name] = filled(property, {}, text, depth + 1)
    }
    return result
  }
  return value
}

/** Of a union the branch whose fixed values the value has. */
function branchOf({ oneOf, anyOf }: Schema, value: Record<string, unknown>): Schema | undefined {
  return (oneOf ?? anyOf)?.map(resolved).find(branch =>
    Object.entries(branch.properties ?? {}).every(([name, property]) => {
      const { const: fixed, enum: values } = resolved(property)
      const allowed = values ?? (fixed === undefined ? undefined : [fixed])
      return allowed?.length !== 1 || value[name] === allowed[0]
    }),
  )
}

export function filledBody({ path, method }: Contract, body: unknown, text: string): unknown {
  const schema = document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema
  return schema ? filled(schema, body, text, 0) : body
}

/** The positions of texts in a body, as JSON pointers; one item for each list. */
export function placesOf(body: unknown, text: string, pointer = ''): string[] {
  if (body === text) return [pointer]
  if (body === null || typeof body !== 'object') return []
  return Object.entries(body).flatMap(([key, part]) =>
    placesOf(part, text, `${pointer}/${Array.isArray(body) ? '*' : key}`),
  )
}

/** The body with the former value at one position; removed if there was none. */
export function restored(body: unknown, before: unknown, pointer: string): unknown {
  const [, first, ...rest] = pointer.split('/')
  if (first === undefined || body === null || typeof body !== 'object') return before
  const had = before !== null && typeof before === 'object' ? (before as Record<string, unknown>)[first] : undefined
  const part = (body as Record<string, unknown>)[first]
  const next = rest.length === 0 ? had : restored(part, had, ['', ...rest].join('/'))
  if (Array.isArray(body)) return body.map((one, i) => (String(i) === first ? next : one))
  const { [first]: _gone, ...others } = body as Record<string, unknown>
  return next === undefined ? others : { ...others, [first]: next }
}
