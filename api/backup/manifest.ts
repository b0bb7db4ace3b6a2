/** What a backup says of itself, and the sentences of what is wrong with one. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Kind } from '../platform/database/handle.ts'

/** A sentence for the person at the command line. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  /** What is wrong with the file of a site, for who uploads it. */
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

export const manifest_name = 'backup.json'

/** The control database page for page: the one beside it is marked as a copy. */
export const exact_control = 'pages/control.db'

const manifest = z.object({
  format: z.literal('leadwright.backup'),
  format_version: z.literal(1),
  made_at: z.iso.datetime(),
  /** When it was begun, where its databases are page for page what they were, so that page logs go on from them. */
  pages_from: z.iso.datetime().optional(),
  /** The bucket that has the files of the sites, where they are not in the backup. */
  files_in: z.string().optional(),
  /** Every file, by its path in the backup. */
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>

/** Of the database of a backup, by its path there. */
export const kindOf = (path: string): Kind => (path.endsWith('control.db') ? 'control' : 'site')

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifest_name), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it has no ${manifest_name}.`)
  })
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`${join(folder, manifest_name)} cannot be read, or is of another release.`)
  }
}

export async function describeFile(path: string): Promise<Manifest['files'][string]> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** Paths of all files below a folder, with slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
