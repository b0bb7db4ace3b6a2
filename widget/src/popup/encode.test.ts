import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode } from './encode.ts'

test('reads back as what was written, for any text', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), value), record => {
      expect(JSON.parse(encode(record))).toEqual(JSON.parse(JSON.stringify(record)))
    }),
    { seed: 7 },
  )
})

test('leaves out what is undefined and survives a patched prototype', () => {
  const patched = String.prototype as { toJSON?: () => string }
  patched.toJSON = () => 'broken'
  try {
    expect(encode({ a: undefined, b: { c: 'x"\n😀' } })).toBe('{"b":{"c":"x\\u0022\\u000a😀"}}')
  } finally {
    delete patched.toJSON
  }
})
