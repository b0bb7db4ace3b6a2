import { expect, test } from 'vitest'
import { EventParser } from './sse.ts'

const STREAM =
  ': hello\r\n\r\nid: 1\r\nevent: lead.created\r\ndata: {"a":\r\ndata: 1}\r\n\r\nretry: 20\r\n\r\ndata:  two\r\n\r\n'
const EVENTS = [
  { id: '1', event: 'lead.created', data: '{"a":\n1}', retry: undefined },
  { id: undefined, event: 'message', data: '', retry: 20 },
  { id: undefined, event: 'message', data: ' two', retry: undefined },
]

test.each([
  ['CRLF', STREAM],
  ['LF', STREAM.replaceAll('\r\n', '\n')],
  ['CR', `${STREAM.replaceAll('\r\n', '\r')} `],
])('reads events with %s, wherever the chunks are cut', (_, text) => {
  for (let cut = 0; cut <= text.length; cut++) {
    const parser = new EventParser()
    expect([...parser.push(text.slice(0, cut)), ...parser.push(text.slice(cut))]).toEqual(EVENTS)
  }
})

test('keeps an event back until its empty line has come', () => {
  const parser = new EventParser()
  expect(parser.push('data: half\n')).toEqual([])
  expect(parser.push('\n')).toMatchObject([{ data: 'half' }])
})

test('ignores an id that holds NUL, as the standard asks', () => {
  expect(new EventParser().push('id: 1\0\ndata: x\n\n')).toMatchObject([{ id: undefined, data: 'x' }])
})
