/** What `npm test` runs. A new suite is a line here; nothing is left out silently. */
import { totalmem } from 'node:os'

export interface Suite {
  name: string
  /** Arguments of Node. */
  args: string[]
  /** The most that it may take: three times as long as on two free cores, for those that share theirs. */
  minutes: number
  /** The tools that it needs; they are found or installed before. */
  needs?: 'chromium' | 'windowed-chromium' | 'temporal' | 'schemathesis'
  /** It measures, so nothing runs at the same time. */
  alone?: boolean
  /** Where vitest writes how many tests passed and failed. */
  report?: string
}

/** Parts of vitest.config.ts, with a report of their own: other suites run beside it. */
function vitest(suite: Omit<Suite, 'args' | 'report'>, parts: string[], ...args: string[]): Suite {
  const report = `.cache/reports/${suite.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const projects = parts.map(part => `--project=${part}`)
  return { ...suite, report, args: ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...args, ...reporters] }
}

/** Memory for a third worker, and for a third suite beside two. */
export const isRoomy = totalmem() >= 12e9

/** A real browser on a busy machine. */
const browser = ['--testTimeout=180000']

/** In the gate a red run is the commit's fault: chaos is always the same. `npm run chaos` takes a new seed each time. */
export const CHAOS_SEED = 7

/**
 * Several at a time in this order: first what takes longest, beside it what says soon that something does not fit; at the end
 * what measures.
 */
export const suites: Suite[] = [
  { name: 'verify', args: ['scripts/verify.ts', '--without-arch'], minutes: 12 },
  // The others are over before it: with two workers the processors wait at its end.
  vitest(
    { name: 'unit and integration tests', minutes: 40 },
    ['server', 'clients', 'open-files'],
    ...(isRoomy ? ['--maxWorkers=3'] : []),
  ),
  vitest({ name: 'architecture', minutes: 4 }, ['arch'], '--maxWorkers=1'),
  vitest({ name: 'browser tests', minutes: 40, needs: 'chromium' }, ['browser'], ...browser),
  vitest({ name: 'components', minutes: 10, needs: 'chromium' }, ['payment-components', 'components'], ...browser),
  // The Temporal server, which may have to be built meanwhile, comes late.
  vitest({ name: 'Temporal', minutes: 25, needs: 'temporal' }, ['temporal']),
  { name: 'access', args: ['tests/access/main.ts', '--small'], minutes: 6 },
  {
    name: 'chaos on Temporal',
    args: ['tests/chaos/main.ts', '--runs=4', '--kills=1', `--seed=${CHAOS_SEED}`, '--runner=temporal'],
    minutes: 6,
    needs: 'temporal',
  },
  { name: 'contract', args: ['tests/schemathesis/main.ts', '--small'], minutes: 3, needs: 'schemathesis' },
  { name: 'guides', args: ['tests/docs/main.ts'], minutes: 4, needs: 'schemathesis' },
  { name: 'world', args: ['--import', './api/faster-imports.ts', 'tests/world/main.ts', '--small'], minutes: 3 },
  {
    name: 'world among nodes',
    args: ['--import', './api/faster-imports.ts', 'tests/world/main.ts', '--small', '--nodes=3'],
    minutes: 3,
  },
  { name: 'simulation', args: ['tests/simulate/main.ts', '--small'], minutes: 3 },
  { name: 'fleet', args: ['tests/simulate/main.ts', '--fleet', '--small'], minutes: 1 },
  { name: 'billing', args: ['--import', './api/faster-imports.ts', 'tests/billing/main.ts', '--small'], minutes: 3 },
  { name: 'chaos', args: ['tests/chaos/main.ts', '--runs=10', '--kills=2', `--seed=${CHAOS_SEED}`], minutes: 6 },
  { name: 'sync', args: ['--import', './api/faster-imports.ts', 'tests/sync/main.ts', '--small'], minutes: 2 },
  {
    name: 'attacks',
    args: ['--import', './api/faster-imports.ts', 'tests/attacks/main.ts', '--small'],
    minutes: 2,
  },
  { name: 'retrieval', args: ['tests/retrieval/main.ts', '--small'], minutes: 1 },
  { name: 'bounces', args: ['--import', './api/faster-imports.ts', 'tests/bounces/main.ts', '--small'], minutes: 1 },
  { name: 'reading', args: ['--import', './api/faster-imports.ts', 'tests/reader/main.ts', '--small'], minutes: 1 },
  vitest(
    { name: 'browser tests alone', minutes: 5, needs: 'windowed-chromium', alone: true },
    ['browser-alone'],
    ...['--no-file-parallelism', ...browser],
  ),
  { name: 'stalls', args: ['tests/stalls/main.ts', '--small'], minutes: 4, alone: true },
  // After all the tests, whose notes it reads.
  { name: 'promised refusals', args: ['tests/contract/main.ts'], minutes: 1, alone: true },
]
