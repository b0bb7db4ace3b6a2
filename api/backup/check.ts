/** Whether a backup could be restored: every file is there and what it was, and every page of every database can be read. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFault } from '../platform/database/copy-file.ts'
import { BackupError, describeFile, kindOf, readManifest } from './manifest.ts'

export interface CheckedBackup {
  made_at: string
  sites: number
  files: number
  bytes: number
  /** A sentence for each file that is not what it was. */
  faults: string[]
}

export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const { made_at, files } = await readManifest(folder)
  if (!files['control.db']) throw new BackupError(`${folder} has no control database.`)
  const faults: string[] = []
  for (const [path, known] of Object.entries(files)) {
    const file = join(folder, path)
    if (!existsSync(file)) faults.push(`${file} is missing.`)
    else if ((await describeFile(file)).sha256 !== known.sha256)
      faults.push(`${file} is not what it was when the backup was made.`)
    else if (path.endsWith('.db')) {
      const fault = await findFault(kindOf(path), file)
      if (fault) faults.push(`${file} is ${fault}.`)
    }
  }
  const paths = Object.keys(files)
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  return { made_at, sites: paths.filter(path => path.endsWith('/site.db')).length, files: paths.length, bytes, faults }
}
