import { expect, test } from 'vitest'
import { linked, listed, wrapped } from './markup.ts'

test('signs go around what is selected, and away again', () => {
  const bold = wrapped({ text: 'Save 10 % today', from: 5, to: 9 }, '**')
  expect(bold).toEqual({ text: 'Save **10 %** today', from: 7, to: 11 })
  expect(wrapped(bold, '**')).toEqual({ text: 'Save 10 % today', from: 5, to: 9 })
})

test('a link has its address selected', () => {
  const { text, from, to } = linked({ text: 'See terms.', from: 4, to: 9 }, 'link')
  expect([text, text.slice(from, to)]).toEqual(['See [terms](https://).', 'https://'])
  expect(linked({ text: '', from: 0, to: 0 }, 'link').text).toBe('[link](https://)')
})

test('lines become a list, and lines again', () => {
  const list = listed({ text: 'One\ntwo\nthree', from: 5, to: 9 })
  expect(list.text).toBe('One\n- two\n- three')
  expect(listed(list).text).toBe('One\ntwo\nthree')
})
