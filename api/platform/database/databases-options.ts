/** What databases of a data folder are opened with. */
import type { Database, OpenDatabase } from './database.ts'
import type { Handle } from './handle.ts'
import type { DatabaseLimits } from './limits.ts'
import type { Wake } from './open-site.ts'
import type { DatabaseUnusable } from './unusable.ts'

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
