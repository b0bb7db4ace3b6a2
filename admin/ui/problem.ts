/** Reads the message of any thrown error: an SDK error, a problem document, a lost connection. */
export type FieldProblem = { pointer: string; code: string; text: string }
export type Problem = {
  /** 0 when the server was not reached. */
  status: number
  code: string
  /** Sentences for a person; empty if there are none. */
  text: string
  request_id?: string
  errors: FieldProblem[]
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const string = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** More are counted only. */
const names_max = 5

/** The names of blockers: "(Welcome, Second letter, +3)". */
function namesIn(blockers: unknown): string {
  const names = (Array.isArray(blockers) ? blockers : []).flatMap(blocker => string(record(blocker).name) ?? [])
  const more = names.length - names_max
  return names.length > 0 ? `(${[...names.slice(0, names_max), ...(more > 0 ? [`+${more}`] : [])].join(', ')})` : ''
}

/** Reads a problem from a thrown value. */
export function problemOf(error: unknown): Problem {
  const thrown = record(error)
  const body = record(thrown.problem ?? thrown.body ?? thrown)
  const errors = Array.isArray(thrown.errors) ? thrown.errors : Array.isArray(body.errors) ? body.errors : []
  const status = typeof thrown.status === 'number' ? thrown.status : 0
  return {
    status,
    code: string(thrown.code) ?? string(body.code) ?? (status === 0 ? 'unreachable' : 'unknown'),
    text:
      status === 0 ? '' : [string(body.detail) ?? string(body.title) ?? '', namesIn(body.blockers)].join(' ').trim(),
    request_id: string(thrown.requestId) ?? string(body.request_id) ?? string(thrown.request_id),
    errors: errors.map(record).map(entry => ({
      pointer: string(entry.pointer) ?? '',
      code: string(entry.code) ?? '',
      text: string(entry.text) ?? '',
    })),
  }
}

/** `/body/address/city` and `/address/city` both name the field `address.city`. */
export function fieldOf(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  return (parts[0] === 'body' ? parts.slice(1) : parts)
    .map(part => part.replace(/~1/g, '/').replace(/~0/g, '~'))
    .join('.')
}
