/** Who may do what with sites. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-sites': { words: 'Create, change and delete sites, with their domains.', implies: ['read-site'] },
  'read-site': { words: 'Read a site and its history.', roles: ['author'] },
})

declare module '../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
