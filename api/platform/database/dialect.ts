/**
 * Drizzle's dialect with two changes. Columns in SQL that is selected or returned keep their table: drizzle writes them
 * without it where a statement is on one table, so that `exists (select 1 from other where other.key = own.key)` compares
 * a column of the other table with itself. And plain columns of one table are one piece of text, which costs a sixth of
 * putting them together one by one.
 */
import { is, SQL, sql } from 'drizzle-orm'
import {
  SQLiteAsyncDialect,
  SQLiteColumn,
  type SQLiteDeleteConfig,
  type SQLiteInsertConfig,
  type SQLiteUpdateConfig,
} from 'drizzle-orm/sqlite-core'
import type { SelectedFieldsOrdered, SQLiteSelectConfig } from 'drizzle-orm/sqlite-core/query-builders/select.types'

export class QualifyingDialect extends SQLiteAsyncDialect {
  override buildSelectQuery(config: SQLiteSelectConfig): SQL {
    const fieldsFlat = config.joins?.length ? undefined : ofOneTable(config)
    if (fieldsFlat) return super.buildSelectQuery({ ...config, fieldsFlat })
    return super.buildSelectQuery({ ...config, fields: qualifyAll(config.fields) })
  }

  override buildInsertQuery(config: SQLiteInsertConfig): SQL {
    return super.buildInsertQuery(qualifyReturning(config))
  }

  override buildUpdateQuery(config: SQLiteUpdateConfig): SQL {
    return super.buildUpdateQuery(qualifyReturning(config))
  }

  override buildDeleteQuery(config: SQLiteDeleteConfig): SQL {
    return super.buildDeleteQuery(qualifyReturning(config))
  }
}

/** What is selected of one table: plain columns beside each other as one text. Undefined where it has groups. */
function ofOneTable({ fields, table }: SQLiteSelectConfig): SelectedFieldsOrdered | undefined {
  const selected: SelectedFieldsOrdered = []
  let names: string[] = []
  const endText = () => {
    if (names.length > 0) selected.push({ path: [], field: sql.raw(names.join(', ')) })
    names = []
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field instanceof SQLiteColumn && field.table === table && field.dataType !== 'bigint')
      names.push(`"${field.name}"`)
    else if (is(field, SQL) || is(field, SQL.Aliased)) {
      endText()
      selected.push({ path: [name], field: qualify(field) })
    } else return undefined
  }
  endText()
  return selected
}

function qualifyReturning<C extends { returning?: SelectedFieldsOrdered }>(config: C): C {
  const { returning } = config
  if (!returning) return config
  return { ...config, returning: returning.map(one => ({ ...one, field: qualify(one.field) })) }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const qualifyAll = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isGroup(field) ? qualifyAll(field) : qualify(field)]),
  )

/** Drizzle strips the tables of the columns at the top of a piece of SQL, and of none inside another. */
function qualify<F>(field: F): F {
  if (is(field, SQL)) return new SQL([field]) as F
  const isOfSubquery = Reflect.get(Object(field), 'isSelectionField') === true
  return is(field, SQL.Aliased) && !isOfSubquery
    ? (new SQL.Aliased(new SQL([field.sql]), field.fieldAlias) as F)
    : field
}
