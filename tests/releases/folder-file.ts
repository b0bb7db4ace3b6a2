/** A folder in one small file: what the files are called and how long they are, then what is in them, compressed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { filesBelow } from '../../api/backup/manifest.ts'

const head_bytes = 4
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants
const params = { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 11 }

export async function packFolder(folder: string, file: string): Promise<void> {
  const paths = await filesBelow(folder)
  const contents = paths.map(path => readFileSync(join(folder, path)))
  const head = Buffer.from(JSON.stringify(paths.map((path, index) => [path, contents[index]?.length])))
  const length = Buffer.alloc(head_bytes)
  length.writeUInt32BE(head.length)
  writeFileSync(file, brotliCompressSync(Buffer.concat([length, head, ...contents]), { params }))
}

export function unpackFolder(file: string, folder: string): void {
  const bytes = brotliDecompressSync(readFileSync(file))
  let at = head_bytes + bytes.readUInt32BE(0)
  const files = JSON.parse(bytes.toString('utf8', head_bytes, at)) as [string, number][]
  for (const [path, length] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes.subarray(at, at + length))
    at += length
  }
}
