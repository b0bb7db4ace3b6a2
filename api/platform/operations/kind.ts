/** What a feature says of long-running work of its own. The worker does the rest: cursor, progress, kills, canceling. */
import type { z } from '@hono/zod-openapi'
import type { Handle } from '../database/handle.ts'
import type { Permission } from '../permissions.ts'
import type { SiteScope } from '../site-scope.ts'
import type { Details } from './table.ts'

type Db = Handle<'site'>

/** What a kind is told of the operation that it works for. */
export interface Operation<P> {
  readonly id: string
  readonly subject_id: string | null
  readonly parameters: P
  readonly created_at: number
}

/** The next rows, and the place behind them. */
export interface Batch<C, R> {
  readonly rows: R
  readonly cursor: C
  readonly is_last: boolean
  /** The batch after it is looked up only after so long: this one has asked others, who must not be flooded. */
  readonly pause_milliseconds?: number
}

/** A row that could not be done. */
export interface Failure {
  readonly subject_id: string
  readonly code: string
}

/** What came of a batch. What it names not is counted as none. */
export interface Applied {
  readonly succeeded?: number
  /** Looked at, and rightly left as they were. */
  readonly skipped?: number
  readonly failures?: readonly Failure[]
  /** Further numbers, added to those so far. */
  readonly counts?: Readonly<Record<string, number>>
}

/**
 * `outdated`: what was looked up no longer holds, and is looked up once more. `canceled`: nothing can go on any more, for a
 * reason that has a text (`operation.reason.<code>` of the messages).
 */
export type Outcome = Applied | 'outdated' | { readonly canceled: string }

export interface OperationWork<P, C, R> {
  /** How many rows there are to do; null where that cannot be told. */
  count(operation: Operation<P>): Promise<number | null>
  /** The rows behind a place: outside the queue, may be slow, may ask others, changes nothing. May be asked in advance. */
  find(operation: Operation<P>, after: C | null): Promise<Batch<C, R>>
  /** Does a batch, in the transaction in which its cursor and its numbers are written. Awaits nothing else. */
  apply(tx: Db, operation: Operation<P>, rows: R): Promise<Outcome>
}

/** Parameters of the work that undoes an operation. */
export interface Undoing {
  readonly operation_id: string
  readonly started_at: number
  readonly ended_at: number
}

interface Declared<P, C, R, UC, UR> {
  /** As on the wire and in the table: never changed once released. */
  readonly name: string
  /** Who may see, cancel and undo it. */
  readonly permission: Permission
  readonly parameters: z.ZodType<P>
  /** What people see of the parameters: no filter, no address. */
  readonly details: (parameters: P) => Details
  /** Codes of rows that could not be done; each has a text, `operation.failure.<code>`. */
  readonly failures: readonly string[]
  readonly work: (scope: SiteScope) => OperationWork<P, C, R>
  /** What takes back what an operation of the kind did, where that can be. */
  readonly undo?: (scope: SiteScope) => OperationWork<Undoing, UC, UR>
}

/** A declared kind; what its batches and cursors hold is its own affair. */
export interface OperationKind<P = unknown> extends Omit<Declared<P, unknown, unknown, unknown, unknown>, 'details'> {
  details(of: P): Details
}

export const operationKind = <P, C, R, UC = never, UR = never>(declared: Declared<P, C, R, UC, UR>): OperationKind<P> =>
  declared as unknown as OperationKind<P>
