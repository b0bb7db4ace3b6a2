/** Files that sites have stored since the last backup, copied beside the page logs: what rows name at any moment is there too. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { siteFolder } from '../platform/database/site-file.ts'
import { filesBelow } from './manifest.ts'

export const keptFiles = (logs: string, site_id: string): string => join(logs, site_id, 'files')

const partOf = (path: string) => `${path}.part`
const modifiedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0

/** Those that came since this moment; files never change under their names. */
export async function keepFiles(dataDir: string, logs: string, site_id: string, since: number): Promise<void> {
  const from = join(siteFolder(dataDir, site_id), 'files')
  for (const folder of await readdir(from, { withFileTypes: true }).catch(() => [])) {
    if (!folder.isDirectory() || (await modifiedAt(join(from, folder.name))) < since) continue
    for (const name of await readdir(join(from, folder.name))) {
      const target = join(keptFiles(logs, site_id), folder.name, name)
      const path = join(from, folder.name, name)
      if (name.includes('.') || existsSync(target) || (await modifiedAt(path)) < since) continue
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      // One that was deleted meanwhile is not missed.
      const isCopied = await copyFile(path, partOf(target)).then(
        () => true,
        () => false,
      )
      if (isCopied) await rename(partOf(target), target)
    }
  }
}

export async function removeKeptFiles(logs: string, before: number): Promise<void> {
  for (const site_id of await readdir(logs).catch(() => []))
    for (const path of await filesBelow(keptFiles(logs, site_id))) {
      const file = join(keptFiles(logs, site_id), path)
      if ((await modifiedAt(file)) < before) await rm(file, { force: true })
    }
}
