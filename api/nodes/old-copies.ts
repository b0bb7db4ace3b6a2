/**
 * Files of sites that another node works in. They are kept for a day, as the site may come back and lacks little then; after that they go, and
 * at once where there is no such site any more: what was deleted since is still in them.
 */
import { stat } from 'node:fs/promises'
import { allSites } from '../account/sites/rules.ts'
import { removeSiteDatabase, removeSiteFolder, siteFile, siteFolders } from '../platform/database/site-file.ts'
import type { Installation } from '../platform/features/context.ts'
import { everyHour, type Housekeeping } from '../platform/runtime/hourly.ts'
import { errorFields } from '../platform/runtime/log.ts'

const kept_ms = 24 * 3_600_000

type Needs = Pick<Installation, 'databases' | 'homes' | 'config' | 'clock' | 'log'>

export const removingOldCopies = (needs: Needs): Housekeeping =>
  everyHour(
    signal => removeOldCopies(needs, signal),
    error => needs.log.error(errorFields(error), 'copies of sites that other nodes have'),
  )

export async function removeOldCopies(
  { databases, homes, config: { data_dir }, clock }: Needs,
  signal?: AbortSignal,
): Promise<void> {
  const folders = (await siteFolders(data_dir)).filter(id => !homes.isHere(id))
  const there = new Set(await databases.control.read(allSites))
  const isOld = async (id: string) =>
    clock.now() - ((await stat(siteFile(data_dir, id)).catch(() => undefined))?.mtimeMs ?? clock.now()) > kept_ms
  for (const id of folders) {
    if (signal?.aborted) return
    const isGone = !there.has(id)
    if (!isGone && !(await isOld(id))) continue
    await databases.leaveSite(id, async () => {
      // It may have come here meanwhile.
      if (homes.isHere(id)) return
      await (isGone ? removeSiteFolder(data_dir, id) : removeSiteDatabase(data_dir, id))
    })
  }
}
