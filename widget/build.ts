/** Builds the widget: `node widget/build.ts [--out FOLDER]`: a folder named by what is in it, and the loader beside it. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type MinifyOptions, minify } from 'terser'
import { build, type Plugin } from 'vite'

const module = import.meta.dirname

/** Browsers of Baseline 2023. */
const TARGETS = ['chrome114', 'firefox115', 'safari16.4']

/** Loaders live in caches for minutes, but a page may name a version by its hash for as long as its owner likes: a year. */
const KEEP_MS = 365 * 86_400_000

/** Another minifier after the bundler's own: each finds what the other leaves. */
const MINIFY: MinifyOptions = {
  ecma: 2020,
  compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
}

/** A hint with which browsers compile the whole file eagerly, off the main thread. */
const EAGER = '//# allFunctionsCalledOnLoad\n'

/** Preact is one file of its own, which the rendering entries import. */
const RUNTIME = join(module, 'src/runtime/main.ts')
const JSX = join(module, 'src/runtime/jsx.ts')
const sharedRuntime: Plugin = {
  name: 'shared-runtime',
  enforce: 'pre',
  async resolveId(source, importer) {
    const is_preact = /^preact(\/|$)/.test(source)
    const is_runtime = is_preact || (importer && join(importer, '..', source) === RUNTIME)
    return is_runtime ? { id: './runtime.js', external: true } : undefined
  },
}

const ownJsx: Plugin = {
  name: 'own-jsx',
  enforce: 'pre',
  resolveId: source => (source === 'preact/jsx-runtime' ? JSX : undefined),
}

interface Bundle {
  code: string
  /** Names that it imports from `runtime.js`, and those that it exports. */
  imports: string[]
  exports: string[]
}

/** Bundles one entry. `shared`: without what is in the runtime. */
async function bundle(entry: string, format: 'iife' | 'es', define: object, shared: boolean): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: module,
    mode: 'production',
    logLevel: 'warn',
    define,
    plugins: [shared ? sharedRuntime : ownJsx],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      target: TARGETS,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: {
        optimization: { inlineConst: true },
        checks: { pluginTimings: false },
        input: join(module, entry),
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: 'entry.js', codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap(one => ('output' in one ? one.output : [])).filter(one => one.type === 'chunk')
  const [chunk] = chunks
  if (!chunk || chunks.length > 1) throw new Error(`${entry} must become exactly one file, not ${chunks.length}`)
  const { code = '' } = await minify(chunk.code, { ...MINIFY, module: format === 'es' })
  const { exports } = chunk
  const [, names = ''] = /\bimport\s*{([^}]*)}\s*from\s*"\.\/runtime\.js"/.exec(code) ?? []
  const imports = names.split(',').flatMap(name => name.trim().split(' ')[0] || [])
  return { code: format === 'es' ? EAGER + code : code, imports, exports }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 16)
const integrityOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`

function sweep(out: string): void {
  for (const name of readdirSync(out)) {
    const folder = join(out, name)
    const stat = statSync(folder)
    if (stat.isDirectory() && Date.now() - stat.mtimeMs > KEEP_MS) rmSync(folder, { recursive: true })
  }
}

/** Placeholder for the build's folder, whose name is a hash of the code. */
const UNKNOWN = '0'.repeat(16)
const ENTRIES = {
  'runtime.js': 'src/runtime/main.ts',
  'popup.js': 'src/shown/main.ts',
  'code.js': 'src/popup/code.ts',
  'more.js': 'src/more/main.ts',
  'extras.js': 'src/extras/main.tsx',
  'watch.js': 'src/watch/main.ts',
  'chat.js': 'src/chat/main.tsx',
  'chat-page.js': 'src/chat/page.ts',
  'debug.js': 'src/debug/main.ts',
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(module, 'dist') } } })
  const { out } = values
  const define = { FOLDER: JSON.stringify(`/widget/${UNKNOWN}/`) }
  const loader = await bundle('src/loader/main.ts', 'iife', define, false)
  const codes: Record<string, string> = { 'widget.js': loader.code }
  const runtime = await bundle(ENTRIES['runtime.js'], 'es', define, false)
  for (const [name, entry] of Object.entries(ENTRIES)) {
    const { code, imports } = name === 'runtime.js' ? runtime : await bundle(entry, 'es', define, true)
    const missing = imports.filter(one => !runtime.exports.includes(one))
    if (missing.length) throw new Error(`${name} needs ${missing} of the runtime: export it from src/runtime/main.ts`)
    codes[name] = code
  }
  const hash = hashOf(Object.values(codes).join())
  const { code: preview } = await bundle('src/preview/main.ts', 'iife', {}, false)
  const previewPath = `${hashOf(preview)}/preview.js`
  const previewPage = readFileSync(join(module, 'src/preview/page.html'), 'utf8')
  mkdirSync(join(out, hash), { recursive: true })
  mkdirSync(join(out, hashOf(preview)), { recursive: true })
  sweep(out)
  const manifest: Record<string, { file: string; url: string; integrity: string }> = {}
  for (const [name, unplaced] of Object.entries(codes)) {
    const code = unplaced.replaceAll(UNKNOWN, hash)
    const file = `${hash}/${name}`
    writeFileSync(join(out, file), code)
    manifest[name] = { file, url: `/widget/${file}`, integrity: integrityOf(code) }
  }
  copyFileSync(join(out, hash, 'widget.js'), join(out, 'widget.js'))
  writeFileSync(join(out, previewPath), preview)
  writeFileSync(join(out, 'preview.html'), previewPage.replace('PREVIEW_URL', `/widget/${previewPath}`))
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

await main()
