import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changedKeys } from './changed-keys.ts'
import { type DraftModel, DraftStore } from './draft-store.ts'

type Note = { version: number; name: string; text: string }
type NoteDraft = Pick<Note, 'name' | 'text'>
const lost = new TypeError('lost')
const refused = { status: 422, code: 'validation_failed' }
const conflict = { status: 412, code: 'version_conflict' }

function noteStore(isAutomatic = true) {
  const server = { note: { version: 1, name: '', text: '' } as Note }
  const update = vi.fn(async (changes: Partial<NoteDraft>, version: number): Promise<Note> => {
    server.note = { ...server.note, ...changes, version: version + 1 }
    return server.note
  })
  const model: DraftModel<Note, NoteDraft> = {
    draftOf: ({ name, text }) => ({ name, text }),
    changesBetween: changedKeys,
    read: async () => server.note,
    update,
  }
  const store = new DraftStore(server.note, model)
  store.setAutomatic(isAutomatic)
  const type = (name: string) => store.change(draft => ({ ...draft, name }), 'name')
  return { store, update, server, type }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst of changes becomes one request with only what has changed', async () => {
  const { store, update, type } = noteStore()
  type('N')
  await vi.advanceTimersByTimeAsync(300)
  type('News')
  await vi.advanceTimersByTimeAsync(2000)
  expect(update.mock.calls.map(([changes, version]) => [changes, version])).toEqual([[{ name: 'News' }, 1]])
  expect(store.get()).toMatchObject({ version: 2, isDirty: false, isSaving: false, failure: undefined })
})

test('what changes while a request is under way follows with the version that it answered', async () => {
  const { store, update, type } = noteStore(false)
  const answers: ((note: Note) => void)[] = []
  update.mockImplementation(() => new Promise<Note>(resolve => answers.push(resolve)))
  type('A')
  const done = store.save()
  type('B')
  void store.save()
  answers[0]!({ version: 7, name: 'A', text: '' })
  await vi.advanceTimersByTimeAsync(0)
  answers[1]!({ version: 8, name: 'B', text: '' })
  expect(await done).toBe(true)
  expect(update.mock.calls.map(([changes, version]) => [changes, version])).toEqual([
    [{ name: 'A' }, 1],
    [{ name: 'B' }, 7],
  ])
})

test('a lost connection is tried again by itself, later each time, until it is back', async () => {
  const { store, update, type } = noteStore()
  for (let i = 0; i < 3; i += 1) update.mockRejectedValueOnce(lost)
  type('A')
  await vi.advanceTimersByTimeAsync(600)
  expect(store.get().failure?.problem.status).toBe(0)
  for (const [wait, calls] of [
    [2000, 2],
    [3900, 2],
    [100, 3],
    [7900, 3],
    [100, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait)
    expect(update).toHaveBeenCalledTimes(calls)
  }
  expect(store.get()).toMatchObject({ failure: undefined, version: 2, isDirty: false })
})

test('the wait between two tries never grows past a minute, and begins small again after a success', async () => {
  const { store, update, type } = noteStore()
  update.mockRejectedValue(lost)
  type('A')
  await vi.advanceTimersByTimeAsync(600 + 62_000)
  expect(update).toHaveBeenCalledTimes(6)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(update).toHaveBeenCalledTimes(7)
  update.mockResolvedValueOnce({ version: 2, name: 'A', text: '' })
  store.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get().isDirty).toBe(false)
  type('B')
  await vi.advanceTimersByTimeAsync(600)
  expect(update).toHaveBeenCalledTimes(9)
  await vi.advanceTimersByTimeAsync(2000)
  expect(update).toHaveBeenCalledTimes(10)
})

test('a refusal waits for another draft, or for the person to try again', async () => {
  const { store, update, type } = noteStore()
  update.mockRejectedValueOnce(refused)
  type('A')
  await vi.advanceTimersByTimeAsync(120_000)
  store.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(update).toHaveBeenCalledTimes(1)
  expect(store.get().failure).toMatchObject({ problem: { code: 'validation_failed' }, draft: { name: 'A' } })
  expect(await store.save()).toBe(true)
})

test('after 412 nothing is sent until it is decided; saving asks again', async () => {
  const { store, update, server, type } = noteStore()
  server.note = { version: 5, name: 'Theirs', text: 'Their text' }
  update.mockRejectedValueOnce(conflict)
  type('Mine')
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get()).toMatchObject({ isStale: true, isConflictOpen: true })
  store.closeConflict()
  type('Mine too')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(update).toHaveBeenCalledTimes(1)
  expect(await store.save()).toBe(false)
  expect(store.get().isConflictOpen).toBe(true)
  expect(await store.overwrite()).toBe(true)
  expect(update.mock.calls.at(-1)?.slice(0, 2)).toEqual([{ name: 'Mine too', text: '' }, 5])
})

test('reloading takes theirs, and nothing of it can be undone', async () => {
  const { store, update, server, type } = noteStore()
  server.note = { version: 5, name: 'Theirs', text: '' }
  update.mockRejectedValueOnce(conflict)
  type('Mine')
  await vi.advanceTimersByTimeAsync(1000)
  await store.reload()
  store.undo()
  expect(store.draft.name).toBe('Theirs')
  expect(store.get()).toMatchObject({ isDirty: false, isStale: false, version: 5 })
})

test('a newer version is taken over unless it would lose something; undo stays where no word changed', async () => {
  const { store, type } = noteStore(false)
  type('Mine')
  store.take({ version: 9, name: 'Theirs', text: '' })
  expect(store.draft.name).toBe('Mine')
  await store.save()
  store.take({ version: 10, name: 'Mine', text: '' })
  expect(store.get().version).toBe(10)
  store.undo()
  expect(store.draft.name).toBe('')
  store.redo()
  store.take({ version: 11, name: 'Theirs', text: '' })
  expect(store.draft.name).toBe('Theirs')
})

test('nothing is sent by itself where that is not wanted', async () => {
  const { store, update, type } = noteStore(false)
  update.mockRejectedValueOnce(lost)
  type('A')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(update).not.toHaveBeenCalled()
  expect(await store.save()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(update).toHaveBeenCalledTimes(1)
  expect(await store.save()).toBe(true)
})

test('a form shows what the server made of it, and throws what it refused', async () => {
  const { store, update, type } = noteStore(false)
  update.mockImplementationOnce(async () => ({ version: 2, name: 'Trimmed', text: 'Not sent' }))
  type(' Trimmed ')
  expect(await store.submit()).toBe(true)
  expect(store.draft).toEqual({ name: 'Trimmed', text: '' })
  expect(store.get().isDirty).toBe(false)
  update.mockRejectedValueOnce(refused)
  type('A')
  await expect(store.submit()).rejects.toBe(refused)
  update.mockRejectedValueOnce(conflict)
  expect(await store.submit()).toBe(false)
})

test('leaving saves what is saved by itself; what failed or waits for a button is given up', async () => {
  const automatic = noteStore()
  automatic.type('A')
  expect(automatic.store.leave()).toBe(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(automatic.server.note.name).toBe('A')

  const manual = noteStore(false)
  manual.type('A')
  expect(manual.store.leave()).toBe(false)

  const failed = noteStore()
  failed.update.mockRejectedValueOnce(refused)
  failed.type('A')
  await vi.advanceTimersByTimeAsync(1000)
  expect(failed.store.leave()).toBe(false)
  expect(failed.update).toHaveBeenCalledTimes(1)
})
