/** Finds Lighthouse, or installs what tests/tools/lighthouse locks into a folder of its own: it is as large as all the rest. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installEnvironment } from '../../scripts/setup.mjs'

const folder = join(import.meta.dirname, '../../.cache/tools/lighthouse')
const wanted = join(import.meta.dirname, 'lighthouse')

export interface Audited {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }>
    runtimeError?: { message: string }
  }
}
export type Lighthouse = (url: string, flags: object, config: object) => Promise<Audited | undefined>

export async function lighthouse(): Promise<Lighthouse> {
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry) || !isCurrent()) install()
  return ((await import(entry)) as { default: Lighthouse }).default
}

const isCurrent = (): boolean =>
  existsSync(join(folder, 'package-lock.json')) &&
  readFileSync(join(folder, 'package-lock.json'), 'utf8') === readFileSync(join(wanted, 'package-lock.json'), 'utf8')

function install(): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(wanted, name), join(folder, name))
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false']
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    env: installEnvironment(process.env),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed: npm has to reach its registry.')
}
