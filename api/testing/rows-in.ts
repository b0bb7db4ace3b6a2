/** Reads a database file directly: rows by the names of their columns. */
import Sync from 'libsql'

export function rowsIn(path: string, query: string): Record<string, unknown>[] {
  const db = new Sync(path)
  try {
    return db.prepare(query).all() as Record<string, unknown>[]
  } finally {
    db.close()
  }
}
