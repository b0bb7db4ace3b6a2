import { expect, test } from 'vitest'
import { record, redo, undo, undoStackOf } from './undo.ts'

test('typing one word is one step, another field is another', () => {
  let stack = undoStackOf('')
  stack = record(stack, 'a', 'heading', 1000)
  stack = record(stack, 'ab', 'heading', 1500)
  stack = record(stack, 'ab!', 'text', 1600)
  expect(undo(stack).present).toBe('ab')
  expect(undo(undo(stack)).present).toBe('')
  expect(redo(redo(undo(undo(stack)))).present).toBe('ab!')
})

test('the same field after a pause is a step of its own, and so is a change of no field', () => {
  expect(undo(record(record(undoStackOf(0), 1, 'width', 1000), 2, 'width', 9000)).present).toBe(1)
  expect(undo(record(record(undoStackOf(0), 1, undefined, 1), 2, undefined, 2)).present).toBe(1)
})

test('a change after undo ends what could be redone', () => {
  const stack = record(undo(record(undoStackOf(0), 1, 'a', 1000)), 2, 'b', 1100)
  expect(redo(stack)).toBe(stack)
})

test('a change right after undo never joins the step before it', () => {
  const stack = record(undo(record(record(undoStackOf(0), 1, 'a', 1), 2, 'b', 2)), 3, 'a', 3)
  expect(undo(stack).present).toBe(1)
})

test('nothing to undo or redo changes nothing, nor does the value that is there already', () => {
  const stack = undoStackOf('x')
  expect(undo(stack)).toBe(stack)
  expect(redo(stack)).toBe(stack)
  expect(record(stack, 'x', 'a', 1)).toBe(stack)
})
