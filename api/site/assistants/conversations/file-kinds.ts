/** Which files visitors may send, by what they are. Pure. */
import { imageKind } from '../../../platform/storage/content.ts'
import { formatOf } from '../knowledge-sources/rules.ts'
import { fileFormats } from './table.ts'

export type FileFormat = (typeof fileFormats)[number]

/** What browsers offer to choose. */
export const chosenBy = {
  texts: ['.pdf', '.docx', '.txt', '.md', '.csv', '.html', '.htm'],
  pictures: ['.png', '.jpg', '.jpeg', '.gif', '.webp'],
} as const

/** Of those pictures that models see. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  const kind = imageKind(bytes)
  return kind === 'avif' ? undefined : kind
}

/** Undefined: none that may be sent. */
export function sentFormat(bytes: Buffer, name: string): FileFormat | undefined {
  const format = formatOf(bytes, name)
  if (format === 'image') return pictureKind(bytes) ? 'image' : undefined
  return fileFormats.find(one => one === format)
}
