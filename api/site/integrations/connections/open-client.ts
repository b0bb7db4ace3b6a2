/** The client of a connection, with the pace and the credential that belong to it, and a count of its calls. */

import type { Database } from '../../../platform/database/database.ts'
import type { Installation } from '../../../platform/features/context.ts'
import {
  createActiveCampaignClient,
  createConstantContactClient,
  createMailchimpClient,
  refuseCredential,
  type ServiceClient,
  type TokenStore,
} from '../services/rules.ts'
import { requireApplication } from './applications.ts'
import { type Credential, readCredential } from './credentials.ts'
import { findPace } from './paces.ts'
import { addCalls, type ConnectionRow } from './store.ts'
import { createTokenStore } from './token-store.ts'

export interface ClientParts {
  installation: Pick<Installation, 'config' | 'marketingServices'>
  database: Database<'site'>
  /** The site's. */
  key: Buffer
}

/** Counts in `count` what is called. `tokens`: others than those in the row. */
export function createClient(
  parts: ClientParts,
  row: Pick<ConnectionRow, 'id' | 'service' | 'client_id' | 'client_secret' | 'calls_day' | 'calls'>,
  credential: Credential,
  count: { calls: number },
  tokens: TokenStore = createTokenStore({
    ...parts,
    services: parts.installation.marketingServices,
    connection_id: row.id,
  }),
): ServiceClient {
  const { marketingServices: services } = parts.installation
  const { clock, origins } = services
  const counted: typeof fetch = (input, init) => {
    count.calls += 1
    return services.fetch(input, init)
  }
  const common = { fetch: counted, clock }
  switch (credential.service) {
    case 'mailchimp': {
      const { mailchimp } = credential
      const user = mailchimp.kind === 'oauth' ? mailchimp.access_token : mailchimp.key
      const origin = origins.mailchimp
      return createMailchimpClient({
        ...common,
        ...{ credential: mailchimp, pace: findPace(services, 'mailchimp', user) },
        ...(origin && { getRoot: () => `${origin}/3.0` }),
      })
    }
    case 'constant_contact': {
      const application = requireApplication(parts.installation, row, parts.key)
      const used = row.calls_day === toDay(clock.now()) ? row.calls : 0
      const origin = origins.constant_contact
      return createConstantContactClient({
        ...{ ...common, application },
        pace: findPace(services, 'constant_contact', application.client_id, used),
        tokens,
        ...(origin && { root: `${origin}/v3` }),
      })
    }
    case 'activecampaign': {
      const { account_url, api_key } = credential
      const { host = account_url } = URL.parse(account_url) ?? {}
      const pace = findPace(services, 'activecampaign', host)
      const import_pace = findPace(services, 'activecampaign_import', host)
      return createActiveCampaignClient({ ...common, account_url, api_key, pace, import_pace })
    }
  }
}

const DAY = 86_400_000
export const toDay = (at: number): number => Math.floor(at / DAY)

/** Work with the client of a connection; its calls are counted in the row, whatever comes of them. */
export async function withClient<T>(
  parts: ClientParts,
  row: ConnectionRow,
  work: (client: ServiceClient) => Promise<T>,
): Promise<T> {
  if (row.credential === null) throw refuseCredential('Nobody has signed in at the service.')
  const count = { calls: 0 }
  const client = createClient(parts, row, readCredential(parts.key, row.credential), count)
  try {
    return await work(client)
  } finally {
    const day = toDay(parts.installation.marketingServices.clock.now())
    if (count.calls > 0) await parts.database.write(tx => addCalls(tx, row.id, day, count.calls))
  }
}
