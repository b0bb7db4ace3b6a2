/** Whether a request, and an answer, is one that Stripe's contract knows. */

import { decodeForm } from './form.ts'
import { findOperation, getObjectSchema, type Operation, resolve } from './published-contract.ts'
import { check, coerce, type SchemaFault } from './schema.ts'

export type Params = Record<string, unknown>
export interface JudgedRequest {
  operation: Operation
  params: Params
  faults: SchemaFault[]
}

/** Undefined: the contract has no such endpoint. `form` is the body of a POST, the query of a GET. */
export function judgeRequest(method: string, pathname: string, form: string): JudgedRequest | undefined {
  const operation = findOperation(method, pathname)
  if (!operation) return undefined
  const params = coerce(decodeForm(form), operation.request, resolve) as Params
  return { operation, params, faults: check(params, operation.request, resolve) }
}

export const judgeAnswer = (operation: Operation, answer: unknown): SchemaFault[] =>
  check(answer, operation.answer, resolve)

export const judgeRefusal = (body: unknown): SchemaFault[] =>
  check(body, { $ref: '#/components/schemas/error' }, resolve)

/** An object as events carry it, by what it says it is. */
export function judgeObject(value: { object: string }): SchemaFault[] {
  const schema = getObjectSchema(value.object)
  return schema
    ? check(value, schema, resolve)
    : [{ path: 'object', kind: 'enum', expected: 'an object of the contract', value: value.object }]
}

export const describeFault = ({ path, kind, expected, value }: SchemaFault): string =>
  `${path === '' ? 'the whole' : path}: ${kind}, expected ${expected}, got ${JSON.stringify(value)?.slice(0, 200)}`
