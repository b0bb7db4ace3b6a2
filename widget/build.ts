/** Builds the widget: `node widget/build.ts [--out FOLDER]`. Popup first, since the loader carries the popup's hash. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const room = import.meta.dirname

/** Browsers of Baseline 2023. */
const TARGETS = ['chrome114', 'firefox115', 'safari16.4']

/** Loaders live in caches for minutes and point at the popup they were built with; its folder stays for a week. */
const KEEP_MS = 7 * 86_400_000

/** Bundles one entry and answers its code. */
async function bundle(entry: string, format: 'iife' | 'es', define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    root: room,
    mode: 'production',
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: TARGETS,
      modulePreload: false,
      rolldownOptions: {
        input: join(room, entry),
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: 'entry.js', codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap(one => ('output' in one ? one.output : [])).filter(one => one.type === 'chunk')
  const [chunk] = chunks
  if (!chunk || chunks.length > 1) throw new Error(`${entry} must become exactly one file, not ${chunks.length}`)
  return chunk.code.trim()
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

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(room, 'dist') } } })
  const { out } = values
  const popup = await bundle('src/popup/main.ts', 'es', {})
  const hash = hashOf(popup)
  const path = `${hash}/popup.js`
  const loader = await bundle('src/loader/main.ts', 'iife', { POPUP_PATH: JSON.stringify(`/widget/${path}`) })
  const preview = await bundle('src/preview/main.ts', 'iife', {})
  const previewPath = `${hashOf(preview)}/preview.js`
  const previewPage = readFileSync(join(room, 'src/preview/page.html'), 'utf8')
  mkdirSync(join(out, hash), { recursive: true })
  mkdirSync(join(out, hashOf(preview)), { recursive: true })
  sweep(out)
  writeFileSync(join(out, path), popup)
  writeFileSync(join(out, previewPath), preview)
  writeFileSync(join(out, 'preview.html'), previewPage.replace('PREVIEW_URL', `/widget/${previewPath}`))
  writeFileSync(join(out, 'widget.js'), loader)
  const manifest = {
    loader: { file: 'widget.js', integrity: integrityOf(loader) },
    popup: { file: path, url: `/widget/${path}`, hash, integrity: integrityOf(popup) },
  }
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

await main()
