/**
 * One site's database as the rest of the code sees it: a stable object whose file may close when it is not in use and
 * opens again with the next use. Also the place where a site falls asleep and wakes (`wake_at` in control).
 */

import { ClosedError, type DatabaseError } from '../runtime/errors.ts'
import { withFaultPoints } from '../runtime/fault-point.ts'
import { requireOutside } from './action-context.ts'
import type { Backlog } from './backlog.ts'
import type { Database, Writing } from './database.ts'
import type { Handle } from './handle.ts'
import { fileIdentity } from './site-file.ts'
import { held, type SiteMove, SiteMoves } from './site-move.ts'
import { DatabaseUnusable, unusable } from './unusable.ts'

/** How control learns when a site must be opened again; the table and the query are others'. */
export interface Wake {
  /** The earliest due moment of the site, null if nothing is due ever. */
  earliestDue(site: Handle<'site'>): Promise<number | null>
  /** Stores it; 0 means awake. */
  setWakeAt(control: Handle<'control'>, siteId: string, wakeAt: number | null): Promise<void>
}

interface Needs {
  siteId: string
  path: string
  /** May wait until another site is closed. */
  open: () => Promise<Database<'site'>>
  closed: () => void
  control: Database<'control'>
  wake: Wake | undefined
  now: () => number
  /** Told of each fault that is found, and undefined once the file is well again. */
  onFault: (fault: DatabaseUnusable | undefined) => void
}

interface Fault {
  error: DatabaseUnusable
  /** Undefined until it is closed. */
  file: string | undefined
}

const nothing: Backlog = { actions: 0, waited_ms: 0 }

export class OpenSite implements Database<'site'> {
  readonly kind = 'site'
  readonly path: string
  readonly #needs: Needs
  #opening: Promise<Database<'site'>> | undefined
  #database: Database<'site'> | undefined
  #closing: Promise<void> = Promise.resolve()
  #users = 0
  #ended: DatabaseError | undefined
  /** The error of the file, and which file that was: a replaced one is tried again. */
  #fault: Fault | undefined
  #awake: Promise<void> | undefined
  #writes = 0
  readonly #moves: SiteMoves
  /** When the site was last used, and last written. */
  used_at = 0
  written_at = 0
  /** Those who wait until nobody uses it. */
  readonly #unused: (() => void)[] = []

