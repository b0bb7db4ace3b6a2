/** What the signed-in person may do: the server's rules, judged by CASL. Missing rights mean absent entries, never disabled ones. */
import { createMongoAbility, type MongoAbility, type RawRuleOf, subject } from '@casl/ability'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from './api.ts'
import { useSession } from './session.ts'

export type Permission =
  | 'manage-sites'
  | 'read-site'
  | 'manage-pages'
  | 'manage-popups'
  | 'manage-managers'
  | 'manage-billing'
  | 'manage-account'
  | 'manage-assistants'
  | 'create-assistant'
  | 'purchase-assistant'
  | 'manage-emails'
  | 'manage-marketing'
  | 'manage-leads'
  | 'read-lead'
  | 'manage-audiences'
  | 'read-audience'
  | 'purchase-lead'
  | 'purchase-audience'
  | 'manage-sandboxes'
  | 'create-sandbox'
  | 'read-sandbox'
  | 'manage-integrations'

export type Access = Permission | 'public' | 'signed-in' | 'super-administrator'

export type Abilities = {
  rules: { action: string; subject: string; conditions?: { site_id: { $in: string[] } } }[]
  roles: string[]
  super_administrator: boolean
  account_permissions: string[]
}

/** May this person use what asks for `access`, on this site, or anywhere when no site is given? */
export function allows(abilities: Abilities, access: Access, site_id?: string): boolean {
  if (access === 'public' || access === 'signed-in') return true
  if (access === 'super-administrator') return abilities.super_administrator
  const ability = createMongoAbility(abilities.rules as RawRuleOf<MongoAbility>[])
  if (site_id !== undefined) return ability.can(access, subject('site', { site_id }))
  return abilities.account_permissions.includes(access) || ability.can(access, 'site')
}

export const abilitiesQuery = () =>
  queryOptions({
    queryKey: ['abilities'],
    queryFn: ({ signal }): Promise<Abilities> => client.auth.listAbilities({ signal }),
    staleTime: 30_000,
  })

/** `can('manage-leads', site_id)`; false until the rules are known. */
export function useCan(): (access: Access, site_id?: string) => boolean {
  const { token } = useSession()
  const { data } = useQuery({ ...abilitiesQuery(), enabled: token !== null })
  return (access, site_id) => data !== undefined && allows(data, access, site_id)
}
