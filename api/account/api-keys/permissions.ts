/** Who may do what with an account. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-account': { roles: ['affiliate'] },
})

declare module '../../platform/identity/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
