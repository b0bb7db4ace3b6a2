/** The picture of several that shows most of those that can be read, in a size that goes into an answer. */

import { renderImage, renditionWidths } from '../../../platform/files/images/render.ts'
import { Problem } from '../../../platform/problem/problem.ts'
import type { Picture } from './page-facts.ts'

export interface WebsitePicture {
  url: string
  width: number
  height: number
  data_url: string
}

/** Fetched together, tried from the largest on; `in order` where the first matters more than the largest. */
export async function bestPicture(
  pictures: readonly Picture[],
  tried_max: number,
  bytesAt: (url: string) => Promise<Buffer | undefined>,
  by: 'size' | 'in order' = 'size',
): Promise<WebsitePicture | undefined> {
  const once = [...new Map(pictures.map(one => [one.url, one])).values()]
  const sorted = by === 'size' ? once.sort((a, b) => b.edge_px - a.edge_px) : once
  const tried = sorted.slice(0, tried_max)
  const fetched = await Promise.all(tried.map(({ url }) => bytesAt(url)))
  for (const [i, bytes] of fetched.entries()) {
    const shown = bytes && (await shownPicture(bytes))
    if (shown) return { url: tried[i]?.url ?? '', ...shown }
  }
  return undefined
}

/** The widest of the sizes that an email or a page shows of a logo. */
const [, shown_width] = renditionWidths

async function shownPicture(bytes: Buffer): Promise<Omit<WebsitePicture, 'url'> | undefined> {
  try {
    const { renditions } = await renderImage(bytes)
    const { width, height, bytes: shown } = renditions.findLast(one => one.width <= shown_width) ?? renditions[0]
    return { width, height, data_url: `data:image/webp;base64,${shown.toString('base64')}` }
  } catch (error) {
    // It is no image, or one that would be refused.
    if (error instanceof Problem) return undefined
    throw error
  }
}
