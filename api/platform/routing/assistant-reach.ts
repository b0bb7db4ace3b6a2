/**
 * Who manages chosen assistants alone reaches what belongs to them, and nothing that is about all assistants of a site. Their
 * rights lack `manage-assistants`, so whatever is not let through here is refused.
 */

import type { Handle } from '../database/handle.ts'
import type { Installation } from '../features/context.ts'
import type { Contract } from '../features/contract.ts'
import type { Rights } from '../identity/actor.ts'
import { allowsEndpoint, type Permission, permissionMissing } from '../identity/permissions.ts'
import { problem } from '../problem/problem.ts'
import { type IdKind, idKindOf } from '../runtime/ids.ts'

/** The permission that may be given for chosen assistants. */
export const chosenPermission = 'manage-assistants' satisfies Permission
/** What nobody has besides: it goes with all assistants of a site, or would give others more. */
export const neverBesides: readonly Permission[] = ['create-assistant', 'purchase-assistant', 'manage-managers']

interface GrantedReach {
  grants: ReadonlySet<Permission>
  assistant_ids: readonly string[] | null
}

/** The rights of who is given these permissions, of assistants for these alone where they are named. */
export function rightsWithin<T extends object>({ grants, assistant_ids, ...rest }: GrantedReach & T) {
  if (assistant_ids === null) return { ...rest, grants }
  return { ...rest, grants: new Set([...grants].filter(name => name !== chosenPermission)), assistant_ids }
}

const needs = ({ permission, or_permission = [] }: Pick<Contract, 'permission' | 'or_permission'>): boolean =>
  permission === chosenPermission || or_permission.includes(chosenPermission)

interface AssistantRequest {
  contract: Contract
  params: Readonly<Record<string, string>>
  rights: Rights
  site_id: string
}

/** 403 for what is about all assistants, 404 for what belongs to others. Lists are narrowed by `assistantsShown`. */
export async function requireChosen(
  { contract, params, rights, site_id }: AssistantRequest,
  installation: Installation,
) {
  const { assistant_ids } = rights
  if (assistant_ids === undefined || !needs(contract)) throw permissionMissing(contract)
  if (contract.of_assistants === 'list' || contract.of_assistants === 'any') return
  const owners = await ownersOf({ contract, params, site_id }, installation)
  const isOwn = (id: string) => assistant_ids.includes(id)
  // What others answer from too is for them to look at, and not to change.
  if (!owners.some(isOwn)) throw problem('not_found')
  if (contract.method !== 'get' && !owners.every(isOwn)) throw permissionMissing(contract)
}

async function ownersOf(
  { contract, params, site_id }: Omit<AssistantRequest, 'rights'>,
  { databases, connections }: Installation,
): Promise<readonly string[]> {
  if (params.assistant_id !== undefined) return [params.assistant_id]
  const id = contract.of_assistants && params[contract.of_assistants]
  if (id === undefined) throw permissionMissing(contract)
  const database = await databases.site(site_id)
  return database.read(db => findAssistants(db, id, connections))
}

/** The assistants that a thing belongs to. */
export async function findAssistants(
  db: Handle<'site'>,
  id: string,
  { assistantsOf: known }: Pick<Installation['connections'], 'assistantsOf'>,
): Promise<readonly string[]> {
  const type: IdKind | undefined = idKindOf(id)
  return type === 'assistant' ? [id] : type === undefined ? [] : known(db, type, id)
}

export const ownerOf = (row: { assistant_id: string } | undefined): string[] => (row ? [row.assistant_id] : [])

/** The assistants by which somebody is let in who would not be otherwise. */
export const reachedBy = (rights: Rights | null, contract: Contract): readonly string[] | undefined =>
  rights === null || allowsEndpoint(rights.grants, contract) ? undefined : rights.assistant_ids

/** Which assistants a list shows: these; undefined is all. */
export function assistantsShown(rights: Rights | null, asked?: string): readonly string[] | undefined {
  const own = rights?.assistant_ids
  if (asked === undefined) return own
  return own === undefined || own.includes(asked) ? [asked] : []
}

/** Whether something that happened is about one of the chosen assistants. */
export function isOfChosen(
  rights: Rights | null,
  { subject_id, data }: { subject_id: string | null; data: Readonly<Record<string, unknown>> },
): boolean {
  const { assistant_id = subject_id } = data
  return rights?.assistant_ids?.some(id => id === assistant_id) === true
}
