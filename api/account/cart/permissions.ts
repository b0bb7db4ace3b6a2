/** Who buys add-ons for a site, by their type; whoever manages billing buys all. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'purchase-lead': { words: 'Buy more leads for a site.' },
  'purchase-audience': { words: 'Buy more audiences for a site.' },
  'purchase-sandbox': { words: 'Buy more sandboxes for a site.' },
})

declare module '../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
