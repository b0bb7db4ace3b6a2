/** Puts a backup in the place of a data folder in which nothing works. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findFault } from '../platform/database/copy-file.ts'
import { lockDataFolder } from '../platform/database/lock.ts'
import { isRecorded, settleRestored } from '../platform/database/recorded/restored.ts'
import { systemClock, toInstant } from '../platform/runtime/clock.ts'
import { BackupError, describeFile, exact_control, kindOf, type Manifest, readManifest } from './manifest.ts'
import { markBackup } from './mark.ts'

export interface RestoreResult {
  sites: number
  made_at: string
  /** The bucket that has the files of the sites. */
  files_in: string | undefined
  /** Where what was in the data folder lies now. */
  aside: string | undefined
}

/** Nothing of the data folder is touched before every file of the backup was found to be what it was. */
export async function restore(folder: string, dataDir: string): Promise<RestoreResult> {
  const { files, made_at, files_in } = await readManifest(folder)
  const draft = `${resolve(dataDir)}.restoring`
  await rm(draft, { recursive: true, force: true })
  try {
    await copyWhole(
      folder,
      Object.entries(files).flatMap(([path, known]) =>
        path === exact_control ? [] : [{ from: path, to: path, known }],
      ),
      draft,
    )
    const databases = Object.keys(files).filter(path => path.endsWith('.db') && path !== exact_control)
    if (!databases.includes('control.db')) throw new BackupError(`${folder} has no control database.`)
    // Backups of former releases have none.
    await markBackup(join(draft, 'control.db'), made_at)
    const paths = databases.map(path => join(draft, path))
    await settleRestored(paths, await isRecorded(dataDir))
    const aside = await putAside(dataDir)
    await mkdir(join(draft, 'sites'), { recursive: true, mode: 0o700 })
    await rename(draft, resolve(dataDir))
    return { sites: databases.length - 1, made_at, files_in, aside }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

export interface CopiedFile {
  /** In the backup, and in the folder that is filled. */
  from: string
  to: string
  known: Manifest['files'][string]
}

/** Copies these files of a backup, each of which must be what it was, and every database readable. */
export async function copyWhole(folder: string, files: readonly CopiedFile[], draft: string): Promise<void> {
  for (const { from, to, known } of files) {
    const target = join(draft, to)
    if (!resolve(target).startsWith(`${draft}/`)) throw new BackupError(`${from} leads out of the backup.`)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(folder, from), target).catch(() => {
      throw new BackupError(`${join(folder, from)} is missing. Nothing was restored.`)
    })
    await syncFile(target)
    const found = await describeFile(target)
    if (found.sha256 !== known.sha256)
      throw new BackupError(`${join(folder, from)} is not what it was when the backup was made. Nothing was restored.`)
  }
  for (const { from, to } of files.filter(({ to }) => to.endsWith('.db'))) {
    const fault = await findFault(kindOf(to), join(draft, to))
    if (fault) throw new BackupError(`${join(folder, from)} is ${fault}. Nothing was restored.`)
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** Refuses while a server works there; what is there is kept under another name. */
export async function putAside(dataDir: string): Promise<string | undefined> {
  const here = resolve(dataDir)
  if (!existsSync(here) || (await readdir(here)).length === 0) {
    await rm(here, { recursive: true, force: true })
    return undefined
  }
  lockDataFolder(here, '').release()
  const aside = `${here}.before-${toInstant(systemClock.now()).replaceAll(/[:.]/g, '-')}`
  await rename(here, aside)
  return aside
}
