/** Whose screens show the brand and the fonts of a site, besides those of who may read the site itself. */
import type { Permission } from '../../platform/identity/permissions.ts'

export const designers = [
  'manage-popups',
  'manage-pages',
  'manage-emails',
  'manage-leads',
  'manage-marketing',
  'manage-assistants',
] as const satisfies readonly Permission[]
