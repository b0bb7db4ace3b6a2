/** Builds dist: the program in one file, and the MCP server beside it, with all that they import. Runs on Node 20. */
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const fresh = fileURLToPath(new URL(`../.cache/cli-build-${process.pid}`, import.meta.url))
const RUNNABLE = 0o755

try {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir: fresh,
      emptyOutDir: true,
      target: 'node20',
      ssr: `${root}src/main.ts`,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'leadwright.js', chunkFileNames: '[name].js' } },
    },
  })
  chmodSync(`${fresh}/leadwright.js`, RUNNABLE)
  const former = `${fresh}-former`
  if (existsSync(`${root}dist`)) renameSync(`${root}dist`, former)
  renameSync(fresh, `${root}dist`)
  rmSync(former, { recursive: true, force: true })
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
