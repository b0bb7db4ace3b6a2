/** The permissions of the specification, what implies what, and the rules a person's rights become. */

export const permissions = [
  'manage-sites',
  'read-site',
  'manage-pages',
  'manage-popups',
  'manage-managers',
  'manage-billing',
  'manage-account',
  'manage-assistants',
  'create-assistant',
  'purchase-assistant',
  'manage-emails',
  'manage-marketing',
  'manage-leads',
  'read-lead',
  'manage-audiences',
  'read-audience',
  'purchase-lead-audience',
  'manage-sandboxes',
  'create-sandbox',
  'read-sandbox',
  'manage-integrations',
] as const
export type Permission = (typeof permissions)[number]
/** What an endpoint asks of its caller. */
export type Access = Permission | 'public' | 'signed-in' | 'super-administrator'

/** What is granted: the specification's names, with `purchase-lead-audience` granted as its two halves. */
export type Grant = Exclude<Permission, 'purchase-lead-audience'> | 'purchase-lead' | 'purchase-audience'
export const grants = [
  ...permissions.filter(p => p !== 'purchase-lead-audience'),
  'purchase-lead',
  'purchase-audience',
] as Grant[]

export const roles = ['administrator', 'manager', 'affiliate', 'author', 'student'] as const
export type Role = (typeof roles)[number]

const singular: Record<string, string> = {
  sites: 'site',
  leads: 'lead',
  audiences: 'audience',
  assistants: 'assistant',
  sandboxes: 'sandbox',
}

/** A grant with what it implies: `manage-leads` includes `read-lead` and `create-lead` where those exist. */
function withImplied(grant: Grant): Grant[] {
  const thing = grant.startsWith('manage-') ? singular[grant.slice('manage-'.length)] : undefined
  if (!thing) return [grant]
  return [grant, ...grants.filter(other => other === `read-${thing}` || other === `create-${thing}`)]
}

/** All that a membership's role and grants allow. */
export function grantsOf(role: Role, given: readonly Grant[]): ReadonlySet<Grant> {
  const byRole: Record<Role, readonly Grant[]> = {
    administrator: grants,
    manager: given,
    affiliate: ['manage-account'],
    author: ['read-site', 'manage-pages'],
    student: [],
  }
  return new Set(byRole[role].flatMap(withImplied))
}

/** Does the set allow what an operation names? `purchase-lead-audience` resolves by the plan type in the path. */
export function allows(granted: ReadonlySet<Grant>, access: Access, planType?: string): boolean {
  if (access === 'public' || access === 'signed-in') return true
  if (access === 'super-administrator') return false
  if (access !== 'purchase-lead-audience') return granted.has(access)
  if (planType === undefined) return granted.has('purchase-lead') && granted.has('purchase-audience')
  return granted.has(planType.startsWith('audience') ? 'purchase-audience' : 'purchase-lead')
}
