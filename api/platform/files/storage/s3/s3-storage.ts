/**
 * The files of sites in a bucket, below the id of their site, each under the hash of its content, with a cache on disk. Bytes are at the
 * store before anybody is told that they are kept. What lies in a site's own folder (an installation that had no bucket, a site that was imported or
 * restored) is read from there until it was carried to the store.
 */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { siteFolder } from '../../../database/site-file.ts'
import { systemClock } from '../../../runtime/clock.ts'
import { faultPoint } from '../../../runtime/fault-point.ts'
import { limits } from '../../../runtime/limits.ts'
import {
  asOutage,
  contentHash,
  folderStorage,
  isContentHash,
  listStored,
  type Storage,
  storedPath,
} from '../storage.ts'
import { FileCache } from './file-cache.ts'
import type { StoreLimits } from './limits.ts'
import { Owner, type OwnerFact } from './owner.ts'
import type { Content } from './send.ts'
import type { Store } from './store.ts'

interface Options {
  dataDir: string
  store: Store
  limits: StoreLimits
  owner: OwnerFact
  isAway(): boolean
  /** Whether this process works on the site now: another one may have taken it. */
  isHome(site_id: string): boolean
}

export class S3Storage implements Storage {
  readonly #dataDir: string
  readonly #store: Store
  readonly #limits: StoreLimits
  readonly #cache: FileCache
  readonly #owner: Owner
  readonly #folder: Storage
  readonly #isAway: () => boolean
  readonly #isHome: (site_id: string) => boolean
  /** When this process stored what, by its key, so that a sweep leaves it to its row. */
  readonly #stored = new Map<string, number>()
  readonly #removing = new Map<string, Promise<void>>()
  /** Downloads under way: whoever asks for the same waits for them. */
  readonly #fetching = new Map<string, Promise<void>>()

  constructor({ dataDir, store, limits, owner, isAway, isHome }: Options) {
    this.#dataDir = dataDir
    this.#store = store
    this.#limits = limits
    this.#cache = new FileCache(dataDir, limits)
    this.#owner = new Owner(store, owner)
    this.#folder = folderStorage(dataDir)
    this.#isAway = isAway
    this.#isHome = isHome
  }

  get isAway(): boolean {
    return this.#isAway()
  }

