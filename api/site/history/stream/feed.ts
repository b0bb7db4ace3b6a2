/** One open stream: woken by signals, never polling, paced by its reader, ended when its rights or its reader are gone. */

export interface Feed<P, E extends { place: P }> {
  /** Sent first: whoever is cut off before anything happened comes back to where it began. */
  beginning: string
  /** What happened after a place, at most one batch; each with the place from which the next is read. */
  read(after: P): Promise<readonly E[]>
  /** Turns a batch into text; the rights have been looked at since it was read. */
  write(events: readonly E[]): string
  /** False ends the stream. */
  stillAllowed(): Promise<boolean>
  /** Calls back whenever there may be something new; answers how to stop that. */
  onWake(wake: () => void): () => void
  /** Signals that are sent besides the events, at most once in `rest_ms`; a stream cannot resume from them. */
  pulse?: { onBeat: (beat: () => void) => () => void; write: () => string; rest_ms: number }
  /** Told why the stream broke off. */
  failed(error: unknown): void
  /** Aborts when the caller goes away. */
  signal: AbortSignal
  check_ms: number
  heartbeat_ms: number
}

/** The stream's bytes, from the first event after `place` on. */
export function openFeed<P, E extends { place: P }>(feed: Feed<P, E>, place: P): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = place
  let news = true
  let ended = false
  let canceled = false
  let resume: (() => void) | undefined
  const wake = () => {
    resume?.()
    resume = undefined
  }
  const offWake = feed.onWake(() => {
    news = true
    wake()
  })
  const pulse = feed.pulse && openPulse(feed.pulse, wake)
  const timers = openTimers(feed, wake)
  const end = () => {
    if (ended) return
    ended = true
    offWake()
    pulse?.end()
    timers.end()
    feed.signal.removeEventListener('abort', end)
    wake()
  }
  feed.signal.addEventListener('abort', end, { once: true })
  if (feed.signal.aborted) end()

  /** The next text to send; null when the stream has ended. */
  async function next(): Promise<string | null> {
    while (!ended) {
      const now = timers.take()
      if (now === 'check' && !(await feed.stillAllowed())) break
      if (now === 'heartbeat') return ': alive\n\n'
      const beat = pulse?.take()
      if (beat && (await feed.stillAllowed())) return beat
      if (beat) break
      if (news) {
        news = false
        const events = await feed.read(after)
        const last = events.at(-1)
        if (last) {
          news = true
          after = last.place
          if (!(await feed.stillAllowed())) break
          return feed.write(events)
        }
      }
      // `resume` is set in the same turn in which nothing was found, so no wake-up is lost.
      if (!news && !timers.waits() && !pulse?.waits() && !ended) await new Promise<void>(resolve => (resume = resolve))
    }
    return null
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(`: open\n\n${feed.beginning}`))
      },
      async pull(controller) {
        try {
          const text = await next()
          if (text !== null && !canceled) return controller.enqueue(encoder.encode(text))
        } catch (error) {
          // The caller resumes the stream where it ended.
          feed.failed(error)
        }
        end()
        if (!canceled) controller.close()
      },
      cancel() {
        canceled = true
        end()
      },
    },
    { highWaterMark: 1 },
  )
}

/** When the rights are looked at again, and when an idle stream says that it is alive. */
function openTimers(
  { check_ms, heartbeat_ms }: Pick<Feed<unknown, never>, 'check_ms' | 'heartbeat_ms'>,
  wake: () => void,
) {
  let due: 'nothing' | 'check' | 'heartbeat' = 'nothing'
  const checking = setInterval(() => {
    due = 'check'
    wake()
  }, check_ms).unref()
  const beating = setInterval(() => {
    if (due === 'nothing') due = 'heartbeat'
    wake()
  }, heartbeat_ms).unref()
  return {
    waits: () => due !== 'nothing',
    /** What is due, once. */
    take() {
      const now = due
      due = 'nothing'
      return now
    },
    end() {
      clearInterval(checking)
      clearInterval(beating)
    },
  }
}

/** Throttles: the first call at once, later ones combined. */
function openPulse(
  { onBeat, write, rest_ms }: NonNullable<Feed<unknown, { place: unknown }>['pulse']>,
  wake: () => void,
) {
  let state: 'still' | 'beating' | 'resting' = 'still'
  let again = false
  let timer: NodeJS.Timeout | undefined
  const beat = () => {
    if (state !== 'still') {
      again = state === 'resting'
      return
    }
    state = 'beating'
    wake()
  }
  const off = onBeat(beat)
  const rested = () => {
    state = 'still'
    if (!again) return
    again = false
    beat()
  }
  return {
    waits: () => state === 'beating',
    /** The text to send, once. */
    take(): string | undefined {
      if (state !== 'beating') return undefined
      state = 'resting'
      timer = setTimeout(rested, rest_ms).unref()
      return write()
    },
    end() {
      off()
      clearTimeout(timer)
    },
  }
}
