/** Letters are waited for, and not for ever. */
import { afterEach, expect, test, vi } from 'vitest'
import { settleLetters } from './settle-letters.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.letters
})

const answer = (letters: Promise<FontFace[]>) => vi.spyOn(document.fonts, 'load').mockReturnValue(letters)

test.each([
  ['in time they are used', Promise.resolve([]), undefined],
  ['late they stay away', new Promise<FontFace[]>(() => undefined), 'system'],
])('%s', async (_, letters, shown) => {
  answer(letters)
  await settleLetters()
  expect(document.documentElement.dataset.letters).toBe(shown)
})

test('refused they stay away', async () => {
  answer(Promise.reject(new Error('blocked')))
  await settleLetters()
  expect(document.documentElement.dataset.letters).toBe('system')
})
