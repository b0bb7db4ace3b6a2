/** Who may do what with an account. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-account': { words: 'Manage API keys, and see what was done in the account.', roles: ['affiliate'] },
})

declare module '../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
