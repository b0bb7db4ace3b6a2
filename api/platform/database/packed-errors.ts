/** Errors of a database on their way between processes: values alone, as no class passes a network. */
import * as errors from '../runtime/errors.ts'

export interface PackedError {
  name: string
  message: string
  fields: object
}

export function packError(error: unknown): PackedError {
  if (!(error instanceof errors.DatabaseError)) return { name: 'Unavailable', message: String(error), fields: {} }
  return { name: error.name, message: error.message, fields: { ...error } }
}

export function unpackError({ name, message, fields }: PackedError): errors.DatabaseError {
  const kind = (errors as unknown as Record<string, { prototype: object }>)[name] ?? errors.DatabaseError
  return Object.assign(Object.setPrototypeOf(new errors.DatabaseError(message), kind.prototype), fields)
}
