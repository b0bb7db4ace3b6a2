/**
 * Databases that come from a backup into a data folder. Where a server recorded the folder's databases before, they take the place of what it
 * has; in any other folder they are databases that no server records yet, so that a copy never writes where the original does.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { logName } from '../page-log/page-logs.ts'
import { emptyTable, forgetServer, markOfFile, markOriginal } from './local-file.ts'

export async function isRecorded(dataDir: string): Promise<boolean> {
  const control = join(dataDir, 'control.db')
  return existsSync(control) && (await markOfFile(control).catch(() => undefined)) !== undefined
}

/** Files that nobody has open. */
export async function settleRestored(paths: readonly string[], wasRecorded: boolean): Promise<void> {
  for (const path of paths) {
    await (wasRecorded ? markOriginal : forgetServer)(path)
    // Sites may have moved since.
    if (logName(path) === 'control') await emptyTable(path, 'site_places')
  }
}
