/** The application by which owners sign in at a service: their own, or the installation's. */
import type { Config } from '../../../platform/config/config.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { ConstantContactApplication, ServiceName } from '../services/rules.ts'
import { readClientSecret } from './credentials.ts'
import type { ConnectionRow } from './store.ts'

/** One screen for all services: whoever comes back says by the state whose they are. */
const REDIRECT_PATH = '/sites/redirect-constantcontact-url'

export const toRedirectUrl = ({ public_url }: Pick<Config, 'public_url'>): string => `${public_url}${REDIRECT_PATH}`

/** Both services' applications have the same parts. */
export type Application = ConstantContactApplication

type Parts = Pick<Installation, 'config' | 'marketingServices'>

export function hasInstallationApplication({ config }: Pick<Installation, 'config'>, service: ServiceName): boolean {
  return service !== 'activecampaign' && config.service_applications[service] !== undefined
}

/** Throws where there is none. */
export function requireApplication(
  { config, marketingServices }: Parts,
  row: Pick<ConnectionRow, 'service' | 'client_id' | 'client_secret'>,
  key: Buffer,
): Application {
  const { service, client_id, client_secret } = row
  const own =
    client_id !== null && client_secret !== null
      ? { client_id, client_secret: readClientSecret(key, client_secret) }
      : undefined
  const given = own ?? (service === 'activecampaign' ? undefined : config.service_applications[service])
  if (!given || service === 'activecampaign') throw problem('application_missing')
  const origin = marketingServices.origins[service]
  const path = service === 'mailchimp' ? '/oauth2' : '/oauth2/default/v1'
  return { ...given, redirect_url: toRedirectUrl(config), ...(origin && { login: `${origin}${path}` }) }
}
