/** What the data of an event looks like, made of its schema: for those who set something up before it has ever happened. Pure. */
import { z } from '@hono/zod-openapi'
import { type IdKind, idPrefixes } from '../runtime/ids.ts'

interface Shape {
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  format?: string
}

const digits = '0199a3f2c4d87e6b9a0112233445566f'
const kinds = Object.keys(idPrefixes) as IdKind[]

/** An id of the kind that the name tells: `tag_id`, `incoming_hook_id`. */
export function sampleId(name: string): string {
  const kind = kinds.filter(one => name.endsWith(one)).sort((a, b) => b.length - a.length)[0]
  return kind ? `${idPrefixes[kind]}_${digits}` : digits
}

export const sampleData = (schema: z.ZodObject): Record<string, unknown> =>
  sampleOf('', z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape) as Record<string, unknown>

/** Of what may be absent, that it was part of a bulk operation is left out. */
const left_out = ['operation_id', 'suppress_triggers']

function sampleOf(
  name: string,
  { type, properties, items, enum: choices, const: only, anyOf, format }: Shape,
): unknown {
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (anyOf?.[0]) return sampleOf(name, anyOf[0])
  if (properties) {
    const entries = Object.entries(properties).filter(([key]) => !left_out.includes(key))
    return Object.fromEntries(entries.map(([key, shape]) => [key, sampleOf(key, shape)]))
  }
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'array') return items ? [sampleOf(name.replace(/s$/, ''), items)] : []
  if (kind === 'integer' || kind === 'number') return 1
  if (kind === 'boolean') return true
  if (kind !== 'string') return {}
  if (format === 'date-time' || name === 'at' || name.endsWith('_at')) return '2027-03-14T09:30:00.000Z'
  return name.endsWith('_id') ? sampleId(name.slice(0, -'_id'.length)) : name
}
