/** All databases of one data folder: control, and the sites, opened on demand and closed when many are open. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Busy, Unavailable } from '../runtime/errors.ts'
import { type Backlog, totalBacklog } from './backlog.ts'
import { ClosedSites } from './closed-sites.ts'
import { closedGivenBack } from './collect.ts'
import { openControl } from './control-file.ts'
import { type Database, type OnCommit, openDatabase } from './database.ts'
import type { Databases, DatabasesOptions } from './databases-options.ts'
import { descriptorPlan } from './descriptors.ts'
import { readHeader } from './file-header.ts'
import { Keys } from './keys.ts'
import { OPEN_SITE_WAIT_MS, SITE_IDLE_MS, SITE_UNUSED_MS } from './limits.ts'
import { lockDataFolder } from './lock.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { makeFile } from './new-file.ts'
import { OpenSite } from './open-site.ts'
import { PageLogs } from './page-log/page-logs.ts'
import { leastUsed, Places } from './places.ts'
import { PlacedSites } from './recorded/placed-sites.ts'
import type { Recorders } from './recorded/recorders.ts'
import { settleRestored } from './recorded/restored.ts'
import { finishRemovals, makeSiteFolder, NoSiteError, removeSiteFolder, siteExists, siteFile } from './site-file.ts'
import { siteKey } from './site-table.ts'
import { type DatabaseUnusable, unusable } from './unusable.ts'

export type { Databases } from './databases-options.ts'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations')

class LocalDatabases implements Databases {
  readonly control: Database<'control'>
  readonly #options: DatabasesOptions
  readonly siteMigrations: readonly Migration[]
  readonly #release: () => void
  readonly #sites = new Map<string, OpenSite>()
  /** Sites that are being closed for others. */
  readonly #evicted = new Set<OpenSite>()
  readonly #places: Places
  readonly #closed = new ClosedSites<OpenSite>()
  readonly keys: Keys
  readonly #placed: PlacedSites | undefined
  readonly pageLogs: PageLogs | undefined
  /** Sites whose folders are being exchanged. */
  readonly #replaced = new Map<string, Promise<void>>()
  readonly unusableSites = new Map<string, DatabaseUnusable>()
  readonly #timer: NodeJS.Timeout
  #closing: Promise<void> | undefined

  constructor(
    control: Database<'control'>,
    options: DatabasesOptions,
    migrations: readonly Migration[],
    release: () => void,
    pageLogs: PageLogs | undefined,
  ) {
    this.control = control
    this.pageLogs = pageLogs
    this.#options = options
    this.siteMigrations = migrations
    this.#release = release
    this.#placed = options.recording && new PlacedSites(control, options.recording)
    this.keys = new Keys({ control, site: siteId => this.site(siteId), now: options.now })
    this.#places = new Places({
      max: options.openSitesMax ?? descriptorPlan.openSitesMax,
      waitMs: options.openSiteWaitMs ?? OPEN_SITE_WAIT_MS,
      closeOne: () => this.#closeOldest(),
    })
    this.#timer = setInterval(() => void this.sleepIdleSites().catch(() => undefined), SITE_IDLE_MS / 4).unref()
  }

  async site(siteId: string): Promise<Database<'site'>> {
    if (this.#replaced.size > 0) await this.#replaced.get(siteId)
    const remote = this.#options.shared && (await this.#options.shared.elsewhere(siteId))
    if (remote) return remote
    const site = this.#known(siteId) ?? (await this.#find(siteId))
    await site.ready()
    return site
  }

  get recording(): Recorders | undefined {
    return this.#options.recording
  }

  backlog(siteId?: string): Backlog {
    return (siteId === undefined ? this.control : this.#sites.get(siteId))?.backlog ?? { actions: 0, waited_ms: 0 }
  }

  load(): Backlog & { open_sites: number } {
    const open = [...this.#sites.values()].filter(site => site.open)
    return { ...totalBacklog([this.control, ...open]), open_sites: open.length }
  }

  #known(siteId: string): OpenSite | undefined {
    return this.#sites.get(siteId) ?? this.#closed.get(siteId)
  }

  async #find(siteId: string): Promise<OpenSite> {
    const { dataDir, wasMade } = this.#options
    if (!siteExists(dataDir, siteId) && !(await this.control.read(async db => wasMade?.(db, siteId)))) {
      throw new NoSiteError()
    }
    return this.#known(siteId) ?? this.#add(siteId)
  }

  async createSite(siteId: string): Promise<void> {
    const { dataDir, templates, shared } = this.#options
    await shared?.take(siteId)
    await makeSiteFolder(dataDir, siteId)
    const path = siteFile(dataDir, siteId)
    const template = templates && join(templates, 'site.db')
    if (!siteExists(dataDir, siteId)) await makeFile({ kind: 'site', path, migrations: this.siteMigrations, template })
    const site = this.#known(siteId) ?? this.#add(siteId)
    const row = { id: 1, key: randomBytes(32), created_at: this.#options.now() }
    await site.write(async tx => {
      await tx.insert(siteKey).values(row).onConflictDoNothing()
    })
  }

  async removeSite(siteId: string): Promise<void> {
    siteFile(this.#options.dataDir, siteId)
    await this.#replaced.get(siteId)
    await this.#known(siteId)?.remove(new NoSiteError())
    await this.#placed?.forget(siteId)
    await removeSiteFolder(this.#options.dataDir, siteId)
    this.#forget(siteId)
  }

  async replaceSite(siteId: string, exchange: () => Promise<void>): Promise<void> {
    if (this.#replaced.has(siteId)) throw new Busy()
    await this.#replacing(siteId, this.#replace(siteId, exchange))
  }

  async moveSite(siteId: string, to: string): Promise<void> {
    const remote = await this.#options.shared?.elsewhere(siteId)
    if (!this.#placed || remote) throw new Unavailable('The site is not worked in here.')
    await this.#placed.move(siteId, this.#known(siteId) ?? (await this.#find(siteId)), to)
  }

  async leaveSite(siteId: string, afterwards?: () => Promise<void>): Promise<void> {
    await this.#replaced.get(siteId)
    const leaving = this.#known(siteId)?.remove(new Unavailable('Another node has the site now.'))
    if (!leaving && !afterwards) return
    const left = Promise.resolve(leaving).then(afterwards)
    const forgotten = left.finally(() => this.#forget(siteId))
    await this.#replacing(siteId, forgotten)
  }

  async #replacing(siteId: string, replacing: Promise<void>): Promise<void> {
    const settled = replacing.catch(() => undefined).finally(() => this.#replaced.delete(siteId))
    this.#replaced.set(siteId, settled)
    await replacing
    await settled
  }

  async #replace(siteId: string, exchange: () => Promise<void>): Promise<void> {
    siteFile(this.#options.dataDir, siteId)
    try {
      await this.#known(siteId)?.remove(new Unavailable('The site was put back to a backup.'))
      await exchange()
      await settleRestored([siteFile(this.#options.dataDir, siteId)], this.#options.recording !== undefined)
    } finally {
      this.#forget(siteId)
    }
  }

  #forget(siteId: string): void {
    this.#sites.delete(siteId)
    this.#closed.delete(siteId)
    this.keys.forget(siteId)
    this.unusableSites.delete(siteId)
  }

  siteKey(siteId: string): Promise<Buffer> {
    return this.keys.ofSite(siteId)
  }

  controlKey(): Promise<Buffer> {
    return this.keys.ofControl()
  }

  async checkSites(siteIds: readonly string[]): Promise<void> {
    for (const siteId of siteIds) {
      const path = siteFile(this.#options.dataDir, siteId)
      const header = await readHeader('site', path)
      // Made from the server when it is first used.
      if (typeof header === 'string' && this.#options.recording) continue
      const fault =
        typeof header === 'string' ? header : header.version > this.siteMigrations.length ? 'newer' : undefined
      if (fault !== undefined) await (this.#known(siteId) ?? this.#add(siteId)).fail(unusable('site', path, fault))
    }
  }

  async sleepIdleSites(): Promise<void> {
    const before = this.#options.now() - SITE_IDLE_MS
    const unused = this.#options.now() - SITE_UNUSED_MS
    const { recording } = this.#options
    for (const [siteId, site] of [...this.#sites]) {
      if (site.idle && site.written_at <= before) await site.sleep()
      if (site.open && site.idle && (site.used_at <= unused || recording?.isOld(siteId))) await site.closeIdle()
    }
  }

  async restSite(siteId: string): Promise<boolean> {
    const site = this.#sites.get(siteId)
    await site?.sleep()
    await site?.closeIdle()
    if (site?.open === false) await this.#options.shared?.rested(siteId)
    return site === undefined || !site.awake
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.allSettled([...this.#sites.values()].map(site => site.shut()))
    await this.control.close()
    this.pageLogs?.close()
    this.#release()
  }

  #add(siteId: string): OpenSite {
    const { dataDir, now, wake, limits, opened } = this.#options
    const path = siteFile(dataDir, siteId)
    const open = async () => {
      await this.#places.take()
      this.#sites.set(siteId, site)
      try {
        await closedGivenBack()
        const onCommit: OnCommit = topics => this.#options.onCommit?.(topics, siteId)
        const open = this.#options.openDatabase ?? openDatabase
        const recording = await this.#placed?.opening(siteId, path)
        const wanted = { kind: 'site' as const, path, migrations: this.siteMigrations, limits, backup: true, onCommit }
        const database = await open({ ...wanted, pageLogs: this.pageLogs, recording })
        await opened?.(database).catch(() => undefined)
        return database
      } catch (error) {
        this.#places.give()
        throw error
      }
    }
    const closed = () => {
      this.#places.give()
      if (!site.open && !site.damaged) this.#keepWeakly(siteId, site)
    }
    const onFault = (error: DatabaseUnusable | undefined) => this.#noteFault(siteId, error)
    const site: OpenSite = new OpenSite({ siteId, path, open, closed, control: this.control, wake, now, onFault })
    this.#sites.set(siteId, site)
    return site
  }

  #keepWeakly(siteId: string, site: OpenSite): void {
    if (this.#sites.get(siteId) !== site) return
    this.#sites.delete(siteId)
    this.#closed.keep(siteId, site)
    this.keys.forget(siteId)
  }

  #noteFault(siteId: string, error: DatabaseUnusable | undefined): void {
    if (error === undefined) return void this.unusableSites.delete(siteId)
    this.unusableSites.set(siteId, error)
    this.#options.onUnusable?.(siteId, error)
  }

  #closeOldest(): Promise<void> | undefined {
    const oldest = leastUsed(this.#sites.values(), this.#evicted)
    if (oldest === undefined) return undefined
    this.#evicted.add(oldest)
    return oldest
      .closeIdle()
      .catch(() => undefined)
      .finally(() => this.#evicted.delete(oldest))
  }
}

/** Takes the data folder for this process, opens control and migrates it. */
export async function openDatabases(options: DatabasesOptions): Promise<Databases> {
  const lock = lockDataFolder(options.dataDir, options.address ?? '')
  const { dataDir, now, pageLogs: kept } = options
  const pageLogs = kept && new PageLogs(dataDir, now, kept)
  try {
    await finishRemovals(options.dataDir)
    const folder = options.migrationsFolder ?? MIGRATIONS
    const onCommit: OnCommit = topics => options.onCommit?.(topics)
    const controlMigrations = await readMigrations(join(folder, 'control'))
    const open = () => openControl({ ...options, onCommit, pageLogs }, controlMigrations)
    const control = await (options.shared ? options.shared.control(open) : open())
    const migrations = await readMigrations(join(folder, 'site'))
    return new LocalDatabases(control, options, migrations, () => lock.release(), pageLogs)
  } catch (error) {
    pageLogs?.close()
    lock.release()
    throw error
  }
}
