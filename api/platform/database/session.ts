/**
 * Drizzle's sqlite-proxy session with two changes: errors arrive typed instead of in drizzle's wrapper (which prints the
 * parameters, a person's data); transactions are refused. How SQL is written is in dialect.ts.
 */
import type { Query } from 'drizzle-orm'
import { NoopCache } from 'drizzle-orm/cache/core'
import type { WithCacheConfig } from 'drizzle-orm/cache/core/types'
import { NoopLogger } from 'drizzle-orm/logger'
import type { SQLiteExecuteMethod } from 'drizzle-orm/sqlite-core'
import type { SelectedFieldsOrdered } from 'drizzle-orm/sqlite-core/query-builders/select.types'
import {
  type PreparedQueryConfig,
  RemotePreparedQuery,
  SQLiteRemoteSession,
  SqliteRemoteDatabase,
  type SqliteRemoteResult,
} from 'drizzle-orm/sqlite-proxy'
import { ActionMisuse } from '../runtime/errors.ts'
import type { Answer, Method } from './connection.ts'
import { QualifyingDialect } from './dialect.ts'

/** Runs one statement for a handle; `beforeAppended` leaves alone what waits to be appended. */
export type Execute = (
  sql: string,
  params: readonly unknown[],
  method: Method,
  beforeAppended?: boolean,
) => Promise<Answer>

type RemoteAnswer = { rows: never[] }
type Mapper = (rows: unknown[][], mapColumnValue?: (value: unknown) => unknown) => unknown
type Metadata = { type: 'select' | 'update' | 'delete' | 'insert'; tables: string[] }

function rethrow(error: unknown): never {
  throw error instanceof Error && error.constructor.name === 'DrizzleQueryError' ? error.cause : error
}

class TypedQuery<T extends PreparedQueryConfig> extends RemotePreparedQuery<T> {
  constructor(execute: Execute, query: Query, method: SQLiteExecuteMethod, shape: Shape) {
    super(
      // Drizzle asks for { rows: any[] }; `get` answers one row or undefined there, which its own code expects.
      (sql, params, how) => execute(sql, params, how) as Promise<RemoteAnswer>,
      query,
      new NoopLogger(),
      new NoopCache(),
      undefined,
      undefined,
      shape.fields,
      method,
      shape.arrays,
      shape.mapper,
    )
  }

  override run(values?: Record<string, unknown>): Promise<SqliteRemoteResult> {
    return super.run(values).catch(rethrow)
  }

  override all(values?: Record<string, unknown>): Promise<T['all']> {
    return super.all(values).catch(rethrow)
  }

  override get(values?: Record<string, unknown>): Promise<T['get']> {
    return super.get(values).catch(rethrow)
  }

  override values<V extends unknown[]>(values?: Record<string, unknown>): Promise<V[]> {
    return super.values<V>(values).catch(rethrow)
  }
}

interface Shape {
  fields: SelectedFieldsOrdered | undefined
  arrays: boolean
  mapper: Mapper | undefined
}

class TypedSession extends SQLiteRemoteSession<Record<string, never>, Record<string, never>> {
  readonly #execute: Execute

  constructor(execute: Execute, dialect: QualifyingDialect) {
    super(async () => ({ rows: [] }), dialect, undefined)
    this.#execute = execute
  }

  override prepareQuery<T extends Omit<PreparedQueryConfig, 'run'>>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    executeMethod: SQLiteExecuteMethod,
    isResponseInArrayMode: boolean,
    customResultMapper?: Mapper,
    _queryMetadata?: Metadata,
    _cacheConfig?: WithCacheConfig,
  ): RemotePreparedQuery<T> {
    const shape = { fields, arrays: isResponseInArrayMode, mapper: customResultMapper }
    return new TypedQuery<T>(this.#execute, query, executeMethod, shape)
  }

  override async transaction(): Promise<never> {
    throw new ActionMisuse('Only platform/database opens transactions: use write().')
  }

  override async batch(): Promise<never> {
    throw new ActionMisuse('Await one query after another: they share the transaction of the write action.')
  }
}

export function openSession(execute: Execute): SqliteRemoteDatabase<Record<string, never>> {
  const dialect = new QualifyingDialect()
  return new SqliteRemoteDatabase('async', dialect, new TypedSession(execute, dialect), undefined)
}
