/** An upgrade within a page log: each moment before it is of the former release, each one after it of the new one. */
import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Connection } from '../connection.ts'
import { copyPages } from '../copy-file.ts'
import { openDatabase } from '../database.ts'
import { databaseLimits } from '../limits.ts'
import { readMigrations } from '../migrations.ts'
import { FIRST, writeMigrations } from '../test-programs/folder.ts'
import { add, logPlaces, numbers } from '../test-programs/log-place.ts'
import { NotInLog } from './replay.ts'

const SECOND = `ALTER TABLE note ADD COLUMN color text;
--> statement-breakpoint
UPDATE note SET color = 'green';`
const { place, root, remove } = logPlaces()
const newer = writeMigrations(join(root, 'newer'), [FIRST, SECOND])
afterAll(remove)

function colorsOf(path: string): unknown {
  const connection = new Connection(path, 'write', databaseLimits)
  const [columns] = connection.query("select count(*) from pragma_table_info('note') where name = 'color'", [], 'all')
    .rows as number[][]
  const colors = columns?.[0] === 1 ? connection.query('select color from note order by rowid', [], 'all').rows : null
  connection.close()
  return colors
}

test.each([
  ['was stopped', false],
  ['was killed', true],
])('a server that %s is followed by a newer release', async (_, isKilled) => {
  const { dataDir, open, replayTo, at, gaps } = place()
  const former = await open()
  for (const [n, id] of numbers(20).entries()) {
    at(2_000_000 + n * 10)
    await add(former.database, id)
  }
  const copy = `${dataDir}.copy`
  if (isKilled) cpSync(dataDir, copy, { recursive: true })
  await former.close()
  if (isKilled) {
    rmSync(dataDir, { recursive: true })
    renameSync(copy, dataDir)
  }
  at(3_000_000)
  const next = await open({}, newer)
  at(4_000_000)
  await add(next.database, 'later')
  await next.close()
  expect(gaps).toEqual([])
  const target = join(dataDir, 'replayed.db')
  for (const [moment, ids] of [
    [2_000_050, numbers(6)],
    [2_999_999, numbers(20)],
  ] as const) {
    expect((await replayTo(moment)).ids).toEqual(ids)
    expect(colorsOf(target)).toBeNull()
  }
  expect((await replayTo(3_000_000)).ids).toEqual(numbers(20))
  expect(colorsOf(target)).toEqual(numbers(20).map(() => ['green']))
  expect((await replayTo(4_000_000)).ids).toEqual([...numbers(20), 'later'])
  // What is restored from before is upgraded as it is opened.
  expect((await replayTo(2_000_050)).ids).toEqual(numbers(6))
  await (await openDatabase({ kind: 'site', path: target, migrations: await readMigrations(newer) })).close()
  expect(colorsOf(target)).toEqual(numbers(6).map(() => ['green']))
})

test('a large database that an upgrade changed is said, and restored from the next copy on', async () => {
  const { dataDir, path, open, replayTo, at, gaps } = place()
  const former = await open()
  at(2_000_000)
  await add(former.database, 'before')
  await former.close()
  at(3_000_000)
  const next = await open({ base_bytes_max: 4_096 }, newer)
  // Nothing failed: that is no error.
  expect(gaps).toEqual([undefined])
  expect(next.pageLogs.gap_at).toBe(3_000_000)
  at(4_000_000)
  await add(next.database, 'lost')
  await expect(replayTo(4_000_000)).rejects.toBeInstanceOf(NotInLog)
  const base = { path: join(dataDir, 'base.db'), begun_at: 5_000_000 }
  at(5_000_000)
  await copyPages('site', path, base.path)
  at(6_000_000)
  await add(next.database, 'after')
  await next.close()
  expect((await replayTo(2_500_000)).ids).toEqual(['before'])
  await expect(replayTo(4_500_000)).rejects.toBeInstanceOf(NotInLog)
  expect((await replayTo(5_500_000, base)).ids).toEqual(['before', 'lost'])
  expect((await replayTo(6_000_000, base)).ids).toEqual(['before', 'lost', 'after'])
})
