/** What can be undone comes back with the same version of the journey, and with no other. */
import { expect, test } from 'vitest'
import { historyOf, record, undo } from './history.ts'
import { keepHistory, keptHistory } from './kept-drafts.ts'

test('a history is kept for its version', () => {
  keepHistory('one', 3, record(historyOf('a'), 'b'))
  expect(undo(keptHistory<string>('one', 3)!).present).toBe('a')
  expect(keptHistory('one', 4)).toBeUndefined()
  expect(keptHistory('other', 3)).toBeUndefined()
})

test('only the last few journeys are kept', () => {
  for (const id of ['1', '2', '3', '4', '5']) keepHistory(id, 1, historyOf(id))
  expect(keptHistory('one', 3)).toBeUndefined()
  expect(keptHistory('1', 1)).toBeDefined()
})
