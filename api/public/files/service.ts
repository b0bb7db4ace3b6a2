/** Loading a file. It is saved, never shown, so that nothing in it runs under our address. */
import { endpoint } from '../../platform/endpoint.ts'
import { attachment } from '../../platform/file-download.ts'
import { problem } from '../../platform/problem/problem.ts'
import { readLink } from '../../platform/signed-link.ts'
import { storedBytes } from '../../platform/storage/storage.ts'
import { countDownload, findFile, isFont } from '../../site/content/files/rules.ts'
import * as contract from './contract.ts'

export const downloadFile = endpoint(contract.downloadFile, async ({ params }, { installation, request }) => {
  const link = await readLink(installation, 'download', params.token)
  const [file_id = '', expires_at = ''] = link?.parts ?? []
  if (!link || Number(expires_at) <= installation.clockOf(link.site).now()) throw problem('not_found')
  const database = await installation.databases.site(link.site.id)
  const row = await database.read(db => findFile(db, file_id))
  const bytes = row && (await storedBytes(installation.config.data_dir, link.site.id, row.content_hash))
  if (!row || !bytes) throw problem('not_found')
  if (request.method === 'GET') await database.write(tx => countDownload(tx, row.id))
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes.length),
      'Content-Disposition': attachment(row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
})

/** Only fonts are shown without a signed link: everybody who sees a popup loads them. */
export const showFont = endpoint(contract.showFont, async ({ params }, { installation, site }) => {
  const database = await installation.databases.site(site.id)
  const row = await database.read(db => findFile(db, params.file_id))
  const bytes = row && isFont(row) && (await storedBytes(installation.config.data_dir, site.id, row.content_hash))
  if (!row || !bytes) throw problem('not_found')
  return new Response(bytes, {
    headers: {
      'Content-Type': row.media_type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
