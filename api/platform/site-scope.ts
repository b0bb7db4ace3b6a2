/** What the parts of a site that work besides requests are given: its database, its clock, and the installation around it. */
import type { Input } from '../../workflows/core/inputs.ts'
import type { Clock } from './clock.ts'
import type { Installation, SiteFacts } from './context.ts'
import type { Database } from './database/database.ts'
import type { Handle } from './database/handle.ts'

/** What a part works on. The facts are read anew where they matter, since they change. */
export interface SiteScope {
  installation: Installation
  site_id: string
  database: Database<'site'>
  clock: Clock
  /** The site as it is now; null once it is removed. */
  facts(): Promise<SiteFacts | null>
}

/** A scope in which runs are carried on too: what jobs are given. */
export interface JobScope extends SiteScope {
  runs: RunInbox
}

/** How results of effects (an email was delivered, a text was written) reach the runs that wait for them. */
export interface RunInbox {
  /** A transaction in which results may be delivered. */
  within<T>(work: (tx: Handle<'site'>) => Promise<T>): Promise<T>
  /**
   * Results of several runs advance these at once, where the runner can; a throw means that one of them broke. One
   * result by itself is always left for its run, so that it is kept whatever becomes of that. Wake `runs` after the commit.
   */
  deliver(tx: Handle<'site'>, results: readonly { run_id: string; input: Input }[]): Promise<void>
}

/** One part of a site's work. `wake` is cheap and may be called at any time after `start`. */
export interface SitePart {
  start(): Promise<void>
  wake(): void
  stop(): Promise<void>
}
