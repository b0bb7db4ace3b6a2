/** A copy of a database of one moment, made beside whoever writes to it, in this process or another one. */
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { fromDriver, Unavailable } from '../runtime/errors.ts'
import { connectionClosed } from './collect.ts'
import { readHeader } from './file-header.ts'
import type { Kind } from './handle.ts'
import { openNative } from './native.ts'
import { header_bytes } from './page-log/wal.ts'
import { type Fault, unusable } from './unusable.ts'

/** Reads as one transaction, which keeps no writer waiting. Checkpoints are left to who writes. */
export async function copyDatabase(kind: Kind, from: string, to: string): Promise<void> {
  const header = await readHeader(kind, from)
  if (typeof header === 'string') throw unusable(kind, from, header)
  await rm(to, { force: true })
  const native = openNative(from)
  try {
    native.exec('PRAGMA wal_autocheckpoint=0; PRAGMA busy_timeout=10000')
    await native.execSlow(`VACUUM INTO '${to.replaceAll("'", "''")}'`)
  } catch (error) {
    throw fromDriver(error)
  } finally {
    native.close()
    connectionClosed()
  }
  const file = await open(to, 'r+')
  await file.sync()
  await file.close()
}

/**
 * The same, page for page, as what a page log goes on from must be. While somebody reads, SQLite copies nothing to the file that would not be in its
 * log as well; a log that begins anew meanwhile is read again. This closes no descriptor of the file before its connection: that would end the reading.
 */
export async function copyPages(kind: Kind, from: string, to: string): Promise<void> {
  const header = await readHeader(kind, from)
  if (typeof header === 'string') throw unusable(kind, from, header)
  for (const end of ['', '-wal', '-shm']) await rm(to + end, { force: true })
  const file = await open(from, 'r')
  const native = openNative(from)
  try {
    native.exec('PRAGMA wal_autocheckpoint=0; PRAGMA busy_timeout=10000; BEGIN; SELECT count(*) FROM sqlite_schema')
    await copyOpen(file, to)
    while (!(await copyWal(`${from}-wal`, `${to}-wal`)));
  } catch (error) {
    throw fromDriver(error)
  } finally {
    native.close()
    connectionClosed()
    await file.close()
  }
  await changeFile(to, 'PRAGMA synchronous=FULL; PRAGMA wal_checkpoint(TRUNCATE)')
  const { size } = await stat(`${to}-wal`).catch(() => ({ size: 0 }))
  if (size > 0) throw new Unavailable()
  for (const end of ['-wal', '-shm']) await rm(to + end, { force: true })
  const copy = await open(to, 'r+')
  await copy.sync()
  await copy.close()
}

const chunk_bytes = 1024 * 1024

async function copyOpen(file: FileHandle, to: string): Promise<void> {
  const copy = await open(to, 'wx', 0o600)
  try {
    const chunk = Buffer.allocUnsafe(chunk_bytes)
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(chunk, 0, chunk_bytes, at)
      if (bytesRead === 0) return
      await copy.write(chunk, 0, bytesRead, at)
      at += bytesRead
    }
  } finally {
    await copy.close()
  }
}

/** False if the log began anew meanwhile. */
async function copyWal(from: string, to: string): Promise<boolean> {
  const file = await open(from, 'r').catch(() => undefined)
  if (!file) return true
  try {
    const header = async () => (await file.read(Buffer.alloc(header_bytes), 0, header_bytes, 0)).buffer
    const before = await header()
    await rm(to, { force: true })
    await copyOpen(file, to)
    return before.equals(await header())
  } finally {
    await file.close()
  }
}

/** What is wrong with a file that nobody has open: every page is looked at. */
export async function findFault(kind: Kind, path: string): Promise<Fault | undefined> {
  const header = await readHeader(kind, path)
  if (typeof header === 'string') return header
  const native = openNative(path)
  try {
    // A script tells nothing but whether it failed, and a statement would keep the file open.
    native.exec("SELECT CASE WHEN (SELECT quick_check FROM pragma_quick_check(1)) = 'ok' THEN 1 ELSE json('') END")
    return undefined
  } catch {
    return 'damaged'
  } finally {
    native.close()
    connectionClosed()
  }
}

/** The rows of a query in a file that nobody else has open. */
export async function askFile(path: string, sql: string): Promise<unknown[][]> {
  const native = openNative(path)
  try {
    return [...(await (await native.prepareSlow(sql)).raw().iterate([]))]
  } catch (error) {
    throw fromDriver(error)
  } finally {
    native.close()
    connectionClosed()
  }
}

/** Runs a script in a file that nobody else has open. */
export async function changeFile(path: string, script: string): Promise<void> {
  const native = openNative(path)
  try {
    await native.execSlow(script)
  } catch (error) {
    throw fromDriver(error)
  } finally {
    native.close()
    connectionClosed()
  }
}
