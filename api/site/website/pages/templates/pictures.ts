/** The product's own drawn pictures, which the admin has too: as data of a preview, and as images of a site. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawnPicture } from './template.ts'

const folder = join(import.meta.dirname, '../../../../../admin/product/drawn-pictures/pictures')

/** As `scripts/design-pictures.ts` draws them. */
export const picture_size = { width: 1_200, height: 900 } as const

const read = new Map<DrawnPicture, Promise<Buffer>>()

/** Read once: there are a dozen, of some 10 kB. */
export function pictureBytes(name: DrawnPicture): Promise<Buffer> {
  const known = read.get(name) ?? readFile(join(folder, `${name}.webp`))
  read.set(name, known)
  known.catch(() => read.delete(name))
  return known
}
