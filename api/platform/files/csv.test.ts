import { expect, test } from 'vitest'
import { bytesStream, csvCell, csvRow } from './csv.ts'

test('cells are quoted where they must be and never begin a formula', () => {
  expect(csvRow(['a', 'b,c', 'say "hi"', 'two\nlines', null, 7])).toBe('a,"b,c","say ""hi""","two\nlines",,7\r\n')
  for (const start of ['=', '+', '-', '@', '\t']) expect(csvCell(`${start}1+1`)).toBe(`'${start}1+1`)
  expect(csvCell('\r1')).toBe(`"'\r1"`)
  expect(csvCell(-5)).toBe('-5')
  expect(csvCell('a=b')).toBe('a=b')
})

test('a stream asks for a piece only when it is read, and tells when nobody reads on', async () => {
  let made = 0
  let ended = false
  async function* pieces() {
    try {
      for (;;) yield `${made++}\r\n`
    } finally {
      ended = true
    }
  }
  const reader = bytesStream(pieces()).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('0\r\n')
  await reader.cancel()
  expect(ended).toBe(true)
  expect(made).toBeLessThan(4)
})
