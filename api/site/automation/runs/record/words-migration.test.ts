/** Runs that were stored under former names are read under those of today, and views follow their columns. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Connection } from '../../../../platform/database/connection.ts'
import { databaseLimits } from '../../../../platform/database/limits.ts'
import { migrate } from '../../../../platform/database/migrate.ts'
import { readMigrations } from '../../../../platform/database/migrations.ts'
import { makeFile } from '../../../../platform/database/new-file.ts'

test('inputs say the effect, records the type, and views follow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-words-'))
  const path = join(folder, 'a.db')
  const migrations = await readMigrations(join(import.meta.dirname, '../../../../migrations/site'))
  const at = migrations.findIndex(one => one.tag.endsWith('one-word-each'))
  await makeFile({ kind: 'site', path, migrations: migrations.slice(0, at) })
  const ask = (sql: string, values: (string | number | null)[] = []) => {
    const connection = new Connection(path, 'write', databaseLimits)
    const { rows } = connection.query(sql, values, 'all')
    connection.close()
    return rows as unknown[][]
  }
  const inputs = [
    { type: 'effect_succeeded', at: 5, sequence: 1, kind: 'send_email', outcome: { result: 'delivered' } },
    { type: 'event', at: 6, event: { kind: 'opened', step_id: 'a' } },
  ]
  const record = [{ sequence: 1, kind: 'send_ended', detail: { text: 'of "kind": one' } }]
  ask('insert into run_transitions values (?, 1, 1, 5, ?, ?) returning at', [
    'run_1',
    JSON.stringify(inputs),
    JSON.stringify(record),
  ])
  ask('insert into run_inputs (run_id, input) values (?, ?) returning seq', ['run_1', JSON.stringify(inputs[0])])

  await migrate({ kind: 'site', path, migrations, backup: false })
  const [[stored, noted] = []] = ask('select inputs, record from run_transitions')
  expect(JSON.parse(String(stored))).toEqual([
    { type: 'effect_succeeded', at: 5, sequence: 1, effect: 'send_email', outcome: { result: 'delivered' } },
    { type: 'event', at: 6, event: { type: 'opened', step_id: 'a' } },
  ])
  expect(JSON.parse(String(noted))).toEqual([{ sequence: 1, type: 'send_ended', detail: { text: 'of "kind": one' } }])
  const [[waiting] = []] = ask('select input from run_inputs')
  expect(JSON.parse(String(waiting))).toMatchObject({ type: 'effect_succeeded', effect: 'send_email' })
  expect(ask('select lead_id, tag_id from lead_tags')).toEqual([])
  expect(ask("select sql from sqlite_schema where name = 'lead_tags'")).toEqual([
    [expect.stringMatching(/WHERE ["`]type["`] = 'tag'/)],
  ])
  await rm(folder, { recursive: true })
})
