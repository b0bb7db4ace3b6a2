import { expect, test } from 'vitest'
import { isWritten } from './is-written.ts'

const text = (said: string) =>
  ({ id: 'b', type: 'text', content: [{ type: 'paragraph', runs: said === '' ? [] : [{ text: said }] }] }) as const
const document = (...blocks: unknown[]) => ({ body_text: 'x', document: { version: 1, blocks } }) as never

test('header, footer and empty paragraphs say nothing', () => {
  expect(isWritten(document({ id: 'a', type: 'header' }, text(''), { id: 'c', type: 'footer', text: 'Legal' }))).toBe(
    false,
  )
  expect(isWritten(document(text(' ')))).toBe(false)
  expect(isWritten({ body_text: ' \n' })).toBe(false)
})

test('words and any other block do', () => {
  expect(isWritten(document(text('Hello')))).toBe(true)
  expect(isWritten(document(text(''), { id: 'd', type: 'divider' }))).toBe(true)
  expect(isWritten({ body_text: 'Hello' })).toBe(true)
})
