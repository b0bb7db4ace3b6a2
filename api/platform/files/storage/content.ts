/** The kind of a file, by its bytes and never by its declared type. Pure. */

export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)))
const begins = (bytes: Uint8Array, ...octets: number[]): boolean => octets.every((octet, i) => bytes[i] === octet)

/** The major brand and those after it, of files in boxes (AVIF, MP4). */
function brandsOf(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0), 256)
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4))
  return brands
}

export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  if (bytes.length < 16) return undefined
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return brandsOf(bytes).some(brand => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

export interface FileKind {
  media_type: string
  /** What its name may end with; the first where it ends with something else. */
  endings: readonly [string, ...string[]]
}

const zipped: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  epub: 'application/epub+zip',
}
const texts: Record<string, string> = { txt: 'text/plain', csv: 'text/csv', md: 'text/markdown' }

const endingOf = (name: string): string => /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The kind of a file that leads may download; undefined for other files. */
export function fileKind(bytes: Uint8Array, name: string): FileKind | undefined {
  const image = imageKind(bytes)
  if (image) return { media_type: `image/${image}`, endings: image === 'jpeg' ? ['jpg', 'jpeg'] : [image] }
  if (ascii(bytes, 0, 5) === '%PDF-') return { media_type: 'application/pdf', endings: ['pdf'] }
  const ending = endingOf(name)
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const media_type = zipped[ending]
    return media_type ? { media_type, endings: [ending] } : { media_type: 'application/zip', endings: ['zip'] }
  }
  if (/^wOF[2F]$/.test(ascii(bytes, 0, 4))) {
    const ending = ascii(bytes, 0, 4) === 'wOF2' ? 'woff2' : 'woff'
    return { media_type: `font/${ending}`, endings: [ending] }
  }
  const sound = ascii(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)
  if (sound) return { media_type: 'audio/mpeg', endings: ['mp3'] }
  const [brand = ''] = brandsOf(bytes)
  if (brand === 'M4A ') return { media_type: 'audio/mp4', endings: ['m4a'] }
  if (/^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V )$/.test(brand))
    return { media_type: 'video/mp4', endings: ['mp4', 'm4v'] }
  const media_type = texts[ending]
  return media_type && isText(bytes) ? { media_type, endings: [ending] } : undefined
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The name with an ending that fits what the file is, so that nothing is disguised. */
export const fittingName = (name: string, { endings }: FileKind): string => {
  const bare = name || 'file'
  return endings.includes(endingOf(bare)) ? bare : `${bare}.${endings[0]}`
}
