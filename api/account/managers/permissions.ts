/** Who may invite and remove managers. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-managers': { words: 'Invite and remove the people who manage the account.' },
})

declare module '../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
