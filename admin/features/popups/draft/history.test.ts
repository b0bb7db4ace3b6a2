import { expect, test } from 'vitest'
import { began, changed, redone, undone } from './history.ts'

test('typing one word is one step, another field is another', () => {
  let history = began('')
  history = changed(history, 'a', 'heading', 1000)
  history = changed(history, 'ab', 'heading', 1500)
  history = changed(history, 'ab!', 'text', 1600)
  expect(undone(history).present).toBe('ab')
  expect(undone(undone(history)).present).toBe('')
  expect(redone(redone(undone(undone(history)))).present).toBe('ab!')
})

test('the same step after a pause is a step of its own', () => {
  const history = changed(changed(began(0), 1, 'width', 1000), 2, 'width', 9000)
  expect(undone(history).present).toBe(1)
})

test('a change after undo ends what could be redone', () => {
  const history = changed(undone(changed(began(0), 1, 'a', 1000)), 2, 'b', 1100)
  expect(redone(history)).toBe(history)
})

test('a change right after undo never joins the step before it', () => {
  const history = changed(undone(changed(changed(began(0), 1, 'a', 1), 2, 'b', 2)), 3, 'a', 3)
  expect(undone(history).present).toBe(1)
})

test('nothing to undo or redo changes nothing', () => {
  const history = began('x')
  expect(undone(history)).toBe(history)
  expect(redone(history)).toBe(history)
})
