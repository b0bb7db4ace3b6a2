/** All databases of one data folder: control, and the sites, opened on demand and closed when many are open. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Database, openDatabase } from './database.ts'
import type { DatabaseLimits } from './limits.ts'
import { OPEN_SITES_MAX, SITE_IDLE_MS } from './limits.ts'
import { lockDataFolder } from './lock.ts'
import { OpenSite, type Wake } from './open-site.ts'
import { finishRemovals, makeSiteFolder, removeSiteFolder, SiteNotFound, siteExists, siteFile } from './site-file.ts'
import { siteKey } from './site-table.ts'
import type { Backlog } from './write-queue.ts'

export interface Databases {
  readonly control: Database<'control'>
  /** One object for each site, opened and migrated; throws SiteNotFound. */
  site(siteId: string): Promise<Database<'site'>>
  /** What waits to be written, in control where no site is named; opens nothing. */
  backlog(siteId?: string): Backlog
  /** Folder, migrated file and the site's own key; finishes what an earlier try began. */
  createSite(siteId: string): Promise<void>
  /** Waits for its users, closes it and removes its folder. Does nothing for a site that is gone. */
  removeSite(siteId: string): Promise<void>
  siteKey(siteId: string): Promise<Buffer>
  /** Lets sites sleep that were not written for a minute; called by a timer of its own too. */
  sleepIdleSites(): Promise<void>
  close(): Promise<void>
}

export interface DatabasesOptions {
  dataDir: string
  now: () => number
  /** Where this process can be reached, for the message to a second one. */
  address?: string
  migrationsFolder?: string
  limits?: Partial<DatabaseLimits>
  openSitesMax?: number
  wake?: Wake
}

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')

class LocalDatabases implements Databases {
  readonly control: Database<'control'>
  readonly #options: DatabasesOptions
  readonly #release: () => void
  readonly #sites = new Map<string, OpenSite>()
  readonly #keys = new Map<string, Buffer>()
  readonly #timer: NodeJS.Timeout
  #closing: Promise<void> | undefined

  constructor(control: Database<'control'>, options: DatabasesOptions, release: () => void) {
    this.control = control
    this.#options = options
    this.#release = release
    this.#timer = setInterval(() => void this.sleepIdleSites().catch(() => undefined), SITE_IDLE_MS / 4).unref()
  }

  async site(siteId: string): Promise<Database<'site'>> {
    const known = this.#sites.get(siteId)
    if (known === undefined && !siteExists(this.#options.dataDir, siteId)) throw new SiteNotFound()
    const site = known ?? this.#add(siteId)
    await site.ready()
    this.#closeUnused(site)
    return site
  }

  backlog(siteId?: string): Backlog {
    const database = siteId === undefined ? this.control : this.#sites.get(siteId)
    return database?.backlog ?? { actions: 0, waited_ms: 0 }
  }

  async createSite(siteId: string): Promise<void> {
    await makeSiteFolder(this.#options.dataDir, siteId)
    const site = this.#sites.get(siteId) ?? this.#add(siteId)
    const row = { id: 1, key: randomBytes(32), created_at: this.#options.now() }
    await site.write(async tx => {
      await tx.insert(siteKey).values(row).onConflictDoNothing()
    })
    this.#closeUnused(site)
  }

  async removeSite(siteId: string): Promise<void> {
    siteFile(this.#options.dataDir, siteId)
    await this.#sites.get(siteId)?.remove()
    await removeSiteFolder(this.#options.dataDir, siteId)
    this.#sites.delete(siteId)
    this.#keys.delete(siteId)
  }

  async siteKey(siteId: string): Promise<Buffer> {
    const known = this.#keys.get(siteId)
    if (known !== undefined) return known
    const site = await this.site(siteId)
    const row = await site.read(async db => db.select({ key: siteKey.key }).from(siteKey).get())
    if (row === undefined) throw new SiteNotFound()
    this.#keys.set(siteId, row.key)
    return row.key
  }

  async sleepIdleSites(): Promise<void> {
    const before = this.#options.now() - SITE_IDLE_MS
    for (const site of this.#sites.values()) if (site.idle && site.written_at <= before) await site.sleep()
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.allSettled([...this.#sites.values()].map(site => site.shut()))
    await this.control.close()
    this.#release()
  }

  #add(siteId: string): OpenSite {
    const { dataDir, now, wake, limits } = this.#options
    const path = siteFile(dataDir, siteId)
    const folder = join(this.#options.migrationsFolder ?? MIGRATIONS, 'site')
    const open = () => openDatabase({ kind: 'site', path, migrationsFolder: folder, limits, backup: true })
    const site = new OpenSite({ siteId, path, open, control: this.control, wake, now })
    this.#sites.set(siteId, site)
    return site
  }

  /** Above the limit, closes those that were unused for longest; one in use stays, however many there are. */
  #closeUnused(newest: OpenSite): void {
    const open = [...this.#sites.values()].filter(site => site.open)
    const surplus = open.length - (this.#options.openSitesMax ?? OPEN_SITES_MAX)
    if (surplus <= 0) return
    const unused = open.filter(site => site !== newest && site.idle).toSorted((a, b) => a.used_at - b.used_at)
    for (const site of unused.slice(0, surplus)) void site.close().catch(() => undefined)
  }
}

/** Takes the data folder for this process, opens control and migrates it. */
export async function openDatabases(options: DatabasesOptions): Promise<Databases> {
  const lock = lockDataFolder(options.dataDir, options.address ?? '')
  try {
    await finishRemovals(options.dataDir)
    const control = await openDatabase({
      kind: 'control',
      path: join(options.dataDir, 'control.db'),
      migrationsFolder: join(options.migrationsFolder ?? MIGRATIONS, 'control'),
      limits: options.limits,
      backup: true,
    })
    return new LocalDatabases(control, options, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}
