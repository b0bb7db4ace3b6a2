/** The demo's pictures as files beside this one, put into a site's images. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Handle } from '../../platform/database/handle.ts'
import { contentHash, storeBytes } from '../../platform/storage/storage.ts'
import { images, type Rendition } from '../../site/content/images/table.ts'

export const pictureNames = ['mugs', 'vase', 'wheel', 'basket', 'oranges', 'field'] as const
export type PictureName = (typeof pictureNames)[number]

export const pictureSizes = [
  { width: 640, height: 480 },
  { width: 1_200, height: 900 },
] as const

export interface StoredPicture {
  name: PictureName
  content_hash: string
  bytes: number
  renditions: Rendition[]
}

/** Stores the bytes in the site's folder. Outside of a transaction, since it waits for the disk. */
export async function storePicture(data_dir: string, site_id: string, name: PictureName): Promise<StoredPicture> {
  const renditions: Rendition[] = []
  let content_hash = ''
  for (const { width, height } of pictureSizes) {
    const file = readFileSync(join(import.meta.dirname, `${name}.${width}.webp`))
    content_hash = contentHash(file)
    const hash = await storeBytes(data_dir, site_id, file)
    renditions.push({ width, height, bytes: file.length, hash })
  }
  return { name, content_hash, bytes: renditions.reduce((sum, one) => sum + one.bytes, 0), renditions }
}

export async function insertPicture(
  tx: Handle<'site'>,
  { name: _name, ...picture }: StoredPicture,
  { id, title, at }: { id: string; title: string; at: number },
): Promise<void> {
  const widest = pictureSizes[1]
  await tx.insert(images).values({ id, name: title, ...picture, ...widest, animated: false, created_at: at })
}
