/** What databases of a data folder are opened with, and what they offer then. */
import type { Backlog } from './backlog.ts'
import type { Database, OpenDatabase } from './database.ts'
import type { Handle } from './handle.ts'
import type { Keys } from './keys.ts'
import type { DatabaseLimits } from './limits.ts'
import type { Migration } from './migrations.ts'
import type { Wake } from './open-site.ts'
import type { PageLogs, PageLogsOptions } from './page-log/page-logs.ts'
import type { Recorders } from './recorded/recorders.ts'
import type { DatabaseUnusable } from './unusable.ts'

/** Where several nodes share the databases: each is worked in by one of them. */
export interface HomedDatabases {
  /** Opened while it is here, else used from afar. */
  control(open: () => Promise<Database<'control'>>): Promise<Database<'control'>>
  /** What is used of a site that another node works in; undefined: it is here from now on. */
  elsewhere(siteId: string): Promise<Database<'site'> | undefined>
  /** A new site begins here. */
  take(siteId: string): Promise<void>
  /** Nothing of it is open any more. */
  rested(siteId: string): Promise<void>
}

export interface DatabasesOptions {
  dataDir: string
  now: () => number
  /** Where this process can be reached, for the message to a second one. */
  address?: string
  migrationsFolder?: string
  /** Files `control.db` and `site.db` made by the same migrations, which new ones are copied from; for tests. */
  templates?: string
  limits?: Partial<DatabaseLimits>
  /** How a database is opened where it is no local file; for tests. */
  openDatabase?: OpenDatabase
  /** Where commits are kept, so that databases can be restored to any moment. */
  pageLogs?: PageLogsOptions | undefined
  /** Servers that have every write before it is answered; absent: the folder alone has them. */
  recording?: Recorders | undefined
  /** Absent: all of them are here. */
  shared?: HomedDatabases | undefined
  openSitesMax?: number
  openSiteWaitMs?: number
  wake?: Wake
  /** Whether control says that the site's file was created. If it does, a missing file was lost. */
  wasMade?: (control: Handle<'control'>, siteId: string) => Promise<boolean>
  /** Called first with each opened site; errors are ignored. */
  opened?: (database: Database<'site'>) => Promise<void>
  /** Receives the announcements of a site, or of control without a site, once they are on disk. */
  onCommit?: (topics: ReadonlySet<string>, siteId?: string) => void
  /** Told of a site whose file cannot be used. */
  onUnusable?: (siteId: string, error: DatabaseUnusable) => void
}

export interface Databases {
  readonly control: Database<'control'>
  /** One object for each site, opened and migrated; throws NoSiteError, or DatabaseUnusable. */
  site(siteId: string): Promise<Database<'site'>>
  /** What waits to be written, in control where no site is named; opens nothing. */
  backlog(siteId?: string): Backlog
  /** Of all that are open, control too. */
  load(): Backlog & { open_sites: number }
  /** Folder, migrated file and the site's own key; finishes what an earlier try began. */
  createSite(siteId: string): Promise<void>
  /** Waits for its users, closes it and removes its folder. Does nothing for a site that does not exist. */
  removeSite(siteId: string): Promise<void>
  /**
   * Runs `exchange` on the site's folder while nobody has its files open. Who used the site before is refused from then on,
   * whoever asks for it meanwhile waits.
   */
  replaceSite(siteId: string, exchange: () => Promise<void>): Promise<void>
  /** To `folder` or the URL of a server, while it is read, and for a moment not; repeated, it ends what was begun. */
  moveSite(siteId: string, to: string): Promise<void>
  /** Another node works in it: who has it here is refused from then on. `afterwards`: nobody opens it here until that is done. */
  leaveSite(siteId: string, afterwards?: () => Promise<void>): Promise<void>
  siteKey(siteId: string): Promise<Buffer>
  /** The installation's own key; made when it is first asked for. */
  controlKey(): Promise<Buffer>
  /** Of every commit; undefined where none is kept. */
  readonly pageLogs: PageLogs | undefined
  /** Undefined where no server records them. */
  readonly recording: Recorders | undefined
  /** All keys, to renew them. */
  readonly keys: Keys
  /** Looks whether the files of these sites can be used, without opening them as databases. */
  checkSites(siteIds: readonly string[]): Promise<void>
  /** What makes sites' databases what this release writes; their number is its version. */
  readonly siteMigrations: readonly Migration[]
  /** Sites whose files cannot be used, as far as that is known. */
  readonly unusableSites: ReadonlyMap<string, DatabaseUnusable>
  /** Stores the site's next due time in control and closes its file; false if it is in use. */
  restSite(siteId: string): Promise<boolean>
  /** Lets sites sleep that were not written for a minute; called by a timer of its own too. */
  sleepIdleSites(): Promise<void>
  close(): Promise<void>
}
