/** Where files of sites lie until they are downloaded, and that they do not lie there for long. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import { everyHour } from '../../platform/hourly.ts'
import { errorFields } from '../../platform/log.ts'
import type { SiteScope } from '../../platform/site-scope.ts'
import { siteTransferLimits } from './limits.ts'

const folder = 'site-exports'
export const kept_ms = siteTransferLimits.site_export_kept_minutes * 60_000

export const keptFile = (data_dir: string, site_id: string): string => join(data_dir, folder, `${site_id}.site`)

/** By the disk's own clock; undefined where there is none, or none any more. */
export async function keptBytes(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && systemClock.now() - found.mtimeMs <= kept_ms ? found.size : undefined
}

/** Those of any site: one that was deleted looks after nothing any more. */
export const forgettingFiles = ({ installation, site_id }: SiteScope) =>
  everyHour(
    async () => {
      const at = join(installation.config.data_dir, folder)
      for (const name of await readdir(at).catch(() => []))
        if ((await keptBytes(join(at, name))) === undefined) await rm(join(at, name), { force: true })
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'files of sites'),
  )
