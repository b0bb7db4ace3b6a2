/** The client of a command: address and key from options, the environment or the profile, in this order. */
import { Leadwright } from '@leadwright/sdk'
import { text, type Values } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { Failure, UsageError } from './failure.ts'
import type { Profile } from './profile.ts'
import { version } from './version.ts'

export function baseUrlOf(values: Values, profile: Profile): string | undefined {
  return text(values, 'base-url') ?? (process.env.LEADWRIGHT_BASE_URL || profile.base_url)
}

export function apiKeyOf(values: Values, profile: Profile): string | undefined {
  return text(values, 'api-key') ?? (process.env.LEADWRIGHT_API_KEY || profile.api_key)
}

/** Without a trailing slash; refuses what is no address of the web. */
export function parseBaseUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`“${given}” is no address: give one such as https://leads.example.com.`)
  return `${url.origin}${url.pathname}`.replace(/\/$/, '')
}

export function openClient(values: Values, profile: Profile): Leadwright {
  const base = baseUrlOf(values, profile)
  const token = apiKeyOf(values, profile)
  if (!base || !token) {
    const missing = base ? 'API key' : 'server address'
    throw new Failure(
      `No ${missing} is known: run \`leadwright login\`, or set LEADWRIGHT_BASE_URL and LEADWRIGHT_API_KEY.`,
      exitCodes.unauthorized,
      'not_logged_in',
    )
  }
  return connect(parseBaseUrl(base), token)
}

export const connect = (baseUrl: string, token: string): Leadwright =>
  new Leadwright({ baseUrl, token, headers: { 'User-Agent': `leadwright-cli/${version}` } })
