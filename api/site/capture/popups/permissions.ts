/** Who may do what with popups, their images and results. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-popups': { words: 'Manage popups, forms and campaigns.' },
})

declare module '../../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
