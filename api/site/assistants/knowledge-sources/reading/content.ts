/** What a file is, by its bytes; of texts, which look alike, its name says which kind. Pure. */
import { imageKind } from '../../../../platform/storage/content.ts'
import type { SourceFormat } from '../table.ts'

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
  const text = textOf(bytes)
  if (text === undefined || zipped[ending]) return undefined
  const beginning = text.slice(0, 2_000).trimStart()
  if (/^WEBVTT(\s|$)/.test(beginning)) return 'vtt'
  if (/^\d+\s*\r?\n\d{2}:\d{2}:\d{2}[,.]\d{3} -->/.test(beginning)) return 'srt'
  if (/^(<!doctype html|<html|<head|<body)/i.test(beginning)) return 'html'
  const said = texts[ending]
  return said === 'vtt' || said === 'srt' ? undefined : said
}

/** As text, in the encoding that its first bytes say, else UTF-8, else the usual one of Windows; undefined: it is none. */
export function textOf(bytes: Buffer): string | undefined {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.length === 0 || bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const strange = bytes.reduce((sum, octet) => sum + (octet < 9 || (octet > 13 && octet < 32) ? 1 : 0), 0)
    return strange / bytes.length > 0.01 ? undefined : new TextDecoder('windows-1252').decode(bytes)
  }
}
