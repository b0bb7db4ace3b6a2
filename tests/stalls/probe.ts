/** The program of a thread that asks two servers every few milliseconds, each over a connection of its own, how long they take. */
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { url, floor_url, every_ms } = workerData as { url: string; floor_url: string; every_ms: number }

class Probe {
  longest_ms = 0
  failed = 0
  #since: number | undefined
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  constructor(url: string) {
    this.#url = url
  }

  /** While an answer is awaited no other is asked for: how long it takes is the stall. */
  ask(): void {
    if (this.#since !== undefined) return
    this.#since = performance.now()
    const over = (isAnswered: boolean) => {
      this.look()
      this.#since = undefined
      if (!isAnswered) this.failed += 1
    }
    get(this.#url, { agent: this.#agent }, response => {
      response.resume().on('end', () => over(response.statusCode === 200))
    }).on('error', () => over(false))
  }

  /** With what is awaited still. */
  look(): void {
    if (this.#since !== undefined) this.longest_ms = Math.max(this.longest_ms, performance.now() - this.#since)
  }

  /** Since the last time. */
  take(): { longest_ms: number; failed: number } {
    this.look()
    const { longest_ms, failed } = this
    this.longest_ms = 0
    this.failed = 0
    return { longest_ms, failed }
  }
}

const [server, floor] = [new Probe(url), new Probe(floor_url)]
setInterval(() => {
  server.ask()
  floor.ask()
}, every_ms)
parentPort?.on('message', () => parentPort?.postMessage({ server: server.take(), floor: floor.take() }))
