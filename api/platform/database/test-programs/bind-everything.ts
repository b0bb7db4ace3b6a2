/** Binds every kind of JavaScript value, alone and beside another; prints one line for each that came back. */

import { InvalidParameter } from '../../runtime/errors.ts'
import { Connection } from '../connection.ts'
import { databaseLimits } from '../limits.ts'

const connection = new Connection(process.argv[2] ?? '', 'write', databaseLimits)
const detached = new Uint8Array(4)
structuredClone(detached.buffer, { transfer: [detached.buffer] })

const values: Record<string, unknown> = {
  text: 'a',
  empty: '',
  nul: 'a\0b',
  surrogate: '\ud800',
  astral: '😀',
  zero: 0,
  minus_zero: -0,
  whole: 42,
  fraction: 1.5,
  huge: 1e300,
  nan: Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  bigint: 7n,
  big_bigint: 2n ** 53n,
  huge_bigint: 2n ** 70n,
  yes: true,
  no: false,
  null: null,
  undefined: undefined,
  symbol: Symbol('s'),
  fn: () => 1,
  date: new Date(0),
  buffer: Buffer.from('ab'),
  bytes: new Uint8Array([1, 2]),
  floats: new Float64Array([1]),
  array_buffer: new ArrayBuffer(2),
  detached,
  shared: new SharedArrayBuffer(2),
  list: [1],
  nested: [[1, 2]],
  object: { a: 1 },
  bare: Object.create(null),
  map: new Map(),
  regexp: /a/,
  boxed: new String('a'),
  error: new Error('e'),
  promise: Promise.resolve(1),
  proxy: new Proxy({}, {}),
}

function outcome(sql: string, params: unknown[]): string {
  try {
    return JSON.stringify((connection.query(sql, params, 'get').rows as unknown[])[0])
  } catch (error) {
    if (error instanceof InvalidParameter) return 'refused'
    throw error
  }
}

for (const [name, value] of Object.entries(values)) {
  const alone = outcome('select quote(?)', [value])
  const beside = outcome('select quote(?) where ? = 1', [value, 1])
  const after = outcome('select quote(?)', [value])
  console.log(`${name} ${alone === beside && beside === after ? alone : `${alone} but ${beside} but ${after}`}`)
}
console.log(`none ${outcome('select quote(?)', [])}`)
console.log(`surplus ${outcome('select quote(?)', [1, 2])}`)
connection.close()
console.log('done')
