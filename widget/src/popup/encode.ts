/** Writes a submission as JSON without `JSON.stringify`: old libraries give `String.prototype` a `toJSON` that spoils it. */

import type { Json } from '../wire.ts'

/** Quotes, backslashes, control characters, and lone surrogates. */
const UNSAFE = /["\\\p{Cc}\ud800-\udfff]/gu

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The JSON text of a flat or nested object; `undefined` members are left out. */
export function encode(value: Json): string {
  if (typeof value === 'string') return `"${value.replace(UNSAFE, escapeUnit)}"`
  if (typeof value !== 'object') return String(value)
  let members = ''
  for (const key of Object.keys(value)) {
    if (value[key] !== undefined) members += `${members && ','}${encode(key)}:${encode(value[key])}`
  }
  return `{${members}}`
}
