/** Showing the secret. */
import { query } from '../../../platform/features/endpoint.ts'
import * as contract from './contract.ts'
import { identitySecret } from './rules.ts'

export const getIdentitySecret = query(contract.getIdentitySecret, async (_db, _input, { installation, site }) => ({
  secret: identitySecret(await installation.databases.siteKey(site.id)),
}))
