/**
 * Making a database file: an act of its own, since opening never makes one. All migrations are one commit of a draft that
 * gets its name when it is whole and on disk, so that a file with that name was finished once.
 */
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { connectionClosed } from './collect.ts'
import { applicationIds } from './file-header.ts'
import type { Kind } from './handle.ts'
import { reasonOf } from './migrate.ts'
import type { Migration } from './migrations.ts'
import { openNative } from './native.ts'
import { syncFolder } from './site-file.ts'
import { MigrationError } from './unusable.ts'

export interface NewFile {
  kind: Kind
  path: string
  migrations: readonly Migration[]
  /** A file made by the same migrations, to be copied instead. */
  template?: string | undefined
}

export async function makeFile(file: NewFile): Promise<void> {
  const draft = `${file.path}.new`
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${draft}${end}`, { force: true })
  if (file.template === undefined) await writeDraft(file, draft)
  else await copyFile(file.template, draft)
  await sync(draft)
  await rename(draft, file.path)
  await syncFolder(dirname(file.path))
}

/** The temporary file is private and discarded after a crash, so it is synced only once, at the end. */
async function writeDraft({ kind, migrations }: NewFile, draft: string): Promise<void> {
  const native = openNative(draft)
  try {
    native.exec('PRAGMA journal_mode=memory; PRAGMA synchronous=OFF; PRAGMA foreign_keys=OFF; BEGIN')
    for (const { tag, sql } of migrations) {
      try {
        await native.execSlow(sql)
      } catch (error) {
        throw new MigrationError(draft, tag, reasonOf(error))
      }
    }
    native.exec(`PRAGMA application_id=${applicationIds[kind]}; PRAGMA user_version=${migrations.length}`)
    await native.execSlow('COMMIT; PRAGMA journal_mode=wal')
  } finally {
    native.close()
    connectionClosed()
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
