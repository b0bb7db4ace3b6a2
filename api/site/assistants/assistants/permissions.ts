/** Who may do what with assistants, their knowledge and conversations. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-assistants': {},
  'create-assistant': {},
  'purchase-assistant': {},
})

declare module '../../../platform/identity/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
