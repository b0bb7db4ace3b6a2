/** Carries out a plan. What was done is in the lock at once, so that a run that breaks off can be repeated. */
import type { Leadwright } from '@leadwright/sdk'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { loadContent, saveContent } from './content.ts'
import { type Lock, type LockEntry, removeDefinition, saveLock, writeDefinition } from './folder.ts'
import { hasContent } from './kind.ts'
import { kinds } from './kinds.ts'
import type { Step } from './plan.ts'
import { hashOf, openReferences, withIds, withReferences } from './references.ts'
import { createRemote, deleteRemote, type Remote, readContent, updateRemote, withHash } from './remote.ts'
import { updateSetting } from './site-settings.ts'

export interface Target {
  client: Leadwright
  site_id: string
  folder: string
  lock: Lock
}

export interface ApplyFailure {
  path: string
  error: unknown
}

/** Creations and changes in the order of kinds, each once all that it refers to is there; deletions the other way around, at the end. */
export async function applyPush(
  steps: readonly Step[],
  target: Target,
  done: (step: Step) => void,
): Promise<ApplyFailure[]> {
  const failures: ApplyFailure[] = []
  const attempt = async (step: Step, act: () => Promise<void>) => {
    try {
      await act()
      await saveLock(target.folder, target.site_id, target.lock)
      if (step.act !== 'same') done(step)
    } catch (error) {
      failures.push({ path: step.path, error })
    }
  }
  for (const step of steps) if (step.act === 'same') await attempt(step, async () => agree(step, target))
  let waiting = steps.filter(({ act }) => act === 'create' || act === 'update').toSorted(byKind)
  while (waiting.length > 0) {
    const ready = waiting.filter(step => openReferences(resolve(step, target)).length === 0)
    if (ready.length === 0) break
    for (const step of ready) await attempt(step, () => write(step, target))
    waiting = waiting.filter(step => !ready.includes(step))
  }
  for (const step of waiting) {
    const [missing = ''] = openReferences(resolve(step, target))
    failures.push({
      path: step.path,
      error: new Failure(`It refers to ${missing}, which is neither a file nor on the site.`, exitCodes.invalid),
    })
  }
  const deletions = steps.filter(({ act }) => act === 'delete').toSorted((a, b) => byKind(b, a))
  for (const step of deletions) {
    await attempt(step, async () => {
      if (step.remote) await deleteRemote(target.client, target.site_id, step.remote)
      delete target.lock[step.path]
    })
  }
  return failures
}

const byKind = (a: Step, b: Step): number => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)

const idsOf = (lock: Lock): Map<string, string> => new Map(things(lock))

/** Paths with their IDs; a setting has its path for one, and nothing refers to it. */
const things = (lock: Lock): [path: string, id: string][] =>
  Object.entries(lock).flatMap(([path, { id }]) => (path === id ? [] : [[path, id]]))

const resolve = ({ local = {} }: Step, { lock }: Target) => withIds(local, idsOf(lock))

async function write(step: Step, target: Target): Promise<void> {
  const { client, site_id, lock } = target
  const definition = resolve(step, target)
  const written =
    step.act === 'update' && step.remote
      ? await (step.kind.settings ? updateSetting : updateRemote)(client, site_id, step.remote, definition)
      : await createRemote(client, site_id, step.kind, definition, await contentOf(step, target))
  lock[step.path] = { ...toEntry(written), local: hashOf(definition) }
}

const contentOf = ({ kind, path, local = {} }: Step, { folder }: Target) =>
  hasContent(kind, local) ? loadContent(folder, path) : undefined

/** Both are the same, or only the other side has news: the lock learns what is equal, and forgets what is gone. */
function agree(step: Step, target: Target): void {
  const { remote, local, path } = step
  if (!remote && !local) delete target.lock[path]
  if (!remote || !local) return
  const definition = resolve(step, target)
  if (hashOf(definition) === remote.hash) target.lock[path] = toEntry(remote)
}

export async function applyPull(steps: readonly Step[], target: Target, done: (step: Step) => void): Promise<void> {
  const { lock, folder, site_id } = target
  for (const step of steps) if (step.act === 'same') agree(step, target)
  // First every path has its ID, so that all references are known when files are written.
  for (const { act, path, remote } of steps)
    if ((act === 'create' || act === 'update') && remote) lock[path] = toEntry(remote)
  const pathOf = new Map(things(lock).map(([path, id]) => [id, path]))
  for (const step of steps) {
    const { act, path, kind } = step
    if ((act === 'create' || act === 'update') && step.remote) {
      const remote = hasContent(kind, step.remote.definition)
        ? await withContent(step.remote, path, target)
        : step.remote
      await writeDefinition(folder, path, withReferences(remote.definition, pathOf))
      lock[path] = toEntry(remote)
      done(step)
    }
    if (act === 'delete') {
      await removeDefinition(folder, path)
      delete lock[path]
      done(step)
    }
  }
  await saveLock(folder, site_id, lock)
}

/** Loads the content unless the file beside the JSON is what the site has. */
async function withContent(remote: Remote, path: string, { client, site_id, folder }: Target): Promise<Remote> {
  const own = await loadContent(folder, path)
  if (own && own.hash === remote.definition.content_hash) return remote
  const content = await readContent(client, site_id, remote)
  await saveContent(folder, path, content)
  return withHash(remote, content.hash)
}

function toEntry({ id, hash, definition: { content_hash } }: Remote): LockEntry {
  return { id, remote: hash, local: hash, ...(typeof content_hash === 'string' && { content: content_hash }) }
}
