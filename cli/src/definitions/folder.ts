/** Definitions as files: `tags/webinar.json`, and per site which file is which thing, in what state both last agreed. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { loadContent, removeContent } from './content.ts'
import { type Definition, hasContent, type Kind } from './kind.ts'

export interface LockEntry {
  id: string
  /** Hash of what the server had. */
  remote: string
  /** Hash of what the file had. */
  local: string
  /** Hash of the content beside it. */
  content?: string
}
/** By path without its ending, such as `tags/webinar`. */
export type Lock = Record<string, LockEntry>

const lockFile = (folder: string, site_id: string): string => join(folder, '.leadwright', `${site_id}.json`)

export async function readLock(folder: string, site_id: string): Promise<Lock> {
  const path = lockFile(folder, site_id)
  const content = await readFile(path, 'utf8').catch(() => undefined)
  return content === undefined ? {} : parse<Lock>(path, content)
}

export function saveLock(folder: string, site_id: string, lock: Lock): Promise<void> {
  const entries = Object.entries(lock).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return writeWhole(lockFile(folder, site_id), Object.fromEntries(entries))
}

/** The files of these kinds, by path without ending. */
export async function readDefinitions(folder: string, kinds: readonly Kind[]): Promise<Map<string, Definition>> {
  const found = new Map<string, Definition>()
  for (const kind of kinds) {
    const { name, settings } = kind
    const files = await readdir(join(folder, name)).catch(() => [])
    for (const file of files.toSorted()) {
      if (!file.endsWith('.json')) continue
      const file_path = join(folder, name, file)
      const path = `${name}/${file.slice(0, -'.json'.length)}`
      const definition = parse<Definition>(file_path, await readFile(file_path, 'utf8'))
      if (settings && !settings.some(({ id }) => id === path)) throw unknownSetting(path, kind)
      const hash = hasContent(kind, definition) ? { content_hash: await contentHash(folder, path) } : {}
      found.set(path, { ...definition, ...hash })
    }
  }
  return found
}

const unknownSetting = (path: string, { settings = [] }: Kind): Failure =>
  new Failure(
    `${path}.json is not something that a site has: there are ${settings.map(({ id }) => id).join(', ')}.`,
    exitCodes.invalid,
  )

async function contentHash(folder: string, path: string): Promise<string> {
  const content = await loadContent(folder, path)
  if (content) return content.hash
  throw new Failure(`${path}.json has no file beside it, such as ${path}.png.`, exitCodes.invalid)
}

/** Without the hash of the content, which lies beside it. */
export function writeDefinition(folder: string, path: string, definition: Definition): Promise<void> {
  const { content_hash: _hash, ...rest } = definition
  const ordered = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, inOrder(value)]))
  return writeWhole(join(folder, `${path}.json`), ordered)
}

/** What says which part of a document it is. */
const firstNames = ['type', 'id', 'name']
const rankOf = (name: string): number => [...firstNames, name].indexOf(name)

/** Within fields, names in one order, whatever order a server has them in: equal things are equal files. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.entries(value).toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
  return Object.fromEntries(names.map(([name, one]) => [name, inOrder(one)]))
}

export async function removeDefinition(folder: string, path: string): Promise<void> {
  await rm(join(folder, `${path}.json`), { force: true })
  await removeContent(folder, path)
}

function parse<Content>(path: string, content: string): Content {
  try {
    return JSON.parse(content) as Content
  } catch (error) {
    throw new Failure(`${path} is no JSON: ${error instanceof Error ? error.message : error}.`)
  }
}

async function writeWhole(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.tmp`, `${JSON.stringify(content, null, 2)}\n`)
  await rename(`${path}.tmp`, path)
}

/** A path that no other thing has: the name in small letters, with a number where it is taken. */
export function freePath(kind: Kind, name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  const base = `${kind.name}/${plain.slice(0, 80) || 'unnamed'}`
  for (let number = 1; ; number++) {
    const path = number === 1 ? base : `${base}-${number}`
    if (!taken.has(path)) return path
  }
}
