/** A database is restored to any moment: exactly what was written until then is there, whatever ended the process that wrote it. */
import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { sized } from '../../../testing/repetitions.ts'
import { Connection } from '../connection.ts'
import { copyPages, findFault } from '../copy-file.ts'
import { openDatabase } from '../database.ts'
import { databaseLimits } from '../limits.ts'
import { readMigrations } from '../migrations.ts'
import { note } from '../test-programs/folder.ts'
import { add, logPlaces, numbers } from '../test-programs/log-place.ts'
import { PageLogs } from './page-logs.ts'
import { logFiles } from './records.ts'
import { NotInLog } from './replay.ts'

const { place, migrationsFolder, remove } = logPlaces()
afterAll(remove)

test('each moment has what was written until then, with logs that begin anew many times', async () => {
  const { open, replayTo, at, log } = place()
  const { database, close } = await open()
  for (const [n, id] of numbers(90).entries()) {
    at(2_000_000 + n * 10)
    await add(database, id)
  }
  await close()
  expect((await logFiles(log)).length).toBeGreaterThan(1)
  for (const n of [0, 1, 57, 89]) {
    expect((await replayTo(2_000_000 + n * 10)).ids).toEqual(numbers(n + 1))
    expect((await replayTo(2_000_000 + n * 10 - 1)).ids).toEqual(numbers(n))
  }
  expect(await replayTo(1_000)).toMatchObject({ isThere: false })
})

test('an exact copy that was made meanwhile is a base, and what came after it is put on it', async () => {
  const { dataDir, open, replayTo, at, log } = place()
  const { database, close } = await open()
  const base = join(dataDir, 'base.db')
  let [copying, begun_at] = [Promise.resolve(), 0]
  for (const [n, id] of numbers(160).entries()) {
    at(2_000_000 + n * 10)
    if (n === 60) {
      begun_at = 2_000_000 + n * 10
      copying = copyPages('site', database.path, base)
    }
    await add(database, id)
    if (n === 110) await copying
  }
  await close()
  expect(await findFault('site', base)).toBeUndefined()
  for (const n of [110, 159])
    expect((await replayTo(2_000_000 + n * 10, { path: base, begun_at })).ids).toEqual(numbers(n + 1))
  // What ended before the copy is not needed any more.
  const [first] = await logFiles(log)
  rmSync(first?.path ?? '')
  expect((await replayTo(2_000_000 + 1_500, { path: base, begun_at })).ids).toEqual(numbers(151))
})

test('what is large, and a migration, and a file that is put in its place, are in it', async () => {
  const { open, replayTo, at, path, dataDir, gaps } = place()
  const first = await open()
  at(2_000_000)
  await first.database.write(async tx => {
    for (const id of numbers(3_000)) await tx.insert(note).values({ id, name: 'n'.repeat(900) })
  })
  await first.close()
  at(3_000_000)
  const other = join(dataDir, 'other.db')
  await copyPages('site', path, other)
  const writer = new Connection(other, 'write', databaseLimits)
  writer.query("delete from note where id <> 'n7'", [], 'run')
  writer.close()
  rmSync(path)
  await copyPages('site', other, path)
  const second = await open()
  at(4_000_000)
  await add(second.database, 'later')
  await second.close()
  expect(gaps).toEqual([])
  expect((await replayTo(2_000_000)).ids).toEqual(numbers(3_000))
  expect((await replayTo(3_000_000)).ids).toEqual(['n7'])
  expect((await replayTo(4_000_000)).ids).toEqual(['n7', 'later'])
})

test('a record that was not written to its end is left out and said, and the next process goes on before it', async () => {
  const { open, replayTo, at, log } = place()
  const { database, pageLogs, close } = await open()
  for (const [n, id] of numbers(20).entries()) {
    at(2_000_000 + n * 10)
    await add(database, id)
    await pageLogs.keep()
  }
  await close()
  const [last] = (await logFiles(log)).slice(-1)
  appendFileSync(last?.path ?? '', Buffer.from('4c575047000000ff', 'hex'))
  const torn = await replayTo(9_000_000)
  expect(torn).toMatchObject({ isTorn: true, ids: numbers(20), until: 2_000_190 })
  at(3_000_000)
  const again = await open()
  await add(again.database, 'later')
  await again.close()
  expect(await replayTo(9_000_000)).toMatchObject({ isTorn: false, ids: [...numbers(20), 'later'] })
})

