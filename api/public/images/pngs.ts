/** Images as PNG, made when they are first asked for. Every reader of an email asks for its logo: the latest ones are kept. */

import { renderPng } from '../../platform/files/images/render.ts'
import { imageLimits } from '../../site/content/images/limits.ts'

type Png = Uint8Array<ArrayBuffer>

/** Null where its WebP, which is read once, is not there. */
export function pngs() {
  const kept = new Map<string, Promise<Png | null>>()
  return async (
    hash: string,
    square_px: number | undefined,
    readWebp: () => Promise<Buffer | null>,
  ): Promise<Png | null> => {
    const key = `${hash} ${square_px ?? ''}`
    const known = kept.get(key)
    if (known) return known
    const made = readWebp().then(async webp => webp && new Uint8Array(await renderPng(webp, square_px)))
    kept.set(key, made)
    const forget = () => kept.delete(key)
    made.then(png => png ?? forget(), forget)
    const [oldest] = kept.keys()
    if (kept.size > imageLimits.image_pngs_max && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
