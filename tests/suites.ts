/** What `npm test` runs, in this order. A new suite is a line here; nothing is left out silently. */

export interface Suite {
  name: string
  /** Arguments of Node. */
  args: string[]
  /** The most that it may take: three times as long as on two free cores, for those that share theirs. */
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

/** A real browser on a busy machine: what fails is tried twice more, and named in the summary if it then passes. */
const browser = (...args: string[]): string[] => vitest('--retry=2', '--testTimeout=60000', ...args)

/** They measure what a visitor's machine would feel, or fill it with pages: no other test runs beside them. */
const alone = ['show', 'form', 'back-forward-cache'].map(name => `widget/browser/${name}.test.ts`)

// The Temporal server, which may have to be built meanwhile, comes late.
export const suites: Suite[] = [
  { name: 'verify', args: ['scripts/verify.ts', '--without-arch'], minutes: 3 },
  {
    name: 'unit and integration tests',
    args: vitest('--exclude=**/browser/**', '--exclude=tests/journeys/temporal*', '--exclude=examples/temporal/**'),
    minutes: 25,
  },
  {
    name: 'browser tests',
    args: browser('/browser/', ...alone.map(file => `--exclude=${file}`)),
    minutes: 25,
    needs: 'chromium',
  },
  { name: 'browser tests alone', args: browser('--no-file-parallelism', ...alone), minutes: 5, needs: 'chromium' },
  { name: 'simulation', args: ['tests/simulate/main.ts', '--small'], minutes: 3 },
  // The seed is new each time, and printed: `npm run chaos -- --seed N` repeats it.
  { name: 'chaos', args: ['tests/chaos/main.ts', '--runs=40', '--kills=4'], minutes: 6 },
  { name: 'generated code', args: ['scripts/generate.ts', '--check'], minutes: 3, needs: 'java' },
  // One server at a time.
  {
    name: 'Temporal',
    args: vitest('--no-file-parallelism', 'tests/journeys/temporal', 'examples/temporal'),
    minutes: 25,
    needs: 'temporal',
  },
  {
    name: 'chaos on Temporal',
    args: ['tests/chaos/main.ts', '--runs=20', '--kills=3', '--runner=temporal'],
    minutes: 6,
    needs: 'temporal',
  },
  // After all the tests, whose notes it reads.
  { name: 'promised refusals', args: ['tests/contract/main.ts'], minutes: 1 },
]
