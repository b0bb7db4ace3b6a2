/**
 * What may pass to the driver: libsql 0.5.29 aborts the process on some values, cuts text at NUL and reuses the last
 * run's values when parameters are missing. Nothing reaches a statement but through here.
 */
import { InvalidParameter, InvalidStatement } from '../runtime/errors.ts'

export type Bound = number | bigint | string | Uint8Array | null

const SKIPPED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g
const OWN_CONTROL = /^\s*(?:begin|commit|end|rollback|savepoint|release|attach|detach|vacuum|pragma|reindex)\b/i

/**
 * The number of parameters of a statement that a handle may run, all of them `?` or all of them `?1`, `?2` and so on; throws
 * for everything that handles must not run.
 */
export function countParameters(sql: string): number {
  const bare = sql.replace(SKIPPED, part => (part.startsWith('--') || part.startsWith('/*') ? ' ' : ' x '))
  if (OWN_CONTROL.test(bare)) throw new InvalidStatement('Transactions and PRAGMAs belong to platform/database.')
  if (/;\s*\S/.test(bare)) throw new InvalidStatement('One statement at a time: the driver ignores what follows.')
  if (/(?:^|[^\w:])[:@$]\w/.test(bare)) throw new InvalidStatement('Parameters have no names.')
  const all = bare.split('?').length - 1
  const numbers = bare.match(/\?\d+/g)?.map(written => Number(written.slice(1))) ?? []
  if (numbers.length === 0) return all
  if (numbers.length < all) throw new InvalidStatement('Parameters have numbers, all of them or none.')
  return numbers.reduce((most, number) => Math.max(most, number))
}

function refuse(position: number, what: string): never {
  throw new InvalidParameter(`Parameter ${position + 1} is ${what}.`)
}

function bindNumber(value: number, position: number): Bound {
  if (!Number.isFinite(value)) refuse(position, 'not a finite number')
  // The driver binds every number as REAL; whole ones must stay integers in expressions and in JSON.
  return Number.isSafeInteger(value) && !Object.is(value, -0) ? BigInt(value) : value
}

function bindText(value: string, position: number): Bound {
  if (value.includes('\0')) refuse(position, 'text with a NUL character')
  if (!value.isWellFormed()) refuse(position, 'text with a lone surrogate')
  return value
}

function bindBigint(value: bigint, position: number): Bound {
  if (value > BigInt(Number.MAX_SAFE_INTEGER) || value < BigInt(Number.MIN_SAFE_INTEGER)) {
    refuse(position, 'an integer beyond 2^53, which could not be read back')
  }
  return value
}

function bind(value: unknown, position: number): Bound {
  if (value === null) return null
  switch (typeof value) {
    case 'string':
      return bindText(value, position)
    case 'number':
      return bindNumber(value, position)
    case 'boolean':
      return value ? 1n : 0n
    case 'bigint':
      return bindBigint(value, position)
    case 'object':
      if (value instanceof Uint8Array) return value
      if (value instanceof ArrayBuffer) return new Uint8Array(value)
      return refuse(position, value instanceof Date ? 'a Date: pass milliseconds' : 'an object')
    default:
      return refuse(position, typeof value)
  }
}

export function bindAll(params: readonly unknown[], expected: number): Bound[] {
  if (params.length !== expected) {
    throw new InvalidParameter(`The statement takes ${expected} parameters, not ${params.length}.`)
  }
  const bound = new Array<Bound>(expected)
  for (let i = 0; i < expected; i++) bound[i] = bind(params[i], i)
  return bound
}
