/** Who may connect other systems. */
import { definePermissions, type NamesOf } from '../../../platform/permissions.ts'

export const permissions = definePermissions({
  'manage-integrations': {},
})

declare module '../../../platform/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
