/** Sentences about a configuration that is allowed but rarely meant: what the start logs and `npm run doctor` prints. */
import type { Config } from './platform/config/config.ts'
import { isLocalInstallation } from './platform/network/loopback.ts'

type Settings = Pick<Config, 'public_url' | 'transport' | 'registration'>

/** One line each, with the remedy. An installation for the person at this machine alone has none. */
export function startWarnings(config: Settings, facts: { has_default_plan: boolean }): string[] {
  if (isLocalInstallation(config)) return []
  const { public_url, transport, registration } = config
  const warnings: string[] = []
  if (public_url.startsWith('http://'))
    warnings.push(
      `PUBLIC_URL=${public_url} is not encrypted: passwords and data of leads can be read on the way. Serve it by HTTPS (HTTPS_PORT, or a proxy in front) and set PUBLIC_URL to the address with https://.`,
    )
  if (!transport)
    warnings.push(
      'No email leaves this server, so that nobody can confirm an address or reset a password. Set SMTP_URL, or SES_… or POSTMARK_… (docs/sending.md).',
    )
  if (registration === 'open')
    warnings.push(
      `Anybody who reaches ${public_url} may sign up. Set REGISTRATION=invitation or REGISTRATION=closed where that is not meant.`,
    )
  if (registration === 'open' && !facts.has_default_plan)
    warnings.push(
      'Accounts that sign up have no limits, since no plan is the default. Make one the default under Console → Plans.',
    )
  return warnings
}
