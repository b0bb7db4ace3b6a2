import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { toProblem } from '../../routing/answer.ts'
import { Full, Unavailable } from '../../runtime/errors.ts'
import { asOutage, contentHash, folderStorage } from './storage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'leadwright-storage-'))
const storage = folderStorage(dataDir)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const site = `site_${'0'.repeat(31)}1`
const bytes = (text: string) => Buffer.from(text)
const folder = join(dataDir, 'sites', site, 'files')
const age = (hash: string) => utimesSync(join(folder, hash.slice(0, 2), hash), 0, 0)

test('what is stored is read again by its hash, lies in the site’s folder, and is stored once', async () => {
  const hash = await storage.store(site, bytes('hello'))
  expect(hash).toBe(contentHash(bytes('hello')))
  expect(await storage.store(site, bytes('hello'))).toBe(hash)
  expect(await storage.read(site, hash)).toEqual(bytes('hello'))
  expect(readdirSync(join(folder, hash.slice(0, 2)))).toEqual([hash])
  expect(await storage.read(site, contentHash(bytes('other')))).toBeNull()
})

test('twenty at once of the same content leave one whole file and no part', async () => {
  const big = Buffer.alloc(300_000, 7)
  const hashes = await Promise.all(Array.from({ length: 20 }, () => storage.store(site, big)))
  expect(new Set(hashes).size).toBe(1)
  expect(readdirSync(join(folder, hashes[0]!.slice(0, 2)))).toEqual([hashes[0]])
})

test('an id or a hash is never a path', async () => {
  await expect(storage.read(site, '../../lock.db')).rejects.toThrow('Not the hash')
  await expect(storage.store('../other', bytes('x'))).rejects.toThrow()
})

test('a sweep removes what no row names, but nothing young, nor what was stored again', async () => {
  const [kept, gone, young, again] = await Promise.all(
    ['kept', 'gone', 'young', 'again'].map(t => storage.store(site, bytes(t))),
  )
  for (const hash of [kept!, gone!, again!]) age(hash)
  const named = async () => {
    await storage.store(site, bytes('again'))
    return new Set([kept!])
  }
  expect(await storage.sweep(site, named)).toBe(1)
  expect(await storage.read(site, gone!)).toBeNull()
  for (const hash of [kept!, young!, again!]) expect(await storage.read(site, hash)).not.toBeNull()
})

test('a full disk is 507, any other failure 503, and neither tells a path', async () => {
  const full = asOutage(Object.assign(new Error('ENOSPC: /secret'), { code: 'ENOSPC' }))
  expect(full).toBeInstanceOf(Full)
  expect(toProblem(full).status).toBe(507)
  const other = `site_${'0'.repeat(31)}2`
  await mkdir(join(dataDir, 'sites', other), { recursive: true })
  await storage.store(other, bytes('x'))
  // A file stands where a folder would have to be made.
  const blocked = `site_${'0'.repeat(31)}3`
  await mkdir(join(dataDir, 'sites', blocked), { recursive: true })
  const { writeFileSync } = await import('node:fs')
  writeFileSync(join(dataDir, 'sites', blocked, 'files'), '')
  const failed = await storage.store(blocked, bytes('x')).catch(error => error)
  expect(failed).toBeInstanceOf(Unavailable)
  expect(String(failed.message)).not.toContain(dataDir)
})
