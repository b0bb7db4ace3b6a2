/** How much of a picture is another one, in percent. */
import { existsSync } from 'node:fs'
import sharp from 'sharp'

/** Smaller differences of a color are invisible. */
const SEEN = 12

export async function difference(before: string, after: string): Promise<number> {
  if (!existsSync(before)) return 100
  const [a, b] = await Promise.all([pixels(before), pixels(after)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 100
  let differing = 0
  for (let i = 0; i < a.data.length; i += 3) {
    const apart = Math.max(...[0, 1, 2].map(part => Math.abs((a.data[i + part] ?? 0) - (b.data[i + part] ?? 0))))
    if (apart > SEEN) differing += 1
  }
  return (differing * 300) / a.data.length
}

const pixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
