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
  // A world makes much and keeps little: a larger nursery is collected less often.
  const args = [
    '--max-semi-space-size=64',
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

/** Seeds one after another, as many at once as there are cores; none begins once one has shown a difference. */
export async function playSeeds(
  seeds: readonly number[],
  bounds: readonly string[],
  onEnd: (ended: Ended) => void,
): Promise<void> {
  const left = [...seeds]
  const work = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const ended = await playElsewhere([...bounds, `--seed=${seed}`])
      if (ended.differences > 0) left.length = 0
      onEnd(ended)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
