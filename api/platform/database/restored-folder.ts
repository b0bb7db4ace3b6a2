/**
 * A site's folder that takes the place of another: `.restoring-…` while it is filled, `.restored-…` from the moment that it is
 * whole and must come, which is kept in its name with the moment that it is of.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { faultPoint } from '../runtime/fault-point.ts'
import { sandboxes_folder, siteFolder, syncFolder } from './site-file.ts'

const draft_prefix = '.restoring-'
const whole_name = /^\.restored-(\d+)-(site_[0-9a-f]{32})$/
const draft_name = /^\.restoring-[0-9a-f]{12}$/

export interface WholeFolder {
  site_id: string
  made_at: number
  path: string
}

/** A place to fill, which nobody else fills. */
export const newDraft = (dataDir: string): string =>
  join(dataDir, 'sites', `${draft_prefix}${randomBytes(6).toString('hex')}`)

/** Whether this is the name of one, and no path that leads elsewhere. */
export const isDraftName = (name: string): boolean => draft_name.test(name)

/** From now on it comes, also after the end of this process. */
export async function keepWhole(draft: string, site_id: string, made_at: number): Promise<WholeFolder> {
  const path = join(dirname(draft), `.restored-${made_at}-${site_id}`)
  await rm(path, { recursive: true, force: true })
  await rename(draft, path)
  await syncFolder(dirname(path))
  return { site_id, made_at, path }
}

/** Those that must come and are not in their place yet. */
export async function findWhole(dataDir: string): Promise<WholeFolder[]> {
  const folder = join(dataDir, 'sites')
  return (await readdir(folder)).flatMap(name => {
    const [, made_at, site_id] = whole_name.exec(name) ?? []
    return site_id ? [{ site_id, made_at: Number(made_at), path: join(folder, name) }] : []
  })
}

/**
 * What the site has goes aside, unless it is there already; what no backup holds goes along into the folder that comes. Nobody has the
 * files open that go aside.
 */
export async function putInPlace(dataDir: string, { site_id, path }: WholeFolder, aside: string): Promise<void> {
  const place = siteFolder(dataDir, site_id)
  await mkdir(dirname(aside), { recursive: true, mode: 0o700 })
  const kept = join(place, sandboxes_folder)
  if (existsSync(kept)) await rename(kept, join(path, sandboxes_folder))
  if (existsSync(place)) await rename(place, aside)
  await syncFolder(dirname(aside))
  faultPoint('site set aside')
  await rename(path, place)
  await syncFolder(dirname(place))
}

/** Those that were not filled to the end. */
export async function removeDrafts(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'sites')
  for (const name of await readdir(folder))
    if (name.startsWith(draft_prefix)) await rm(join(folder, name), { recursive: true, force: true })
}
