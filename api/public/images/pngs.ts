/** Images as PNG, made when they are first asked for. Every reader of an email asks for its logo: the latest ones are kept. */
import { imageLimits } from '../../site/content/images/limits.ts'
import { pngOf } from '../../site/content/images/rules.ts'

export function pngs(): (hash: string, webp: Buffer) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (hash, webp) => {
    const known = kept.get(hash)
    if (known) return known
    const made = pngOf(webp).then(bytes => new Uint8Array(bytes))
    kept.set(hash, made)
    made.catch(() => kept.delete(hash))
    const [oldest] = kept.keys()
    if (kept.size > imageLimits.image_pngs_max && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
