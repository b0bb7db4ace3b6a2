/** Writes down who saw data of people, for every endpoint whose contract says that it shows some. */
import { actorId } from '../../identity/actor.ts'
import { limits } from '../../runtime/limits.ts'
import { errorFields } from '../../runtime/log.ts'
import type { Context, Installation } from '../context.ts'
import type { Contract } from '../contract.ts'
import { type DataAccessAction, dataAccesses } from './site-table.ts'

/** When whom was last seen by whom: a page that is read again while it is open is one view. */
const lately = new WeakMap<Installation, Map<string, number>>()
const remembered_max = 10_000

function isRepeated(installation: Installation, key: string, now: number): boolean {
  const known = lately.get(installation) ?? new Map<string, number>()
  lately.set(installation, known)
  const last = known.get(key)
  if (last !== undefined && now - last < limits.data_access_minutes * 60_000) return true
  known.delete(key)
  known.set(key, now)
  if (known.size > remembered_max) known.delete(known.keys().next().value ?? '')
  return false
}

/** The view, once for as long as it is repeated; an export each time. */
export async function recordDataAccess(
  { operationId, path, shows_people: action }: Contract,
  params: Readonly<Record<string, string>>,
  context: Context,
): Promise<void> {
  const { actor, installation, site } = context
  if (!action || (actor.type !== 'user' && actor.type !== 'api_key')) return
  const name = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1] ?? ''
  const subject_id = name === 'site_id' ? null : (params[name] ?? null)
  const key = JSON.stringify([site.id, action, subject_id, byOf(actor)])
  const isOnce = action === 'exported' || !isRepeated(installation, key, context.now())
  if (isOnce) await writeDataAccess(context, site.id, { action, subject_id, operation: operationId })
}

interface AccessRecord {
  action: DataAccessAction
  subject_id: string | null
  operation: string
}

/** What cannot be written down, on a full disk, is in the log: reading goes on. */
export async function writeDataAccess(context: Context, site_id: string, seen: AccessRecord): Promise<void> {
  const { actor, installation } = context
  if (actor.type !== 'user' && actor.type !== 'api_key') return
  const row = { id: context.newId('data_access'), at: context.now(), ...seen, ...byOf(actor) }
  try {
    const database = await installation.databases.site(site_id)
    await database.write(async tx => {
      await tx.insert(dataAccesses).values(row)
    })
  } catch (error) {
    context.log.error({ ...row, site_id, ...errorFields(error) }, 'data access')
  }
}

type Reader = Extract<Context['actor'], { type: 'user' | 'api_key' }>

const byOf = (actor: Reader) => ({
  actor_type: actor.type,
  actor_id: actorId(actor) ?? '',
  impersonator_id: actor.type === 'user' ? (actor.impersonator_id ?? null) : null,
  session_id: actor.type === 'user' ? actor.session_id : null,
})
