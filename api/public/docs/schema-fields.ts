/** The fields of a schema of the document as a list, with those inside folded. Pure. */
import { html } from 'hono/html'
import { docsLimits } from './limits.ts'
import { inline } from './markdown.ts'
import type { Markup } from './page.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: readonly unknown[]
  'x-enumDescriptions'?: Readonly<Record<string, string>>
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
  default?: unknown
  maxLength?: number
  minimum?: number
  maximum?: number
}

export type Schemas = Readonly<Record<string, Schema>>

const nameOf = (schema: Schema): string | undefined => schema.$ref?.split('/').at(-1)

export function resolve(schemas: Schemas, schema: Schema): Schema {
  const name = nameOf(schema)
  return name === undefined
    ? schema
    : { ...schemas[name], ...(schema.description && { description: schema.description }) }
}

/** Those of all parts of what extends another. */
export function propertiesOf(schemas: Schemas, schema: Schema): [name: string, schema: Schema, isRequired: boolean][] {
  const whole = resolve(schemas, schema)
  const own = Object.entries(whole.properties ?? {}).map(([name, one]): [string, Schema, boolean] => [
    name,
    one,
    whole.required?.includes(name) ?? false,
  ])
  return [...(whole.allOf ?? []).flatMap(part => propertiesOf(schemas, part)), ...own]
}

export function fieldList(schemas: Schemas, schema: Schema, depth = 1): Markup | undefined {
  const properties = propertiesOf(schemas, schema)
  if (properties.length === 0) return undefined
  return html`<ul class="fields">${properties.map(([name, one, isRequired]) => field(schemas, name, one, isRequired, depth))}</ul>`
}

export function field(schemas: Schemas, name: string, schema: Schema, isRequired: boolean, depth = 1): Markup {
  const whole = resolve(schemas, schema)
  const inner = depth < docsLimits.field_depth_max ? fieldList(schemas, toItem(schemas, schema), depth + 1) : undefined
  return html`<li><code>${name}</code> <span class="quiet">${typeOf(schemas, schema)}${isRequired ? ', required' : ''}${boundsOf(whole)}</span>
${whole.description ? html`<div>${inline(whole.description, { link: target => target })}</div>` : ''}${valuesOf(whole)}${inner ? html`<details><summary>Fields</summary>${inner}</details>` : ''}</li>`
}

export const toItem = (schemas: Schemas, schema: Schema): Schema => {
  const whole = resolve(schemas, schema)
  return whole.items ? toItem(schemas, whole.items) : whole
}

export function typeOf(schemas: Schemas, schema: Schema): string {
  const whole = resolve(schemas, schema)
  const branches = whole.oneOf ?? whole.anyOf
  if (branches) return [...new Set(branches.map(one => nameOf(one) ?? typeOf(schemas, one)))].slice(0, 6).join(' or ')
  if (whole.items) return `list of ${typeOf(schemas, whole.items)}`
  const type = Array.isArray(whole.type) ? whole.type.join(' or ') : whole.type
  return whole.format && type ? `${type} (${whole.format})` : (type ?? nameOf(schema) ?? 'any')
}

export function boundsOf({ maxLength, minimum, maximum, default: usual }: Schema): string {
  const isNumber = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return [
    maxLength === undefined ? '' : `, at most ${maxLength.toLocaleString('en')} characters`,
    isNumber ? `, ${minimum.toLocaleString('en')} to ${maximum.toLocaleString('en')}` : '',
    usual === undefined ? '' : `, default ${JSON.stringify(usual)}`,
  ].join('')
}

function valuesOf({ enum: values, 'x-enumDescriptions': words = {} }: Schema): Markup {
  if (!values || values.length < 2) return html``
  const most = docsLimits.field_values_max
  const shown = values.slice(0, most).map(value => wordedValue(String(value), words[String(value)]))
  return html`<div class="quiet">${shown}${values.length > most ? `and ${values.length - most} more` : ''}</div>`
}

const wordedValue = (value: string, words: string | undefined): Markup =>
  words
    ? html`<div><code>${value}</code> ${inline(words, { link: target => target })}</div>`
    : html`<code>${value}</code> `
