/** Who buys add-ons for a site, by their type; whoever manages billing buys all. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'purchase-lead': {},
  'purchase-audience': {},
  'purchase-sandbox': {},
})

declare module '../../platform/identity/permissions.ts' {
  interface Asked extends NamesOf<typeof permissions> {}
}
