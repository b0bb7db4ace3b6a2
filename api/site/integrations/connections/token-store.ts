/** Tokens of Constant Contact in the connection's row: who exchanges the refresh token, which works once, holds a lease. */
import type { Database } from '../../../platform/database/database.ts'
import type { MarketingServices } from '../../../platform/network/marketing-services.ts'
import { refuseCredential, type TokenStore, type Tokens } from '../services/rules.ts'
import { readCredential, wrapCredential } from './credentials.ts'
import { connectionLimits } from './limits.ts'
import { findConnection, saveConnection } from './store.ts'

interface Parts {
  database: Database<'site'>
  services: MarketingServices
  key: Buffer
  connection_id: string
}

/** Milliseconds between two looks at a lease that another one holds. */
const LOOK = 200

export function createTokenStore(parts: Parts): TokenStore {
  const { database, services } = parts
  const { clock, wait } = services
  return {
    read: () => readTokens(parts),
    async replace(stale, exchange) {
      while (!(await takeLease(parts, stale))) {
        await wait(LOOK)
      }
      const stored = await readTokens(parts)
      if (stored.access_token !== stale) return stored
      try {
        const tokens = await exchange(stored.refresh_token)
        const credential = wrapCredential(parts.key, { service: 'constant_contact', tokens })
        await database.write(tx => saveConnection(tx, parts.connection_id, { credential, token_lease_until: null }))
        return tokens
      } catch (error) {
        await database.write(tx => saveConnection(tx, parts.connection_id, { token_lease_until: null }))
        throw error
      }
    },
  }

  /** Also true where another one has exchanged it already. */
  function takeLease({ connection_id, key }: Parts, stale: string): Promise<boolean> {
    return database.write(async tx => {
      const row = await findConnection(tx, connection_id)
      if (!row?.credential) return true
      const credential = readCredential(key, row.credential)
      if (credential.service !== 'constant_contact' || credential.tokens.access_token !== stale) return true
      if (row.token_lease_until !== null && row.token_lease_until > clock.now()) return false
      const token_lease_until = clock.now() + connectionLimits.connection_token_lease_milliseconds
      await saveConnection(tx, connection_id, { token_lease_until })
      return true
    })
  }
}

async function readTokens({ database, key, connection_id }: Parts): Promise<Tokens> {
  const row = await database.read(db => findConnection(db, connection_id))
  const credential = row?.credential ? readCredential(key, row.credential) : undefined
  if (credential?.service !== 'constant_contact') throw refuseCredential('The connection has no tokens any more.')
  return credential.tokens
}
