/** Wake-up times are kept in memory only and lost in a crash. */
import type { Mistake } from '../mistake.ts'

export const wakesInMemory: Mistake = {
  name: 'wakes-in-memory',
  says: 'a wake-up is remembered by the process and not restored after a crash',
  found_in: 1,
  port(port) {
    const wakes = new Map<string, number>()
    const due = (now: number) => [...wakes].filter(([, at]) => at <= now)
    return {
      ...port,
      async claimDue(tx, asked) {
        for (const [run_id, at] of due(asked.now)) {
          wakes.delete(run_id)
          await tx.run('update runs set wake_at = ? where id = ? and ended_at is null', [at, run_id])
        }
        return port.claimDue(tx, asked)
      },
      async save(tx, transitions) {
        for (const { run_id, wake_at } of transitions) {
          if (wake_at === null) wakes.delete(run_id)
          else wakes.set(run_id, wake_at)
        }
        await port.save(
          tx,
          transitions.map(transition => ({ ...transition, wake_at: null })),
        )
      },
      async nextWake() {
        const stored = await port.nextWake()
        const moments = [...wakes.values(), ...(stored === null ? [] : [stored])]
        return moments.length > 0 ? Math.min(...moments) : null
      },
    }
  },
}
