/**
 * How long a start on a folder with the demo takes until /readyz, and how much memory the process holds at rest. Floor: a
 * bare Hono server under the same Node. Both are started in turns, so that a noisy machine is as noisy for either.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { residentBytes } from './parts/process-use.ts'

const rounds = Number(process.env.BENCH_STARTS ?? 7)
/** A process is idle this long after the last request. */
const rest_ms = 10_000
const floorProgram = join(import.meta.dirname, 'parts/start-floor.ts')

export async function* bench(): AsyncGenerator<object> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-bench-'))
  const port = await freePort()
  const ours = () => startServer({ folder, port })
  const floor = () => startServer({ folder, port, program: floorProgram })
  try {
    // The first start makes the folder and the demo; it is not what is measured.
    await (await ours()).stop()
    const ready: { ours: number[]; floor: number[] } = { ours: [], floor: [] }
    for (let n = 0; n < rounds; n++) {
      ready.floor.push(await timed(floor))
      ready.ours.push(await timed(ours))
    }
    yield line('ready_ms', 'ms', median(ready.ours), median(ready.floor), 2_000)
    yield line('rss_bytes', 'B', await memoryAtRest(ours), await memoryAtRest(floor), 150_000_000)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const line = (name: string, unit: string, value: number, floor: number, goal: number): object => ({
  name,
  unit,
  value: Math.round(value),
  floor: Math.round(floor),
  ratio: Number((value / floor).toFixed(2)),
  goal,
  reached: value <= goal,
})

async function timed(start: () => Promise<ServerProcess>): Promise<number> {
  const server = await start()
  await server.stop()
  return server.ready_ms
}

async function memoryAtRest(start: () => Promise<ServerProcess>): Promise<number> {
  const server = await start()
  await sleep(rest_ms)
  const bytes = residentBytes(server.child.pid ?? 0)
  await server.stop()
  return bytes
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
