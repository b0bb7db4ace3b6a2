/** Puts a site's folder that came whole from a backup in its place, while other sites are served; a stop in between is made good by the next start. */
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { markSiteRestored, readySites } from '../account/sites/rules.ts'
import { bringHere } from '../nodes/bring-here.ts'
import type { JoinedNode } from '../nodes/join.ts'
import { readHeader } from '../platform/database/file-header.ts'
import {
  findWhole,
  isDraftName,
  keepWhole,
  putInPlace,
  type WholeFolder,
} from '../platform/database/restored-folder.ts'

import type { Installation } from '../platform/features/context.ts'
import { toInstant } from '../platform/runtime/clock.ts'
import { faultPoint } from '../platform/runtime/fault-point.ts'
import { BackupError } from './manifest.ts'

type Needs = Pick<Installation, 'databases' | 'clock' | 'config' | 'signals' | 'log'> & {
  node: Pick<JoinedNode, 'homes' | 'acts'> | undefined
}

export interface PutBack {
  site_id: string
  /** The name of a whole draft in the folder of sites. */
  draft: string
  made_at: number
}

/** Where what the site had lies then. */
export async function putSiteBack(needs: Needs, { site_id, draft, made_at }: PutBack): Promise<string> {
  const { databases, config } = needs
  if (!isDraftName(draft)) throw new BackupError(`${draft} is no folder of a site that is restored.`)
  const folder = join(config.data_dir, 'sites', draft)
  if (!(await databases.control.read(readySites)).includes(site_id))
    throw new BackupError(
      `This installation has no site ${site_id} any more. Restore the whole backup to another DATA_DIR, and move the site from there (docs/backups.md).`,
    )
  const header = await readHeader('site', join(folder, 'site.db'))
  if (typeof header === 'string' || header.version > databases.siteMigrations.length)
    throw new BackupError('The backup was made by a newer release. Nothing was restored.')
  faultPoint('site not yet to be restored')
  const whole = await keepWhole(folder, site_id, made_at)
  faultPoint('site to be restored')
  return exchange(needs, whole)
}

/** Paused before the exchange: nothing of the former moment leaves, whenever this ends. */
async function exchange(needs: Needs, whole: WholeFolder): Promise<string> {
  const { databases, clock, config, signals, node } = needs
  const { site_id, made_at } = whole
  // Of several nodes this one has what comes in its place.
  if (node) await bringHere(node, site_id)
  const now = clock.now()
  const aside = join(config.data_dir, 'before-restore', `${site_id}-${toInstant(now).replaceAll(/[:.]/g, '-')}`)
  await databases.control.write(tx => markSiteRestored(tx, site_id, { made_at, now }))
  faultPoint('site marked as restored')
  await databases.replaceSite(site_id, async () => {
    await putInPlace(config.data_dir, whole, aside)
    signals.replaced(site_id)
  })
  // Before this is answered a server that records it has it.
  if (databases.recording) await databases.site(site_id)
  return aside
}

/** Before anything works with the sites: what the end of a former process left to be put in its place. */
export async function finishPuttingBack(needs: Needs): Promise<void> {
  for (const whole of await findWhole(needs.config.data_dir)) {
    const { site_id, path } = whole
    if (!(await needs.databases.control.read(readySites)).includes(site_id)) {
      await rm(path, { recursive: true, force: true })
      continue
    }
    const aside = await exchange(needs, whole)
    needs.log.warn({ site_id, aside: basename(aside) }, 'a site that was being restored is in its place now')
  }
}
