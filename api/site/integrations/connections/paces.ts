/** One pace for each thing by which a service counts calls, whichever sites share it: a user, an application key, an account. */

import { hashSecret } from '../../../platform/identity/secrets.ts'
import type { MarketingServices } from '../../../platform/network/marketing-services.ts'
import {
  activecampaign_import_pace,
  activecampaign_pace,
  constant_contact_pace,
  mailchimp_calls_at_once,
  Pace,
  type PaceLimits,
} from '../services/rules.ts'

const paces = new WeakMap<MarketingServices, Map<string, Pace>>()

const limitsByKind = {
  mailchimp: { at_once: mailchimp_calls_at_once },
  constant_contact: constant_contact_pace,
  activecampaign: activecampaign_pace,
  activecampaign_import: activecampaign_import_pace,
} satisfies Record<string, PaceLimits>

/** `counted_by`: what the service counts by; `used_today`: its calls before this process began, as far as they are known. */
export function findPace(
  services: MarketingServices,
  kind: keyof typeof limitsByKind,
  counted_by: string,
  used_today = 0,
): Pace {
  const known = paces.get(services) ?? new Map<string, Pace>()
  paces.set(services, known)
  // A key is no name of anything that may be printed.
  const name = `${kind} ${hashSecret(counted_by)}`
  const found = known.get(name)
  if (found) return found
  const { clock, wait } = services
  const made = new Pace(limitsByKind[kind], { clock, wait: milliseconds => wait(milliseconds), used_today })
  known.set(name, made)
  return made
}
