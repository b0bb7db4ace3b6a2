/** Builds the admin into admin/dist: one chunk a screen, nothing inline, nothing evaluated, two languages. */
import { readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { parse } from '@formatjs/icu-messageformat-parser'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunksFile } from './chunks/chunks-file.ts'
import { groupedChunks } from './chunks/grouped-chunks.ts'
import { screenPages } from './chunks/screen-pages.ts'
import { cssLayers } from './css-layers.ts'
import { partOf, parts } from './messages/text-parts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Beside each text its `.br`, thoroughly: a server that starts would have to do it again for its first visitors. */
const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  async writeBundle({ dir = here('dist') }, bundle) {
    const texts = Object.keys(bundle).filter(name => /\.(js|css|html|svg)$/.test(name))
    const compress = async (name: string) => {
      const file = join(dir, name)
      // Under another name first: half a file that a killed build left would be sent.
      await writeFile(`${file}.part`, await promisify(brotliCompress)(await readFile(file)))
      await rename(`${file}.part`, `${file}.br`)
    }
    await Promise.all(texts.map(compress))
  },
}

/** `en.json?first` and its like: the parts of a language, with what has placeholders parsed, so that no browser needs the parser. */
const textParts = (): Plugin => ({
  name: 'text-parts',
  enforce: 'pre',
  load(id) {
    const [file = '', part] = id.split('?')
    if (!file.endsWith('.json') || !parts.some(one => one === part)) return undefined
    const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    const ready = (text: string) => (text.includes('{') ? parse(text) : text)
    const chosen = Object.fromEntries(
      texts.filter(([key]) => partOf(key) === part).map(([key, text]) => [key, ready(text)]),
    )
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(chosen))})`, moduleType: 'js' }
  },
})

const root = here('.')
/** What both passes have: the first only shows which files the admin falls into. */
const shared = {
  root,
  base: '/',
  plugins: [
    textParts(),
    cssLayers(),
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' as const },
  ],
  resolve: {
    alias: {
      '@leadwright/sdk': here('../sdk/src/index.ts'),
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
}

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, groupedChunks(root, shared), screenPages(root), chunksFile(root), compressedFiles],
  build: {
    ...shared.build,
    outDir: here('dist'),
    emptyOutDir: true,
    // The entry names every file, so names are short: seven letters of a hash, or six behind a name.
    rolldownOptions: {
      output: { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[name]-[hash:6][extname]' },
    },
  },
})
