/**
 * The floor of importing: the same file, read by the same library, each address held against a pattern, an id made for each
 * row, which is upserted by its address and put on a list, all in one transaction of the same database library.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parse } from 'csv-parse'
import Sync from 'libsql'

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Rows per second. */
export async function upsertRows(folder: string, file: Buffer): Promise<number> {
  const db = new Sync(join(folder, `import-floor-${process.hrtime.bigint()}.db`))
  db.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
  db.exec(`CREATE TABLE leads (id TEXT PRIMARY KEY, email TEXT NOT NULL, email_key TEXT NOT NULL UNIQUE, first_name TEXT,
    last_name TEXT, phone TEXT, attributes TEXT NOT NULL, updated_at INTEGER NOT NULL)`)
  db.exec('CREATE TABLE members (lead_id TEXT, list_id TEXT, PRIMARY KEY (lead_id, list_id)) WITHOUT ROWID')
  const upsert = db.prepare(`INSERT INTO leads VALUES (?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT (email_key) DO UPDATE SET
    first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone, attributes = excluded.attributes`)
  const join_list = db.prepare("INSERT INTO members VALUES (?, 'list') ON CONFLICT DO NOTHING")
  const began = performance.now()
  db.exec('BEGIN IMMEDIATE')
  const parser = parse({ from_line: 2 })
  let rows = 0
  parser.on('data', ([email = '', first, last, phone, company, city, age, member]: string[]) => {
    if (!address.test(email)) throw new Error(email)
    const id = randomUUID()
    const attributes = JSON.stringify({ company, city, age: Number(age), member: member === 'yes' })
    upsert.run(id, email, email.toLowerCase(), first, last, phone, attributes)
    join_list.run(id)
    rows += 1
  })
  const read = new Promise((resolve, reject) => parser.on('end', resolve).on('error', reject))
  parser.end(file)
  await read
  db.exec('COMMIT')
  const seconds = (performance.now() - began) / 1000
  db.close()
  return rows / seconds
}
