/** Housekeeping: something that is done when a site or an installation begins to work, and every hour from then on. */
/** Hourly background work of a site. */
export interface Housekeeping {
  start(): Promise<void>
  wake(): void
  /** The work that has begun is done. */
  settled(): Promise<void>
  stop(): Promise<void>
}

const every_ms = 3_600_000

/** `work` ends early when `signal` aborts; errors are logged, and it is tried again an hour later. */
export function everyHour(
  work: (signal: AbortSignal) => Promise<void>,
  failed: (error: unknown) => void,
): Housekeeping {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  const once = () => {
    turn = turn.then(async () => {
      if (!ending.signal.aborted) await work(ending.signal).catch(failed)
    })
  }
  return {
    async start() {
      once()
      timer = setInterval(once, every_ms).unref()
    },
    wake() {},
    settled: () => turn,
    async stop() {
      ending.abort()
      clearInterval(timer)
      await turn
    },
  }
}
