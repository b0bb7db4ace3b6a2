/** What a newcomer's shell has: no cache, no settings, and the machine's own Node. */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Of which the machine may need some to reach its registry. */
const KEPT = /^(https?_proxy|no_proxy|all_proxy|npm_config_registry|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|TZ|LANG)$/i
const PORT = Number(process.env.QUICK_START_PORT ?? 8899)

export function readerEnvironment(folder: string): { env: NodeJS.ProcessEnv; url: string; node: string } {
  const home = join(folder, 'home')
  mkdirSync(home)
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name))
  const path = (process.env.PATH ?? '').split(delimiter).filter(part => !part.includes('node_modules'))
  const url = `http://localhost:${PORT}`
  const env = {
    ...Object.fromEntries(kept),
    ...{ PATH: path.join(delimiter), HOME: home, NO_COLOR: '1', PORT: String(PORT), PUBLIC_URL: url },
    npm_config_cache: join(home, 'npm'),
    npm_config_userconfig: join(homedir(), '.npmrc'),
  }
  return { env, url, node: execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim() }
}
