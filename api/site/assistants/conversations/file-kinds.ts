/** Which files visitors may send, by what they are. Pure. */
import { pictureKind } from '../../../platform/network/ai/pictures.ts'
import { formatOf } from '../knowledge-sources/rules.ts'
import { fileFormats } from './table.ts'

export type FileFormat = (typeof fileFormats)[number]

/** What browsers offer to choose. */
export const chosenBy = {
  texts: ['.pdf', '.docx', '.txt', '.md', '.csv', '.html', '.htm'],
  pictures: ['.png', '.jpg', '.jpeg', '.gif', '.webp'],
} as const

/** Undefined: none that may be sent. */
export function sentFormat(bytes: Buffer, name: string): FileFormat | undefined {
  const format = formatOf(bytes, name)
  if (format === 'image') return pictureKind(bytes) ? 'image' : undefined
  return fileFormats.find(one => one === format)
}
