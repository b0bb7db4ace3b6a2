import { expect, test } from 'vitest'
import { parseJson } from './body.ts'

const parse = (text: string, depth_max = 3, members_max = 10_000) =>
  parseJson(Buffer.from(text), { depth_max, members_max })

test('what is nested too deep is refused before it is read, wherever its brackets are', () => {
  expect(parse('{"a":[{"b":1}]}')).toEqual({ a: [{ b: 1 }] })
  expect(parse('[[1],[2],[3],[[4]],{"a":{"b":5}}]')).toEqual([[1], [2], [3], [[4]], { a: { b: 5 } }])
  expect(parse('["[[[[","\\"[[[[{{","\\\\"]')).toEqual(['[[[[', '"[[[[{{', '\\'])
  for (const text of ['[[[[1]]]]', '{"a":{"b":{"c":{}}}}', '["\\\\",[[[1]]]]', '[[1],[[{"a":1}]]]'])
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'body_not_json' }))
  expect(() => parse('{"__proto__":1,"a":[[1]]}')).toThrow(expect.objectContaining({ code: 'validation_failed' }))
  const began = performance.now()
  for (const sign of ['[', '{"a":']) expect(() => parse(sign.repeat(200_000), 100)).toThrow()
  expect(performance.now() - began).toBeLessThan(500)
})

const members = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":":"`).join(',')}}`

test('a body of more members than its size has room for is refused before it is read', () => {
  expect(Object.keys(parse(members(100), 3, 100) as object).length, 'colons in texts are none').toBe(100)
  const nested = '[{"a":1},{"a":{"b":1}},{"c":2}]'
  expect(parse(nested, 3, 4)).toEqual(JSON.parse(nested))
  for (const [text, most] of [
    [members(101), 100],
    [nested, 3],
    ['{"\\"":1,"b" : 2}', 1],
  ] as const)
    expect(() => parse(text, 3, most)).toThrow(expect.objectContaining({ code: 'body_not_json' }))
})
