/** What breaks clients when the contract changes from one document to another: operations, parameters, bodies, statuses, events. Pure. */
import { type Direction, type Schema, type Sides, schemaBreaks } from './schemas.ts'

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema?: Schema
}
type Content = Record<string, { schema?: Schema }>
interface Body {
  $ref?: string
  required?: boolean
  content?: Content
}
interface Operation {
  operationId?: string
  'x-stability'?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, Body>
}
export interface Document {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
}

export function incompatibilities(before: Document, after: Document): string[] {
  const sides: Sides = { before: ref => lookUp<Schema>(before, ref), after: ref => lookUp<Schema>(after, ref) }
  const found: string[] = []
  for (const [path, methods] of Object.entries(before.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.operationId ?? `${method.toUpperCase()} ${path}`
      const other = after.paths?.[path]?.[method]
      if (!other) found.push(`${name}: ${method.toUpperCase()} ${path} is gone`)
      else found.push(...operationBreaks(name, operation, other))
    }
  }
  for (const [name, methods] of Object.entries(before.webhooks ?? {})) {
    const other = after.webhooks?.[name]
    if (!other) found.push(`webhook ${name}: is gone`)
    const [old, now] = [methods.post?.requestBody?.content, other?.post?.requestBody?.content]
    if (old && now) found.push(...contentBreaks(`webhook ${name}`, old, now, 'read'))
  }
  return [...new Set(found)]

  function operationBreaks(name: string, old: Operation, now: Operation): string[] {
    return [
      ...(old.operationId === now.operationId ? [] : [`${name}: is called ${now.operationId} now`]),
      ...parameterBreaks(name, old, now),
      ...bodyBreaks(name, old.requestBody, now.requestBody),
      ...responseBreaks(name, old, now),
    ]
  }

  function parameterBreaks(name: string, old: Operation, now: Operation): string[] {
    const [from, to] = [parametersOf(before, old), parametersOf(after, now)]
    const lines: string[] = []
    for (const [key, parameter] of from) {
      const other = to.get(key)
      if (!other) lines.push(`${name}: the parameter ${key} is gone`)
      else if (parameter.schema && other.schema)
        lines.push(...schemaBreaks(sides, 'sent')(parameter.schema, other.schema, `${name}: ${key}`))
    }
    for (const [key, { required }] of to)
      if (required && !from.get(key)?.required) lines.push(`${name}: the parameter ${key} is required now`)
    return lines
  }

  function bodyBreaks(name: string, old: Body | undefined, now: Body | undefined): string[] {
    if (!old) return now?.required ? [`${name}: a body is required now`] : []
    if (!now) return [`${name}: takes no body any more`]
    const needed = now.required && !old.required ? [`${name}: a body is required now`] : []
    return [...needed, ...contentBreaks(`${name}: body`, old.content ?? {}, now.content ?? {}, 'sent')]
  }

  /** Refusals may be more or other ones: clients go by their codes, of which later versions have more. */
  function responseBreaks(name: string, old: Operation, now: Operation): string[] {
    const lines: string[] = []
    for (const [status, response] of Object.entries(old.responses ?? {}).filter(([code]) => code < '400')) {
      const other = now.responses?.[status]
      if (!other) {
        lines.push(`${name}: does not answer ${status} any more`)
        continue
      }
      const [from, to] = [resolved(before, response), resolved(after, other)]
      lines.push(...contentBreaks(`${name}: ${status}`, from.content ?? {}, to.content ?? {}, 'read'))
    }
    return lines
  }

  function contentBreaks(at: string, old: Content, now: Content, direction: Direction): string[] {
    return Object.entries(old).flatMap(([type, { schema }]) => {
      const other = now[type]
      if (!other) return [`${at}: ${type} is gone`]
      return schema && other.schema ? schemaBreaks(sides, direction)(schema, other.schema, at) : []
    })
  }
}

function parametersOf(document: Document, { parameters = [] }: Operation): Map<string, Parameter> {
  return new Map(parameters.map(one => resolved(document, one)).map(one => [`${one.in} ${one.name}`, one]))
}

const resolved = <T extends { $ref?: string }>(document: Document, value: T): T =>
  value.$ref ? lookUp<T>(document, value.$ref) : value

function lookUp<T>(document: Document, ref: string): T {
  const [, , group = '', name = ''] = ref.split('/')
  const found = document.components?.[group]?.[name.replaceAll('~1', '/')]
  if (!found) throw new Error(`${ref} is not in the document.`)
  return found as T
}

/** What the comparison reads: without refusals, and without what is only for people. */
export function bare<T>(value: T, areNames = false): T {
  if (Array.isArray(value)) return value.map(part => bare(part)) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => areNames || !passedOver.test(key))
  return Object.fromEntries(kept.map(([key, part]) => [key, bare(part, !areNames && key === 'properties')])) as T
}
const passedOver = /^(description|summary|title|example|examples|tags|security|[45]\d\d|x-.*)$/
