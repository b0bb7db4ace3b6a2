/** Files of earlier releases, filled as those did, and opened by this one: nothing of a run may be lost. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openNative } from '../../platform/database/native.ts'
import { tempFolder } from '../../platform/database/test-programs/folder.ts'
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
