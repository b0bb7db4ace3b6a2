/** Which texts of a body are free: any characters, in any language, as the contract says it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../../api/platform/features/contract.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
  components: { schemas: Record<string, Schema> }
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')) as Document

export type Path = readonly (string | number)[]
export interface FreeText {
  path: Path
  maximum: number
}

/** The first and last names of people take letters alone, in whatever script. */
const ofPeople = /^(first|middle|last)_name$/

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : resolved(document.components.schemas[name] ?? {})
}

/** The schema and all that it may be instead. */
function choices(given: Schema): Schema[] {
  const schema = resolved(given)
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [schema, ...parts.flatMap(choices)]
}

/** Whether what is there can be this: of a union the part that its constants tell. */
function fits(schema: Schema, value: unknown): boolean {
  if (value === null || typeof value !== 'object' || !schema.properties) return true
  return Object.entries(schema.properties).every(([key, property]) => {
    const { const: constant, enum: values } = resolved(property)
    const there = (value as Record<string, unknown>)[key]
    if (there === undefined) return true
    return (constant === undefined || constant === there) && (values === undefined || values.includes(there))
  })
}

function freeMaximum(schema: Schema): number | undefined {
  const texts = choices(schema).filter(({ type }) => [type].flat().includes('string'))
  const isFree = texts.some(one => !one.enum && one.const === undefined && !one.format && !one.pattern)
  return isFree && !texts.some(one => one.enum || one.pattern || one.format)
    ? Math.min(...texts.map(({ maxLength = Number.POSITIVE_INFINITY }) => maxLength))
    : undefined
}

function textsIn(schema: Schema, value: unknown, path: Path): FreeText[] {
  const possible = choices(schema).filter(one => fits(one, value))
  if (typeof value === 'string') {
    const maximum = ofPeople.test(String(path.at(-1))) ? undefined : freeMaximum(schema)
    return maximum === undefined ? [] : [{ path, maximum }]
  }
  if (Array.isArray(value)) {
    const items = possible.find(one => one.items)?.items
    return items ? value.flatMap((one, at) => textsIn(items, one, [...path, at])) : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => {
    const property = possible.find(one => one.properties?.[key])?.properties?.[key]
    return property ? textsIn(property, part, [...path, key]) : []
  })
}

/** Free texts of a body that is there, and those of the contract that it lacks, at the top. */
export function freeTexts({ method, path }: Contract, body: Record<string, unknown>): FreeText[] {
  const schema = document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema
  if (!schema) return []
  const lacking = choices(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([key, property]): FreeText[] => {
      const maximum = key in body || ofPeople.test(key) ? undefined : freeMaximum(property)
      return maximum === undefined ? [] : [{ path: [key], maximum }]
    }),
  )
  return [...textsIn(schema, body, []), ...lacking]
}
