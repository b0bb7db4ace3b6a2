/** Values against schemas of OpenAPI 3.0, as far as Stripe's document uses them. Properties that a schema does not name are refused. */

export interface Schema {
  $ref?: string
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  nullable?: boolean
  maxLength?: number
  pattern?: string
}

export interface SchemaFault {
  /** As Stripe writes parameters: `items[0][price]`. */
  path: string
  kind: 'unknown' | 'missing' | 'type' | 'enum' | 'length'
  /** The type, or the values of the enum. */
  expected: string
  value: unknown
}

export type Resolve = (ref: string) => Schema

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}[${key}]`)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function check(value: unknown, written: Schema, resolve: Resolve, path = ''): SchemaFault[] {
  const schema = written.$ref ? resolve(written.$ref) : written
  if (value === null && (schema.nullable || written.nullable)) return []
  if (schema.anyOf) return checkAnyOf(value, schema.anyOf, resolve, path)
  const fault = (kind: SchemaFault['kind'], expected: string): SchemaFault[] => [{ path, kind, expected, value }]
  if (schema.type && !hasType(value, schema.type)) return fault('type', schema.type)
  if (schema.enum && !schema.enum.includes(value)) return fault('enum', schema.enum.join(', '))
  if (typeof value === 'string') {
    const fits = value.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY)
    return fits && new RegExp(schema.pattern ?? '').test(value) ? [] : fault('length', `${schema.maxLength} characters`)
  }
  if (Array.isArray(value) && schema.items) {
    const { items } = schema
    return value.flatMap((item, index) => check(item, items, resolve, join(path, index)))
  }
  return isObject(value) ? checkProperties(value, schema, resolve, path) : []
}

function hasType(value: unknown, type: NonNullable<Schema['type']>): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function checkProperties(value: Record<string, unknown>, schema: Schema, resolve: Resolve, path: string) {
  const { properties = {}, required = [], additionalProperties } = schema
  const faults: SchemaFault[] = required
    .filter(key => value[key] === undefined)
    .map(key => ({ path: join(path, key), kind: 'missing', expected: 'a value', value: undefined }))
  // A schema without any property is one of free form.
  const isOpen = additionalProperties === true || (!schema.properties && additionalProperties !== false)
  for (const [key, item] of Object.entries(value)) {
    const property = properties[key] ?? (isObject(additionalProperties) ? (additionalProperties as Schema) : undefined)
    if (item === undefined) continue
    if (property) faults.push(...check(item, property, resolve, join(path, key)))
    else if (!isOpen) faults.push({ path: join(path, key), kind: 'unknown', expected: 'nothing', value: item })
  }
  return faults
}

function checkAnyOf(value: unknown, branches: Schema[], resolve: Resolve, path: string): SchemaFault[] {
  let best: SchemaFault[] | undefined
  for (const branch of branches) {
    const faults = check(value, branch, resolve, path)
    if (faults.length === 0) return []
    if (!best || closeness(faults, path) > closeness(best, path)) best = faults
  }
  return best ?? []
}

/** The branch whose faults lie deepest is the one that was meant: another object has another `object`, another type fails at once. */
function closeness(faults: SchemaFault[], path: string): number {
  const isOther = faults.some(fault => fault.path === path || fault.path === join(path, 'object'))
  return isOther ? Number.NEGATIVE_INFINITY : -faults.length
}

/** The values of a form, which are all texts, as what their schema says; one that does not fit stays as it is. */
export function coerce(value: unknown, written: Schema, resolve: Resolve): unknown {
  const schema = written.$ref ? resolve(written.$ref) : written
  if (schema.anyOf) {
    for (const branch of schema.anyOf) {
      const candidate = coerce(value, branch, resolve)
      if (check(candidate, branch, resolve).length === 0) return candidate
    }
    const objects = schema.anyOf.find(({ type }) => type === (isObject(value) ? 'object' : 'string'))
    return objects ? coerce(value, objects, resolve) : value
  }
  if (typeof value === 'string') return coerceText(value, schema)
  if (!isObject(value)) return value
  if (schema.type === 'array') {
    const { items } = schema
    return Object.values(value).map(item => (items ? coerce(item, items, resolve) : item))
  }
  const additional = isObject(schema.additionalProperties) ? (schema.additionalProperties as Schema) : undefined
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const property = schema.properties?.[key] ?? additional
      return [key, property ? coerce(item, property, resolve) : item]
    }),
  )
}

function coerceText(text: string, { type }: Schema): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
