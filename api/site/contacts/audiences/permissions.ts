/** Who may do what with audiences. */
import { definePermissions, type NamesOf } from '../../../platform/permissions.ts'

export const permissions = definePermissions({
  'manage-audiences': { implies: ['read-audience'] },
  'read-audience': {},
})

declare module '../../../platform/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
