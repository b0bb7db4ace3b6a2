/**
 * One request again and again by a connection of its own, and how long each is waited for: counted from when it was due, so that a
 * late answer counts for those too that had to wait behind it.
 */
import { isWhole, open, percentile } from './load.ts'

export interface Samples {
  asked: number
  /** Answered, but not as it should be. */
  refused: number
  /** Without an answer within the second after the end. */
  lost: number
  p50_ms: number
  p99_ms: number
  max_ms: number
}

export async function sample(port: number, request: Buffer, every_ms: number): Promise<{ stop(): Promise<Samples> }> {
  const socket = await open(port)
  const took: number[] = []
  const due: number[] = []
  let refused = 0
  let lost = 0
  let received = ''
  socket.on('error', () => undefined)
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
    const [first] = due
    if (first === undefined || !isWhole(received)) return
    due.shift()
    took.push(performance.now() - first)
    if (Number(received.slice(9, 12)) >= 300) refused += 1
    received = ''
    if (due.length > 0) socket.write(request)
  })
  const timer = setInterval(() => {
    due.push(performance.now())
    if (due.length === 1) socket.write(request)
  }, every_ms)
  return {
    async stop() {
      clearInterval(timer)
      const until = performance.now() + 1_000
      while (due.length > 0 && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 5))
      lost = due.length
      socket.destroy()
      const at = (share: number) => Math.round(percentile(took, share))
      const figures = { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) }
      return { asked: took.length + lost, refused, lost, ...figures }
    },
  }
}
