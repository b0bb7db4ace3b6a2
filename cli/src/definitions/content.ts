/** The file beside the JSON of what has content, such as `images/logo.webp` beside `images/logo.json`. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'

export interface Content {
  /** With its ending. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  hash: string
}

export function toContent(name: string, bytes: Uint8Array<ArrayBuffer>): Content {
  return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 24) }
}

/** Undefined where there is none. `path` is without ending, as `images/logo`. */
export async function loadContent(folder: string, path: string): Promise<Content | undefined> {
  const files = await readdir(join(folder, dirname(path))).catch(() => [])
  const name = files.find(file => basename(file, extname(file)) === basename(path) && !/\.(json|tmp)$/.test(file))
  if (name === undefined) return undefined
  return toContent(name, new Uint8Array(await readFile(join(folder, dirname(path), name))))
}

export async function saveContent(folder: string, path: string, { name, bytes }: Content): Promise<void> {
  await removeContent(folder, path)
  const target = join(folder, `${path}${extname(name)}`)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
}

export async function removeContent(folder: string, path: string): Promise<void> {
  const former = await loadContent(folder, path)
  if (former) await rm(join(folder, dirname(path), former.name))
}
