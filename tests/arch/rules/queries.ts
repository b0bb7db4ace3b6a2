/**
 * Stores ask the database in two ways, drizzle's builder and `one`, `all`, `run` and `append`: what a network could
 * carry.
 */
import { isTest, type Node, type Rule, type Source } from '../source.ts'

const DRIVERS = /^(?:libsql|@libsql\/|better-sqlite3|node:sqlite|drizzle-orm\/(?!sqlite-core(?:\/|$)))/
/** Modules below the handles. */
const BELOW = /^api\/platform\/database\/(?:connection|guard|native|session|slow-reader|write-queue)\.ts$/
/** Further methods of drizzle's database or of a driver. */
const OTHERS = new Set(['values', 'get', 'query', 'batch', 'transaction', 'prepare', 'exec', 'session', '$client'])
/** Makers of SQL that write columns without their table; all handles have the dialect of this file instead. */
const DIALECTS = new Set(['SQLiteAsyncDialect', 'SQLiteSyncDialect', 'QueryBuilder'])
const DIALECT = 'api/platform/database/dialect.ts'
/** A handle by its usual name, under whatever it is called. */
function isHandle(node: unknown): boolean {
  const { name, expression } = (node ?? {}) as Node
  return expression ? isHandle(expression) : name === 'db' || name === 'tx'
}

function foreignDialects({ path, visit }: Source): string[] {
  const found: string[] = []
  if (path === DIALECT) return found
  visit({
    ImportSpecifier: ({ imported }) => {
      const name = String((imported as Node).name)
      if (DIALECTS.has(name)) found.push(`imports ${name}, which writes columns without their table: see ${DIALECT}`)
    },
  })
  return found
}

export const asking: Rule = source => {
  const { path, imports } = source
  const own = ['api/platform/database/', 'api/testing/'].some(folder => path.startsWith(folder))
  if (!path.startsWith('api/') || isTest(path)) return []
  const found = foreignDialects(source)
  if (own) return found
  for (const { specifier, path: file } of imports) {
    if (DRIVERS.test(specifier)) found.push(`imports ${specifier}: a store has its handle`)
    if (file !== undefined && BELOW.test(file)) found.push(`imports ${file}, which lies below the handles`)
  }
  source.visit({
    MemberExpression: ({ object, property }) => {
      const name = String((property as Node).name)
      if (isHandle(object) && OTHERS.has(name)) {
        found.push(`asks with ${name}: there is the builder, and one, all, run and append`)
      }
      const called = ((object as Node).callee as Node | undefined)?.property as Node | undefined
      if (called?.name === 'prepare') found.push('prepares a query to ask it once: db.prepared keeps it')
      if (called && name === 'sync') found.push('does not wait for an answer')
    },
  })
  return found
}
