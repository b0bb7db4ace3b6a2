import { expect, test } from 'vitest'
import { changedKeys } from './changed-keys.ts'
import { DraftStore } from './draft-store.ts'
import { keepDraft, keptDraft } from './kept-drafts.ts'

type Note = { version: number; name: string }
const storeOf = (note: Note, update: () => Promise<Note> = async () => note) =>
  new DraftStore<Note, { name: string }>(note, {
    draftOf: ({ name }) => ({ name }),
    changesBetween: changedKeys,
    read: async () => note,
    update,
  })

test('the next screen goes on with the same draft and what can be undone', async () => {
  const store = storeOf({ version: 1, name: 'a' }, async () => ({ version: 2, name: 'b' }))
  store.setAutomatic(true)
  const leave = keepDraft(store, 'one')
  store.change(() => ({ name: 'b' }))
  leave()
  const next = keptDraft<Note, { name: string }>('one', { version: 1, name: 'a' })
  expect(next).toBe(store)
  expect(next?.draft.name).toBe('b')
  next?.undo()
  expect(next?.draft.name).toBe('a')
})

test('what somebody else changed meanwhile is taken over', () => {
  keepDraft(storeOf({ version: 1, name: 'a' }), 'two')()
  expect(keptDraft<Note, { name: string }>('two', { version: 3, name: 'theirs' })?.draft.name).toBe('theirs')
})

test('what was given up on leaving does not come back', () => {
  const store = storeOf({ version: 1, name: 'a' })
  const leave = keepDraft(store, 'three')
  store.change(() => ({ name: 'b' }))
  leave()
  expect(keptDraft('three', { version: 1, name: 'a' })).toBeUndefined()
})

test('only the last few are kept, and nothing without a key', () => {
  for (const key of ['1', '2', '3', '4', '5', '6']) keepDraft(storeOf({ version: 1, name: key }), key)
  expect(keptDraft('1', { version: 1 })).toBeUndefined()
  expect(keptDraft('2', { version: 1 })).toBeDefined()
  expect(keptDraft(undefined, { version: 1 })).toBeUndefined()
})
