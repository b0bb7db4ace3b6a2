/** For how long a task holds up the event loop. */
import { setTimeout as sleep } from 'node:timers/promises'

const looked_at_ms = 5

/** The longest hold, in milliseconds of CPU of this thread: other work on the machine adds nothing to it. */
export async function measureLongestTurn(task: () => Promise<unknown>): Promise<number> {
  let isDone = false
  const done = task().finally(() => {
    isDone = true
  })
  let longest = 0
  while (!isDone) {
    const before = process.threadCpuUsage()
    await sleep(looked_at_ms)
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
  }
  await done
  return longest
}