  constructor(needs: Needs) {
    this.#needs = needs
    this.path = needs.path
    this.used_at = needs.now()
    this.#moves = new SiteMoves({
      use: work => this.#use(work),
      close: () => this.close(),
      requireOpen: () => {
        if (this.#ended !== undefined) throw this.#ended
      },
    })
  }

  get open(): boolean {
    return this.#opening !== undefined
  }

  /** Whether control has the site as awake. */
  get awake(): boolean {
    return this.#awake !== undefined
  }

  get idle(): boolean {
    return this.#users === 0 && (this.#database?.idle ?? true)
  }

  get damaged(): boolean {
    return this.#fault !== undefined
  }

  get outdated(): boolean {
    return this.#database?.outdated === true
  }

  get counts(): Readonly<{ actions: number; groups: number }> {
    return this.#database?.counts ?? { actions: 0, groups: 0 }
  }

  get backlog(): Backlog {
    return this.#database?.backlog ?? nothing
  }

  read<T>(fn: (db: Handle<'site'>) => Promise<T>): Promise<T> {
    return this.#use(database => database.read(fn))
  }

  readSlow<T>(fn: (db: Handle<'site'>) => Promise<T>): Promise<T> {
    return this.#use(database => database.readSlow(fn))
  }

  async write<T>(fn: (tx: Handle<'site'>) => Promise<T>, how?: Writing): Promise<T> {
    requireOutside('write() was called')
    return withFaultPoints(fn, action => this.#write(action, how))
  }

  async #write<T>(action: (tx: Handle<'site'>) => Promise<T>, how: Writing | undefined): Promise<T> {
    for (;;) {
      if (this.#moves.isStill) await this.#moves.untilWritable()
      const written = await this.#use(async database => {
        await this.#wakeUp()
        if (this.#moves.isStill) return held
        this.#writes += 1
        this.written_at = this.#needs.now()
        return database.write(action, how)
      })
      if (written !== held) return written
    }
  }

  /** It is read and written while it is copied, and neither for a moment at the end. What its users have of it stays good. */
  move(move: SiteMove): Promise<void> {
    return this.#moves.move(move)
  }

  /** Opens and migrates now, so that a failure shows here. */
  ready(): Promise<void> {
    return this.#use(async () => undefined)
  }

  /** Closes the file, unless it is used meanwhile. */
  async closeIdle(): Promise<void> {
    await this.sleep().catch(() => undefined)
    if (this.#users === 0) await this.close()
  }

  /** Closes the file after its users are done; the next use opens it again. */
  async close(): Promise<void> {
    while (this.#users > 0) {
      await new Promise<void>(resolve => this.#unused.push(resolve))
    }
    // A site that cannot be put to sleep is only opened needlessly at the next start.
    await this.sleep().catch(() => undefined)
    if (this.#users > 0) return this.close()
    const opening = this.#opening
    this.#opening = undefined
    this.#database = undefined
    this.#closing = this.#closing.then(async () => {
      const opened = await opening?.catch(() => undefined)
      if (opened !== undefined) await opened.close().finally(this.#needs.closed)
    })
    await this.#closing
  }

  /** Closes because its files go: every later use throws this error, and control is not updated. */
  async remove(error: DatabaseError): Promise<void> {
    this.#ended = error
    this.#awake = undefined
    await this.#moves.untilEnded()
    await this.close()
  }

  /** Closes because the process ends. */
  async shut(): Promise<void> {
    this.#ended = new ClosedError()
    await this.#moves.untilEnded()
    await this.close()
  }

  /** Stores the earliest due time in control, unless the site is written meanwhile. */
  async sleep(): Promise<void> {
    const { wake, control, siteId } = this.#needs
    const database = this.#database
    if (wake === undefined || this.#awake === undefined || database === undefined) return
    const writes = this.#writes
    const due = await database.read(db => wake.earliestDue(db))
    if (writes !== this.#writes || !database.idle) return
    // Queued in the same turn in which the site was idle, so that a later write's wake-up comes after it.
    this.#awake = undefined
    await control.write(tx => wake.setWakeAt(tx, siteId, due))
  }

  async #fileOnceClosed(): Promise<string> {
    await this.close().catch(() => undefined)
    return fileIdentity(this.path)
  }

  #wakeUp(): Promise<void> {
    const { wake, control, siteId } = this.#needs
    if (wake === undefined) return Promise.resolve()
    this.#awake ??= control
      .write(tx => wake.setWakeAt(tx, siteId, 0))
      .catch(error => {
        this.#awake = undefined
        throw error
      })
    return this.#awake
  }

  async #use<T>(fn: (database: Database<'site'>) => Promise<T>): Promise<T> {
    if (this.#moves.isClosed) await this.#moves.untilUsable()
    // Not counted as a user: a damaged file is only closed once it has none.
    if (this.#fault !== undefined) await this.#requireAnotherFile(this.#fault)
    if (this.#ended !== undefined) throw this.#ended
    this.#users += 1
    this.used_at = this.#needs.now()
    try {
      this.#opening ??= this.#open()
      return await fn(this.#database ?? (await this.#opening))
    } catch (error) {
      if (this.outdated) void this.close().catch(() => undefined)
      throw this.#database?.damaged ? this.#closeDamaged() : error
    } finally {
      this.#users -= 1
      if (this.#users === 0) for (const resolve of this.#unused.splice(0)) resolve()
    }
  }

  async #open(): Promise<Database<'site'>> {
    try {
      await this.#closing
      this.#database = await this.#needs.open()
      if (this.#fault !== undefined) this.#needs.onFault(undefined)
      this.#fault = undefined
      return this.#database
    } catch (error) {
      this.#opening = undefined
      if (error instanceof DatabaseUnusable) await this.fail(error)
      throw error
    }
  }

  /** From now on every use throws this error, until the file is replaced. */
  async fail(error: DatabaseUnusable): Promise<void> {
    this.#fail(error, await fileIdentity(this.path))
  }

  #fail(error: DatabaseUnusable, file: string | undefined): void {
    if (error.message !== this.#fault?.error.message) this.#needs.onFault(error)
    this.#fault = { error, file }
  }

  async #requireAnotherFile({ error, file }: Fault): Promise<void> {
    // It may be the server's data that was replaced.
    if (error.fault === 'conflict') return
    if (file === undefined || file === (await fileIdentity(this.path))) throw error
  }

  /** A statement found damage: the file closes as soon as it is not in use; closing may still write to it. */
  #closeDamaged(): DatabaseUnusable {
    const error = this.#fault?.error ?? unusable('site', this.path, 'damaged')
    if (this.#fault !== undefined) return error
    this.#fail(error, undefined)
    const fault = this.#fault as Fault | undefined
    void this.#fileOnceClosed().then(file => {
      if (fault) fault.file = file
    })
    return error
  }
}
