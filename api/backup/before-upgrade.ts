/**
 * A copy of everything before a newer release changes its databases, where BACKUP_DIR is set: as each database of a site is only
 * changed when it is opened, their own copies are of many moments, and this one of a single moment.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { lockDataFolder } from '../platform/database/lock.ts'
import { readMigrations } from '../platform/database/migrations.ts'
import { systemClock, toInstant } from '../platform/runtime/clock.ts'
import { getDiskRoom, isRoomShort, roomSentence } from '../platform/runtime/disk-room.ts'
import { rootFolder } from '../root-folder.ts'
import { backUp } from './backup.ts'
import { BackupError } from './manifest.ts'

const marker = (data_dir: string) => join(data_dir, 'migrations')

/** What this release makes of databases, in few words. */
async function presentMigrations(): Promise<string> {
  const folder = join(rootFolder(), 'api', 'migrations')
  const [control, site] = [await readMigrations(join(folder, 'control')), await readMigrations(join(folder, 'site'))]
  return `control ${control.length}, site ${site.length}\n`
}

/** Before the databases are opened; answers where the copy lies, if one was needed. Throws where it cannot be made: nothing is changed without it. */
export async function copyBeforeUpgrade({
  data_dir,
  backups,
  node_address,
}: Pick<Config, 'data_dir' | 'backups' | 'node_address'>) {
  // The folder of a node has some databases, as they were at some time.
  if (!existsSync(join(data_dir, 'control.db')) || node_address !== undefined) return undefined
  const former = await readFile(marker(data_dir), 'utf8').catch(() => undefined)
  if (former === (await presentMigrations()) || !backups) return undefined
  lockDataFolder(data_dir, '').release()
  const folder = resolve(backups.folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const room = await getDiskRoom(folder)
  if (room && isRoomShort(room))
    throw new BackupError(`No copy can be made before the upgrade. ${roomSentence(folder, room)}`)
  const target = join(folder, `before-upgrade-${toInstant(systemClock.now()).replaceAll(/[:.]/g, '-')}`)
  await backUp(data_dir, target)
  return target
}

/** The databases are, or will be, as this release makes them. */
export const markUpgraded = async ({ data_dir }: Pick<Config, 'data_dir'>): Promise<void> =>
  writeFile(marker(data_dir), await presentMigrations(), { flush: true })
