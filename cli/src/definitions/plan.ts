/** What `push` and `pull` will do, compared in three ways: file, site, and the state in which both last agreed. Pure. */
import type { Lock } from './folder.ts'
import { freePath } from './folder.ts'
import { type Definition, type Kind, labelOf } from './kind.ts'
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
  /** Kinds and settings that were not read: nothing is known of them, and nothing happens to them. */
  left_out?: readonly string[]
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
export function pairs({ kinds, lock, local, remote, left_out = [] }: States): Pair[] {
  const rest = new Map(remote.map(one => [one.id, one]))
  const agreed_ids = new Set(Object.values(lock).map(({ id }) => id))
  const isRead = (path: string) => !left_out.some(one => path === one || path.startsWith(`${one}/`))
  const taken = new Set([...local.keys(), ...Object.keys(lock)])
  const ids = new Map(Object.entries(lock).map(([path, { id }]) => [path, id]))
  const known = new Map<string, Remote>()
  const all = [...taken].flatMap(path => {
    const kind = kinds.find(({ name }) => path.startsWith(`${name}/`))
    return kind && isRead(path) ? [{ path, kind }] : []
  })
  for (const { path, kind } of all) {
    const file = local.get(path)
    const [id, resolved] = [lock[path]?.id, file && withIds(file, ids)]
    const strangers = resolved ? [...rest.values()].filter(one => !agreed_ids.has(one.id)) : []
    const one = id === undefined ? strangers.find(one => isNamesake(one, { path, kind, resolved })) : rest.get(id)
    if (!one) continue
    known.set(path, one)
    ids.set(path, one.id)
    rest.delete(one.id)
  }
  const found = all.map(({ path, kind }): Pair => {
    const [remote, file, entry] = [known.get(path), local.get(path), lock[path]]
    const resolved = file && withIds(file, ids)
    const agreed = entry && {
      isRemoteChanged: remote?.hash !== entry.remote,
      isLocalChanged: resolved === undefined || hashOf(resolved) !== entry.local,
    }
    return { path, kind, remote, local: file, resolved, agreed }
  })
  const names = new Map([...ids].map(([path, id]) => [id, path.split('/')[1]]))
  for (const one of rest.values()) {
    const { kind, id, definition } = one
    const apart = (kind.apart_by ?? []).map(name => names.get(String(definition[name])) ?? definition[name])
    const path = kind.settings ? id : freePath(kind, [...apart, labelOf(kind, definition)].join(' '), taken)
    taken.add(path)
    names.set(id, path.split('/')[1])
    found.push({ path, kind, remote: one, local: undefined, resolved: undefined, agreed: undefined })
  }
  return found
}

interface File {
  path: string
  kind: Kind
  resolved: Definition | undefined
}

/** What one of them belongs to may not be known yet, and then does not tell them apart. */
function isNamesake(one: Remote, { path, kind, resolved = {} }: File): boolean {
  if (one.kind !== kind) return false
  if (kind.settings) return one.id === path
  const isApart = (name: string) =>
    resolved[name] !== one.definition[name] && !String(resolved[name]).startsWith('ref:')
  if (kind.apart_by?.some(isApart)) return false
  return labelOf(kind, one.definition).toLowerCase() === labelOf(kind, resolved).toLowerCase()
}

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
      if (!remote || kind.settings) return step('same')
      return agreed?.isRemoteChanged
        ? conflict('delete', 'its file is gone, but it was changed on the site')
        : step('delete')
    }
    if (!remote) {
      if (!agreed) return step('create')
      return conflict('create', 'it was deleted on the site')
    }
    if (isEqual(pair)) return step('same')
    if (!agreed && remote.isUntouched) return step('update')
    if (!agreed)
      return conflict('update', `the site has ${kind.settings ? 'its own' : 'one of this name'} already: pull it first`)
    if (!agreed.isLocalChanged) return step('same')
    const fixed = kind.fixed?.find(name => differences(remote.definition, resolved).includes(name))
    if (fixed)
      return step('conflict', `its ${fixed.replace('_hash', '')} cannot be changed: delete it and make another`)
    const lost = kind.lasting?.find(name => remote.definition[name] !== undefined && resolved?.[name] === undefined)
    if (lost) return step('conflict', `its ${lost} cannot be taken away: change it, or delete it and make another`)
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
