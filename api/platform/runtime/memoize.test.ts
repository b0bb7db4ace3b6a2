import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

function counted(texts_max = 3) {
  const asked: string[] = []
  const read = memoize({ texts_max, characters_max: 5 }, text => {
    asked.push(text)
    return text === 'none' ? null : { text }
  })
  return { read, asked }
}

test('a text is read once, and what is nothing is remembered as nothing', () => {
  const { read, asked } = counted()
  expect(read('a')).toBe(read('a'))
  expect([read('none'), read('none')]).toEqual([null, null])
  expect(asked).toEqual(['a', 'none'])
})

test('a long text is read each time', () => {
  const { read, asked } = counted()
  for (const text of ['five5', 'five5', 'longer', 'longer']) expect(read(text)).toEqual({ text })
  expect(asked).toEqual(['five5', 'longer', 'longer'])
})

test('of a stream of texts that never come again only some are kept', () => {
  const { read, asked } = counted()
  for (const text of ['a', 'b', 'c', 'a', 'd', 'a']) read(text)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'a'])
})
