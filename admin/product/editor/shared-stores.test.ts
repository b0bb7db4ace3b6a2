import { expect, test } from 'vitest'
import { changedKeys } from './changed-keys.ts'
import { DraftStore } from './draft-store.ts'
import { share, sharedStore } from './shared-stores.ts'

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
  const leave = share(store, 'one')
  store.change(() => ({ name: 'b' }))
  leave()
  const next = sharedStore<Note, { name: string }>('one', { version: 1, name: 'a' })
  expect(next).toBe(store)
  expect(next?.draft.name).toBe('b')
  next?.undo()
  expect(next?.draft.name).toBe('a')
})

test('what somebody else changed meanwhile is taken over', () => {
  share(storeOf({ version: 1, name: 'a' }), 'two')()
  expect(sharedStore<Note, { name: string }>('two', { version: 3, name: 'theirs' })?.draft.name).toBe('theirs')
})

test('what was given up on leaving does not come back', () => {
  const store = storeOf({ version: 1, name: 'a' })
  const leave = share(store, 'three')
  store.change(() => ({ name: 'b' }))
  leave()
  expect(sharedStore('three', { version: 1, name: 'a' })).toBeUndefined()
})

test('only the last few are kept, and nothing without a key', () => {
  for (const key of ['1', '2', '3', '4', '5', '6']) share(storeOf({ version: 1, name: key }), key)
  expect(sharedStore('1', { version: 1 })).toBeUndefined()
  expect(sharedStore('2', { version: 1 })).toBeDefined()
  expect(sharedStore(undefined, { version: 1 })).toBeUndefined()
})
