/** An answer of server-sent events: told as they come, with a sign of life between. */
import { limits } from '../runtime/limits.ts'

const heartbeat_ms = 15_000

/** `EventsOf` a contract are what it may tell. */
export interface EventSender<Events> {
  tell<Name extends keyof Events & string>(event: Name, data: Events[Name]): void
  end(): void
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/** What is told after its reader is gone, or has stopped reading, is lost: who comes back reads the messages. */
export function eventStream<Events>(
  signal: AbortSignal,
  begin: (telling: EventSender<Events>) => (() => void) | undefined,
): Response {
  const encoder = new TextEncoder()
  let stop: (() => void) | undefined
  let beat: NodeJS.Timeout | undefined
  let isOpen = true
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const close = () => {
        if (!isOpen) return
        isOpen = false
        clearInterval(beat)
        signal.removeEventListener('abort', close)
        stop?.()
        try {
          controller.close()
        } catch {
          // its reader canceled it
        }
      }
      const write = (text: string) => {
        if (!isOpen) return
        controller.enqueue(encoder.encode(text))
        if ((controller.desiredSize ?? 0) < 0) close()
      }
      write(': open\n\n')
      beat = setInterval(() => write(': alive\n\n'), heartbeat_ms).unref()
      signal.addEventListener('abort', close, { once: true })
      stop = begin({ tell: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), end: close })
      if (!isOpen) stop?.()
      if (signal.aborted) close()
    },
    cancel() {
      isOpen = false
      clearInterval(beat)
      stop?.()
    },
  }
  const unread = { highWaterMark: limits.stream_unread_bytes_max, size: (text: Uint8Array) => text.byteLength }
  return new Response(new ReadableStream(source, unread), { headers })
}
