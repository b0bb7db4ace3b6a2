/** What a site has of some kinds; a pull of all leaves out what the key may not read. */
import { type Leadwright, PermissionDeniedError } from '@leadwright/sdk'
import type { Lock } from './folder.ts'
import { type Definition, hasContent, type Kind } from './kind.ts'
import { type Remote, readContent, readRemote, withHash } from './remote.ts'
import { readSetting } from './site-settings.ts'

export interface SiteDefinitions {
  remote: Remote[]
  /** Kinds and settings that the key may not read, with why. */
  left_out: Map<string, unknown>
}

interface ReadOptions {
  kinds: readonly Kind[]
  lock: Lock
  local: ReadonlyMap<string, Definition>
  /** What there are files of, now or when both last agreed: a push has nothing to do with the rest. */
  known_only: boolean
  may_leave_out: boolean
}

export async function readSite(client: Leadwright, site_id: string, asked: ReadOptions): Promise<SiteDefinitions> {
  const { kinds, lock, local, known_only, may_leave_out } = asked
  const contents = new Map(Object.values(lock).flatMap(({ id, content }) => (content ? [[id, content] as const] : [])))
  const paths = [...local.keys(), ...Object.keys(lock)]
  const found: SiteDefinitions = { remote: [], left_out: new Map() }
  const read = async (name: string, reader: () => Promise<Remote[]>) => {
    if (known_only && !paths.some(path => path === name || path.startsWith(`${name}/`))) return
    try {
      found.remote.push(...(await reader()))
    } catch (error) {
      if (!may_leave_out || !(error instanceof PermissionDeniedError)) throw error
      found.left_out.set(name, error)
    }
  }
  for (const kind of kinds) {
    for (const one of kind.settings ?? [])
      await read(one.id, async () => [await readSetting(client, site_id, kind, one)])
    if (!kind.settings)
      await read(kind.name, async () => withContents(await readRemote(client, site_id, kind, contents), kind))
  }
  return found

  /** Contents that no lock knows are compared with files that no lock knows. */
  async function withContents(remote: Remote[], { name, has_content }: Kind): Promise<Remote[]> {
    const isStrange = (path: string) => path.startsWith(`${name}/`) && lock[path] === undefined
    if (!has_content || ![...local.keys()].some(isStrange)) return remote
    return Promise.all(
      remote.map(async one =>
        hasContent(one.kind, one.definition) && one.definition.content_hash === undefined
          ? withHash(one, (await readContent(client, site_id, one)).hash)
          : one,
      ),
    )
  }
}
