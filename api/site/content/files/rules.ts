/** The rules of files, for other features to call. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { linkToken } from '../../../platform/features/signed-link.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { type FileRow, findFile } from './store.ts'

export { storageAllowance } from './allowances.ts'
export { countDownload, type FileRow, findFile, findFiles, hashesOfFiles } from './store.ts'

type Db = Handle<'site'>

export async function existingFile(db: Db, id: string): Promise<FileRow> {
  const row = await findFile(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const fileExists = async (db: Db, id: string): Promise<boolean> => (await findFile(db, id)) !== undefined

export const isFont = ({ media_type }: FileRow): boolean => media_type.startsWith('font/')

/** Where pages load a web font of the site, on the address of its widget. */
export const fontPath = (site_id: string, file_id: string): string => `/v1/public/sites/${site_id}/fonts/${file_id}`

/** A link by which its holder may load the file until then. */
export async function downloadUrl(
  { databases, config }: Pick<Installation, 'databases' | 'config'>,
  site_id: string,
  file_id: string,
  expires_at: number,
): Promise<string> {
  const key = await databases.siteKey(site_id)
  return `${config.public_url}/v1/public/files/${linkToken(key, 'download', site_id, [file_id, String(expires_at)])}`
}

export async function isFontOfSite(db: Db, site_id: string, url: string): Promise<boolean> {
  const file = await findFile(db, url.split('/').at(-1) ?? '')
  return file !== undefined && isFont(file) && url === fontPath(site_id, file.id)
}
