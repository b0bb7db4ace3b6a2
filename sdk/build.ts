/**
 * Builds dist: the client as an ES module and as CommonJS, each with its types. It is built beside the former one
 * and then put in its place, so that a running process never reads half of it.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('..', import.meta.url))
const fresh = `${repository}.cache/sdk-build-${process.pid}`

try {
  for (const [folder, format, type] of [
    ['esm', 'es', 'module'],
    ['cjs', 'cjs', 'commonjs'],
  ] as const) {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      build: {
        outDir: `${fresh}/${folder}`,
        emptyOutDir: true,
        target: 'es2022',
        minify: false,
        sourcemap: true,
        lib: { entry: `${root}src/index.ts`, formats: [format], fileName: () => 'index.js' },
      },
    })
    writeFileSync(`${fresh}/${folder}/package.json`, `${JSON.stringify({ type, sideEffects: false })}\n`)
  }
  declare(`${fresh}/esm/types`)
  cpSync(`${fresh}/esm/types`, `${fresh}/cjs/types`, { recursive: true })
  replace()
} finally {
  rmSync(fresh, { recursive: true, force: true })
}

function declare(folder: string): void {
  const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))
  const options = [
    '--noEmit',
    'false',
    '--rootDir',
    `${root}src`,
    '--declaration',
    '--emitDeclarationOnly',
    '--outDir',
    folder,
  ]
  const result = spawnSync(process.execPath, [compiler, '-p', root, ...options], { cwd: repository, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`The SDK does not typecheck.\n${result.stdout}${result.stderr}`)
}

function replace(): void {
  const former = `${fresh}-former`
  if (existsSync(`${root}dist`)) renameSync(`${root}dist`, former)
  renameSync(fresh, `${root}dist`)
  rmSync(former, { recursive: true, force: true })
}
