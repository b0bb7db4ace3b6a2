/**
 * Whether a file of someone else's has the tables that our migrations make, and nothing besides: a trigger or a view would run
 * with the first statement that meets it.
 */
import { rm } from 'node:fs/promises'
import { connectionClosed } from './collect.ts'
import type { Kind } from './handle.ts'
import type { Migration } from './migrations.ts'
import { openNative } from './native.ts'
import { makeFile } from './new-file.ts'

const every =
  "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY 1, 2"

function schemaIn(path: string): string {
  const native = openNative(path)
  try {
    return JSON.stringify(native.prepare(every).raw().all([]))
  } finally {
    native.close()
    connectionClosed()
  }
}

/** `version`: how many migrations the file says that it has seen. */
export async function hasOwnSchema(
  kind: Kind,
  path: string,
  { migrations, version }: { migrations: readonly Migration[]; version: number },
): Promise<boolean> {
  const reference = `${path}.reference`
  try {
    await makeFile({ kind, path: reference, migrations: migrations.slice(0, version) })
    return schemaIn(path) === schemaIn(reference)
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(reference + end, { force: true })
  }
}
