/** The characters of a site's web fonts. Files never change under their name, so each is read once. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SiteFont, servedFonts } from '../../../account/sites/rules.ts'
import { query } from '../../../platform/endpoint.ts'
import { storedBytes } from '../../../platform/storage/storage.ts'
import { findFile, fontPath } from '../files/rules.ts'
import { unicodeRangeOf } from './characters.ts'
import { listFontCharacters as contract } from './contract.ts'

const served = join(import.meta.dirname, '../../../public/fonts/files')
/** When there are more, all are forgotten. */
const kept = 500
const known = new Map<string, Promise<string | null>>()

function readOnce(file: string, bytesOf: () => Promise<Buffer | null>): Promise<string | null> {
  const reading = known.get(file) ?? bytesOf().then(bytes => bytes && unicodeRangeOf(bytes))
  if (known.size >= kept) known.clear()
  known.set(file, reading)
  reading.catch(() => known.delete(file))
  return reading
}

export const listFontCharacters = query(contract, async (db, _input, { site, installation }) => {
  const rangeOf = async ({ url }: SiteFont): Promise<string | null> => {
    if (url === undefined) return null
    if (servedFonts.some(font => font.url === url))
      return readOnce(url, () => readFile(join(served, url.slice(url.lastIndexOf('/') + 1))))
    const id = url.slice(url.lastIndexOf('/') + 1)
    if (url !== fontPath(site.id, id)) return null
    const row = await findFile(db, id)
    return row
      ? readOnce(row.content_hash, () => storedBytes(installation.config.data_dir, site.id, row.content_hash))
      : null
  }
  const web = site.fonts.filter(({ url }) => url !== undefined)
  return {
    data: await Promise.all(web.map(async font => ({ stack: font.stack, unicode_range: await rangeOf(font) }))),
  }
})
