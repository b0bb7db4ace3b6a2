/** How long the event loop stood still at most, and how much memory the process had at most. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const look_ms = 50

export function watchLoop() {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  let bytes = 0
  const look = () => {
    bytes = Math.max(bytes, process.memoryUsage.rss())
  }
  const timer = setInterval(look, look_ms)
  return {
    end() {
      clearInterval(timer)
      delay.disable()
      const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e6)
      return { value: ms(delay.percentile(99)), longest: ms(delay.max), megabytes: Math.round(bytes / 1_048_576) }
    },
  }
}
