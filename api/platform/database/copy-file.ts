/** A copy of a database of one moment, made beside whoever writes to it, in this process or another one. */
import { open, rm } from 'node:fs/promises'
import { fromDriver } from '../runtime/errors.ts'
import { connectionClosed } from './collect.ts'
import { readHeader } from './file-header.ts'
import type { Kind } from './handle.ts'
import { openNative } from './native.ts'
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

/** What is wrong with a file that nobody has open: every page is looked at. */
export async function faultOf(kind: Kind, path: string): Promise<Fault | undefined> {
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
