/** Who acts: one union for people, keys, visitors, journeys and the system itself. */
import type { Permission } from './permissions.ts'

export interface Rights {
  account_id: string
  /** `all`, or the sites that the membership or key names. */
  site_ids: 'all' | readonly string[]
  grants: ReadonlySet<Permission>
  /** Who manages chosen assistants alone: which. `manage-assistants`, which is for all of a site, is not in `grants` then. */
  assistant_ids?: readonly string[]
}

/** Limits of an API key beyond its permissions. */
export interface KeyAccess {
  read_only: boolean
  /** IP addresses and networks in CIDR notation; empty for any address. */
  addresses: readonly string[]
  /** Null for no limit of its own. */
  requests_per_minute: number | null
  expires_at: number | null
}

export type Actor =
  | {
      type: 'user'
      user_id: string
      session_id: string
      /** When they last showed who they are: by signing in, or by doing so again in this session. */
      authenticated_at: number
      super_administrator: boolean
      /** The super administrator who acts as them. */
      impersonator_id?: string
      rights: readonly Rights[]
    }
  | {
      type: 'api_key'
      api_key_id: string
      /** The person who made it, by whatever keys of theirs. */
      maker_id: string
      rights: readonly [Rights]
      access: KeyAccess
    }
  | { type: 'visitor' }
  | { type: 'journey'; run_id: string }
  | { type: 'system' }

/** The id that an activity or an idempotency scope names. */
export function actorId(actor: Actor): string | null {
  switch (actor.type) {
    case 'user':
      return actor.user_id
    case 'api_key':
      return actor.api_key_id
    case 'journey':
      return actor.run_id
    default:
      return null
  }
}

/** The person whose rights the actor has; undefined where it is nobody's. */
export function personBehind(actor: Actor): string | undefined {
  if (actor.type === 'user') return actor.user_id
  return actor.type === 'api_key' ? actor.maker_id : undefined
}

/** The actor's rights on a site of an account, or null where the site must look as if it did not exist. */
export function rightsOn(actor: Actor, site: { id: string; account_id: string }): Rights | null {
  if (actor.type !== 'user' && actor.type !== 'api_key') return null
  const rights = actor.rights.find(
    r => r.account_id === site.account_id && (r.site_ids === 'all' || r.site_ids.includes(site.id)),
  )
  return rights ?? null
}
