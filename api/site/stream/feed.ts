/** One open stream: woken by signals, never polling, paced by its reader, ended when its rights or its reader are gone. */
import type { Event } from '../../platform/events/events.ts'

export interface Feed {
  /** Events after a place, at most one batch. */
  read(after: number): Promise<readonly Event[]>
  /** Turns a batch into text; runs with the rights of the last check. */
  write(events: readonly Event[]): string
  /** False ends the stream. */
  stillAllowed(): Promise<boolean>
  /** Calls back whenever there may be something new; answers how to stop that. */
  onWake(wake: () => void): () => void
  /** Told why the stream broke off. */
  failed(error: unknown): void
  /** Aborts when the caller goes away. */
  signal: AbortSignal
  check_ms: number
  heartbeat_ms: number
}

/** The stream's bytes, from the first event after `place` on. */
export function openFeed(feed: Feed, place: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = place
  let news = true
  let ended = false
  let cancelled = false
  let due: 'nothing' | 'check' | 'heartbeat' = 'nothing'
  let resume: (() => void) | undefined
  const wake = () => {
    resume?.()
    resume = undefined
  }
  const offWake = feed.onWake(() => {
    news = true
    wake()
  })
  const checking = setInterval(() => {
    due = 'check'
    wake()
  }, feed.check_ms).unref()
  const beating = setInterval(() => {
    if (due === 'nothing') due = 'heartbeat'
    wake()
  }, feed.heartbeat_ms).unref()
  const end = () => {
    if (ended) return
    ended = true
    offWake()
    clearInterval(checking)
    clearInterval(beating)
    feed.signal.removeEventListener('abort', end)
    wake()
  }
  feed.signal.addEventListener('abort', end, { once: true })
  if (feed.signal.aborted) end()

  /** The next text to send; null when the stream has ended. */
  async function next(): Promise<string | null> {
    while (!ended) {
      const now = due
      due = 'nothing'
      if (now === 'check' && !(await feed.stillAllowed())) break
      if (now === 'heartbeat') return ': alive\n\n'
      if (news) {
        news = false
        const events = await feed.read(after)
        const last = events.at(-1)
        if (last) {
          news = true
          after = last.seq
          return feed.write(events)
        }
      }
      // `resume` is set in the same turn in which nothing was found, so no wake-up is lost.
      if (!news && due === 'nothing' && !ended) await new Promise<void>(resolve => (resume = resolve))
    }
    return null
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(': open\n\n'))
      },
      async pull(controller) {
        try {
          const text = await next()
          if (text !== null) return controller.enqueue(encoder.encode(text))
        } catch (error) {
          // The caller takes the stream up again where it broke off.
          feed.failed(error)
        }
        end()
        if (!cancelled) controller.close()
      },
      cancel() {
        cancelled = true
        end()
      },
    },
    { highWaterMark: 1 },
  )
}
