/** What a file is, by its bytes; of texts, which look alike, its name says which kind. Pure. */
import { isUtf8 } from 'node:buffer'
import { imageKind } from '../../../../platform/files/storage/content.ts'
import type { SourceFormat } from '../../knowledge-records/table.ts'

const begins = (bytes: Uint8Array, ...octets: number[]): boolean => octets.every((octet, i) => bytes[i] === octet)
const zipped: Record<string, SourceFormat> = { docx: 'docx', pptx: 'pptx', xlsx: 'xlsx' }
const texts: Record<string, SourceFormat> = {
  ...{ csv: 'csv', md: 'md', markdown: 'md', html: 'html', htm: 'html', txt: 'txt', vtt: 'vtt', srt: 'srt' },
}
/** Of an archive, by the names of its parts, which stand in it as they are. */
const parts: readonly [string, SourceFormat][] = [
  ['word/document.xml', 'docx'],
  ['ppt/presentation.xml', 'pptx'],
  ['xl/workbook.xml', 'xlsx'],
]

/** Undefined: none that can be read. */
export function formatOf(bytes: Buffer, name: string): SourceFormat | undefined {
  const ending = /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf'
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return parts.find(([part]) => bytes.includes(part))?.[1]
  if (imageKind(bytes)) return 'image'
  if (!isText(bytes) || zipped[ending]) return undefined
  // Cut within a character, it ends with a sign that means nothing to what is looked for.
  const beginning = (textOf(bytes.subarray(0, 8_000)) ?? '').slice(0, 2_000).trimStart()
  if (/^WEBVTT(\s|$)/.test(beginning)) return 'vtt'
  if (/^\d+\s*\r?\n\d{2}:\d{2}:\d{2}[,.]\d{3} -->/.test(beginning)) return 'srt'
  if (/^(<!doctype html|<html|<head|<body)/i.test(beginning)) return 'html'
  const said = texts[ending]
  return said === 'vtt' || said === 'srt' ? undefined : said
}

/** From here on a file says what it is. */
const looked_at_bytes = 65_536

/** Whether bytes are a text: UTF-8, or of a code page, with next to no characters that no text has. */
function isText(bytes: Buffer): boolean {
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return true
  if (bytes.length === 0 || bytes.includes(0)) return false
  if (isUtf8(bytes)) return true
  const head = bytes.subarray(0, looked_at_bytes)
  const strange = head.reduce((sum, octet) => sum + (octet < 9 || (octet > 13 && octet < 32) ? 1 : 0), 0)
  return strange / head.length <= 0.01
}

/** As text, in the encoding that its first bytes say, else UTF-8, else the usual one of Windows; undefined: it is none. */
export function textOf(bytes: Buffer): string | undefined {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  if (!isText(bytes)) return undefined
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
}
