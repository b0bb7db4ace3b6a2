/** The floor of enrolling: bare inserts of runs with their unique keys on the same library, a thousand to a commit. */
import { join } from 'node:path'
import Sync from 'libsql'
import { newRun } from '../../../workflows/core/state.ts'

const inserts_at_once = 1_000

/** Inserts per second. */
export function runInserts(folder: string, rows: number): number {
  const db = new Sync(join(folder, `enroll-floor-${rows}-${process.hrtime.bigint()}.db`))
  db.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
  db.exec(`CREATE TABLE runs (id TEXT PRIMARY KEY, lead_id TEXT NOT NULL, once_key TEXT UNIQUE, state TEXT NOT NULL,
    wake_at INTEGER)`)
  const insert = db.prepare('INSERT INTO runs VALUES (?, ?, ?, ?, 0)')
  const began = performance.now()
  for (let at = 0; at < rows; at += inserts_at_once) {
    db.exec('BEGIN IMMEDIATE')
    for (let i = at; i < Math.min(at + inserts_at_once, rows); i++) {
      const number = String(i).padStart(32, '0')
      const id = `run_${number}`
      insert.run(id, `lead_${number}`, `jrn_${'0'.repeat(32)} lead_${number}`, JSON.stringify(newRun(id)))
    }
    db.exec('COMMIT')
  }
  const seconds = (performance.now() - began) / 1000
  db.close()
  return rows / seconds
}
