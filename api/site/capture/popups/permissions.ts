/** Who may do what with popups, their images and results. */
import { definePermissions, type NamesOf } from '../../../platform/permissions.ts'

export const permissions = definePermissions({
  'manage-popups': {},
})

declare module '../../../platform/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
