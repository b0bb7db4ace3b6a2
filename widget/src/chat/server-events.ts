/** Reads server-sent events from an answer's body, however it is cut. */

export type ServerEvent = { event: string; data: string }

export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  // A character may be cut by the end of a piece.
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += value ? decoder.decode(value, { stream: true }) : ''
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const told = eventOf(block)
        if (told) yield told
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

function eventOf(block: string): ServerEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}
