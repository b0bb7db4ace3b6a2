import { expect, test } from 'vitest'
import { parseJson } from './body.ts'

const parse = (text: string, depth = 3) => parseJson(Buffer.from(text), depth)

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
