/** Who sees what an account has of its plan. */
import { definePermissions, type NamesOf } from '../../platform/identity/permissions.ts'

export const permissions = definePermissions({
  'manage-billing': {
    words: 'See the plan, its usage and invoices, and buy.',
    implies: ['purchase-lead', 'purchase-audience', 'purchase-assistant', 'purchase-sandbox'],
  },
})

declare module '../../platform/identity/permissions.ts' {
  interface AccessRegistry extends NamesOf<typeof permissions> {}
}
