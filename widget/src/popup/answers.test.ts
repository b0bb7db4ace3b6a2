import { afterEach, expect, test, vi } from 'vitest'
import type { Field } from '../wire.ts'
import { hiddenText, wireValue } from './answers.ts'

afterEach(() => vi.unstubAllGlobals())

const hidden = (fill?: Field['fill']): Field => ({ name: 'source', type: 'hidden', label: '', fill })
const element = (attributes: Record<string, string>) =>
  ({ getAttribute: (name: string) => attributes[name] ?? null }) as unknown as HTMLElement

test('a hidden field is filled from the query, a cookie or an attribute', () => {
  vi.stubGlobal('location', { search: '?source=spring&utm_source=letter' })
  vi.stubGlobal('document', { cookie: 'a=1; ref=caf%C3%A9; b=2' })
  expect(hiddenText(hidden(), [])).toBe('spring')
  expect(hiddenText(hidden({ from: 'query', name: 'utm_source' }), [])).toBe('letter')
  expect(hiddenText(hidden({ from: 'query', name: 'gone' }), [])).toBe('')
  expect(hiddenText(hidden({ from: 'cookie', name: 'ref' }), [])).toBe('café')
  expect(hiddenText(hidden({ from: 'cookie', name: 'gone' }), [])).toBe('')
  const places = [undefined, element({ 'data-plan': 'pro' }), element({ 'data-plan': 'free', 'data-shop': '7' })]
  expect(hiddenText(hidden({ from: 'attribute', name: 'plan' }), places)).toBe('pro')
  expect(hiddenText(hidden({ from: 'attribute', name: 'shop' }), places)).toBe('7')
})

test('a frame that may not read cookies, and a cookie that is no text, leave it empty', () => {
  const fill = { from: 'cookie', name: 'ref' } as const
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('sandboxed', 'SecurityError')
    },
  })
  expect(hiddenText(hidden(fill), [])).toBe('')
  vi.stubGlobal('document', { cookie: 'ref=%E0%A4%A' })
  expect(hiddenText(hidden(fill), [])).toBe('')
})

test('answers travel as their own type, empty ones not at all', () => {
  expect(wireValue('number', ' 2.5 ', false)).toBe(2.5)
  expect(wireValue('checkbox', 'on', false)).toBe(false)
  expect(wireValue('website', 'example.com', false)).toBe('https://example.com')
  expect(wireValue('password', ' a ', false)).toBe(' a ')
  expect(wireValue('text', '  ', false)).toBeUndefined()
})
