/** Builds the admin into admin/dist: one chunk a screen, nothing inline, nothing evaluated, two languages. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { isFirst } from './messages/text-parts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The server answers with the admin's page on the paths of its screens, and nowhere else. */
const screensFile: Plugin = {
  name: 'screens-file',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<typeof import('./app/screens.ts')>(here('app/screens.ts'))
    const source = JSON.stringify(module.screens.map(({ path }) => path))
    this.emitFile({ type: 'asset', fileName: 'screens.json', source })
  },
}

/** `en.json?first` and `en.json?rest`: the two parts of a language. */
const textParts = (): Plugin => ({
  name: 'text-parts',
  enforce: 'pre',
  load(id) {
    const [file = '', part] = id.split('?')
    if (!file.endsWith('.json') || (part !== 'first' && part !== 'rest')) return undefined
    const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    const chosen = Object.fromEntries(texts.filter(([key]) => isFirst(key) === (part === 'first')))
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(chosen))})`, moduleType: 'js' }
  },
})

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [
    textParts(),
    screensFile,
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
  ],
  resolve: { alias: { '@leadwright/sdk': here('../sdk/src/index.ts') } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
})
