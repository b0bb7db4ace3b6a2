/** By what a site sends; what sends calls these. */

import type { ProviderEndpoints } from '../../../platform/config/transport-config.ts'
import type { TransportSettings, TransportType } from '../../../platform/config/transport-settings.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import type { OwnTransport } from '../../../platform/mail/own-transports.ts'
import { findTransport, type TransportRow } from './store.ts'
import type { SmtpServerSettings } from './table.ts'

const purpose = 'email-transport'

export const wrapTransportSecret = (key: Buffer, secret: string): string => wrapSecret(key, purpose, secret)

/** As `SMTP_URL` would say it. */
function smtpUrl({ host, port, security, username }: SmtpServerSettings, password: string): string {
  const who = username === null ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`
  const name = host.includes(':') ? `[${host}]` : host
  const starttls = security === 'starttls' ? '?starttls=required' : security === 'none' ? '?starttls=never' : ''
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${who}${name}:${port}${starttls}`
}

function settingsOf(row: TransportRow, key: Buffer, endpoints: ProviderEndpoints): TransportSettings | undefined {
  const { smtp, ses, postmark } = row.settings
  const secret = row.secret === null ? '' : unwrapSecret(key, purpose, row.secret)
  if (row.type === 'smtp') return smtp && { type: 'smtp', url: smtpUrl(smtp, secret) }
  if (row.type === 'ses') return ses && { type: 'ses', ...ses, secret_access_key: secret, endpoint: endpoints.ses }
  return postmark && { type: 'postmark', ...postmark, server_token: secret, endpoint: endpoints.postmark }
}

/** A site's own transport; undefined where it sends by the installation's. */
export async function ownTransport(
  db: Handle<'site'>,
  { site_id, key, endpoints }: { site_id: string; key: Buffer; endpoints: ProviderEndpoints },
): Promise<OwnTransport | undefined> {
  const row = await findTransport(db)
  const settings = row && settingsOf(row, key, endpoints)

  return settings && { site_id, version: `${row.version} ${row.updated_at}`, settings }
}

/** Whose servers send. */
export interface SendingServers {
  type: TransportType
  /** Host of a mail server; empty for a provider. */
  host: string
}

/** By whose servers a site's own transport sends; undefined where it has none. */
export async function ownServers(db: Handle<'site'>): Promise<SendingServers | undefined> {
  const row = await findTransport(db)
  return row && { type: row.type, host: row.settings.smtp?.host ?? '' }
}

/** Whether a site has a transport of its own. */
export const hasOwnTransport = async (db: Handle<'site'>): Promise<boolean> => (await findTransport(db)) !== undefined

export { type Breaker, breakerOf } from './breaker.ts'
export { findTrouble, removeTrouble, saveTrouble } from './store.ts'
