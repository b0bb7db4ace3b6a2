/** Who may do what with sites. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-sites': { implies: ['read-site'] },
  'read-site': { roles: ['author'] },
})

declare module '../../platform/identity/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
