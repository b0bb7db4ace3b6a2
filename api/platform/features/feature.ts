/** What a feature tells the rest of the code about itself, in one value. Composition (api/features.ts) lists each once. */
import type { Handle } from '../database/handle.ts'
import type { Consumer } from '../events/consumer.ts'
import type { Housekeeping } from '../hourly.ts'
import type { IdKind } from '../ids.ts'
import type { JobHandler } from '../jobs/worker.ts'
import type { Operation } from '../operation.ts'
import type { Blocker } from '../problem/problem.ts'
import type { JobScope, SiteScope } from '../site-scope.ts'
import type { ErasedPerson } from './connections.ts'
import type { Provided } from './port.ts'

type Db = Handle<'site'>

/** What things of a kind are called, for the ids that are asked for. */
export type NamesOf = (db: Db, ids: string[]) => Promise<{ id: string; name: string | null }[]>
/** Those of a feature's things that use one of another feature's. */
export type UsersOf = (db: Db, id: string) => Promise<readonly Blocker[]>

export interface Feature {
  /** Its folder below `api/`: `site/contacts/tags`. */
  readonly name: string
  readonly routes?: readonly Operation[]
  /** Work outside the database, done under a lease. */
  readonly jobs?: (scope: JobScope) => readonly JobHandler<'site'>[]
  /** What follows from events, in the order in which composition lists the features. */
  readonly consumers?: readonly Consumer[]
  /** What is looked for every hour, on sites where nothing happens too. */
  readonly housekeeping?: (scope: SiteScope) => Housekeeping
  /**
   * Takes a person out of the feature's rows; `with_lead` where they all go with the lead's row, by their foreign key.
   * Asked of every feature with a column `lead_id`.
   */
  readonly erase?: 'with_lead' | ((tx: Db, person: ErasedPerson) => Promise<void>)
  /** What its things are called, by the kind of their ids. */
  readonly names?: { readonly [K in IdKind]?: NamesOf }
  /** What it uses of others, by the kind of their ids: asked before any of them is deleted. */
  readonly uses?: { readonly [K in IdKind]?: UsersOf }
  /** What features below it ask for. */
  readonly provides?: readonly Provided[]
  /** Content hashes of stored bytes that its rows name: all other bytes of the site are swept. */
  readonly storedHashes?: (db: Db) => Promise<readonly string[]>
  /** When the site has to be opened again for it though nobody asks, besides for jobs and unread events. */
  readonly nextDue?: (db: Db) => Promise<number | null>
}

export const feature = <const F extends Feature>(declared: F): F => declared
