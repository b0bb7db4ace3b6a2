/** Areas import downward only, and a feature's SQL names its own tables: held against the repository and planted violations. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arrowsUp, featureKnots } from '../../scripts/structure/imports.ts'
import { AREAS, ROOMS } from './areas.ts'
import { foreignInSql, foreignTables, tableOwners } from './rules/tables.ts'
import { isCode, isTest, parseSource, readSource, repositoryPaths } from './source.ts'

const paths = repositoryPaths()
const sources = paths.filter(isCode).map(readSource)

describe('areas', () => {
  const from = (path: string, specifier: string) => [parseSource(path, `import type { X } from '${specifier}'`)]
  test('names an import of an area above, by a type too', () => {
    const up = from('api/site/contacts/leads/sets.ts', '../../capture/campaigns/table.ts')
    expect(arrowsUp(up, AREAS)).toEqual(['api/site/contacts/leads/sets.ts → api/site/capture/campaigns/table.ts'])
    expect(arrowsUp(from('api/site/email/emails/store.ts', '../../history/events/rules.ts'), AREAS)).toHaveLength(1)
  })
  test('accepts one of an area below, of the same area and of the platform', () => {
    const path = 'api/site/capture/campaigns/feature.ts'
    for (const below of ['../../contacts/leads/rules.ts', '../popups/rules.ts', '../../../platform/runtime/ids.ts']) {
      expect(arrowsUp(from(path, below), AREAS)).toEqual([])
    }
  })
  test('every area of a site has its place', () => {
    const areas = new Set(paths.flatMap(path => /^api\/site\/([^/]+)\//.exec(path)?.[1] ?? []))
    expect([...areas].toSorted()).toEqual(AREAS.toSorted())
  })
  test('no import runs up in the repository', () => {
    const served = sources.filter(({ path }) => !isTest(path))
    expect(arrowsUp(served, AREAS)).toEqual([])
  })
})

describe('rooms of the platform', () => {
  const PLATFORM = 'api/platform'
  const ROOMS_MAX = 16
  test('names an import of a room above, by a type too', () => {
    const clock = [parseSource('api/platform/runtime/clock.ts', `import type { X } from '../database/handle.ts'`)]
    expect(arrowsUp(clock, ROOMS, PLATFORM)).toEqual([
      'api/platform/runtime/clock.ts → api/platform/database/handle.ts',
    ])
  })
  test('accepts one of a room below', () => {
    const handle = [parseSource('api/platform/database/handle.ts', `import { now } from '../runtime/clock.ts'`)]
    expect(arrowsUp(handle, ROOMS, PLATFORM)).toEqual([])
  })
  test('every room has its place, and no file lies beside them', () => {
    const inside = paths.filter(path => path.startsWith(`${PLATFORM}/`) && path !== `${PLATFORM}/README.md`)
    const rooms = new Set(inside.map(path => path.split('/')[2] ?? ''))
    expect([...rooms].toSorted()).toEqual(ROOMS.toSorted())
    expect(rooms.size).toBeLessThanOrEqual(ROOMS_MAX)
  })
  test('no import runs up in the repository', () => {
    const served = sources.filter(({ path }) => !isTest(path))
    expect(arrowsUp(served, ROOMS, PLATFORM)).toEqual([])
  })
})

describe('knots of features', () => {
  const importing = (from: string, to: string) =>
    parseSource(`api/site/contacts/${from}/rules.ts`, `import type { X } from '../${to}/rules.ts'`)
  test('names two that import each other, by types too, and a circle of more', () => {
    const pair = featureKnots([importing('tags', 'leads'), importing('leads', 'tags')])
    expect(pair.two_way_pairs).toEqual(['api/site/contacts/leads ↔ api/site/contacts/tags'])
    const circle = featureKnots([importing('a', 'b'), importing('b', 'c'), importing('c', 'a')])
    expect(circle.largest_knot).toHaveLength(3)
  })
  test('there is none in the repository', () => {
    const served = sources.filter(({ path }) => !isTest(path) && !path.includes('/testing/'))
    const { two_way_pairs, largest_knot } = featureKnots(served)
    expect(two_way_pairs).toEqual([])
    expect(largest_knot).toHaveLength(1)
  })
})

describe('tables of other features', () => {
  const tables = [
    parseSource('api/site/contacts/leads/table.ts', `export const leads = sqliteTable('leads', {})`),
    parseSource('api/site/contacts/tags/lead-tags-table.ts', `export const leadTags = sqliteTable('lead_tags', {})`),
    parseSource('api/platform/jobs/site-table.ts', `export const jobs = sqliteTable('jobs', {})`),
  ]
  const named = (text: string, path = 'api/site/contacts/tags/store.ts') =>
    foreignTables([...tables, parseSource(path, text)])
  test.each([
    `db.all(sql\`select id from leads where id = \${id}\`)`,
    `db.all(sql\`select 1 from \${leadTags} t left join leads l on l.id = t.lead_id\`)`,
    'db.all(sql<number>`exists (select 1 from leads)`)',
    "const read = 'select email from leads where id = ?'",
    'const read = `\n  select * from "leads" where id = ?`',
    `const join = \`join leads l on l.id = \${column}\``,
    'const all = `insert into lead_tags (lead_id) select id from leads`',
    "const all = 'select lead_id from lead_tags, leads'",
    "const change = 'update leads set version = 2'",
    "const drop = 'delete from leads where id = ?'",
    'const escaped = `select id from \\`leads\\``',
    "db.run(sql.raw('update or ignore leads set version = 2'))",
  ])('names the table and whose it is, case %#', text => {
    expect(named(text)).toEqual([
      {
        path: 'api/site/contacts/tags/store.ts',
        reason: 'names the table leads in SQL: it belongs to api/site/contacts/leads',
      },
    ])
  })
  test.each([
    'tx.update(leads).set({ version: 2 })',
    'tx.insert(leads).values(row)',
    'tx.delete(table).where(eq(table.id, id))',
    "const save = updateOfRows('leads', 'id', ['version'], 'version = e.version')",
    "const insert = insertOfRows('leads', ['id'])",
    'const insert = insertInto(leads)',
    "const t = getTableName(leads); const save = updateOfRows(t, 'id', ['version'], '')",
    "const t = 'leads'; const save = updateOfRows(t, 'id', ['version'], '')",
    'const save = updateOfRows(getTableName(leads), "id", [], "")',
    'tx.run(sql`update ${leads} set version = 2`)',
    'tx.run(sql`update or ignore ${table} set version = 2`)',
    'const t = getTableName(leads); const save = `insert into ${t} (id) values (?)`',
    'const drop = `delete from "${getTableName(leads)}" where id = ?`',
  ])('names the table that is written and whose it is, case %#', text => {
    const imported = `import { leads, leads as table } from '../leads/rules.ts'; `
    expect(named(imported + text)).toEqual([
      {
        path: 'api/site/contacts/tags/store.ts',
        reason: 'writes the table leads: it belongs to api/site/contacts/leads',
      },
    ])
  })
  test.each([
    'INSERT INTO `leads` VALUES (1);',
    'CREATE VIEW `tagged` AS SELECT 1 FROM `lead_tags` JOIN `leads` ON true;',
    'CREATE TRIGGER `watching` AFTER UPDATE OF `version` ON `leads` BEGIN SELECT 1; END;',
  ])('names a table of another feature in a file of SQL, case %#', text => {
    const found = foreignInSql('api/site/contacts/tags/by-hand.sql', text, tableOwners(tables))
    expect(found).toMatchObject([{ reason: expect.stringContaining('names the table leads in SQL') }])
  })
  test('accepts its own tables in a file of SQL, and what another table refers to', () => {
    const text = 'CREATE TABLE `lead_tags` (`lead_id` text REFERENCES `leads`(`id`)); DELETE FROM `lead_tags`;'
    expect(foreignInSql('api/site/contacts/tags/by-hand.sql', text, tableOwners(tables))).toEqual([])
  })
  test.each([
    `db.all(sql\`select tag_id from lead_tags where lead_id = \${id}\`)`,
    `db.all(sql\`select id from \${leads} where id = \${id}\`)`,
    `const read = \`select id from \${getTableName(leads)}\``,
    'db.all(sql`select id from jobs`)',
    `import { leads } from '../leads/table.ts'; db.select().from(leads)`,
    `import { leadTags } from './lead-tags-table.ts'; tx.delete(leadTags)`,
    `import { leads } from '../leads/table.ts'; const t = new Set(); t.delete(tag)`,
    "const description = 'Removes tags from leads, or updates leads'",
  ])('accepts its own, one that it imports, the platform’s, and prose, case %#', text => {
    expect(named(text)).toEqual([])
  })
  test('holds in the repository', () => {
    expect(tableOwners(sources).size).toBeGreaterThan(30)
    expect(foreignTables(sources)).toEqual([])
    const owners = tableOwners(sources)
    const written = paths.filter(path => path.endsWith('.sql') && !path.startsWith('api/migrations/'))
    expect(written.length).toBeGreaterThan(5)
    expect(written.flatMap(path => foreignInSql(path, readFileSync(path, 'utf8'), owners))).toEqual([])
    // Every file of the repository, on a machine that may be busy.
  }, 180_000)
})
