/** The endpoint that answers the pages of a site as an archive, written while it is read. */
import { readFile } from 'node:fs/promises'
import { endpoint } from '../../../../platform/features/endpoint.ts'
import { archiveEnd, type Entry, storedEntry } from '../../../../platform/files/table-files/archive.ts'
import { fontFile } from '../../../../platform/pages/font-files.ts'
import { fileDownload } from '../../../../platform/routing/file-download.ts'
import * as contract from './contract.ts'
import { staticFiles } from './static-pages.ts'

const fontAt = async (path: string): Promise<Buffer | undefined> => {
  const file = fontFile(path)
  return file === undefined ? undefined : readFile(file).catch(() => undefined)
}

export const exportPages = endpoint(contract.exportPages, async (_input, context) => {
  const { installation, site } = context
  const database = await installation.databases.site(site.id)
  async function* pieces() {
    const entries: Entry[] = []
    let offset = 0
    for await (const { name, bytes } of staticFiles({ installation, site, database, fontAt })) {
      const piece = storedEntry(name, bytes, offset)
      entries.push(piece.entry)
      offset += piece.bytes.length
      yield piece.bytes
    }
    yield archiveEnd(entries, offset)
  }
  return fileDownload(context, { name: `${site.subdomain}.zip`, type: 'application/zip' }, pieces())
})
