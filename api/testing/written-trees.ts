/** Which b-trees (tables and indexes) some work writes, read from the pages that it adds to the write-ahead log. */
import { readFile } from 'node:fs/promises'
import Sync from 'libsql'

const log_header_bytes = 32
const frame_header_bytes = 24

/** Names in order. */
export async function treesWrittenBy(path: string, work: () => Promise<unknown>): Promise<string[]> {
  const db = new Sync(path)
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    await work()
    const pages = await pagesInLog(`${path}-wal`)
    const rows = db.prepare('SELECT pageno, name FROM dbstat').raw().all() as [number, string][]
    return [...new Set(rows.flatMap(([page, name]) => (pages.has(page) ? [name] : [])))].toSorted()
  } finally {
    db.close()
  }
}

async function pagesInLog(file: string): Promise<Set<number>> {
  const log = await readFile(file)
  const page_bytes = log.readUInt32BE(8)
  const pages = new Set<number>()
  for (let at = log_header_bytes; at < log.length; at += frame_header_bytes + page_bytes)
    pages.add(log.readUInt32BE(at))
  return pages
}
