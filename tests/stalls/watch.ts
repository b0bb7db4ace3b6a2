/** How long the server let others wait, as somebody sees it from outside. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const every_ms = 20

export interface Seen {
  /** Beyond what the machine itself let wait in the same time. */
  stall_ms: number
  /** Probes without an answer. */
  failed: number
}

export interface Watch {
  /** What was seen since it was asked the last time. */
  take(): Promise<Seen>
  close(): Promise<void>
}

export async function watch(server: string): Promise<Watch> {
  const floor = fork(join(import.meta.dirname, 'floor.ts'))
  const [port] = await once(floor, 'message')
  const worker = new Worker(join(import.meta.dirname, 'probe.ts'), {
    workerData: { url: `${server}/healthz`, floor_url: `http://127.0.0.1:${port}/`, every_ms },
  })
  await once(worker, 'online')
  return {
    async take() {
      worker.postMessage('take')
      const [{ server, floor }] = await once(worker, 'message')
      return { stall_ms: Math.max(0, server.longest_ms - floor.longest_ms), failed: server.failed }
    },
    async close() {
      floor.kill()
      await worker.terminate()
    },
  }
}
