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

export const suites: Suite[] = [
  { name: 'verify', args: ['scripts/verify.ts', '--without-arch'], minutes: 3 },
  {
    name: 'unit, integration and browser tests',
    args: [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default'],
      ...['--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    ],
    minutes: 12,
    needs: 'chromium',
  },
  { name: 'generated code', args: ['scripts/generate.ts', '--check'], minutes: 3, needs: 'java' },
]
