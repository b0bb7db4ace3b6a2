/** Whether a file is a table, and of which kind, by its bytes and never by its name. Pure. */
import { importLimits } from '../limits.ts'

export const formats = ['csv', 'xlsx', 'xls'] as const
export type Format = (typeof formats)[number]

const begins = (bytes: Uint8Array, ...octets: number[]): boolean => octets.every((octet, i) => bytes[i] === octet)

const other_texts = /^\s*(?:<|\{|\[\s*[{"[]|%PDF-|%!PS|\{\\rtf)/

/** The kind by the first bytes; the content of an archive is checked when it is unpacked. Undefined for other files. */
export function formatOf(head: Uint8Array, text: string): Format | undefined {
  if (begins(head, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx'
  if (begins(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'xls'
  return isTable(text) ? 'csv' : undefined
}

function isTable(text: string): boolean {
  if (other_texts.test(text.replace(/^\uFEFF/, ''))) return false
  const strange = text.match(/[\p{Cc}\uFFFD]/gu)?.filter(sign => !/\s/.test(sign)).length ?? 0
  return strange / Math.max(text.length, 100) <= importLimits.import_control_share_max
}