test('what no log could take is said, and is restored from the next copy on', async () => {
  const { open, replayTo, at, folder, gaps, dataDir, path } = place()
  const { database, pageLogs, close } = await open()
  at(2_000_000)
  await add(database, 'before')
  await pageLogs.keep()
  const away = `${folder}.away`
  renameSync(folder, away)
  writeFileSync(folder, 'no folder')
  for (const [n, id] of numbers(200).entries()) {
    at(3_000_000 + n)
    await add(database, id, 6_000)
  }
  expect(gaps).toHaveLength(1)
  expect(statSync(`${path}-wal`).size).toBeLessThan(10_000_000)
  rmSync(folder)
  renameSync(away, folder)
  at(4_000_000)
  await pageLogs.keep()
  expect(pageLogs.gap_at).toBeGreaterThan(3_000_000)
  const base = { path: join(dataDir, 'base.db'), begun_at: 4_000_001 }
  await copyPages('site', path, base.path)
  at(5_000_000)
  await add(database, 'after')
  await close()
  expect((await replayTo(2_500_000)).ids).toEqual(['before'])
  await expect(replayTo(4_500_000)).rejects.toBeInstanceOf(NotInLog)
  expect((await replayTo(4_500_000, base)).ids).toEqual(['before', ...numbers(200)])
  expect((await replayTo(5_000_000, base)).ids).toEqual(['before', ...numbers(200), 'after'])
})

test('what is older than the backups is removed, and a site that sleeps goes on all the same', async () => {
  const { open, replayTo, at, log } = place()
  const first = await open()
  for (const [n, id] of numbers(40).entries()) {
    at(2_000_000 + n * 10)
    await add(first.database, id)
  }
  await first.close()
  const second = new PageLogs(join(log, '..', '..'), () => 3_000_000, { folder: join(log, '..') })
  await second.prune(Date.now() + 60_000)
  second.close()
  expect((await logFiles(log)).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(500)
  at(4_000_000)
  const third = await open()
  await add(third.database, 'later')
  await third.close()
  expect((await replayTo(9_000_000)).isThere).toBe(false)
  expect(readdirSync(log).length).toBeGreaterThan(0)
})

test('a database that is being opened is not copied before what a killed process left is taken up', async () => {
  const { dataDir, path, folder, open, replayTo, at } = place()
  const first = await open()
  for (const [n, id] of numbers(30).entries()) {
    at(2_000_000 + n * 10)
    await add(first.database, id)
  }
  const away = `${dataDir}-killed`
  cpSync(dataDir, away, { recursive: true })
  await first.close()
  rmSync(dataDir, { recursive: true })
  renameSync(away, dataDir)
  at(3_000_000)
  const logs = new PageLogs(dataDir, () => 3_000_000, { folder, limits: { record_frames: 1 }, every_ms: 1e9 })
  const opening = openDatabase({
    kind: 'site',
    path,
    migrations: await readMigrations(migrationsFolder),
    pageLogs: logs,
  })
  let isOpen = false
  void opening.finally(() => (isOpen = true)).catch(() => undefined)
  while (!isOpen) {
    await logs.keep()
    await setImmediate()
  }
  const database = await opening
  await add(database, 'later')
  await database.close()
  logs.close()
  expect((await replayTo(4_000_000)).ids).toEqual([...numbers(30), 'later'])
  expect((await replayTo(2_000_000 + 29 * 10)).ids).toEqual(numbers(30))
})

const kills = sized(1, 60)
test(`${kills} kills lose nothing that was acknowledged, and each moment is exact`, {
  timeout: sized(120_000, 900_000),
}, async () => {
  const { dataDir, path, folder, replayTo } = place()
  const acknowledged: { id: string; at: number }[] = []
  for (let round = 0; round < kills; round += 1)
    acknowledged.push(...(await killedWriter(round, path, dataDir, folder)))
  const logs = new PageLogs(dataDir, Date.now, { folder })
  await logs.keepAll()
  logs.close()
  expect(acknowledged.length).toBeGreaterThan(kills)
  const all = new Set((await replayTo(Date.now())).ids)
  expect(acknowledged.filter(({ id }) => !all.has(id))).toEqual([])
  for (const part of [0.2, 0.5, 0.9]) {
    const { at } = acknowledged[Math.floor(acknowledged.length * part)] ?? { at: 0 }
    const there = new Set((await replayTo(at)).ids)
    // What was acknowledged by then is there, and nothing that was begun later.
    expect(acknowledged.filter(one => one.at <= at && !there.has(one.id))).toEqual([])
    const begun = (id: string) => Number(id.split('@')[1]?.split('-')[0])
    expect([...there].filter(id => begun(id) > at)).toEqual([])
  }
})

/** Each id says when it was begun, each line when it was acknowledged. */
function killedWriter(round: number, path: string, dataDir: string, folder: string) {
  const program = join(import.meta.dirname, '..', 'test-programs', 'write-to-page-log.ts')
  const child = spawn(process.execPath, [program, path, migrationsFolder, dataDir, folder, String(round)])
  let printed = ''
  child.stdout.on('data', data => {
    if (printed === '') setTimeout(() => child.kill('SIGKILL'), 50 + ((round * 37) % 200))
    printed += data
  })
  let complaint = ''
  child.stderr.on('data', data => {
    complaint += data
  })
  return new Promise<{ id: string; at: number }[]>((resolve, reject) => {
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(complaint))
      const lines = printed.split('\n').slice(0, -1)
      resolve(lines.map(line => ({ id: line.split(' ')[0] ?? '', at: Number(line.split(' ')[1]) })))
    })
  })
}
