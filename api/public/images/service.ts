/** The bytes of an image. Nothing in them is ever run: formats made by us, under a policy that allows nothing. */
import { endpoint } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import { storedFile } from '../../platform/routing/stored-file.ts'
import { imageLimits } from '../../site/content/images/limits.ts'
import { existingImage, renditionFor } from '../../site/content/images/rules.ts'
import * as contract from './contract.ts'
import { pngs } from './pngs.ts'

const widest = imageLimits.image_png_width_pixels_max
const png = pngs()

export const showImage = endpoint(contract.showImage, async ({ params, query }, context) => {
  const { installation, site, request } = context
  const database = await installation.databases.site(site.id)
  const row = await database.read(db => existingImage(db, params.image_id))
  const square = query.square && Number(query.square)
  const isPng = query.format === 'png' || square !== undefined
  const avif = query.format === 'avif' && row.avif !== null && row.avif.length > 0 ? row.avif : undefined
  const { hash } = renditionFor(
    avif ?? row.renditions,
    isPng ? Math.min(square ?? query.width ?? widest, widest) : query.width,
  )
  const type = isPng ? 'image/png' : avif ? 'image/avif' : 'image/webp'
  // It is WebP only until it is there as AVIF.
  const isLasting = query.format !== 'avif' || avif !== undefined
  const headers = {
    'Content-Type': type,
    'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${hash.slice(0, 32)}${isPng ? `-png${square ?? ''}` : ''}"`,
  }
  if (request.headers.get('if-none-match') === headers.ETag) return { status: 304, headers, body: null }
  if (isPng) {
    const body = await png(hash, square, () => installation.storage.read(site.id, hash))
    if (!body) throw problem('not_found')
    return { status: 200, headers, body }
  }
  const answer = await storedFile(context, { site_id: site.id, hash }, headers)
  if (!answer) throw problem('not_found')
  return answer
})
