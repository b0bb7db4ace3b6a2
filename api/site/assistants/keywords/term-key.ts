/** When two keywords are the same: without regard to case, accents and spaces. Pure. */
import { foldKey } from '../../../platform/schemas/schemas.ts'

const marks = /\p{M}/gu

/** Where marks are all that there is, they stay. */
export function termKey(keyword: string): string {
  const spaced = foldKey(keyword).trim().replaceAll(/\s+/g, ' ')
  const plain = spaced.normalize('NFD').replaceAll(marks, '').normalize('NFC')
  return plain.trim() === '' ? spaced : plain
}
