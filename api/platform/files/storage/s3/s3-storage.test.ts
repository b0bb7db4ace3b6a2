import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeFileStore, startFakeFileStore } from '../../../../testing/fake-file-store.ts'
import { toProblem } from '../../../routing/answer.ts'
import { contentHash, folderStorage } from '../storage.ts'
import type { OwnerFact } from './owner.ts'
import { S3Storage } from './s3-storage.ts'
import { Store } from './store.ts'

const site = `site_${'0'.repeat(31)}1`
const other = `site_${'0'.repeat(31)}2`
const bytes = (text: string) => Buffer.from(text)
const key = (hash: string, of = site) => `leads/${of}/${hash}`

let store: FakeFileStore
let folder: string
let told: (string | undefined)[]
let storage: S3Storage
let warnings: string[]
let isHome = true

function open(dataDir = folder, fact: { owner?: string } = {}, cache_bytes = 1_000_000): S3Storage {
  const limits = { request_ms: 250, bytes_per_ms: 1_000, pauses_ms: [5, 5], cache_bytes, cache_rest_ms: 60_000 }
  const owner: OwnerFact = {
    read: async () => fact.owner,
    write: async written => {
      fact.owner = written
    },
    onOther: sentence => void warnings.push(sentence),
  }
  const client = new Store(store.address, { ...limits, told: failure => void told.push(failure?.message) })
  return new S3Storage({
    dataDir,
    store: client,
    limits,
    owner,
    isAway: () => told.at(-1) !== undefined,
    isHome: () => isHome,
  })
}

beforeEach(async () => {
  store = await startFakeFileStore('leads/')
  folder = mkdtempSync(join(tmpdir(), 'leadwright-store-'))
  ;[told, warnings] = [[], []]
  isHome = true
  storage = open()
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})
/** As on a machine that never had it. */
const emptyCache = () => rmSync(join(folder, 'file-cache'), { recursive: true, force: true })

test('what is stored is at the store under its hash, and read from the cache, and without it from the store', async () => {
  const hash = await storage.store(site, bytes('hello'))
  expect(store.objects.get(key(hash))?.bytes).toEqual(bytes('hello'))
  expect(await storage.read(site, hash)).toEqual(bytes('hello'))
  expect(store.asked).toEqual([`PUT ${key(hash)}`])
  emptyCache()
  const reads = await Promise.all(Array.from({ length: 5 }, () => storage.read(site, hash)))
  expect(reads.every(one => one?.equals(bytes('hello')))).toBe(true)
  expect(store.asked.slice(1)).toEqual([`GET ${key(hash)}`])
  expect(readFileSync(await storage.fileOf(site, hash), 'utf8')).toBe('hello')
  expect(await storage.read(other, hash)).toBeNull()
})

test('a written part is carried whole; what is no hash is no key', async () => {
  const part = await storage.newPart(site)
  const large = Buffer.alloc(3_000_000, 'x')
  writeFileSync(part, large)
  const hash = contentHash(large)
  await storage.keepPart(site, part, hash)
  expect(store.objects.get(key(hash))?.bytes.equals(large)).toBe(true)
  expect(existsSync(part)).toBe(false)
  await expect(storage.read(site, '../owner')).rejects.toThrow('Not the hash')
  await expect(storage.newPart('../x')).rejects.toThrow()
})

