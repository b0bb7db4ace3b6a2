/**
 * Databases that come from a backup into a data folder. Where a server recorded the folder's databases before, they take the place of what it
 * has; in any other folder they are databases that no server records yet, so that a copy never writes where the original does.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { logName } from '../page-log/page-logs.ts'
import { siteFile, siteFolders } from '../site-file.ts'
import { emptyTable, forgetServer, markOfFile, markOriginal } from './local-file.ts'

/** A node may never have had the control database. */
export async function isRecorded(dataDir: string): Promise<boolean> {
  const sites = await siteFolders(dataDir).catch(() => [])
  for (const path of [join(dataDir, 'control.db'), ...sites.map(id => siteFile(dataDir, id))])
    if (existsSync(path)) return (await markOfFile(path).catch(() => undefined)) !== undefined
  return false
}

/** Files that nobody has open. */
export async function settleRestored(paths: readonly string[], wasRecorded: boolean): Promise<void> {
  for (const path of paths) {
    await (wasRecorded ? markOriginal : forgetServer)(path)
    // Sites may have moved since.
    if (logName(path) === 'control') await emptyTable(path, 'site_places')
  }
}
