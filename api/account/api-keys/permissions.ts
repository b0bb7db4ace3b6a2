/** Who may do what with an account. */
import { definePermissions, type NamesOf } from '../../platform/permissions.ts'

export const permissions = definePermissions({
  'manage-account': { roles: ['affiliate'] },
})

declare module '../../platform/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
