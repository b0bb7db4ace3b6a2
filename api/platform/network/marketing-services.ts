/** The way out to services that keep contacts, such as Mailchimp: one fetch, and a way to wait for their limits. Tests give their own. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { ServiceOrigins } from '../config/marketing-services-config.ts'
import type { Clock } from '../runtime/clock.ts'
import { guardedFetch } from './safe-fetch/guarded-fetch.ts'
import { isReachable } from './safe-fetch/public-address.ts'

/** A page of a thousand contacts with all their fields. */
const answer_bytes_max = 32 * 1_024 * 1_024

export interface MarketingServices {
  fetch: typeof fetch
  /** By which calls of a second and of a day are counted. */
  clock: Clock
  wait(milliseconds: number): Promise<void>
  origins: ServiceOrigins
}

export const createMarketingServices = (
  config: Pick<Config, 'allow_loopback' | 'service_origins'>,
  clock: Clock,
): MarketingServices => ({
  fetch: guardedFetch({ bytes_max: answer_bytes_max, isAllowed: isReachable(config) }),
  clock,
  wait: milliseconds => sleep(milliseconds),
  origins: config.service_origins,
})
