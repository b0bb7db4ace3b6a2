/** An enrolment that was under way when the release was changed goes on from its journey's job. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sync from 'libsql'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../migrations/site')
const statements = (file: string) => readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')

test('jobs of the first release get a row that says how far they have come', () => {
  const files = readdirSync(folder).filter(file => file.endsWith('.sql'))
  const mine = files.findIndex(file => file.includes('enrolments_under_way'))
  const db = new Sync(':memory:')
  db.exec('PRAGMA foreign_keys=ON')
  for (const file of files.slice(0, mine)) for (const statement of statements(file)) db.exec(statement)
  const journey = `jrn_${'a'.repeat(32)}`
  db.prepare(
    `insert into journeys (id, name, name_key, description, status, document, published_version, has_unpublished_changes,
      created_at, updated_at) values (?, 'Old', 'old', '', 'on', '{}', 1, 0, 1, 1)`,
  ).run(journey)
  const insert = db.prepare(
    `insert into jobs (kind, subject_id, due_at, lease_until, fence, attempts, payload, created_at)
      values (?, ?, 5, 9, 1, 1, ?, 4)`,
  )
  insert.run('enrol_existing', journey, '{"until":"lead_z"}')
  insert.run('enrol_existing', `jrn_${'b'.repeat(32)}`, '{"until":"lead_z"}')
  insert.run('send_email', journey, null)
  for (const statement of statements(files[mine] ?? '')) db.exec(statement)
  const rows = db.prepare('select id, journey_id, cause, until, after, status from journey_enrollments').all()
  expect(rows).toEqual([
    expect.objectContaining({
      id: `enr_${'a'.repeat(32)}`,
      journey_id: journey,
      cause: 'publication',
      until: 'lead_z',
      after: '',
      status: 'running',
    }),
  ])
  const jobs = db.prepare('select kind, subject_id, lease_until from jobs order by kind, subject_id').all()
  expect(jobs).toMatchObject([
    { kind: 'enrol_existing', subject_id: `enr_${'a'.repeat(32)}`, lease_until: null },
    { kind: 'enrol_existing', subject_id: `enr_${'b'.repeat(32)}`, lease_until: null },
    { kind: 'send_email', subject_id: journey, lease_until: 9 },
  ])
  db.close()
})
