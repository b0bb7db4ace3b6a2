/** Who may do what with audiences. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-audiences': { words: 'Manage audiences.', implies: ['read-audience'] },
  'read-audience': { words: 'Read audiences.' },
})

declare module '../../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
