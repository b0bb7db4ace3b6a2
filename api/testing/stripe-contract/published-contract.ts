/** The published contract, read at first use: its operations by method and path, and the schemas of its objects. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Schema } from './schema.ts'

interface Parameter {
  in: 'path' | 'query'
  name: string
  required?: boolean
  schema: Schema
}
interface WrittenOperation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}
interface Document {
  info: { version: string }
  paths: Record<string, Record<string, WrittenOperation>>
  components: { schemas: Record<string, Schema> }
}

export interface Operation {
  /** `POST /v1/customers/{customer}` */
  name: string
  path: Record<string, string>
  request: Schema
  answer: Schema
}

const read = (file: string): unknown =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL(file, import.meta.url))).toString())

let document: Document | undefined
const getDocument = (): Document => {
  document ??= read('dahlia.json.br') as Document
  return document
}

export const getVersion = (): string => getDocument().info.version
export const readExampleObjects = () => read('objects.json.br') as Record<string, Record<string, unknown>>

const prefix = '#/components/schemas/'
export function resolve(ref: string): Schema {
  const schema = getDocument().components.schemas[ref.replace(prefix, '')]
  if (!schema) throw new Error(`The contract has no ${ref}`)
  return schema
}

/** The schema of what Stripe names so in `object`. */
export const getObjectSchema = (object: string): Schema | undefined => {
  const name = { 'billing_portal.session': object, list: '' }[object] ?? object
  return getDocument().components.schemas[name]
}

export function findOperation(method: string, pathname: string): Operation | undefined {
  const segments = pathname.split('/')
  // A path of fixed words goes before one with an id in the same place.
  const candidates = Object.keys(getDocument().paths)
    .map(template => ({ template, values: match(template.split('/'), segments) }))
    .filter(({ template, values }) => values && getDocument().paths[template]?.[method.toLowerCase()])
    .sort((a, b) => Object.keys(a.values ?? {}).length - Object.keys(b.values ?? {}).length)
  const [candidate] = candidates
  const operation = candidate && getDocument().paths[candidate.template]?.[method.toLowerCase()]
  return operation && toOperation(`${method} ${candidate.template}`, candidate.values ?? {}, operation)
}

function match(template: string[], segments: string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('{')) values[part.slice(1, -1)] = decodeURIComponent(segment)
    else if (part !== segment) return undefined
  }
  return values
}

const noBody: Schema = { type: 'object', properties: {}, additionalProperties: false }

function toOperation(name: string, path: Record<string, string>, written: WrittenOperation): Operation {
  const queries = (written.parameters ?? []).filter(parameter => parameter.in === 'query')
  const query: Schema = {
    type: 'object',
    properties: Object.fromEntries(queries.map(parameter => [parameter.name, parameter.schema])),
    required: queries.filter(({ required }) => required).map(parameter => parameter.name),
    additionalProperties: false,
  }
  const body = Object.values(written.requestBody?.content ?? {})[0]?.schema ?? noBody
  const answer = written.responses['200']?.content['application/json']?.schema ?? {}
  return { name, path, request: name.startsWith('GET ') ? query : body, answer }
}
