/** Unit and integration tests of every room; the browser and process tests have files of their own under tests/. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The build of the admin cuts each language in two; tests read it whole.
  resolve: { alias: [{ find: /\.json\?(first|rest)$/, replacement: '.json' }] },
  test: {
    include: ['{api,workflows,sdk,widget,admin,tests,scripts,examples,openapi}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The second that is usual is short for a browser on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    globalSetup: 'tests/tools/temporary.ts',
  },
})
