/** A service's published contract as a judge of requests and answers. What it does not name is a fault; what it lacks is amended by name. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { check, type Schema, type SchemaFault } from '../stripe-contract/schema.ts'

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: Schema & { format?: string; maximum?: number }
}
interface WrittenOperation {
  parameters?: Parameter[]
  requestBody?: { $ref?: string; content?: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
export interface ContractDocument {
  paths: Record<string, Record<string, WrittenOperation>>
  components: Record<string, Record<string, Schema & WrittenOperation['requestBody']>>
}

export interface Operation {
  name: string
  written: WrittenOperation
}

export interface ContractParts {
  file: URL
  /** Before the paths that the contract names. */
  prefix: string
  /** Laid over the document: what is known to be so and stands in a newer contract alone. */
  amend(document: ContractDocument): void
  /** Numbers as texts and the other way round are no fault, as its own examples do both. */
  isLoose?: boolean
}

export function openContract({ file, prefix, amend, isLoose = false }: ContractParts) {
  let opened: ContractDocument | undefined
  const document = (): ContractDocument => {
    if (opened) return opened
    const read = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as ContractDocument
    amend(read)
    opened = normalize(read, isLoose) as ContractDocument
    return opened
  }
  const resolve = (ref: string): Schema => {
    const [, , kind = '', name = ''] = ref.split('/')
    const schema = document().components[kind]?.[name]
    if (!schema) throw new Error(`The contract has no ${ref}`)
    return schema
  }

  return {
    findOperation(method: string, pathname: string): Operation | undefined {
      if (!pathname.startsWith(prefix)) return undefined
      const segments = pathname.slice(prefix.length).split('/')
      const [template] = Object.keys(document().paths)
        .filter(path => matches(path.split('/'), segments) && document().paths[path]?.[method.toLowerCase()])
        .sort((a, b) => a.split('{').length - b.split('{').length)
      const written = template && document().paths[template]?.[method.toLowerCase()]
      return written ? { name: `${method} ${template}`, written } : undefined
    },
    judgeRequest({ written }: Operation, query: URLSearchParams, body: unknown): string[] {
      const parameters = (written.parameters ?? []).filter(one => one.in === 'query')
      const faults = [...query].flatMap(([name, value]) => judgeParameter(parameters, name, value))
      const missing = parameters.filter(({ name, required }) => required && !query.has(name))
      const { requestBody } = written
      const content = requestBody?.$ref
        ? (resolve(requestBody.$ref) as typeof requestBody).content
        : requestBody?.content
      const schema = Object.values(content ?? {})[0]?.schema
      const inBody = body === undefined ? [] : check(body, schema ?? {}, resolve).map(describe)
      return [...faults, ...missing.map(({ name }) => `${name}: missing in the query`), ...inBody]
    },
    judgeAnswer({ written }: Operation, status: number, body: unknown): string[] {
      const answer = written.responses[String(status)] ?? written.responses.default
      if (!answer) return [`${status} is no answer of the contract`]
      const schema = Object.values(answer.content ?? {})[0]?.schema
      return schema && body !== undefined ? check(body, schema, resolve).map(describe) : []
    },
  }
}

export type Contract = ReturnType<typeof openContract>

const matches = (template: string[], segments: string[]): boolean =>
  template.length === segments.length && template.every((part, at) => part.startsWith('{') || part === segments[at])

function judgeParameter(parameters: Parameter[], name: string, value: string): string[] {
  const schema = parameters.find(one => one.name === name)?.schema
  if (!schema) return [`${name}: not in the query of the contract`]
  const values = schema.format === 'csv' ? value.split(',') : [value]
  const wrong = values.filter(one => schema.enum && !schema.enum.includes(one))
  const isBeyond =
    schema.type === 'integer' && (!/^-?\d+$/.test(value) || Number(value) > (schema.maximum ?? Number.MAX_VALUE))
  return [
    ...wrong.map(one => `${name}: ${one} is none of ${schema.enum?.join(', ')}`),
    ...(isBeyond ? [`${name}: ${value}`] : []),
  ]
}

const describe = ({ path, kind, expected, value }: SchemaFault): string =>
  `${path || 'the whole'}: ${kind}, expected ${expected}, got ${JSON.stringify(value)?.slice(0, 120)}`

/** Into the vocabulary of the judge of Stripe's contract. */
function normalize(node: unknown, isLoose: boolean): unknown {
  if (Array.isArray(node)) return node.map(one => normalize(one, isLoose))
  if (typeof node !== 'object' || node === null) return node
  const { oneOf, allOf, ...given } = node as Record<string, unknown>
  const own = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, normalize(value, isLoose)]))
  if (Array.isArray(oneOf)) own.anyOf = normalize(oneOf, isLoose)
  if (Array.isArray(allOf)) Object.assign(own, ...(normalize(allOf, isLoose) as object[]), own)
  if (own.format === 'nullable') own.nullable = true
  return isLoose ? loosen(own) : own
}

function loosen(schema: Record<string, unknown>): Record<string, unknown> {
  if (typeof schema.type !== 'string' || schema.in !== undefined) return schema
  const { type, ...rest } = schema
  if (type === 'integer' || type === 'number') return { ...rest, pattern: String.raw`^-?\d+(\.\d+)?$` }
  return type === 'string' || type === 'boolean' ? rest : schema
}
