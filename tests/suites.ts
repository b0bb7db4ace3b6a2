/** What `npm test` runs, in this order. A new suite is a line here; nothing is left out silently. */

export interface Suite {
  name: string
  /** Arguments of Node. */
  args: string[]
  minutes: number
  /** What must be on the machine; it is found or installed before. */
  needs?: 'chromium' | 'java'
}

/** Where vitest writes how many tests passed and failed. */
export const VITEST_REPORT = '.cache/vitest.json'

const vitest = (...args: string[]): string[] => [
  ...['node_modules/vitest/vitest.mjs', 'run', ...args],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
]

export const suites: Suite[] = [
  { name: 'verify', args: ['scripts/verify.ts', '--without-arch'], minutes: 3 },
  { name: 'unit and integration tests', args: vitest('--exclude=**/browser/**'), minutes: 10 },
  // One file at a time: they measure what a visitor's machine would feel, and two cores are soon busy.
  { name: 'browser tests', args: vitest('--no-file-parallelism', '/browser/'), minutes: 8, needs: 'chromium' },
  { name: 'simulation', args: ['tests/simulate/main.ts', '--small'], minutes: 3 },
  // The seed is new each time, and printed: `npm run chaos -- --seed N` repeats it.
  { name: 'chaos', args: ['tests/chaos/main.ts', '--runs=40', '--kills=4'], minutes: 6 },
  { name: 'generated code', args: ['scripts/generate.ts', '--check'], minutes: 3, needs: 'java' },
]
