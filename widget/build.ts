/** Builds the widget: `node widget/build.ts [--out FOLDER]`: a folder named by what is in it, and the loader beside it. */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { INTERNAL, SHORT } from './short-names.ts'

const module = import.meta.dirname

/** Browsers of Baseline 2023. */
const TARGETS = ['chrome114', 'firefox115', 'safari16.4']

/** Loaders live in caches for minutes, but a page may name a version by its hash for as long as its owner likes: a year. */
const KEEP_MS = 365 * 86_400_000

/** Everything in these files runs at once: with this, browsers that know it prepare all of it in one go and off the page. */
const EAGER = '//# allFunctionsCalledOnLoad\n'

/** Bundles one entry and answers its code. */
async function bundle(entry: string, format: 'iife' | 'es', define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    root: module,
    mode: 'production',
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: TARGETS,
      minify: 'terser',
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
        mangle: { properties: { builtins: true, regex: new RegExp(`^(${INTERNAL.join('|')})$`) } },
        nameCache: { props: { props: Object.fromEntries(SHORT.map(([name, short]) => [`$${name}`, short])) } },
      },
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
  return EAGER + chunk.code.trim()
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

/** Stands in the code where the folder of the build goes, whose name is made of that code. */
const UNKNOWN = '0'.repeat(16)
const ENTRIES = {
  'popup.js': 'src/shown/main.ts',
  'code.js': 'src/popup/code.ts',
  'more.js': 'src/more/main.ts',
  'debug.js': 'src/debug/main.ts',
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(module, 'dist') } } })
  const { out } = values
  const define = { FOLDER: JSON.stringify(`/widget/${UNKNOWN}/`) }
  const codes: Record<string, string> = { 'widget.js': await bundle('src/loader/main.ts', 'iife', define) }
  for (const [name, entry] of Object.entries(ENTRIES)) codes[name] = await bundle(entry, 'es', define)
  const hash = hashOf(Object.values(codes).join())
  const preview = await bundle('src/preview/main.ts', 'iife', {})
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
