import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stripPragmas, tableFiles } from './migration.ts'

const REBUILD = `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE \`__new_parent\` (\`id\` text PRIMARY KEY NOT NULL);
--> statement-breakpoint
ALTER TABLE \`__new_parent\` RENAME TO \`parent\`;--> statement-breakpoint
PRAGMA foreign_keys=ON;`

test('what drizzle puts around a rebuild goes, the rebuild stays', () => {
  expect(stripPragmas(REBUILD, '0001_change')).toBe(`CREATE TABLE \`__new_parent\` (\`id\` text PRIMARY KEY NOT NULL);
--> statement-breakpoint
ALTER TABLE \`__new_parent\` RENAME TO \`parent\`;
`)
})

// A file that is not read is a table that the next migration drops.
test('the tables of every room of the platform are read', () => {
  const cwd = join(import.meta.dirname, '..')
  const filesOf = (name: string) => globSync(`api/platform/**/${name}-table.ts`, { cwd })
  for (const kind of ['control', 'site'] as const) {
    expect(filesOf(kind).length).toBeGreaterThan(4)
    expect(tableFiles(kind)).toEqual(expect.arrayContaining(filesOf(kind)))
  }
})

test('any other PRAGMA is refused; the word in text or a comment is not one', () => {
  expect(() => stripPragmas('PRAGMA journal_mode=delete;', '0002_x')).toThrow('0002_x.sql holds a PRAGMA')
  expect(() => stripPragmas('SELECT 1; pragma defer_foreign_keys=1;', '0002_x')).toThrow('PRAGMA')
  const harmless = `INSERT INTO t VALUES ('a pragma'); -- PRAGMA\n`
  expect(stripPragmas(harmless, '0003_x')).toBe(harmless)
})
