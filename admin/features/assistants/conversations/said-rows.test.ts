import type { ConversationMessage } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { questionsOf, saidRows } from './said-rows.ts'

const said = (number: number, author: ConversationMessage['author'], text: string, more: object = {}) =>
  ({ id: `cmsg_${number}`, number, author, text, status: 'complete', ...more }) as ConversationMessage
const words = (rows: ReturnType<typeof saidRows>) => rows.map(({ text }) => text)

test('the first words stand first, and each answer knows its question', () => {
  const rows = saidRows([said(3, 'person', 'C'), said(2, 'assistant', 'B'), said(1, 'visitor', 'A')], undefined)
  expect(words(rows)).toEqual(['A', 'B', 'C'])
  expect([...questionsOf(rows)]).toEqual([
    ['cmsg_2', 'A'],
    ['cmsg_3', 'A'],
  ])
})

test('what is being written is there once, whether or not it was read from the server by now', () => {
  const before = [said(1, 'visitor', 'A')]
  const live = { question: 'B', text: 'so far', after: 1 }
  expect(words(saidRows(before, live))).toEqual(['A', 'B', 'so far'])
  const asked = [said(2, 'visitor', 'B'), ...before]
  expect(words(saidRows(asked, live))).toEqual(['A', 'B', 'so far'])
  const begun = [said(3, 'assistant', '', { status: 'writing' }), ...asked]
  expect(words(saidRows(begun, live))).toEqual(['A', 'B', 'so far'])
  const done = [said(3, 'assistant', 'whole'), ...asked]
  expect(words(saidRows(done, live))).toEqual(['A', 'B', 'whole'])
})
