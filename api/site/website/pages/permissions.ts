/** Who may write the pages of a site. */
import { definePermissions, type NamesOf } from '../../../platform/permissions.ts'

export const permissions = definePermissions({
  'manage-pages': { roles: ['author'] },
})

declare module '../../../platform/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