test.each([
  [403, 'AccessDenied', 503, 'may not write'],
  [403, 'SignatureDoesNotMatch', 503, 'S3_ACCESS_KEY_ID'],
  [403, 'RequestTimeTooSkewed', 503, 'clock of this machine'],
  [404, 'NoSuchBucket', 503, 'no bucket files'],
  [301, 'PermanentRedirect', 503, 'S3_REGION'],
  [507, 'XMinioStorageFull', 507, 'is full'],
  [403, 'QuotaExceeded', 507, 'is full'],
  [400, 'InvalidRequest', 503, 'S3_ENDPOINT'],
  [404, '', 503, 'S3_ENDPOINT'],
] as const)(
  '%i %s: nothing counts as kept, people get %i, the log a sentence',
  async (status, code, answered, says) => {
    store.fail({ status, code, times: 1 })
    const failure = await storage.store(site, bytes('x')).catch(error => error)
    expect(toProblem(failure).status).toBe(answered)
    expect(told.at(-1)).toContain(says)
    expect(`${told.at(-1)}`).not.toContain(store.address.secret_access_key)
    expect(store.asked).toHaveLength(1)
    expect(store.objects.size).toBe(0)
    expect(storage.isAway).toBe(true)
    await storage.store(site, bytes('x'))
    expect(storage.isAway).toBe(false)
  },
)

test('what passes is tried again: overload, an answer that is cut, one that never comes, bytes that changed on their way', async () => {
  store.fail({ status: 503, code: 'SlowDown', times: 2 })
  const hash = await storage.store(site, bytes('one'))
  store.fail({ method: 'PUT', cut: true, times: 1 })
  await storage.store(site, bytes('two'))
  for (const fault of [{ hang: true }, { cut: true }, { changed: true }, { status: 500 }]) {
    emptyCache()
    store.fail({ method: 'GET', times: 1, ...fault })
    expect(await storage.read(site, hash), JSON.stringify(fault)).toEqual(bytes('one'))
  }
  expect(told.every(one => one === undefined)).toBe(true)
})

test('what does not pass ends in time, with 503, and leaves no part behind', async () => {
  const hash = await storage.store(site, bytes('one'))
  emptyCache()
  for (const fault of [{ hang: true }, { cut: true }, { changed: true }, { status: 500 }]) {
    store.fail({ times: 3, ...fault })
    const begun_at = performance.now()
    const failure = await storage.read(site, hash).catch(error => error)
    expect(toProblem(failure).status, JSON.stringify(fault)).toBe(503)
    expect(performance.now() - begun_at).toBeLessThan(5_000)
    expect(told.at(-1)).toContain(store.address.endpoint)
  }
  expect(readdirSync(join(folder, 'file-cache', site))).toEqual([])
  await store.close()
  expect(toProblem(await storage.store(site, bytes('two')).catch(error => error)).status).toBe(503)
})

test('a store that shows what was written a little later is asked again', async () => {
  const hash = await storage.store(site, bytes('late'))
  emptyCache()
  store.fail({ method: 'GET', stale: true, times: 2 })
  expect(await storage.read(site, hash)).toEqual(bytes('late'))
})

test('a sweep removes what no row names and is old by the store, in pages; not what was stored meanwhile', async () => {
  const all = ['kept', 'gone', 'gone too', 'again', 'young', 'from elsewhere']
  const hashes = await Promise.all(all.map(text => storage.store(site, bytes(text))))
  const [kept, gone, gone_too, again, young, elsewhere] = hashes as [string, string, string, string, string, string]
  const foreign = await storage.store(other, bytes('gone'))
  // It stored nothing since its start.
  storage = open()
  for (const hash of [kept, gone, gone_too, again, elsewhere]) store.age(key(hash))
  store.age(key(foreign, other))
  const named = async () => {
    await storage.store(site, bytes('again'))
    // By another process.
    await open().store(site, bytes('from elsewhere'))
    return new Set([kept])
  }
  expect(await storage.sweep(site, named)).toBe(2)
  expect([...store.objects.keys()].filter(one => one.includes(site)).sort()).toEqual(
    [kept, again, young, elsewhere].map(hash => key(hash)).sort(),
  )
  expect(await storage.read(site, gone)).toBeNull()
  expect(store.objects.has(key(foreign, other))).toBe(true)
})

