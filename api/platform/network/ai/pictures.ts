/** Pictures as models are given them. Pure. */
import { imageKind } from '../../files/storage/content.ts'

/** Undefined: no picture, or of a kind that models do not see. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  const type = imageKind(bytes)
  return type === 'avif' ? undefined : type
}

/** A data URL, for which no other server is asked. */
export function pictureUrl(bytes: Buffer): string | undefined {
  const type = pictureKind(bytes)
  return type && `data:image/${type};base64,${bytes.toString('base64')}`
}
