/** Who may do what with assistants, their knowledge and conversations. */
import { definePermissions, type NamesOf } from '../../../platform/permissions.ts'

export const permissions = definePermissions({
  'manage-assistants': {},
  'create-assistant': {},
  'purchase-assistant': {},
})

declare module '../../../platform/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
