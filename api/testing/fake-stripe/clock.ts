/** Time of the fake: it stands until it is advanced, and what is due then happens in its order. */

export type Clock = ReturnType<typeof createClock>

export function createClock(start: number) {
  let now = start
  const timers = new Map<string, { at: number; run: () => void | Promise<void> }>()

  return {
    /** Milliseconds. */
    now: () => now,
    /** As Stripe writes times. */
    seconds: () => Math.floor(now / 1_000),
    /** Another timer of the same name is replaced. `at` in seconds. */
    schedule(name: string, at: number, run: () => void | Promise<void>): void {
      timers.set(name, { at: at * 1_000, run })
    },
    isScheduled: (name: string) => timers.has(name),
    cancel(name: string): void {
      timers.delete(name)
    },
    async advance(milliseconds: number, afterEach: () => Promise<void>): Promise<void> {
      const end = now + milliseconds
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
        if (!next) break
        const [name, timer] = next
        timers.delete(name)
        now = Math.max(now, timer.at)
        await timer.run()
        await afterEach()
      }
      now = end
    },
  }
}
