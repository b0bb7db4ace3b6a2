/** Counts of before: each visitor once for the popup, the campaign and the site, as far as it is still known who they were. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Connection } from '../../../platform/database/connection.ts'
import { databaseLimits } from '../../../platform/database/limits.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { makeFile } from '../../../platform/database/new-file.ts'

const tag = /counts-by-thing$/

test('nothing that was counted is lost, and who was counted twice is counted once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-counts-'))
  const path = join(folder, 'a.db')
  const migrations = await readMigrations(join(import.meta.dirname, '../../../migrations/site'))
  const before = migrations.slice(
    0,
    migrations.findIndex(one => tag.test(one.tag)),
  )
  await makeFile({ kind: 'site', path, migrations: before })
  const ask = (...statements: string[]) => {
    const connection = new Connection(path, 'write', databaseLimits)
    const [rows] = statements.map(sql => connection.query(sql, [], 'all').rows)
    connection.close()
    return rows
  }
  // Visitors a and b saw P without a campaign; b saw it under C as well, and Q; c saw P under C. Four more are forgotten.
  const upsert = 'insert into popup_viewers values'
  ask(
    `${upsert} ('P', '', 'a', 'original', 10, 10, 0)`,
    `${upsert} ('P', '', 'b', 'original', 10, 10, 1)`,
    `${upsert} ('P', 'C', 'b', 'original', 12, 12, 1)`,
    `${upsert} ('P', 'C', 'c', 'x', 12, 13, 1)`,
    `${upsert} ('Q', '', 'b', 'original', 12, 12, 0)`,
    `insert into popup_counts values ('P', '', 'original', 3, 9, 5, 2, 1, 4, 1, 0)
      on conflict (popup_id, campaign_id, variant, day) do nothing`,
    "update popup_counts set shown = 7, submitted = 2 where popup_id = 'P' and campaign_id = 'C' and variant = 'x'",
    "insert into popup_facts values ('P', 'C', 'source', 'letter', 12, 7, 2)",
    "insert into visits values (1, 'a', 5000, null, 'https://a.example/p', null, null, null, 0, 0)",
  )
  await migrate({ kind: 'site', path, migrations, backup: false })
  const columns = 'thing_id, source_id, variant, day, shown, visitors, converted'
  expect(ask(`select ${columns} from result_counts order by thing_id, source_id, variant, day`)).toEqual([
    ['', '', '', 3, 0, 4, 1],
    ['', '', '', 10, 0, 2, 1],
    ['', '', '', 12, 0, 1, 1],
    ['C', '', '', 12, 7, 2, 2],
    ['C', 'P', 'original', 12, 0, 1, 1],
    ['C', 'P', 'x', 12, 7, 1, 1],
    ['P', '', '', 3, 9, 4, 1],
    ['P', '', '', 10, 0, 2, 1],
    ['P', '', '', 12, 7, 1, 1],
    ['P', 'P', 'original', 3, 9, 4, 1],
    ['P', 'P', 'original', 10, 0, 2, 1],
    ['P', 'P', 'original', 12, 0, 0, 0],
    ['P', 'P', 'x', 12, 7, 1, 1],
    ['Q', '', '', 12, 0, 1, 0],
    ['Q', 'Q', 'original', 12, 0, 1, 0],
  ])
  expect(ask('select * from result_facts')).toEqual([['P', 'C', 'source', 'letter', 12, 7, 2]])
  // From here on they count as everybody does.
  ask(`insert into result_viewers values ('a', 'P', 'C', 'original', 14, 14, 1)`)
  expect(
    ask(`select ${columns}, shown_daily from result_counts where day = 14 or (day = 10 and thing_id = '')`),
  ).toEqual([
    ['', '', '', 10, 0, 2, 2, 2],
    ['', '', '', 14, 0, 0, 0, 1],
    ['C', '', '', 14, 0, 1, 1, 1],
    ['C', 'P', 'original', 14, 0, 1, 1, 1],
    ['P', '', '', 14, 0, 0, 0, 1],
    ['P', 'P', 'original', 14, 0, 0, 0, 1],
  ])
  await rm(folder, { recursive: true })
})
