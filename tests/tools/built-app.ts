/**
 * The app as `npm start` serves it, for tests that ask it in memory: the built file itself, which here does not start when it is loaded. Built
 * anew if its sources changed. Only where Node itself loads the tests: Vite's own loader does not ask the hook.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Program, sources } from '../../api/testing/program.ts'
import { buildServer } from './built-server.ts'

const main = pathToFileURL(join(import.meta.dirname, '../../api/dist/main.js')).href
const start = '\nmain().catch('
let loaded: Promise<Program> | undefined

export function loadBuiltApp(): Promise<Program> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Program> {
  buildServer()
  const hooks = registerHooks({
    load: (url, context, next) =>
      url === main
        ? { format: 'module', source: withoutStart(readFileSync(new URL(url), 'utf8')), shortCircuit: true }
        : next(url, context),
  })
  try {
    return (await import(main)) as Program
  } finally {
    hooks.deregister()
  }
}

/** Its last statement starts the process. */
function withoutStart(source: string): string {
  const at = source.lastIndexOf(start)
  if (at < 0) throw new Error('api/dist/main.js does not end with its start: see tests/tools/built-app.ts')
  return `${source.slice(0, at)}\nexport { ${Object.keys(sources).join(', ')} }\n`
}
