/** Undo takes back one thing at a time, and typing is one thing. */
import { expect, test } from 'vitest'
import { historyOf, record, redo, undo } from './history.ts'

test('undo and redo', () => {
  const changed = record(record(historyOf('a'), 'b'), 'c')
  expect(undo(changed).present).toBe('b')
  expect(undo(undo(undo(changed))).present).toBe('a')
  expect(redo(undo(changed)).present).toBe('c')
  expect(redo(record(undo(changed), 'd')).present).toBe('d')
})

test('typing in one field is undone at once, a pause or another field apart', () => {
  const typed = record(record(historyOf(''), 'h', 'name', 0), 'he', 'name', 500)
  expect(undo(typed).present).toBe('')
  expect(undo(record(typed, 'hel', 'name', 9000)).present).toBe('he')
  expect(undo(record(typed, 'x', 'other', 600)).present).toBe('he')
})
