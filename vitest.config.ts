/** Every test that vitest runs, in parts: a file belongs to the first that names it. `npm test` runs them as suites.ts says. */
import { defineConfig } from 'vitest/config'

const EVERYWHERE = '{api,workflows,sdk,widget,admin,tests,scripts,examples,openapi}/**/*.test.{ts,tsx}'

interface Part {
  name: string
  include: string[]
  /** Fresh modules for each file. Without, a worker loads the server once instead of once for each of its files. */
  isolate?: boolean
}

export const parts: Part[] = [
  // They measure what a visitor's machine would feel, or fill it with pages.
  {
    name: 'browser-alone',
    include: ['show', 'form', 'back-forward-cache'].map(name => `widget/browser/${name}.test.ts`),
  },
  { name: 'browser', include: ['**/browser/**/*.test.ts'] },
  { name: 'temporal', include: ['tests/journeys/temporal*.test.ts', 'examples/temporal/**/*.test.ts'] },
  // They put something in the place of a page's globals.
  { name: 'clients', include: ['{sdk,widget,admin}/**/*.test.{ts,tsx}'] },
  // They put something in the place of a module, which no other file may have loaded before.
  { name: 'mocks', include: ['api/site/content/files/full-disk.test.ts', 'api/testing/provoked.test.ts'] },
  { name: 'server', include: [EVERYWHERE], isolate: false },
]

export default defineConfig({
  // The build of the admin cuts each language in two; tests read it whole.
  resolve: { alias: [{ find: /\.json\?(first|rest)$/, replacement: '.json' }] },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The second that is usual is short for a browser on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    globalSetup: 'tests/tools/temporary.ts',
    projects: parts.map(({ isolate = true, ...part }, index) => ({
      extends: true,
      test: {
        ...part,
        isolate,
        exclude: ['**/node_modules/**', '**/dist/**', ...parts.slice(0, index).flatMap(({ include }) => include)],
      },
    })),
  },
})
