/**
 * One process for each data folder: an exclusive SQLite lock on lock.db, which the operating system releases when the
 * process ends, however it ends. The row in it is only for the message that a second process prints.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Busy, DatabaseError, fromDriver } from '../runtime/errors.ts'
import { type Native, openNative } from './native.ts'

export class DataFolderLockError extends DatabaseError {
  override readonly name = 'DataFolderLockError'
  readonly pid: number | undefined
  readonly address: string | undefined
  constructor(dataDir: string, holder: Holder | undefined) {
    const who = holder ? `process ${holder.pid}${holder.address ? ` (${holder.address})` : ''}` : 'another process'
    super(
      `The data folder ${dataDir} is in use by ${who}. ` +
        'Stop that process, or start this one with another data folder (DATA_DIR).',
    )
    this.pid = holder?.pid
    this.address = holder?.address
  }
}

export class DataFolderNotWritable extends DatabaseError {
  override readonly name = 'DataFolderNotWritable'
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} cannot be written. ` +
        'Give this user the right to write there, or name another folder (DATA_DIR).',
    )
  }
}

interface Holder {
  pid: number
  address: string
}

export interface FolderLock {
  release(): void
}

const MARK = 'leadwright-lock:'

/** Reads the row past the lock, straight from the file's bytes. */
function readHolder(path: string): Holder | undefined {
  try {
    const found = new RegExp(`${MARK}(\\d+):([^;]*);`).exec(readFileSync(path, 'latin1'))
    return found ? { pid: Number(found[1]), address: decodeURIComponent(found[2] ?? '') } : undefined
  } catch {
    return undefined
  }
}

function take(native: Native, holder: Holder): void {
  for (const pragma of ['journal_mode=delete', 'locking_mode=exclusive', 'secure_delete=1']) {
    native.exec(`PRAGMA ${pragma}`)
  }
  const row = `${MARK}${holder.pid}:${encodeURIComponent(holder.address).replaceAll("'", '%27')};`
  // Without a prepared statement: it would keep the lock until it is collected.
  native.exec(
    'BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS holder (id INTEGER PRIMARY KEY, process TEXT);' +
      `REPLACE INTO holder VALUES (1, '${row}'); COMMIT`,
  )
}

/** Takes the folder for this process, making it if needed. */
export function lockDataFolder(dataDir: string, address: string): FolderLock {
  const path = join(dataDir, 'lock.db')
  let native: Native | undefined
  try {
    makeFolder(join(resolve(dataDir), 'sites'))
    native = openNative(path)
    // Whoever holds it keeps it.
    native.exec('PRAGMA busy_timeout=0')
    take(native, { pid: process.pid, address })
  } catch (error) {
    native?.close()
    if (fromDriver(error) instanceof Busy) throw new DataFolderLockError(dataDir, readHolder(path))
    throw new DataFolderNotWritable(dataDir)
  }
  const held = native
  return {
    release: () => {
      // Closing alone gives the lock back only once everything that the driver keeps is collected.
      held.exec('PRAGMA locking_mode=normal; SELECT 1 FROM holder')
      held.close()
    },
  }
}

/** Like a recursive mkdir; Node's own never returns where a folder exists but takes no entries, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}
