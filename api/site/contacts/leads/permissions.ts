/** Who may do what with leads: with their tags, fields and visits too. */
import { definePermissions, type NamesOf } from '../../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-leads': { words: 'Manage leads, tags and fields.', implies: ['read-lead'] },
  'read-lead': { words: 'Read leads.' },
})

declare module '../../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
