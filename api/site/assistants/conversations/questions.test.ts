import { expect, test } from 'vitest'
import { beginningOf, citedIn, courtesyIn, inContext, topicOf } from './questions.ts'

test('greetings and thanks ask for nothing', () => {
  expect(['Hi!', 'hola', 'Buenos días', 'Hello there', 'Good morning'].map(courtesyIn)).toEqual(
    Array(5).fill('greeting'),
  )
  expect(['Thanks!', 'muchas gracias', 'ok thank you very much', 'Adiós'].map(courtesyIn)).toEqual(
    Array(4).fill('thanks'),
  )
  expect(['Hi, what does it cost?', 'hello world cup', 'thanks to whom', ''].map(courtesyIn)).toEqual(
    Array(4).fill(null),
  )
})

test('a question that goes on from the one before is asked together with it', () => {
  const before = 'Do you deliver to Madrid?'
  expect(inContext('And on Saturdays?', before)).toBe(`${before} And on Saturdays?`)
  expect(inContext('¿Y eso cuánto cuesta?', before)).toContain(before)
  const other = 'Which plants grow on a balcony without sun'
  expect(inContext(other, before)).toBe(other)
  expect(inContext('Prices?', undefined)).toBe('Prices?')
})

test('what is asked alike has one topic', () => {
  expect(topicOf('Do you deliver on Saturdays?')).toBe(topicOf('deliver SATURDAY?'))
  expect(topicOf('¿Y el de la?')).toBeNull()
})

test('citations and beginnings', () => {
  expect([...citedIn('A [1], b [2, 3], c [x] [12]')]).toEqual([1, 2, 3, 12])
  expect(beginningOf('one two three four', 12)).toBe('one two…')
  expect(beginningOf('short', 12)).toBe('short')
})
