/**
 * Builds dist: the server in a few files, which Node loads in a third of the time that its two thousand sources take. What
 * lies beside a source (texts, styles, threads) is still read there.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { packSourceLines } from './platform/runtime/source-lines.ts'

const root = join(import.meta.dirname, '..')
const output = join(import.meta.dirname, 'dist')

/** Packages of many small modules without native parts; the others stay where they are. */
const INLINED = [
  /^zod(\/|$)/,
  /^@?hono(\/|$)/,
  /^drizzle-orm(\/|$)/,
  /^@asteasolutions\//,
  /^@casl\//,
  /^openai(\/|$)/,
  /^sanitize-html$/,
  /^(postcss|htmlparser2|domhandler|domutils|dom-serializer|css-select|css-what|entities|postal-mime|temporal-polyfill|temporal-utils)(\/|$)/,
]

/** Each source keeps its own place: only the bundle's name for it changes. Every file of the bundle is in the one folder. */
const places: Plugin = {
  name: 'places',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta')) return undefined
    const from = (path: string) => JSON.stringify(relative(output, path))
    const said = code.replaceAll(/import\.meta\.(\w+)/g, (_, name) => {
      if (name === 'dirname') return `(import.meta.dirname + '/' + ${from(dirname(id))})`
      if (name === 'url') return `new URL(${from(id)}, import.meta.url).href`
      if (name === 'main') return 'false'
      throw new Error(`${id} uses import.meta.${name}: say in api/build.ts what it is in the built server`)
    })
    // The lines stay, which is what a stack is read for.
    return { code: said, map: null }
  },
}

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [places],
  ssr: { noExternal: INLINED },
  build: {
    ssr: join(import.meta.dirname, 'main.ts'),
    outDir: output,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: 'hidden',
    // Temporal's packages are not everywhere installed.
    rolldownOptions: {
      external: [/^@temporalio\//],
      // Whatever the sources do stays: both ways of dropping code take calls that only throw, such as decodeURIComponent in a
      // check, for calls without an effect.
      treeshake: false,
      output: { keepNames: true, chunkFileNames: '[name].js', minify: false },
    },
  },
})

/** For the stacks of errors in the log (platform/runtime/source-stack.ts). */
for (const name of readdirSync(output).filter(file => file.endsWith('.js.map'))) {
  const path = join(output, name)
  writeFileSync(path.replace(/\.map$/, '.lines'), packSourceLines(JSON.parse(readFileSync(path, 'utf8'))))
  rmSync(path)
}
