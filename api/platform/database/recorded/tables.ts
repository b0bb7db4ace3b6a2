/** The tables of a database, at whichever end, and their rows in pages that a server can answer. */
import { COPY_BYTES, COPY_ROWS, COPY_ROWS_MAX, COPY_TABLES } from './limits.ts'
import { home_table } from './mark.ts'
import type { Value } from './values.ts'

export interface Source {
  all(sql: string, values: Value[]): Promise<Value[][]>
  /** The rows of several questions: each that is asked by itself may take a server as long as all of them. */
  together(texts: readonly string[]): Promise<Value[][][]>
}

export interface Table {
  name: string
  /** Words of a full-text index: made with it, and filled already with what an empty one has. */
  isShadow: boolean
  columns: string[]
  /** By which rows are found in their order. */
  key: string[]
}

/** What the schema names, in the order in which it was made. */
export interface Contents {
  objects: [type: string, name: string, sql: string][]
  /** Made by a statement: those of full-text indexes make their own. */
  made: string[]
  tables: Table[]
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const objectList = `select type, name, sql from sqlite_schema
  where sql is not null and name not like 'sqlite\\_%' escape '\\' and name <> '${home_table}' order by rowid`
const tableList = "select name, type, cast(wr as real) from pragma_table_list where schema = 'main'"
const columnList = `select tables.name, columns.name, columns.type, cast(columns.pk as real)
  from sqlite_schema as tables, pragma_table_xinfo(tables.name) as columns
  where tables.type = 'table' and columns.hidden in (0, 1) order by tables.rowid, columns.cid`

export async function readContents(from: Source): Promise<Contents> {
  const objects = (await from.all(objectList, [])) as Contents['objects']
  const kinds = new Map((await from.all(tableList, [])).map(([name, type, wr]) => [name, { type, hasRowid: wr === 0 }]))
  const typeOf = (name: string) => kinds.get(name)?.type
  const columns = Map.groupBy(await from.all(columnList, []), ([table]) => table)
  const own = objects.filter(([type]) => type === 'table')
  return {
    objects,
    made: own.flatMap(([, name, sql]) => (typeOf(name) === 'shadow' ? [] : sql)),
    tables: own
      .filter(([, name]) => typeOf(name) !== 'virtual')
      .map(([, name]) => {
        const found = (columns.get(name) ?? []).map(([, ...column]) => column as Column)
        const hasRowid = kinds.get(name)?.hasRowid !== false
        return { name, isShadow: typeOf(name) === 'shadow', ...columnsOf(found, hasRowid) }
      }),
  }
}

type Column = [name: string, type: string, pk: number]

/** What is copied of each row, and by which columns rows are found in their order. A rowid without a name is copied too. */
function columnsOf(found: readonly Column[], hasRowid: boolean): Pick<Table, 'columns' | 'key'> {
  const columns = found.map(([column]) => column)
  const keyed = found.filter(([, , pk]) => pk > 0).toSorted((a, b) => a[2] - b[2])
  if (!hasRowid) return { columns, key: keyed.map(([column]) => column) }
  const [first] = keyed
  if (first && keyed.length === 1 && first[1].toUpperCase() === 'INTEGER') return { columns, key: [first[0]] }
  return { columns: ['rowid', ...columns], key: ['rowid'] }
}

/** The rows of all these tables, one table after another. */
export async function* readPages(from: Source, tables: readonly Table[]): AsyncGenerator<[Table, Value[][]]> {
  for (let i = 0; i < tables.length; i += COPY_TABLES) {
    const some = tables.slice(i, i + COPY_TABLES)
    // Together they may be more than an answer holds.
    const pages = await from.together(some.map(table => page(table, { size: COPY_ROWS }))).catch(() => undefined)
    for (const [n, table] of some.entries()) yield* pagesOfTable(from, table, pages?.[n])
  }
}

function page({ name, columns, key }: Table, { after, size }: { after?: Value[] | undefined; size: number }): string {
  const keys = key.map(quoted).join(', ')
  const where = after ? `where (${keys}) > (${key.map(() => '?').join(', ')})` : ''
  return `select ${columns.map(quoted).join(', ')} from ${quoted(name)} ${where} order by ${keys} limit ${size}`
}

/** At least one page, which may be empty. */
async function* pagesOfTable(
  from: Source,
  table: Table,
  first: Value[][] | undefined,
): AsyncGenerator<[Table, Value[][]]> {
  let after: Value[] | undefined
  let known = first
  for (let size = COPY_ROWS; ; ) {
    const asked = known ?? from.all(page(table, { after, size }), after ?? [])
    known = undefined
    const rows = await Promise.resolve(asked).catch(error => {
      if (size === 1) throw error
      // An answer that was too large.
      return undefined
    })
    if (rows === undefined) {
      size = Math.max(1, Math.floor(size / 8))
      continue
    }
    yield [table, rows]
    if (rows.length < size) return
    after = table.key.map(column => rows.at(-1)?.[table.columns.indexOf(column)] ?? null)
    size = nextSize(rows)
  }
}

function nextSize(rows: readonly Value[][]): number {
  let bytes = 0
  for (const row of rows) for (const value of row) bytes += sizeOf(value)
  return Math.max(1, Math.min(COPY_ROWS_MAX, Math.floor((COPY_BYTES * rows.length) / bytes)))
}

export function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length + 8
  return value instanceof Uint8Array ? value.byteLength * 1.4 + 8 : 16
}
