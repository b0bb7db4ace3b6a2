/**
 * Puts one site of a backup in its place; other sites, and people's accounts, stay as they are. This process copies and checks,
 * so that a server is kept from nothing; where one runs, it makes the exchange, else this process does.
 */
import { rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { openInstallation } from '../installation.ts'
import { askServer } from '../operator/client.ts'
import type { Config } from '../platform/config/config.ts'
import { DataFolderLocked } from '../platform/database/lock.ts'
import { newDraft } from '../platform/database/restored-folder.ts'
import { BackupError, readManifest } from './manifest.ts'
import { type PutBack, putSiteBack } from './put-back.ts'
import { copyWhole } from './restore.ts'

export interface RestoredSite {
  made_at: string
  /** Where what the site had lies now. */
  aside: string
}

export async function restoreSite(config: Config, folder: string, site_id: string): Promise<RestoredSite> {
  const { files, made_at } = await readManifest(folder)
  const prefix = `sites/${site_id}/`
  const own = Object.entries(files).flatMap(([path, known]) =>
    path.startsWith(prefix) ? [{ from: path, to: path.slice(prefix.length), known }] : [],
  )
  if (!own.some(({ to }) => to === 'site.db')) throw new BackupError(`${folder} has no site ${site_id}.`)
  const draft = newDraft(resolve(config.data_dir))
  try {
    await copyWhole(folder, own, draft)
    const aside = await putBack(config, { site_id, draft: basename(draft), made_at: Date.parse(made_at) })
    return { made_at, aside: resolve(aside) }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** By the server that works in the data folder, or here. */
async function putBack(config: Config, asked: PutBack): Promise<string> {
  const installation = await openInstallation(config).catch(error => {
    if (error instanceof DataFolderLocked) return undefined
    throw error
  })
  if (!installation) return (await askServer(config.data_dir, 'put_site_back', asked)).aside
  try {
    return await putSiteBack(installation, asked)
  } finally {
    await installation.close()
  }
}
