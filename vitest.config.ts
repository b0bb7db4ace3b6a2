/** Unit and integration tests of every room; the browser and process tests have files of their own under tests/. */
import { defineConfig } from 'vitest/config'

/** What stands in for a page or takes hold of globals begins with fresh modules for each file. */
const FRESH = ['{sdk,widget,admin}/**/*.test.{ts,tsx}']
/** The others share modules that were loaded once: most of a file's time would go into loading the same server again. */
const SHARED = ['{api,workflows,tests,scripts,examples,openapi}/**/*.test.ts']

const part = (name: string, include: string[], isolate: boolean) => ({
  extends: true as const,
  test: { name, include, isolate },
})

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The second that is usual is short for a browser on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    globalSetup: 'tests/tools/temporary.ts',
    projects: [part('pages', FRESH, true), part('server', SHARED, false)],
  },
})
