/** What the background work of a site is given: its database, its clock, and the installation. */
import type { Input } from '../../../workflows/core/inputs.ts'
import type { Database } from '../database/database.ts'
import type { Handle } from '../database/handle.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Installation, SiteFacts } from './context.ts'

/** The site of a background part. The facts are read again where they matter, since they change. */
export interface SiteScope {
  installation: Installation
  site_id: string
  database: Database<'site'>
  clock: Clock
  /** The current facts of the site; null once it is removed. */
  facts(): Promise<SiteFacts | null>
}

/** The site's zone now, by whose midnight days begin. */
export const readTimezone = async ({ facts }: Pick<SiteScope, 'facts'>): Promise<string> =>
  (await facts())?.timezone ?? 'UTC'

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
   * single result is always left for its run, so that it is kept even if the run cannot take it now.
   */
  deliver(tx: Handle<'site'>, results: readonly { run_id: string; input: Input }[]): Promise<void>
}

/** One part of a site's work. `wake` is cheap and may be called at any time after `start`. */
export interface SitePart {
  start(): Promise<void>
  wake(): void
  stop(): Promise<void>
}
