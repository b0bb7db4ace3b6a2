/** Reads server-sent events out of a byte stream, as the HTML standard describes the format. */

export interface ServerSentEvent {
  id: string | undefined
  event: string
  data: string
  /** Milliseconds that the server wants between two connections. */
  retry: number | undefined
}

/** Collects chunks of text and gives back the events that are complete. */
export class EventParser {
  #rest = ''
  #lines: string[] = []

  push(chunk: string): ServerSentEvent[] {
    const events: ServerSentEvent[] = []
    const text = this.#rest + chunk
    // A CR at the very end may be half of a CRLF.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text
    const lines = whole.split(/\r\n|\n|\r/)
    this.#rest = lines.pop()! + text.slice(whole.length)
    for (const line of lines) {
      if (line !== '') this.#lines.push(line)
      else {
        const event = eventOf(this.#lines)
        this.#lines = []
        if (event) events.push(event)
      }
    }
    return events
  }
}

/** The events of an answer as they arrive; `onChunk`: something came, if only a comment. */
export async function* serverSentEvents(
  response: Response,
  onChunk?: () => void,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  const parser = new EventParser()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onChunk?.()
      yield* parser.push(decoder.decode(value, { stream: true }))
    }
  } finally {
    // Whoever reads no further leaves nothing open.
    void reader.cancel().catch(() => undefined)
  }
}

function eventOf(lines: string[]): ServerSentEvent | undefined {
  const event: ServerSentEvent = { id: undefined, event: 'message', data: '', retry: undefined }
  const data: string[] = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event.event = value
    else if (field === 'id' && !value.includes('\0')) event.id = value
    else if (field === 'retry' && /^\d+$/.test(value)) event.retry = Number(value)
  }
  event.data = data.join('\n')
  return data.length > 0 || event.retry !== undefined || event.id !== undefined ? event : undefined
}
