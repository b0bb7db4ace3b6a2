/** The floor of journeys: bare transactions of 100 state updates on the same library, each on disk before the next. */
import { join } from 'node:path'
import Sync from 'libsql'
import { newRun } from '../../../workflows/core/state.ts'

const updates_at_once = 100

/** Updates per second over so many rows, each updated once. */
export function stateUpdates(folder: string, rows: number): number {
  const db = new Sync(join(folder, `floor-${rows}-${process.hrtime.bigint()}.db`))
  db.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
  db.exec('CREATE TABLE runs (id TEXT PRIMARY KEY, state TEXT NOT NULL, wake_at INTEGER)')
  const insert = db.prepare('INSERT INTO runs VALUES (?, ?, 0)')
  const ids = Array.from({ length: rows }, (_, i) => `run_${String(i).padStart(32, '0')}`)
  db.exec('BEGIN')
  for (const id of ids) insert.run(id, JSON.stringify(newRun(id)))
  db.exec('COMMIT')
  const update = db.prepare('UPDATE runs SET state = ?, wake_at = ? WHERE id = ?')
  const began = performance.now()
  for (let at = 0; at < rows; at += updates_at_once) {
    db.exec('BEGIN IMMEDIATE')
    for (const id of ids.slice(at, at + updates_at_once)) {
      update.run(JSON.stringify({ ...newRun(id), status: 'completed' }), at, id)
    }
    db.exec('COMMIT')
  }
  const seconds = (performance.now() - began) / 1000
  db.close()
  return rows / seconds
}
