import { expect, test } from 'vitest'
import { openMemory, parseSeen } from './memory.ts'

const fakeStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  } as unknown as Storage
}

test('a note made in one tab is known in another, and sites do not mix', () => {
  const storage = fakeStorage()
  openMemory('site_a', () => storage).note('popup_1', 'shown', 10)
  openMemory('site_a', () => storage).note('popup_1', 'closed', 20)
  expect(openMemory('site_a', () => storage).seen('popup_1')).toEqual({ shown: 10, closed: 20, submitted: 0 })
  expect(openMemory('site_b', () => storage).seen('popup_1')).toEqual({ shown: 0, closed: 0, submitted: 0 })
})

test('blocked storage is remembered for the page', () => {
  const memory = openMemory('site_a', () => {
    throw new DOMException('denied', 'SecurityError')
  })
  memory.note('popup_1', 'submitted', 30)
  expect(memory.seen('popup_1').submitted).toBe(30)
})

test('what somebody else wrote there reads as never', () => {
  for (const text of [null, '', 'x,y', '{"a":1}'])
    expect(parseSeen(text)).toEqual({ shown: 0, closed: 0, submitted: 0 })
})
