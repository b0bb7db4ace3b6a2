/** Turns an endpoint of the contract and the caller's request into what is sent. */

import type { toForm } from './files.ts'

/** As the generated resources describe it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With the names of its parameters in braces. */
  path: string
  /** Names of the query parameters. */
  query?: readonly string[]
  /** Whether it takes `body`, as JSON. */
  body?: boolean
  /** Names of the parts of a form; those that may be absent end with a question mark. */
  form?: readonly string[]
  /** Makes the form of its parts. */
  toForm?: typeof toForm
  /** The media type of the answer, where it is not JSON. */
  accept?: string
}

type Query = Record<string, unknown>

/** One request, before the client's own settings. */
export interface EndpointRequest {
  method: string
  path: string
  /** The path with the names of its parameters in braces, for the log: ids are nobody else's business. */
  template?: string
  query?: Query
  body?: unknown
  /** A form, which is sent in place of a body. */
  form?: Promise<FormData> | undefined
  /** The expected type of the response; any if absent. */
  accept?: string
}

/** Throws a TypeError that names what is missing. */
export function requestOf(endpoint: Endpoint, given: object | undefined): EndpointRequest {
  const values: Query = { ...given }
  const need = (name: string): unknown => {
    const value = values[name]
    if (value !== undefined && value !== null && value !== '') return value
    throw new TypeError(`${endpoint.method} ${endpoint.path} needs \`${name}\`.`)
  }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(need(name))))
  return {
    method: endpoint.method,
    path,
    template: endpoint.path,
    query: Object.fromEntries((endpoint.query ?? []).map(name => [name, values[name]])),
    body: endpoint.body ? need('body') : undefined,
    form: endpoint.toForm?.(endpoint.form ?? [], values, need),
    accept: endpoint.accept ?? 'application/json',
  }
}

/** Undefined values are left out; lists repeat their name. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  return search.toString()
}
