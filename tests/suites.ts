/** What `npm test` runs, in this order. A new suite is a line here; nothing is left out silently. */

export interface Suite {
  name: string
  /** Arguments of Node. */
  args: string[]
  minutes: number
  /** What must be on the machine; it is found or installed before. */
  needs?: 'chromium' | 'java' | 'temporal'
}

/** Where vitest writes how many tests passed and failed. */
export const VITEST_REPORT = '.cache/vitest.json'

const vitest = (...args: string[]): string[] => [
  ...['node_modules/vitest/vitest.mjs', 'run', ...args],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
]

// The Temporal server, which may have to be built meanwhile, comes late.
export const suites: Suite[] = [
  { name: 'verify', args: ['scripts/verify.ts', '--without-arch'], minutes: 3 },
  {
    name: 'unit and integration tests',
    args: vitest('--exclude=**/browser/**', '--exclude=tests/journeys/temporal*', '--exclude=examples/temporal/**'),
    minutes: 12,
  },
  // One file at a time: they measure what a visitor's machine would feel, and two cores are soon busy.
  { name: 'browser tests', args: vitest('--no-file-parallelism', '/browser/'), minutes: 14, needs: 'chromium' },
  { name: 'simulation', args: ['tests/simulate/main.ts', '--small'], minutes: 3 },
  // The seed is new each time, and printed: `npm run chaos -- --seed N` repeats it.
  { name: 'chaos', args: ['tests/chaos/main.ts', '--runs=40', '--kills=4'], minutes: 6 },
  { name: 'generated code', args: ['scripts/generate.ts', '--check'], minutes: 3, needs: 'java' },
  // One server at a time.
  {
    name: 'Temporal',
    args: vitest('--no-file-parallelism', 'tests/journeys/temporal', 'examples/temporal'),
    minutes: 14,
    needs: 'temporal',
  },
  {
    name: 'chaos on Temporal',
    args: ['tests/chaos/main.ts', '--runs=20', '--kills=3', '--runner=temporal'],
    minutes: 6,
    needs: 'temporal',
  },
]
