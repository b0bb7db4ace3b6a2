/** Permissions for emails, templates and senders. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-emails': {},
})

declare module '../../../platform/identity/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
