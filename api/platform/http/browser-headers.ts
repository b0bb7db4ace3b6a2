/** Headers of every answer that make browsers take it for no more than it is; an answer that is a page has wider ones of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config/config.ts'
import { isLocalHost } from '../network/loopback.ts'

/** For data, files and refusals: nothing in them is run, loads anything, or is shown in a frame. */
export const browserHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const

const year_seconds = 365 * 86_400

/**
 * For the host of PUBLIC_URL alone, where it is reached by HTTPS at its usual port: browsers apply it to every port of a host, and
 * hosts of sites belong to their owners.
 */
export function transportSecurity({
  public_url,
}: Pick<Config, 'public_url'>): { host: string; value: string } | undefined {
  const { protocol, port, host } = new URL(public_url)
  return protocol === 'https:' && port === '' && !isLocalHost(host)
    ? { host, value: `max-age=${year_seconds}` }
    : undefined
}

/** Set before anything answers; whatever an answer says itself takes the place of these. */
export function setBrowserHeaders(config: Pick<Config, 'public_url'>) {
  const secure = transportSecurity(config)
  const all = Object.entries(browserHeaders)
  return ({ headers }: IncomingMessage, outgoing: ServerResponse): void => {
    for (const [name, value] of all) outgoing.setHeader(name, value)
    if (secure && headers.host?.toLowerCase() === secure.host)
      outgoing.setHeader('Strict-Transport-Security', secure.value)
  }
}
