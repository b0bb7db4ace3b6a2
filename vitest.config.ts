/** Every test that vitest runs, in parts: a file belongs to the first that names it. `npm test` runs them as suites.ts says. */
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { cssLayers } from './admin/css-layers.ts'

/** Files `NAME.proof.test.ts` are more of what the gate does once: `npm run proof` alone runs them. */
const PROOF_ALONE = process.env.PROOF === '1' ? [] : ['**/*.proof.test.{ts,tsx}']
const EVERYWHERE = '{api,workflows,sdk,widget,admin,tests,scripts,examples,openapi}/**/*.test.{ts,tsx}'

interface Part {
  name: string
  include: string[]
  /** Fresh modules for each file. Without, a worker loads the server once instead of once for each of its files. */
  isolate?: boolean
  /** Node itself loads the files, as it does when the server runs: no build between. What needs one (tsx) says no. */
  native?: boolean
  /** Its tests read the built widget. */
  widget?: boolean
  /** They run in a page of a browser. */
  page?: boolean
}

export const parts: Part[] = [
  // One measures what a visitor's machine would feel, the other goes back to a page, which the browser without a window keeps none of.
  {
    name: 'browser-alone',
    include: ['long-tasks', 'back-forward-cache'].map(name => `widget/browser/${name}.test.ts`),
    widget: true,
  },
  { name: 'browser', include: ['**/browser/**/*.test.ts'], isolate: false, widget: true },
  { name: 'temporal', include: ['tests/journeys/temporal*.test.ts', 'examples/temporal/**/*.test.ts'], native: true },
  // Components of the admin by themselves, in a browser, with answers of the API made up there.
  {
    // The loader of Stripe.js keeps the first that it has met.
    name: 'payment-components',
    include: ['billing/payment-methods', 'billing/pending-change', 'cart/cart', 'checkout/checkout'].map(
      name => `admin/features/${name}.test.tsx`,
    ),
    page: true,
  },
  { name: 'components', include: ['admin/**/*.test.tsx'], isolate: false, page: true },
  // They put something in the place of a page's globals.
  { name: 'clients', include: ['{sdk,widget,admin}/**/*.test.{ts,tsx}'], widget: true },
  // It counts what its process has open.
  { name: 'open-files', include: ['api/quiet-sites.test.ts'], native: true },
  // One process: all its rules read the whole repository, which is parsed once then.
  { name: 'arch', include: ['tests/arch/**/*.test.ts'], isolate: false, native: true },
  { name: 'server', include: [EVERYWHERE], isolate: false, native: true },
]

/** What the components' tests need of Vite and of a browser; its path as `npm test` found it. */
const inBrowser = {
  plugins: [cssLayers()],
  // Without it React Aria draws every row of a list in a test.
  define: { 'process.env.VIRT_ON': '"on"' },
  resolve: { alias: { '@leadwright/sdk': fileURLToPath(new URL('sdk/src/index.ts', import.meta.url)) } },
  // Found before the first test, as one that is found later loads the page again.
  optimizeDeps: { entries: ['admin/{app,ui,product,features,testing}/**/*.{ts,tsx}'], include: ['msw'] },
}
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Until its first page has come, which a busy machine takes minutes for.
  connectTimeout: 300_000,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] },
    contextOptions: { locale: 'en-US', timezoneId: 'Europe/Madrid' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  // The build of the admin cuts each language in parts; tests read it whole.
  resolve: { alias: [{ find: /\.json\?(first|frame|rest)$/, replacement: '.json' }] },
  test: {
    environment: 'node',
    // Whoever waits for something that does not come fails then; a busy machine is no failure.
    testTimeout: 180_000,
    // Before the tests of a file a server and a browser may start.
    hookTimeout: 180_000,
    // The second that is usual is short for a browser on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    globalSetup: 'tests/tools/temporary.ts',
    projects: parts.map(({ isolate = true, native, widget, page, ...part }, index) => ({
      extends: true,
      ...(page && inBrowser),
      test: {
        ...part,
        ...(page && { browser: browser(), setupFiles: ['admin/testing/clean-page.ts'] }),
        isolate,
        ...(native && {
          execArgv: ['--import', fileURLToPath(new URL('api/faster-imports.ts', import.meta.url))],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        }),
        ...(widget && { globalSetup: ['tests/tools/built-widget.ts'] }),
        exclude: [
          '**/node_modules/**',
          '**/dist/**',
          ...PROOF_ALONE,
          ...parts.slice(0, index).flatMap(({ include }) => include),
        ],
      },
    })),
  },
})
