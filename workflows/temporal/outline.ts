/**
 * The outline of a definition, state or input that may leave the site's database: its shape, ids, decisions and moments. What a
 * person typed and values that filters compare with stay behind; texts that rules compare are replaced by a keyed hash,
 * so that equal stays equal. `step` moves an outline as it moves the whole.
 */
import { createHash } from 'node:crypto'

/** Keys whose texts are ids, codes, moments or zones. */
const PLAIN = new Set(
  [
    ...['id', 'type', 'effect', 'status', 'result', 'purpose', 'waiting_for', 'as', 'event', 'zone_source', 'tz_data'],
    ...['unit', 'at', 'local', 'zone', 'timezone', 'day_start', 'day_end', 'days_off', 'changed'],
  ].flat(),
)
/** Codes of this product and of mail servers; a sentence is neither. */
const CODES = new Set(['reason', 'code', 'skipping'])
const CODE = /^[\w.:-]{1,64}$/
const FILTERS = new Set(['filter', 'unenrollment', 'suppression', 'goal'])
const NOTHING_ASKED = { type: 'all', filters: [] } as const
const TYPED = new Set(['set_custom_field_value', 'set_field'])

/** The outline of a value, with texts hashed under `key`. */
export function outline<T>(value: T, key: string): T {
  return sketch(value, '', text => seal(text, key)) as T
}

const seal = (text: string, key: string): string =>
  text === '' ? '' : `#${createHash('sha256').update(`${key}\n${text}`).digest('base64url').slice(0, 16)}`

function sketch(value: unknown, name: string, sealed: (text: string) => string): unknown {
  if (typeof value === 'string') return isPlain(name, value) ? value : sealed(value)
  if (Array.isArray(value)) return value.map(item => sketch(item, name, sealed))
  if (value === null || typeof value !== 'object') return value
  const typed = TYPED.has(String((value as { type?: unknown }).type))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (FILTERS.has(key)) return [key, inner === null ? null : NOTHING_ASKED]
      if (typed && key === 'value') return [key, null]
      return [key, sketch(inner, key, sealed)]
    }),
  )
}

const isPlain = (name: string, text: string): boolean =>
  PLAIN.has(name) || /_ids?$/.test(name) || (CODES.has(name) && CODE.test(text))
