/** The characters of a site's web fonts. Files never change under their name, so each is read once. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { servedFonts } from '../../../account/sites/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { findFiles, fontPath } from '../files/rules.ts'
import { readUnicodeRange } from './characters.ts'
import { listFontCharacters as contract } from './contract.ts'

const served = join(import.meta.dirname, '../../../public/fonts/files')
/** When there are more, all are forgotten. */
const kept = 500
const known = new Map<string, Promise<string | null>>()

function readOnce(file: string, bytesOf: () => Promise<Buffer | null>): Promise<string | null> {
  const reading = known.get(file) ?? bytesOf().then(bytes => bytes && readUnicodeRange(bytes))
  if (known.size >= kept) known.clear()
  known.set(file, reading)
  reading.catch(() => known.delete(file))
  return reading
}

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

const isServed = (url: string) => servedFonts.some(font => font.url === url)

/** Of files of the site, the hash of what is in them. */
async function readHashes(db: Handle<'site'>, _input: unknown, { site }: Context) {
  const ids = site.fonts.flatMap(({ url }) => (url && url === fontPath(site.id, idOf(url)) ? [idOf(url)] : []))
  const rows = ids.length > 0 ? await findFiles(db, ids) : []
  return new Map(rows.map(row => [fontPath(site.id, row.id), row.content_hash]))
}

export const listFontCharacters = query(contract, readHashes, async (hashes, _input, { site, installation }) => {
  const rangeOf = async (url: string): Promise<string | null> => {
    if (isServed(url)) return readOnce(url, () => readFile(join(served, idOf(url))))
    const hash = hashes.get(url)
    return hash === undefined ? null : readOnce(hash, () => installation.storage.read(site.id, hash))
  }
  const web = site.fonts.flatMap(({ stack, url }) => (url === undefined ? [] : [{ stack, url }]))
  return {
    data: await Promise.all(web.map(async ({ stack, url }) => ({ stack, unicode_range: await rangeOf(url) }))),
  }
})
