/**
 * The abilities of the signed-in person: the server's rules, evaluated by CASL. Entries without permission are absent,
 * never disabled.
 */
import { createMongoAbility, type MongoAbility, type RawRuleOf, subject } from '@casl/ability'
import type { Abilities, AbilityRule, Grant } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from './api.ts'
import { currentAccount } from './current-account.ts'
import { keepAbilities, keptAbilities } from './kept-abilities.ts'
import { session, useSession } from './session.ts'

/** `some-assistants`: to manage all assistants of a site, or chosen ones. `some-purchases`: to buy add-ons of any type. */
export type Access = Grant | 'some-assistants' | 'some-purchases' | 'public' | 'signed-in' | 'super-administrator'

const ruleOf = ({ action, subject, conditions }: AbilityRule): RawRuleOf<MongoAbility> => ({
  ...{ action, subject },
  conditions: { ...conditions },
})

const known = new WeakMap<Abilities, MongoAbility>()

const isOfAll = ({ conditions }: AbilityRule) => conditions.assistant_id === undefined

/** Built once for each answer of the server: screens ask dozens of times while they draw. */
function abilityOf(abilities: Abilities): MongoAbility {
  const ability = known.get(abilities) ?? createMongoAbility(abilities.rules.filter(isOfAll).map(ruleOf))
  known.set(abilities, ability)
  return ability
}

/** May this person use what asks for `access`, on this site, or in the current account when no site is given? */
export function allows(abilities: Abilities, access: Access, site_id?: string): boolean {
  if (access === 'public' || access === 'signed-in') return true
  if (access === 'super-administrator') return abilities.super_administrator
  if (access === 'some-assistants') return managesSome(abilities, site_id)
  if (access === 'some-purchases') return purchases.some(one => allows(abilities, one, site_id))
  if (site_id !== undefined) return abilityOf(abilities).can(access, subject('site', { site_id }))
  return currentAccount(abilities.accounts, session.get().account)?.permissions.includes(access) ?? false
}

const purchases = ['purchase-lead', 'purchase-audience', 'purchase-assistant', 'purchase-sandbox'] as const

const managesSome = ({ rules }: Abilities, site_id: string | undefined): boolean =>
  rules.some(
    ({ action, conditions }) =>
      action === 'manage-assistants' && (site_id === undefined || conditions.site_id.$in.includes(site_id)),
  )

/** Nothing but chosen assistants, for which a shorter password is enough. */
export const managesChosenAlone = ({ rules, roles, super_administrator }: Abilities): boolean =>
  !super_administrator && rules.length > 0 && roles.every(role => role === 'manager') && !rules.some(isOfAll)

export const abilitiesQuery = () =>
  queryOptions({
    queryKey: ['abilities'],
    queryFn: ({ signal }): Promise<Abilities> => keepAbilities(() => client.auth.listAbilities({ signal })),
    staleTime: 30_000,
    // Known from before, and asked for again at once.
    initialData: keptAbilities,
    initialDataUpdatedAt: 0,
  })

/** `can('manage-leads', site_id)`; false until the rules are known. */
export function useCan(): (access: Access, site_id?: string) => boolean {
  const { token } = useSession()
  const { data } = useQuery({ ...abilitiesQuery(), enabled: token !== null })
  return (access, site_id) => data !== undefined && allows(data, access, site_id)
}
