/** How a feature declares its long-running work. The worker does the rest: cursor, progress, restarts, canceling. */
import type { z } from '@hono/zod-openapi'
import type { Handle } from '../../database/handle.ts'
import type { Permission } from '../../identity/permissions.ts'
import type { Abandon } from '../connections.ts'
import type { SiteScope } from '../site-scope.ts'
import type { Details } from './table.ts'

type Db = Handle<'site'>

/** The operation, as its kind sees it. */
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
  /** The next batch is delayed by this time: this one made external requests, which must not be a flood. */
  readonly pause_milliseconds?: number
}

/** A row that could not be done. */
export interface Failure {
  readonly subject_id: string
  readonly code: string
}

/** Bytes of a file, made by `filePart`. */
export interface FilePart {
  readonly packed: Buffer
  readonly bytes: number
}

/** The result of a batch. Absent counts are 0. */
export interface BatchResult {
  readonly succeeded?: number
  /** Looked at, and rightly left as they were. */
  readonly skipped?: number
  readonly failures?: readonly Failure[]
  /** Further numbers, added to those so far. */
  readonly counts?: Readonly<Record<string, number>>
  /** The next part of its file. */
  readonly part?: FilePart
}

/**
 * `outdated`: what was read has changed and is read again. `canceled`: the operation cannot continue, for one of the reasons
 * that the kind declares.
 */
export type Outcome<R extends string = never> = BatchResult | 'outdated' | { readonly canceled: R }

export interface OperationWork<P, C, R, Reason extends string = never> {
  /** `apply` asks few statements of many rows each, which then run off the event loop. */
  readonly slow?: boolean
  /** The number of rows; null if unknown. */
  count(operation: Operation<P>): Promise<number | null>
  /** The rows behind a place: outside the queue, may be slow, may ask others, changes nothing. May be asked in advance. */
  find(operation: Operation<P>, after: C | null): Promise<Batch<C, R>>
  /** Does a batch, in the transaction in which its cursor and its numbers are written. Awaits nothing else. */
  apply(tx: Db, operation: Operation<P>, rows: R): Promise<Outcome<Reason>>
}

/** Parameters of the work that undoes an operation. */
export interface UndoContext {
  readonly operation_id: string
  readonly started_at: number
  readonly ended_at: number
}

interface OperationDeclaration<P, C, R, UC, UR, Reason extends string> {
  /** As on the wire and in the table: never changed once released. It has a text, `operation.kind.<name>`. */
  readonly name: string
  /** The permission to see, cancel and undo it. */
  readonly permission: Permission
  readonly parameters: z.ZodType<P>
  /** The parameters that are shown: no filters, no addresses. */
  readonly details: (parameters: P) => Details
  /** What the file that it writes is called. */
  readonly fileName?: (parameters: P, at: number) => string
  /** Codes of rows that could not be done; each has a text, `operation.failure.<code>`. */
  readonly failures: readonly string[]
  /** Why it may be canceled other than by a person; each has a text, `operation.reason.<code>`. */
  readonly reasons: readonly Reason[]
  readonly work: (scope: SiteScope) => OperationWork<P, C, R, NoInfer<Reason>>
  /** Takes away what it has staged, in the transaction in which a person cancels it or it has failed. */
  readonly abandon?: Abandon
  /** The kind that undoes an operation of this kind, if that is possible. */
  readonly undo?: (scope: SiteScope) => OperationWork<UndoContext, UC, UR, NoInfer<Reason>>
}

/** Why one of any kind has failed: an error, again and again. */
export const failed_reason = 'internal'

/** Why one of any kind that writes a file was canceled: somebody who may be in it was erased meanwhile. */
export const erased_reason = 'person_erased'

/** Why one that is under way waits. */
export const full_reason = 'disk_full'

/** A declared kind, with the types of its batches and cursors erased. */
export interface OperationType<P = unknown>
  extends Omit<OperationDeclaration<P, unknown, unknown, unknown, unknown, string>, 'details' | 'fileName'> {
  details(of: P): Details
  fileName?(of: P, at: number): string
}

export const operationType = <P, C, R, UC = never, UR = never, const Reason extends string = never>(
  declared: OperationDeclaration<P, C, R, UC, UR, Reason>,
): OperationType<P> => declared as unknown as OperationType<P>
