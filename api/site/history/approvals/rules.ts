/** Which calls may be requested, and whether the input fits their contract. Pure. */
import type { Contract } from '../../../platform/features/contract.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { fieldErrors } from '../../../platform/problem/validation.ts'

export interface Call {
  path_params: Record<string, string>
  query: Record<string, string | string[]>
  body: Record<string, unknown> | undefined
}

/** A person decides about what anybody could do with JSON and a key; what asks for more is done by them alone. */
export function isApprovable(contract: Contract | undefined): contract is Contract {
  if (!contract) return false
  const { method, path, permission, tag, multipart, produces, shows_secret, sensitive, in_person, events } = contract
  if (method === 'get' || !path.startsWith('/v1/sites/{site_id}') || tag === 'approvals') return false
  if (permission === 'public' || permission === 'super-administrator') return false
  return !(multipart || produces || events || shows_secret || sensitive || in_person)
}

export function requireFittingCall(contract: Contract, site_id: string, { path_params, query, body }: Call): void {
  const errors: FieldError[] = []
  const check = (schema: Contract['body'], value: unknown, start: string) => {
    const parsed = schema?.safeParse(value)
    if (parsed && !parsed.success) errors.push(...fieldErrors(parsed.error.issues, start, value))
  }
  check(contract.params, { ...path_params, site_id }, '/path_params')
  check(contract.query, query, '/query')
  check(contract.body, body ?? {}, '/body')
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** The path of the call, without its query. */
export const pathOf = (
  { path }: Pick<Contract, 'path'>,
  site_id: string,
  params: Readonly<Record<string, string>>,
): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(name === 'site_id' ? site_id : (params[name] ?? '')))

/** Values as they are written in an address. */
export const toQuery = (given: Readonly<Record<string, string | number | boolean | string[]>>): Call['query'] =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]))
