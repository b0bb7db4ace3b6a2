/**
 * The control database leaves its server: its file is the original from then on, and the installation one of a folder. Its sites have left
 * before. Cut short, it is repeated; until the file has left, the server has what counts.
 */
import { join } from 'node:path'
import { BackupError } from '../backup/manifest.ts'
import { openInstallation } from '../installation.ts'
import type { Config } from '../platform/config/config.ts'
import { homes_database } from '../platform/database/homes/lease-table.ts'
import { emptyTable } from '../platform/database/recorded/local-file.ts'
import { folder_place } from '../platform/database/recorded/site-places.ts'
import { faultPoint } from '../platform/runtime/fault-point.ts'
import { findDatabases } from './move-databases.ts'

export async function leaveServer(config: Config): Promise<void> {
  const installation = await openInstallation({ ...config, node_address: undefined })
  const { recording } = installation.databases
  try {
    if (!recording) throw new BackupError('No server has the control database: DATABASE_URL is not set.')
    const { sites } = await findDatabases(installation)
    const [first, ...others] = sites.filter(({ place }) => place !== folder_place)
    if (first)
      throw new BackupError(
        `${first.site_id}${others.length > 0 ? ` and ${others.length} more` : ''} must be in the folder first: npm run move-database -- --all folder`,
      )
  } finally {
    await installation.close()
  }
  const control = { name: 'control', path: join(config.data_dir, 'control.db') }
  await recording.moves.requireSame(control)
  faultPoint('control about to leave its server')
  await recording.moves.leave(control.path)
  faultPoint('control left its server')
  await recording.remove(control.name)
  await recording.beside(homes_database).remove()
  // A server that it begins with next has its sites as well.
  await emptyTable(control.path, 'site_places')
}
