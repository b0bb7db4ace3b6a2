/** Images as PNG, made when they are first asked for. Every reader of an email asks for its logo: the latest ones are kept. */
import { imageLimits } from '../../site/content/images/limits.ts'
import { pngOf } from '../../site/content/images/rules.ts'

export function pngs(): (hash: string, webp: Buffer, square_px?: number) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (hash, webp, square_px) => {
    const key = `${hash} ${square_px ?? ''}`
    const known = kept.get(key)
    if (known) return known
    const made = pngOf(webp, square_px).then(bytes => new Uint8Array(bytes))
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > imageLimits.image_pngs_max && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
