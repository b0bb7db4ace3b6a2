/** Who may do what with sandboxes and with leads' access to them. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-sandboxes': {
    words: 'Manage sandboxes and leads’ access to them.',
    implies: ['read-sandbox', 'create-sandbox'],
  },
  // Whoever creates one sees what it begins with and what became of it.
  'create-sandbox': { words: 'Create sandboxes.', implies: ['read-sandbox'] },
  'read-sandbox': { words: 'See sandboxes.' },
})

declare module '../../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
