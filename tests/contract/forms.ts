/** Forms with files, as bytes: the same form is the same body in every try. */
import { crc32, deflateSync } from 'node:zlib'

const boundary = 'walk-7f3a91'

/** Parts are texts, or bytes as a file. */
export function form(...parts: (readonly [name: string, value: string | Uint8Array])[]): {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
} {
  const octets = parts.flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : `; filename="${name}.png"\r\nContent-Type: image/png`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value as string), Buffer.from('\r\n')]
  })
  return {
    body: new Uint8Array(Buffer.concat([...octets, Buffer.from(`--${boundary}--\r\n`)])),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG whose header says these sizes; by default all its pixels have one color. */
export function png(width: number, height: number, color = 0, pixels = Buffer.alloc(height * (width * 3 + 1))): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  for (let at = 0; at < pixels.length; at++) {
    const column = at % (width * 3 + 1)
    if (column > 0) pixels[at] = (color >> (8 * ((column - 1) % 3))) & 0xff
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** A small image that no other number gives. */
export const colored = (color: number): Buffer => png(4, 3, color)
export const pixel = png(1, 1)

/** Begins as a web font does; no other number gives it. */
export const font = (number: number): Buffer => Buffer.from(`wOF2 font ${number}`)
