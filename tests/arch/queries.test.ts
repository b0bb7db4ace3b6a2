/** How stores ask the database: held against planted violations, and against the repository. */
import { expect, test } from 'vitest'
import { asking } from './rules/queries.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

const store = 'api/site/contacts/tags/store.ts'

test.each([
  [store, `import Sync from 'libsql'`],
  [store, `import { createClient } from '@libsql/client'`],
  [store, `import { DatabaseSync } from 'node:sqlite'`],
  [store, `import { drizzle } from 'drizzle-orm/libsql'`],
  [store, `import type { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'`],
  [store, `import { Connection } from '../../../platform/database/connection.ts'`],
  [store, 'const rows = await db.values(sql`select 1`)'],
  [store, 'const row = (db as any).get(sql`select 1`)'],
  [store, 'await tx.batch([])'],
  [store, 'const [row] = tx.select().from(tags).all().sync()'],
  [store, 'const row = await db.select().from(tags).prepare().get({ id })'],
  ['api/platform/jobs/jobs.ts', 'const rows = tx.session.all(claimDue)'],
  [store, `import { QueryBuilder } from 'drizzle-orm/sqlite-core'`],
  ['api/platform/database/session.ts', `import { SQLiteAsyncDialect as Dialect } from 'drizzle-orm/sqlite-core'`],
])('refuses in %s: %s', (path, text) => {
  expect(asking(parseSource(path, text))).toHaveLength(1)
})

test.each([
  [store, `import { sqliteTable } from 'drizzle-orm/sqlite-core'`],
  [store, `import { rowsOf } from '../../../platform/database/statements.ts'`],
  [store, 'await tx.insert(tags).values(row)'],
  [store, 'const row = await db.prepared(byId).get({ id })'],
  [store, 'const byId = (db: Db) => db.select().from(tags).prepare()'],
  [store, 'const [a, b] = await Promise.all([db.one(first), db.all(second, [id])])'],
  ['api/site/contacts/tags/tags.test.ts', `import Sync from 'libsql'`],
  ['api/platform/database/dialect.ts', `import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'`],
  ['api/platform/database/native.ts', `import Sync from 'libsql'`],
])('accepts in %s: %s', (path, text) => {
  expect(asking(parseSource(path, text))).toEqual([])
})

test('holds in the repository', () => {
  const found = repositoryPaths()
    .filter(path => path.startsWith('api/') && isCode(path))
    .flatMap(path => asking(readSource(path)).map(reason => `${path}: ${reason}`))
  expect(found).toEqual([])
})
