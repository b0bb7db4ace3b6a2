/**
 * A floor of how long a database is held: the longest of many bare writes by the same library, of about as many pages each as a
 * batch of passages writes, all over a file, copied from the log as often. What it has to wait for is the disk alone.
 */
import { join } from 'node:path'
import Sync from 'libsql'
import { databaseLimits } from '../../../api/platform/database/limits.ts'
import type { Random } from './random-filters.ts'

const pages_of_file = 10_000
const pages_of_write = 64
/** Of a page of 4,096 bytes, as much as keeps a row of its own there. */
const row_bytes = 3_800

/** In milliseconds. */
export function longestBareWrite(folder: string, random: Random, writes: number): number {
  const bare = new Sync(join(folder, 'held-floor.db'))
  bare.exec(
    `PRAGMA journal_mode=wal; PRAGMA synchronous=1; PRAGMA wal_autocheckpoint=${databaseLimits.checkpoint_pages}`,
  )
  bare.exec('create table page (id integer primary key, bytes blob not null)')
  const put = bare.prepare(`insert or replace into page values (?, randomblob(${row_bytes}))`)
  let longest = 0
  const write = (ids: number[]) => {
    const began = performance.now()
    bare.exec('BEGIN IMMEDIATE')
    for (const id of ids) put.run(id)
    bare.exec('COMMIT')
    longest = Math.max(longest, performance.now() - began)
  }
  write(Array.from({ length: pages_of_file }, (_, id) => id))
  longest = 0
  for (let i = 0; i < writes; i++) {
    write(Array.from({ length: pages_of_write }, () => Math.floor(random() * pages_of_file)))
  }
  bare.close()
  return longest
}
