/** The folders of a sandbox: its web root, its database outside of it, a snapshot of both, and what only our plugin reads. */
import { constants } from 'node:fs'
import { cp, mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sandboxes_folder } from '../../../../platform/database/site-file.ts'
import { asOutage } from '../../../../platform/files/storage/storage.ts'
import { faultPoint } from '../../../../platform/runtime/fault-point.ts'
import { DriverFailure } from '../driver.ts'

export interface Folders {
  root: string
  live: string
  wordpress: string
  database: string
  snapshot: string
  own: string
  plugins: string
}

export const sandboxesFolder = (data_dir: string, site_id: string): string =>
  join(data_dir, 'sites', site_id, sandboxes_folder)

export function foldersOf(data_dir: string, site_id: string, sandbox_id: string): Folders {
  return foldersIn(join(sandboxesFolder(data_dir, site_id), sandbox_id))
}

export function foldersIn(root: string): Folders {
  const live = join(root, 'live')
  return {
    root,
    live,
    wordpress: join(live, 'wordpress'),
    database: join(live, 'database'),
    snapshot: join(root, 'snapshot'),
    own: join(root, 'own'),
    plugins: join(root, 'plugins'),
  }
}

const copying = { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true } as const

/** What does not fit on the disk is said so, and tried again later. */
export const sayingFullDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch(error => {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new DriverFailure('disk_full') : error
  })

/** Blocks are shared where the disk can; what was half done before is begun anew. */
export async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}.half`
  try {
    await rm(half, { recursive: true, force: true })
    await sayingFullDisk(cp(from, half, copying))
    faultPoint(`sandbox copied ${to.split('/').at(-1)}`)
    await rm(to, { recursive: true, force: true })
    await rename(half, to)
  } catch (error) {
    await rm(half, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

/** It lies where everybody could load it; ours is in a folder of its own. */
export const removeFirstDatabase = ({ wordpress }: Folders): Promise<void> =>
  rm(join(wordpress, 'wp-content', 'database'), { recursive: true, force: true })

const blueprintFile = (root: string, sha256: string): string => join(root, `blueprint-${sha256}.zip`)

/** Kept beside the sandbox, which is built from it once its row names it. */
export async function keepBlueprint(
  { data_dir, site_id, sandbox_id }: { data_dir: string; site_id: string; sandbox_id: string },
  { sha256, bytes }: { sha256: string; bytes: Buffer },
): Promise<void> {
  const { root } = foldersOf(data_dir, site_id, sandbox_id)
  try {
    await mkdir(root, { recursive: true })
    await writeFile(blueprintFile(root, sha256), bytes, { mode: 0o600 })
  } catch (error) {
    throw asOutage(error)
  }
}

export const loadBlueprint = ({ root }: Folders, sha256: string): Promise<Buffer> =>
  readFile(blueprintFile(root, sha256)).catch(error => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new DriverFailure('blueprint_missing') : error
  })

/** Everything but what it is built from. */
export async function clear({ root }: Folders, sha256: string | null): Promise<void> {
  const kept = sha256 === null ? undefined : blueprintFile(root, sha256)
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name)
    if (path !== kept) await rm(path, { recursive: true, force: true })
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

export async function writeOwn({ own, plugins }: Folders, files: { config: string; plugin: string }): Promise<void> {
  await mkdir(own, { recursive: true, mode: 0o700 })
  await mkdir(plugins, { recursive: true })
  await writeFile(join(own, 'config.php'), files.config, { mode: 0o600 })
  await writeFile(join(plugins, 'leadwright.php'), files.plugin)
}

/** What of a blueprint our plugin was switching on when WordPress broke, or could not switch on. */
export const brokenPart = ({ own }: Folders): Promise<string | undefined> =>
  readFile(join(own, 'blueprint-broken'), 'utf8').catch(() => undefined)

const spaceMark = ({ own }: Folders): string => join(own, 'space-over')

/** Tells WordPress that it takes no more files. */
export async function markSpace(folders: Folders, over: boolean): Promise<void> {
  if (!(await exists(folders.own))) return
  if (over) await writeFile(spaceMark(folders), '')
  else await rm(spaceMark(folders), { force: true })
}

/** Bytes of all files in a folder; 0 where there is none. */
export async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  const directory = await opendir(folder, { recursive: true }).catch(() => undefined)
  if (!directory) return 0
  for await (const entry of directory) {
    if (!entry.isFile()) continue
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    )
  }
  return bytes
}

/** Deletes what belongs to none of these sandboxes; answers how many folders. */
export async function removeUnknown(data_dir: string, site_id: string, known: ReadonlySet<string>): Promise<number> {
  const above = sandboxesFolder(data_dir, site_id)
  const names = await readdir(above).catch(() => [])
  const unknown = names.filter(name => !known.has(name))
  for (const name of unknown) await rm(join(above, name), { recursive: true, force: true })
  return unknown.length
}
