/** Where files of sites lie until they are downloaded, and that they do not lie there for long. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteScope } from '../../platform/features/site-scope.ts'
import { systemClock } from '../../platform/runtime/clock.ts'
import { everyHour } from '../../platform/runtime/hourly.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { siteTransferLimits } from './limits.ts'

const folder = 'site-exports'
const ending = '.site'
export const kept_ms = siteTransferLimits.site_export_kept_minutes * 60_000

export const keptFile = (data_dir: string, site_id: string): string => join(data_dir, folder, `${site_id}${ending}`)

/** Where endpoints write and unpack files: what a stop leaves there is removed at the next start. */
export async function workFolder(data_dir: string): Promise<string> {
  const at = join(data_dir, folder)
  await mkdir(at, { recursive: true, mode: 0o700 })
  return at
}

/** What the command unpacks lies beside the folders of data. */
export const unpacked = '.site-import-'

const namesIn = (at: string): Promise<string[]> => readdir(at).catch(() => [])

/** Removes the files of these sites, and all that is no whole file. */
export async function removeRemains(data_dir: string, site_ids: readonly string[]): Promise<void> {
  const at = join(data_dir, folder)
  const remains = [
    ...site_ids.map(site_id => keptFile(data_dir, site_id)),
    ...(await namesIn(at)).filter(name => !name.endsWith(ending)).map(name => join(at, name)),
    ...(await namesIn(data_dir)).filter(name => name.startsWith(unpacked)).map(name => join(data_dir, name)),
  ]
  for (const path of remains) await rm(path, { recursive: true, force: true })
}

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
      for (const name of await namesIn(at)) {
        const isKept = !name.endsWith(ending) || (await keptBytes(join(at, name))) !== undefined
        if (!isKept) await rm(join(at, name), { force: true })
      }
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'files of sites'),
  )
