/** Who uses a component in a test: somebody signed in, with these rights on `site_1`. */
import type { Grant } from '@leadwright/sdk'
import { session } from '../product/session/session.ts'
import { handle } from './api.ts'

export async function signedIn(...grants: Grant[]): Promise<void> {
  session.signIn('token')
  await handle(api => api.auth.listAbilities(), {
    rules: grants.map(action => ({ action, subject: 'site' as const, conditions: { site_id: { $in: ['site_1'] } } })),
    roles: [],
    super_administrator: false,
    account_permissions: grants,
    accounts: [{ id: 'acct_1', name: 'Ana García', role: 'manager', permissions: grants }],
  })
}