test('who is no longer the home of a site deletes nothing more of it', async () => {
  const hash = await storage.store(site, bytes('of another node'))
  storage = open()
  store.age(key(hash))
  const named = async () => {
    isHome = false
    return new Set<string>()
  }
  expect(await storage.sweep(site, named)).toBe(0)
  expect(store.objects.has(key(hash))).toBe(true)
  isHome = true
  expect(await storage.sweep(site, async () => new Set<string>())).toBe(1)
})

test('another installation, or a restored copy, deletes nothing in the bucket, and says why', async () => {
  const fact = {}
  const hash = await storage.store(site, bytes('x'))
  store.age(key(hash))
  const nothing = async () => new Set<string>()
  storage = open(folder, fact)
  const copy = open(folder, {})
  // Whoever sweeps first owns it.
  await storage.store(other, bytes('y'))
  await storage.removeSite(other)
  expect(await copy.sweep(site, nothing)).toBe(0)
  await copy.removeSite(site)
  expect(store.objects.has(key(hash))).toBe(true)
  expect(warnings).toEqual([expect.stringContaining('S3_PREFIX')])
  store.objects.delete('leads/owner')
  expect(await open(folder, {}).sweep(site, nothing)).toBe(1)
})

test('what lies in the site’s own folder is read from there, and carried to the store', async () => {
  const before = folderStorage(folder)
  const hash = await before.store(site, bytes('from before'))
  expect(await storage.read(site, hash)).toEqual(bytes('from before'))
  expect(store.asked).toEqual([])
  store.fail({ method: 'PUT', status: 507, times: 1 })
  await expect(storage.carry(site)).rejects.toThrow('full')
  expect(await storage.read(site, hash)).toEqual(bytes('from before'))
  await storage.carry(site)
  expect(store.objects.has(key(hash))).toBe(true)
  expect(await before.read(site, hash)).toBeNull()
  emptyCache()
  expect(await storage.read(site, hash)).toEqual(bytes('from before'))
})

test('all of a site are copied into a folder', async () => {
  const hashes = await Promise.all(['a', 'b', 'c'].map(text => storage.store(site, bytes(text))))
  const carried = await folderStorage(folder).store(site, bytes('d'))
  emptyCache()
  const target = join(folder, 'copy')
  await storage.copyAll(site, target)
  const found = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter(name => name.length > 64)
  expect(found.map(name => name.slice(3)).sort()).toEqual([...hashes, carried].sort())
  expect(readFileSync(join(target, contentHash(bytes('a')).slice(0, 2), contentHash(bytes('a'))), 'utf8')).toBe('a')
})

test('the cache keeps to its room: what was asked for longest ago goes, and comes again', async () => {
  storage = open(folder, {}, 100_000)
  const hashes: string[] = []
  for (let n = 0; n < 8; n++) {
    const hash = await storage.store(site, Buffer.alloc(30_000, n))
    hashes.push(hash)
    const path = join(folder, 'file-cache', site, hash.slice(0, 2), hash)
    if (n < 6) utimesSync(path, 1_000 + n, 1_000 + n)
    await storage.settled()
  }
  const cached = hashes.map(hash => existsSync(join(folder, 'file-cache', site, hash.slice(0, 2), hash)))
  expect(cached.filter(Boolean)).toHaveLength(3)
  expect(cached.slice(6)).toEqual([true, true])
  expect((await storage.read(site, hashes[0] ?? ''))?.equals(Buffer.alloc(30_000, 0))).toBe(true)
  const used = await storage.fileOf(site, hashes[5] ?? '')
  expect(Date.now() - statSync(used).mtimeMs).toBeLessThan(60_000)
})

test('the doctor’s try leaves nothing behind, and says what is wrong', async () => {
  expect(await storage.fault()).toBeUndefined()
  expect(store.objects.size).toBe(0)
  store.fail({ method: 'DELETE', status: 403, code: 'AccessDenied', times: 1 })
  expect(await storage.fault()).toContain('may not delete')
  store.fail({ method: 'GET', stale: true, times: 1 })
  expect(await storage.fault()).toContain('does not have what was just written')
})
