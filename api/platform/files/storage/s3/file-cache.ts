/** Files of a store that lie on this machine too, until there is no room for them: what was asked for longest ago goes first. */
import { statSync, utimesSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemClock } from '../../../runtime/clock.ts'
import type { StoreLimits } from './limits.ts'

const PART = '.part'

type Limits = Pick<StoreLimits, 'cache_bytes' | 'cache_rest_ms'>

export class FileCache {
  readonly #folder: string
  readonly #limits: Limits
  /** Bytes since the last look at its size, which is not known at first. */
  #added = Number.POSITIVE_INFINITY
  #pruning: Promise<void> = Promise.resolve()
  #parts = 0

  constructor(dataDir: string, limits: Limits) {
    this.#folder = join(dataDir, 'file-cache')
    this.#limits = limits
  }

  pathOf(site_id: string, hash: string): string {
    return join(this.#folder, site_id, hash.slice(0, 2), hash)
  }

  /** Whether it is there; from now on it rests, so that whoever asked can open it. */
  has(site_id: string, hash: string): boolean {
    const path = this.pathOf(site_id, hash)
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) return false
    const now = systemClock.now()
    if (now - found.mtimeMs < this.#limits.cache_rest_ms / 2) return true
    try {
      utimesSync(path, now / 1_000, now / 1_000)
      return true
    } catch {
      // It was taken away in between.
      return false
    }
  }

  /** A path for what is being written; the next sweep removes what a stop left of it. */
  async newPart(site_id: string): Promise<string> {
    await mkdir(join(this.#folder, site_id), { recursive: true, mode: 0o700 })
    this.#parts += 1
    return join(this.#folder, site_id, `${process.pid}.${this.#parts}${PART}`)
  }

  /** Takes in a written part, under the hash of its content. */
  async keep(site_id: string, part: string, hash: string): Promise<void> {
    const path = this.pathOf(site_id, hash)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(part, path)
    this.#added += (await stat(path).catch(() => ({ size: 0 }))).size
    // A tenth of the room may be added before it is counted again.
    if (this.#added > this.#limits.cache_bytes / 10) this.prune()
  }

  async forget(site_id: string, hash: string): Promise<void> {
    await rm(this.pathOf(site_id, hash), { force: true })
  }

  async forgetSite(site_id: string): Promise<void> {
    await rm(join(this.#folder, site_id), { recursive: true, force: true })
  }

  /** One at a time; a failure leaves it larger than it should be, until the next. */
  prune(): void {
    this.#added = 0
    this.#pruning = this.#pruning.then(() => this.#prune()).catch(() => undefined)
  }

  pruned(): Promise<void> {
    return this.#pruning
  }

  async #prune(): Promise<void> {
    const now = systemClock.now()
    const files = await this.#files()
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size, used_at } of files.toSorted((a, b) => a.used_at - b.used_at)) {
      const rests = now - used_at < this.#limits.cache_rest_ms
      const isLeft = path.endsWith(PART) && now - used_at > 3_600_000
      if (!isLeft && (rests || path.endsWith(PART) || bytes <= this.#limits.cache_bytes)) continue
      await rm(path, { force: true })
      bytes -= size
    }
  }

  async #files(): Promise<{ path: string; size: number; used_at: number }[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const files: { path: string; size: number; used_at: number }[] = []
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const found = entry.isFile() ? await stat(path).catch(() => undefined) : undefined
      if (found) files.push({ path, size: found.size, used_at: found.mtimeMs })
    }
    return files
  }
}
