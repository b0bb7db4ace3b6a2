/** Files of earlier releases, filled as those did, and opened by this one: nothing of a run may be lost. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openNative } from '../../platform/database/native.ts'
import { tempFolder } from '../../platform/database/test-programs/folder.ts'
import { countsOf } from './counts-store.ts'
import { recordOf, transitionsOf } from './store.ts'

const newest = join(import.meta.dirname, '..', '..', 'migrations', 'site')

/** The migrations as they were when there were so many. */
function releaseWith(count: number, folder: string): string {
  cpSync(newest, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

test('a record of one row per entry becomes one row per transition', async () => {
  const folder = tempFolder()
  const path = join(folder, 'a.db')
  await migrate({ path, folder: releaseWith(2, join(folder, 'old')), backup: false })
  const native = openNative(path)
  native.exec(`
    insert into runs (id, journey_id, journey_version, lead_id, cause, status, state, attempts, enrolled_at)
      values ('run_1', 'jrn_1', 4, 'lead_1', 'event', 'delayed', '{}', 0, 10),
        ('run_2', 'jrn_1', 5, 'lead_2', 'event', 'stopped', '{}', 0, 11);
    insert into run_transitions values ('run_1', 1, 10, '[{"type":"started","at":10}]'),
      ('run_1', 6, 20, '[{"type":"timer_fired","at":20,"sequence":5}]'),
      ('run_2', 1, 11, '[{"type":"stop","at":11,"reason":"é\\"","as":"stopped"}]');
    insert into run_record values ('run_1', 1, 10, null, 'run_started', 'enrolled', '{}', null, null),
      ('run_1', 3, 10, 'tag', 'tags_assigned', 'assigned', '{"tag_ids":["tag_1"],"changed":[]}', '{"tags":["Ñ"]}', 2),
      ('run_1', 6, 20, 'wait', 'delay_over', 'moment_reached', '{}', null, null),
      ('run_2', 1, 11, null, 'run_stopped', 'é"', '{}', null, null);`)
  native.close()

  const database = await openDatabase({ kind: 'site', path, migrationsFolder: newest })
  const entry = (sequence: number, at: number, step_id: string | null, kind: string, reason: string) => ({
    ...{ sequence, at, step_id, kind, reason, detail: {}, effect: null, facts: null },
  })
  const started = entry(1, 10, null, 'run_started', 'enrolled')
  const tagged = {
    ...entry(3, 10, 'tag', 'tags_assigned', 'assigned'),
    detail: { tag_ids: ['tag_1'], changed: [] },
    effect: 2,
    facts: { tags: ['Ñ'] },
  }
  const over = entry(6, 20, 'wait', 'delay_over', 'moment_reached')
  const of_run = { run_id: 'run_1', journey_version: 4 }
  expect(await database.read(db => transitionsOf(db, 'run_1'))).toEqual([
    { ...of_run, first_sequence: 1, at: 10, inputs: [{ type: 'started', at: 10 }], record: [started, tagged] },
    { ...of_run, first_sequence: 6, at: 20, inputs: [{ type: 'timer_fired', at: 20, sequence: 5 }], record: [over] },
  ])
  expect(await database.read(db => recordOf(db, 'run_2'))).toEqual([entry(1, 11, null, 'run_stopped', 'é"')])
  await database.close()
})

test('what runs and mails of an earlier release came to is counted', async () => {
  const folder = tempFolder()
  const path = join(folder, 'a.db')
  await migrate({ path, folder: releaseWith(3, join(folder, 'old')), backup: false })
  const native = openNative(path)
  const at = 20_000 * 86_400_000
  const entry = (step_id: string | null, kind: string, more: object = {}) => ({
    ...{ sequence: 1, at, step_id, kind, reason: 'r', detail: {}, effect: null, facts: null, ...more },
  })
  const record = (...entries: object[]) => JSON.stringify(entries).replaceAll("'", "''")
  const run = (id: string, status: string, step_id: string | null) =>
    `('${id}', 'jrn_1', 2, 'lead_${id}', 'event', '${status}', '${JSON.stringify({ step_id })}', 0, ${at + 5})`
  const mail = (id: string, run_id: string, sequence: number, state: string, reason: string | null, opens: number) =>
    `('${id}', '${run_id}', ${sequence}, 'jrn_1', 'mail', 'lead', 't', 's', '${state}', ${reason === null ? 'null' : `'${reason}'`}, 0, 0, 0, ${opens}, 0, 0, 0)`
  native.exec(`
    insert into runs (id, journey_id, journey_version, lead_id, cause, status, state, attempts, enrolled_at)
      values ${run('run_1', 'completed', null)}, ${run('run_2', 'waiting', 'mail')}, ${run('run_3', 'stopped', 'mail')};
    insert into run_transitions values
      ('run_1', 1, 2, ${at}, '[]', '${record(
        entry(null, 'run_started'),
        entry('way', 'branch_taken', { detail: { branch_id: 'b' } }),
        entry('mail', 'send_handed_off', { effect: 4 }),
        entry('mail', 'send_ended', { effect: 4 }),
      )}'),
      ('run_2', 1, 2, ${at}, '[]', '${record(entry('way', 'branch_taken', { detail: { branch_id: null } }), entry('mail', 'send_handed_off', { effect: 4 }))}'),
      ('run_3', 1, 2, ${at}, '[]', '${record(entry('way', 'branch_taken', { detail: { branch_id: 'b' } }), entry('mail', 'send_ended', { reason: 'switched_off' }))}');
    insert into emails (id, run_id, sequence, journey_id, step_id, lead_id, template_id, sender_id, state, reason, attempts,
      queued_at, links, opens, machine_opens, clicks, machine_clicks)
      values ${mail('m0', 'run_1', 2, 'skipped', 'late', 0)}, ${mail('m1', 'run_1', 4, 'delivered', null, 2)}, ${mail('m2', 'run_2', 4, 'not_started', null, 0)};`)
  native.close()

  const database = await openDatabase({ kind: 'site', path, migrationsFolder: newest })
  const counts = await database.read(db =>
    countsOf(db, 'jrn_1', { journey_version: 2, from_day: 20_000, to_day: 20_000 }),
  )
  expect(counts.map(({ step_id, key, n }) => `${step_id} ${key} ${n}`).toSorted()).toEqual(
    [
      ...[' at completed 1', 'mail at waiting 1', 'mail at stopped 1', 'way reached 3', 'mail reached 3'],
      ...['way branch b 2', 'way branch  1', 'mail skipped switched_off 1', 'mail mail delivered 1', 'mail opened 1'],
    ].toSorted(),
  )
  // From here on the triggers count.
  const change = (sql: string) => database.write(tx => tx.change(sql, []))
  await change("update emails set state = 'unknown', reason = 'resend' where id = 'm2'")
  await change("update emails set state = 'delivered', reason = null, clicks = 1 where id = 'm2'")
  const after = await database.read(db => countsOf(db, 'jrn_1'))
  const numberOf = (key: string) => after.find(row => row.step_id === 'mail' && row.key === key)?.n
  expect(['mail unknown', 'mail delivered', 'clicked', 'opened'].map(numberOf)).toEqual([0, 2, 1, 1])
  expect(await database.read(db => db.row("select step_id from runs where id = 'run_2'", []))).toEqual(['mail'])
  await database.close()
})
