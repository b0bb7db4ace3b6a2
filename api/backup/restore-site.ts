/**
 * Puts one site of a backup in its place; other sites, and people's accounts, stay as they are. This process copies and checks,
 * so that a server is kept from nothing; where one runs, it makes the exchange, else this process does.
 */
import { rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { byServerOrHere } from '../operator/by-server-or-here.ts'
import type { Config } from '../platform/config/config.ts'
import { newDraft } from '../platform/database/restored-folder.ts'
import { BackupError, readManifest } from './manifest.ts'
import type { PutBack } from './put-back.ts'
import { copyWhole } from './restore.ts'

export interface RestoredSite {
  made_at: string
  files_in?: string | undefined
  /** Where what the site had lies now. */
  aside: string
}

export async function restoreSite(config: Config, folder: string, site_id: string): Promise<RestoredSite> {
  const { files, made_at, files_in } = await readManifest(folder)
  const prefix = `sites/${site_id}/`
  const own = Object.entries(files).flatMap(([path, known]) =>
    path.startsWith(prefix) ? [{ from: path, to: path.slice(prefix.length), known }] : [],
  )
  if (!own.some(({ to }) => to === 'site.db')) throw new BackupError(`${folder} has no site ${site_id}.`)
  const draft = newDraft(resolve(config.data_dir))
  try {
    await copyWhole(folder, own, draft)
    const asked: PutBack = { site_id, draft: basename(draft), made_at: Date.parse(made_at) }
    const { aside } = await byServerOrHere(config, 'put_site_back', asked)
    return { made_at, files_in, aside: resolve(aside) }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
