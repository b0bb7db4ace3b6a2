/** The demo's pictures as files beside this one, put into a site's images. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Handle } from '../../platform/database/handle.ts'
import { contentHash, type Storage } from '../../platform/files/storage/storage.ts'
import { images, type Rendition } from '../../site/content/images/table.ts'

export const pictureNames = ['mugs', 'vase', 'wheel', 'basket', 'oranges', 'field'] as const
export type PictureName = (typeof pictureNames)[number]

export const logoNames = ['juniper-logo', 'juniper-logo-dark', 'huerta-logo', 'huerta-logo-dark'] as const
export type LogoName = (typeof logoNames)[number]

export interface PictureSize {
  width: number
  height: number
}

export const pictureSizes: readonly [PictureSize, ...PictureSize[]] = [
  { width: 640, height: 480 },
  { width: 1_200, height: 900 },
]
export const logoSizes: readonly [PictureSize, ...PictureSize[]] = [{ width: 520, height: 120 }]

const sizesOf = (name: PictureName | LogoName) => (logoNames.some(one => one === name) ? logoSizes : pictureSizes)

export interface StoredPicture {
  name: PictureName | LogoName
  content_hash: string
  bytes: number
  renditions: Rendition[]
}

/** Stores the bytes in the site's folder. Outside of a transaction, since it waits for the disk. */
export async function storePicture(
  storage: Storage,
  site_id: string,
  name: PictureName | LogoName,
): Promise<StoredPicture> {
  const renditions: Rendition[] = []
  let content_hash = ''
  for (const { width, height } of sizesOf(name)) {
    const file = readFileSync(join(import.meta.dirname, `${name}.${width}.webp`))
    content_hash = contentHash(file)
    const hash = await storage.store(site_id, file)
    renditions.push({ width, height, bytes: file.length, hash })
  }
  return { name, content_hash, bytes: renditions.reduce((sum, one) => sum + one.bytes, 0), renditions }
}

export async function insertPicture(
  tx: Handle<'site'>,
  { name, ...picture }: StoredPicture,
  { id, title, at }: { id: string; title: string; at: number },
): Promise<void> {
  const { width, height } = sizesOf(name).at(-1) ?? pictureSizes[0]
  await tx.insert(images).values({ id, name: title, ...picture, width, height, animated: false, created_at: at })
}
