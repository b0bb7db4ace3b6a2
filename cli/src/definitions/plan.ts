/** What `push` and `pull` will do, compared in three ways: file, site, and the state in which both last agreed. Pure. */
import type { Lock } from './folder.ts'
import { freePath } from './folder.ts'
import { type Definition, type Kind, labelOf } from './kinds.ts'
import { hashOf, withIds } from './references.ts'
import type { Remote } from './remote.ts'

export type Act = 'create' | 'update' | 'delete' | 'conflict' | 'same'

export interface Step {
  act: Act
  path: string
  kind: Kind
  remote?: Remote
  local?: Definition
  /** Names of fields that differ. */
  changed?: string[]
  /** Why it is a conflict. */
  reason?: string
}

export interface States {
  kinds: readonly Kind[]
  lock: Lock
  local: ReadonlyMap<string, Definition>
  remote: readonly Remote[]
}

interface Pair {
  path: string
  kind: Kind
  remote: Remote | undefined
  local: Definition | undefined
  /** The file with IDs in place of references. */
  resolved: Definition | undefined
  /** Undefined for what both never agreed about. */
  agreed: { isRemoteChanged: boolean; isLocalChanged: boolean } | undefined
}

/** Files and things that are one, by the lock, else by their name. */
export function pairs({ kinds, lock, local, remote }: States): Pair[] {
  const ids = new Map(Object.entries(lock).map(([path, { id }]) => [path, id]))
  const rest = new Map(remote.map(one => [one.id, one]))
  const taken = new Set([...local.keys(), ...Object.keys(lock)])
  const found: Pair[] = []
  const kindOf = (path: string) => kinds.find(({ name }) => path.startsWith(`${name}/`))
  for (const path of taken) {
    const kind = kindOf(path)
    if (!kind) continue
    const file = local.get(path)
    const resolved = file && withIds(file, ids)
    const entry = lock[path]
    const known = entry
      ? rest.get(entry.id)
      : resolved && [...rest.values()].find(one => isNamesake(one, kind, resolved, ids))
    if (known) rest.delete(known.id)
    const agreed = entry && {
      isRemoteChanged: known?.hash !== entry.remote,
      isLocalChanged: resolved === undefined || hashOf(resolved) !== entry.local,
    }
    found.push({ path, kind, remote: known, local: file, resolved, agreed })
  }
  for (const one of rest.values()) {
    const path = freePath(one.kind, labelOf(one.kind, one.definition), taken)
    taken.add(path)
    found.push({ path, kind: one.kind, remote: one, local: undefined, resolved: undefined, agreed: undefined })
  }
  return found
}

const isNamesake = (one: Remote, kind: Kind, file: Definition, ids: ReadonlyMap<string, string>): boolean =>
  one.kind === kind &&
  ![...ids.values()].includes(one.id) &&
  labelOf(kind, one.definition).toLowerCase() === labelOf(kind, file).toLowerCase()

const differences = (a: Definition = {}, b: Definition = {}): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    name => hashOf({ value: a[name] }) !== hashOf({ value: b[name] }),
  )

const isEqual = ({ remote, resolved }: Pair): boolean =>
  remote !== undefined && resolved !== undefined && remote.hash === hashOf(resolved)

/** What brings the site to the state of the files. `force`: conflicts are decided for the files. */
export function planPush(states: States, force = false): Step[] {
  return pairs(states).flatMap(pair => {
    const { path, kind, remote, local, resolved, agreed } = pair
    const step = (act: Act, reason?: string): Step[] => [
      {
        act,
        path,
        kind,
        remote,
        local,
        reason,
        ...(act === 'update' && { changed: differences(remote?.definition, resolved) }),
      },
    ]
    const conflict = (act: Act, reason: string) => (force ? step(act) : step('conflict', reason))
    if (!local && !agreed) return []
    if (!local) {
      if (!remote) return step('same')
      return agreed?.isRemoteChanged
        ? conflict('delete', 'its file is gone, but it was changed on the site')
        : step('delete')
    }
    if (!remote) {
      if (!agreed) return step('create')
      return conflict('create', 'it was deleted on the site')
    }
    if (isEqual(pair)) return step('same')
    if (!agreed) return conflict('update', 'the site has one of this name already: pull it first')
    if (!agreed.isLocalChanged) return step('same')
    const fixed = kind.fixed?.find(name => differences(remote.definition, resolved).includes(name))
    if (fixed)
      return step('conflict', `its ${fixed.replace('_hash', '')} cannot be changed: delete it and make another`)
    return agreed.isRemoteChanged
      ? conflict('update', 'it was changed on the site since the last pull')
      : step('update')
  })
}

/** What brings the files to the state of the site. `force`: conflicts are decided for the site. */
export function planPull(states: States, force = false): Step[] {
  return pairs(states).flatMap(pair => {
    const { path, kind, remote, local, resolved, agreed } = pair
    const step = (act: Act, reason?: string): Step[] => [
      {
        act,
        path,
        kind,
        remote,
        local,
        reason,
        ...(act === 'update' && { changed: differences(remote?.definition, resolved) }),
      },
    ]
    const conflict = (act: Act, reason: string) => (force ? step(act) : step('conflict', reason))
    if (!remote) {
      if (!agreed || !local) return agreed ? step('same') : []
      return agreed.isLocalChanged
        ? conflict('delete', 'it was deleted on the site, but its file was changed')
        : step('delete')
    }
    if (!local) {
      if (!agreed) return step('create')
      return step(agreed.isRemoteChanged || force ? 'create' : 'same')
    }
    if (isEqual(pair)) return step('same')
    if (!agreed) return conflict('update', 'the file differs from the one of this name on the site')
    if (!agreed.isRemoteChanged) return step('same')
    return agreed.isLocalChanged ? conflict('update', 'both the file and the site were changed') : step('update')
  })
}
