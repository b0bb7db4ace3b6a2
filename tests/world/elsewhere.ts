/** Worlds in processes of their own. */
import { availableParallelism } from 'node:os'
import { runNode } from '../../scripts/child.ts'

const root = `${import.meta.dirname}/../..`

export interface Ended {
  days: number
  actions: number
  emails: number
  runs: number
  compared: number
  calls: number
  differences: number
  /** What it said before its last line. */
  lines: string[]
}

/** `plant`: the name of a defect that is put back. */
export async function playElsewhere(
  bounds: readonly string[],
  { plant, timeoutMs }: { plant?: string; timeoutMs?: number } = {},
): Promise<Ended> {
  const hook = plant ? ['--import', './tests/world/planted/hook.ts'] : []
  // A world makes much and keeps little: a larger nursery, from the start, is collected less often.
  const args = [
    '--max-semi-space-size=64',
    '--min-semi-space-size=32',
    '--import',
    './api/faster-imports.ts',
    ...hook,
    'tests/world/main.ts',
    ...bounds,
  ]
  const env = plant ? { WORLD_PLANT: plant } : {}
  const { output } = await runNode(args, { cwd: root, env, ...(timeoutMs && { timeoutMs }) })
  const lines = output.trimEnd().split('\n')
  const last = lines.findLastIndex(line => line.startsWith('{"days"'))
  if (last < 0) throw new Error(`The world of ${plant ?? bounds.join(' ')} did not end: ${output.slice(-1_000)}`)
  return { ...JSON.parse(lines[last] ?? ''), lines: lines.slice(0, last) }
}

/** Seeds on all cores, a process on each: the second world there needs no start, and its code is compiled. */
export async function playSeeds(
  seeds: readonly number[],
  bounds: readonly string[],
  onEnd: (ended: Ended) => void,
): Promise<void> {
  const processes = Math.min(availableParallelism(), seeds.length)
  const work = async (process: number) => {
    const own = seeds.filter((_, place) => place % processes === process)
    onEnd(await playElsewhere([...bounds, `--one-by-one=${own.join()}`]))
  }
  await Promise.all(Array.from({ length: processes }, (_, process) => work(process)))
}
