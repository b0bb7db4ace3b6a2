/** Permissions for emails, templates and senders. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-emails': { words: 'Manage templates, senders and sent email.' },
})

declare module '../../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