  async store(site_id: string, bytes: Uint8Array): Promise<string> {
    const hash = contentHash(bytes)
    await this.#put(site_id, hash, { content: bytes, sha256: hash, bytes: bytes.length })
    const part = await this.#cache.newPart(site_id)
    // It is kept: a disk that takes no copy costs a download.
    await writeFile(part, bytes, { mode: 0o600 })
      .then(() => this.#cache.keep(site_id, part, hash))
      .catch(() => rm(part, { force: true }))
    return hash
  }

  async read(site_id: string, hash: string): Promise<Buffer<ArrayBuffer> | null> {
    const path = await this.fileOf(site_id, hash)
    try {
      return await readFile(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw asOutage(error)
    }
  }

  async fileOf(site_id: string, hash: string): Promise<string> {
    const own = storedPath(this.#dataDir, site_id, hash)
    if (this.#cache.has(site_id, hash)) return this.#cache.pathOf(site_id, hash)
    if (await isThere(own)) return own
    const key = this.#key(site_id, hash)
    const fetching = this.#fetching.get(key) ?? this.#fetch(site_id, hash).finally(() => this.#fetching.delete(key))
    this.#fetching.set(key, fetching)
    await fetching
    return this.#cache.pathOf(site_id, hash)
  }

  async newPart(site_id: string): Promise<string> {
    this.#key(site_id, '')
    return this.#cache.newPart(site_id)
  }

  async keepPart(site_id: string, part: string, hash: string): Promise<void> {
    try {
      await this.#put(site_id, hash, { content: { path: part }, sha256: hash, bytes: (await stat(part)).size })
      await this.#cache.keep(site_id, part, hash)
    } catch (error) {
      await rm(part, { force: true })
      throw asOutage(error)
    }
  }

  async newUpload(site_id: string): Promise<string> {
    return site_id === '' ? this.#folder.newUpload('') : this.newPart(site_id)
  }

  removeUploads(): Promise<void> {
    return this.#folder.removeUploads()
  }

  /** Ages are the store's. What was stored meanwhile, by this process or another one, stays. */
  async sweep(
    site_id: string,
    named: () => Promise<ReadonlySet<string>>,
    older_than_ms = limits.storage_sweep_minutes * 60_000,
  ): Promise<number> {
    await this.carry(site_id)
    const { objects, now } = await this.#store.list(this.#key(site_id, ''))
    const before = now - older_than_ms
    const isOld = (modified_at: number | null) => modified_at !== null && modified_at <= before
    const old = objects.filter(({ modified_at }) => isOld(modified_at))
    if (old.length === 0) return 0
    const kept = await named()
    const loose = old.filter(({ key }) => !kept.has(nameOf(key)))
    if (loose.length === 0 || !(await this.#owner.mayRemove())) return 0
    for (const [key, at] of this.#stored) if (at <= systemClock.now() - older_than_ms) this.#stored.delete(key)
    let removed = 0
    for (const { key } of loose) {
      if (this.#stored.has(key) || !isOld(await this.#store.modifiedAt(key)) || this.#stored.has(key)) continue
      // It may have been paused since it began.
      if (!this.#isHome(site_id)) return removed
      await this.#remove(site_id, key)
      removed += 1
    }
    return removed
  }

  /** To the store, and then out of the site's own folder. */
  async carry(site_id: string): Promise<void> {
    for (const { name, path } of await listStored(this.#dataDir, site_id)) {
      if (!isContentHash(name)) continue
      const part = await this.#cache.newPart(site_id)
      await copyFile(path, part)
      await this.keepPart(site_id, part, name)
      await rm(path, { force: true })
    }
  }

  async copyAll(site_id: string, folder: string): Promise<void> {
    await this.#folder.copyAll(site_id, folder)
    const { objects } = await this.#store.list(this.#key(site_id, ''))
    for (const { key } of objects) {
      const hash = nameOf(key)
      const target = join(folder, hash.slice(0, 2), hash)
      if (!isContentHash(hash) || (await isThere(target))) continue
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      // What others read stays in the cache. One that was swept meanwhile is named by no row.
      if (this.#cache.has(site_id, hash)) await copyFile(this.#cache.pathOf(site_id, hash), target)
      else if (await this.#download(site_id, hash, `${target}.part`)) await rename(`${target}.part`, target)
    }
  }

  async removeSite(site_id: string): Promise<void> {
    const prefix = this.#key(site_id, '')
    await this.#cache.forgetSite(site_id)
    const { objects } = await this.#store.list(prefix)
    if (objects.length === 0 || !(await this.#owner.mayRemove())) return
    for (const { key } of objects) await this.#store.remove(key)
  }

  #key(site_id: string, hash: string): string {
    // An id is never used as a path before it has passed the pattern.
    siteFolder(this.#dataDir, site_id)
    return `${this.#store.address.prefix}${site_id}/${hash}`
  }

  /** Also where it is there already: it is young again then. */
  async #put(site_id: string, hash: string, content: Content): Promise<void> {
    const key = this.#key(site_id, hash)
    this.#stored.set(key, systemClock.now())
    await this.#removing.get(key)?.catch(() => undefined)
    faultPoint('before bytes are kept')
    await this.#store.put(key, content)
    faultPoint('after bytes are kept')
  }

  async #remove(site_id: string, key: string): Promise<void> {
    const removing = this.#store.remove(key)
    this.#removing.set(key, removing)
    await removing.finally(() => this.#removing.delete(key))
    await this.#cache.forget(site_id, nameOf(key))
  }

  /** Where a store shows what was written a little later, it is asked again before it counts as gone. */
  async #fetch(site_id: string, hash: string): Promise<void> {
    const part = await this.#cache.newPart(site_id)
    for (const wait of [...this.#limits.pauses_ms, undefined]) {
      if (await this.#download(site_id, hash, part)) return this.#cache.keep(site_id, part, hash)
      if (wait !== undefined) await pause(wait)
    }
  }

  /** True: the file has the bytes, which are those that were stored. */
  async #download(site_id: string, hash: string, part: string): Promise<boolean> {
    try {
      const found = await this.#store.get(this.#key(site_id, hash), async body => {
        const sum = createHash('sha256')
        await pipeline(body, hashed(sum), createWriteStream(part, { mode: 0o600 }))
        if (sum.digest('hex') === hash) return true
        throw new Error('what came is not what was stored')
      })
      return found === true
    } catch (error) {
      await rm(part, { force: true })
      throw asOutage(error)
    }
  }

  /** The cache has its size. */
  settled(): Promise<void> {
    return this.#cache.pruned()
  }

  /** What keeps the store from being used, tried with an object of its own; undefined: nothing. */
  async fault(): Promise<string | undefined> {
    const key = `${this.#store.address.prefix}doctor-${process.pid}-${systemClock.now()}`
    const bytes = Buffer.from(`Leadwright tries whether it can write here. Whoever finds this may delete it.\n`)
    try {
      await this.#store.put(key, { content: bytes, sha256: contentHash(bytes), bytes: bytes.length })
      const came = await this.#store.get(key, async body => (await Array.fromAsync(body)).length)
      const { objects } = await this.#store.list(key)
      await this.#store.remove(key)
      if (came === null || objects.length === 0)
        return `${this.#store.address.endpoint} does not have what was just written to it. Use a store that is consistent, or S3_ENDPOINT without a cache in front.`
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
}

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const hashed = (sum: ReturnType<typeof createHash>) =>
  async function* (body: AsyncIterable<Uint8Array>) {
    for await (const piece of body) {
      sum.update(piece)
      yield piece
    }
  }
