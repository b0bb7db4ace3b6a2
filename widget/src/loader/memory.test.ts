import { afterEach, expect, test, vi } from 'vitest'
import { openMemory } from './memory.ts'

afterEach(() => vi.useRealTimers())

const fakeStorage = (items: Record<string, string> = {}): Storage =>
  Object.defineProperties(items, {
    getItem: { configurable: true, value: (key: string) => items[key] ?? null },
    setItem: {
      configurable: true,
      value: (key: string, text: string) => {
        items[key] = text
      },
    },
    removeItem: { configurable: true, value: (key: string) => delete items[key] },
  }) as unknown as Storage

const open = (site: string, storage: Storage, consent: boolean | 'as before' = true) => {
  const memory = openMemory(site, () => storage)
  memory.consent(consent === 'as before' ? undefined : consent)
  return memory
}

test('a note made in one tab is known in another, and sites do not mix', () => {
  vi.useFakeTimers({ now: 10 })
  const storage = fakeStorage()
  open('site_a', storage).note('popup_1', 0)
  vi.setSystemTime(20)
  open('site_a', storage).note('popup_1', 1)
  expect(open('site_a', storage).seen('popup_1')).toEqual([10, 20])
  open('site_a', storage).note('popup_2', 2)
  expect(open('site_a', storage).seen('popup_2')).toEqual([0, 0, 20])
  expect(open('site_b', storage).seen('popup_1')).toEqual([0])
})

test('blocked storage is remembered for the page', () => {
  vi.useFakeTimers({ now: 30 })
  const memory = openMemory('site_a', () => {
    throw new DOMException('denied', 'SecurityError')
  })
  memory.consent(true)
  memory.note('popup_1', 2)
  expect(memory.seen('popup_1')[2]).toBe(30)
  expect(memory.consented()).toBe(true)
  expect(memory.visitor()).toBe(memory.visitor())
})

test('blocked storage is no consent', () => {
  const memory = openMemory('site_a', () => {
    throw new DOMException('denied', 'SecurityError')
  })
  memory.consent(undefined)
  expect(memory.consented()).toBe(false)
})

test('what somebody else wrote there keeps nothing from showing', () => {
  for (const text of ['', 'x,y', '{"a":1}']) {
    const [shown, closed, submitted] = open('site_a', fakeStorage({ 'leadwright:site_a:popup_1': text })).seen(
      'popup_1',
    )
    for (const moment of [shown, closed, submitted]) expect(Number(moment) > 0).toBe(false)
  }
})

test('without consent nothing is stored, but holds for the page', () => {
  const items: Record<string, string> = {}
  const memory = open('site_a', fakeStorage(items), 'as before')
  memory.note('popup_1', 0)
  const visitor = memory.visitor()
  expect(visitor).toMatch(/^[\w-]{16,64}$/)
  expect(memory.consented()).toBe(false)
  expect(memory.seen('popup_1')[0]).toBeGreaterThan(0)
  expect(items).toEqual({})
  memory.consent(true)
  expect(memory.visitor()).toBe(visitor)
  expect(Object.keys(items).sort()).toEqual(['leadwright:site_a:', 'leadwright:site_a:popup_1'])
})

test('consent is remembered, and revoking it deletes everything of the site and nothing else', () => {
  const items: Record<string, string> = { theirs: '1', 'leadwright:site_b:': 'x,1' }
  const before = open('site_a', fakeStorage(items), true)
  const visitor = before.visitor()
  before.note('popup_1', 0)
  const later = open('site_a', fakeStorage(items), 'as before')
  expect(later.consented()).toBe(true)
  expect(later.visitor()).toBe(visitor)
  later.consent(false)
  expect(items).toEqual({ theirs: '1', 'leadwright:site_b:': 'x,1' })
  expect(later.consented()).toBe(false)
  later.note('popup_1', 1)
  expect(Object.keys(items)).toHaveLength(2)
  expect(open('site_a', fakeStorage(items), 'as before').consented()).toBe(false)
})

test('whoever comes back after half an hour is returning', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const storage = fakeStorage()
  expect(open('site_a', storage).returning()).toBe(false)
  vi.setSystemTime(1_000_000 + 1_800_000)
  expect(open('site_a', storage).returning()).toBe(false)
  vi.setSystemTime(1_000_000 + 1_800_001)
  expect(open('site_a', storage).returning()).toBe(true)
})

test('whoever takes consent back is somebody else afterwards, on the same page too', () => {
  const items: Record<string, string> = {}
  const memory = open('site_a', fakeStorage(items), true)
  const visitor = memory.visitor()
  memory.note('popup_1', 0)
  memory.consent(false)
  expect(items).toEqual({})
  expect(memory.visitor()).not.toBe(visitor)
  memory.consent(true)
  expect(Object.values(items).join()).not.toContain(visitor)
  expect(memory.seen('popup_1')[0]).toBeGreaterThan(0)
})
