/** Timers of a runner on a clock that a test moves. A runner that has set its timer is at rest. */
import { setTimeout as sleep } from 'node:timers/promises'

interface Alarm {
  at: number
  ring: () => void
}

export interface AlarmClock {
  set(ms: number, ring: () => void): () => void
  /** Resolves when the runner sleeps. */
  rest(): Promise<void>
  /** Rings all that is due, until the runner sleeps and nothing is. */
  ringDue(): Promise<void>
}

const patience_ms = 10_000

export function alarmClock(now: () => number): AlarmClock {
  const alarms = new Set<Alarm>()
  const rest = async () => {
    const ends = performance.now() + patience_ms
    do {
      await sleep(1)
      if (performance.now() > ends) throw new Error('The runner does not come to rest')
    } while (alarms.size === 0)
  }
  return {
    set(ms, ring) {
      const alarm = { at: now() + ms, ring }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    rest,
    async ringDue() {
      for (;;) {
        await rest()
        const due = [...alarms].filter(alarm => alarm.at <= now())
        if (due.length === 0) return
        for (const alarm of due) {
          alarms.delete(alarm)
          alarm.ring()
        }
      }
    },
  }
}
