/** Loading a file. */
import { endpoint } from '../../platform/features/endpoint.ts'
import { readLink } from '../../platform/features/signed-link.ts'
import { problem } from '../../platform/problem/problem.ts'
import { storedDownload, storedFile } from '../../platform/routing/stored-file.ts'
import { countDownload, findFile, isFont } from '../../site/content/files/rules.ts'
import * as contract from './contract.ts'

export const downloadFile = endpoint(contract.downloadFile, async ({ params }, context) => {
  const { installation, request } = context
  const link = await readLink(installation, 'download', params.token)
  const [file_id = '', expires_at = ''] = link?.parts ?? []
  if (!link || Number(expires_at) <= installation.clockOf(link.site).now()) throw problem('not_found')
  const database = await installation.databases.site(link.site.id)
  const row = await database.read(db => findFile(db, file_id))
  if (!row) throw problem('not_found')
  const answer = await storedDownload(
    context,
    { site_id: link.site.id, hash: row.content_hash, name: row.name },
    { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
  )
  if (!answer) throw problem('not_found')
  if (request.method === 'GET') await database.write(tx => countDownload(tx, row.id))
  return answer
})

/** Only fonts are shown without a signed link: everybody who sees a popup loads them. */
export const showFont = endpoint(contract.showFont, async ({ params }, context) => {
  const { installation, site } = context
  const database = await installation.databases.site(site.id)
  const row = await database.read(db => findFile(db, params.file_id))
  if (!row || !isFont(row)) throw problem('not_found')
  const answer = await storedFile(
    context,
    { site_id: site.id, hash: row.content_hash },
    {
      'Content-Type': row.media_type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  )
  if (!answer) throw problem('not_found')
  return answer
})
