import { expect, test } from 'vitest'
import { type ServerEvent, serverEvents } from './server-events.ts'

const bytes = new TextEncoder().encode(
  ': hello\n\nevent: text\ndata: {"text":"Añadir 🌱"}\n\nevent: text\r\ndata: one\r\ndata: two\r\n\r\ndata:bare\n\nevent: message\ndata: {"cut',
)

async function read(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const events: ServerEvent[] = []
  for await (const event of serverEvents(body)) events.push(event)
  return events
}

const expected = [
  { event: 'text', data: '{"text":"Añadir 🌱"}' },
  { event: 'text', data: 'one\ntwo' },
  { event: 'message', data: 'bare' },
]

test('events are the same wherever the stream is cut, in a character too, and half of one is none', async () => {
  for (let at = 0; at <= bytes.length; at++) {
    expect(await read([bytes.slice(0, at), bytes.slice(at)]), `cut at ${at}`).toEqual(expected)
  }
  expect(await read([...bytes].map(byte => Uint8Array.of(byte)))).toEqual(expected)
})

test('who stops listening closes the stream', async () => {
  let canceled = false
  const body = new ReadableStream<Uint8Array>({
    pull: controller => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
    cancel() {
      canceled = true
    },
  })
  for await (const { data } of serverEvents(body)) {
    expect(data).toBe('more')
    break
  }
  expect(canceled).toBe(true)
})
