/** Who may do what with assistants, their knowledge and conversations. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-assistants': { words: 'Manage assistants, their knowledge and conversations.' },
  'create-assistant': { words: 'Create assistants.' },
  'purchase-assistant': { words: 'See how many assistants a site may have, and buy more.' },
})

declare module '../../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
