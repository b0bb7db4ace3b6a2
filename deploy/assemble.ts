/**
 * `node deploy/assemble.ts FOLDER`: all that a built Leadwright runs on, as the root of a file system and nothing else: Node, the
 * libraries of the system that it loads, the built server, its commands, and the packages that they import. `--temporal` takes what journeys on Temporal need.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { neededPackages } from '../scripts/setup.mjs'

const root = dirname(import.meta.dirname)
const app = 'leadwright'
const user = 10_001

/** Folders and files of the repository that a server and its commands read. */
const parts = [
  ...['package.json', 'package-lock.json', 'LICENSE', 'CHANGELOG.md', 'README.md', '.env.example', 'docs', 'openapi'],
  ...[
    'api',
    'workflows',
    'widget/src',
    'widget/dist',
    'admin/dist',
    'sdk/dist',
    'sdk/package.json',
    'sdk/README.md',
    'deploy/run.mjs',
    'deploy/healthy.mjs',
  ],
]
const left_out = /\.test\.ts$|(?:^|\/)testing(?:\/|$)|(?:^|\/)docs\/tour\/|\.map$/

const isSource = (path: string) => /\.(?:ts|js|mjs)$/.test(path)

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

/** The packages that sources import by their name. */
function importedPackages(folders: string[], known: readonly string[]): string[] {
  const found = new Set<string>()
  for (const file of folders.flatMap(filesUnder).filter(isSource)) {
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from|import|resolve|require)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g))
      if (known.includes(name)) found.add(name)
  }
  return [...found].sort()
}

function packageFolders(temporal: boolean): string[] {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const own = { ...locked[''].dependencies, ...(temporal && locked['workflows/temporal'].dependencies) }
  const names = importedPackages([join(root, 'api'), join(root, 'workflows')], Object.keys(own)).filter(name => {
    // They build what is built already.
    return !['typescript', 'vite'].includes(name)
  })
  const asked = { ...locked, '': { dependencies: Object.fromEntries(names.map(name => [name, own[name]])) } }
  const musl = /[-/](?:linux-)?musl|linuxmusl/
  return Object.keys(neededPackages(asked, [''], false))
    .filter(path => path.startsWith('node_modules/') && existsSync(join(root, path)))
    .filter(path => !musl.test(path) && !/-(?:arm64|x64)-musl/.test(path))
}

/** What the dynamic linker names for these programs. */
function systemLibraries(programs: readonly string[]): string[] {
  const found = new Set<string>()
  for (const program of programs) {
    const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' })
    for (const [, path = ''] of (stdout ?? '').matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)) found.add(path)
  }
  return [...found].filter(path => !path.startsWith(root))
}

/** Of other systems: packages bring them all. */
const isForeign = (path: string): boolean =>
  /core-bridge\/releases\//.test(path) &&
  !path.includes(`${process.arch === 'x64' ? 'x86_64' : 'aarch64'}-unknown-linux-gnu`)

function assemble(target: string, temporal: boolean): void {
  rmSync(target, { recursive: true, force: true })
  const home = join(target, app)
  for (const part of parts) {
    if (!existsSync(join(root, part))) throw new Error(`${part} is not there. Run: node scripts/setup.mjs start`)
    cpSync(join(root, part), join(home, part), {
      recursive: true,
      filter: from => !left_out.test(from.slice(root.length)),
    })
  }
  for (const path of packageFolders(temporal))
    cpSync(join(root, path), join(home, path), {
      recursive: true,
      dereference: true,
      filter: from => !/\.(?:map|md|d\.ts|d\.mts|d\.cts)$/.test(from) && !isForeign(from),
    })
  const node = realpathSync(process.execPath)
  mkdirSync(join(target, 'bin'), { recursive: true })
  cpSync(node, join(target, 'bin/node'))
  const native = filesUnder(home).filter(path => path.endsWith('.node'))
  for (const library of systemLibraries([node, ...native])) cpSync(realpathSync(library), join(target, library))
  mkdirSync(join(target, 'etc'), { recursive: true })
  writeFileSync(join(target, 'etc/passwd'), `leadwright:x:${user}:${user}::/data:/sbin/nologin\n`)
  writeFileSync(join(target, 'etc/group'), `leadwright:x:${user}:\n`)
  writeFileSync(join(target, 'etc/nsswitch.conf'), 'hosts: files dns\n')
  for (const [folder, mode] of [
    ['tmp', 0o1777],
    ['data', 0o777],
    ['backups', 0o777],
  ] as const) {
    mkdirSync(join(target, folder), { recursive: true })
    spawnSync('chmod', [mode.toString(8), join(target, folder)])
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { temporal: { type: 'boolean' } } })
const [folder] = positionals
if (!folder) throw new Error('Name the folder that is to be filled. Example: node deploy/assemble.ts /image')
assemble(resolve(folder), values.temporal === true)
