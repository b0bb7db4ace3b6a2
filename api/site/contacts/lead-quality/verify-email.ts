/** Verifies an address: gathers the facts from the lists, the owner's exceptions and DNS, and scores them. */
import { suggestAddress } from '../../../../widget/src/popup/typo.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { parseAddress } from '../../../platform/schemas/address.ts'
import { type DomainFacts, listedAs } from './domain-lists.ts'
import { type Quality, scoreEmail } from './email-score.ts'
import { roleKey, roleNames } from './role-names.ts'
import { type Overrides, overrideKey, type SiteQuality } from './settings.ts'

interface Verification {
  confirmed?: boolean
  /** How long DNS may take; default: no longer than a visitor may wait. */
  milliseconds?: number
}

/** Verifies a well-formed address. Waits briefly for DNS, and only for a domain that is not cached. */
export async function verifyEmail(
  { mailDomains }: Pick<Installation, 'mailDomains'>,
  { overrides }: SiteQuality,
  email: string,
  { confirmed = false, milliseconds }: Verification = {},
): Promise<Quality> {
  const key = parseAddress(email)?.email_key ?? email
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const role = roleKey(key.slice(0, at))
  const listed = await listedAs(domain)
  return scoreEmail({
    mail: mailDomains.known(domain) ?? (await mailDomains.ask(domain, milliseconds)),
    disposable: isDisposable(listed.disposable, overrides),
    free: overrides.get(overrideKey('free', domain)) ?? listed.free,
    role_based: overrides.get(overrideKey('role_based', role)) ?? roleNames.has(role),
    typo: suggestAddress(email) !== undefined,
    confirmed,
  })
}

/** The most specific domain with an entry of the owner or the list decides. */
function isDisposable(names: DomainFacts['disposable'], overrides: Overrides): boolean {
  for (const [name, listed] of names) {
    const said = overrides.get(overrideKey('disposable', name)) ?? (listed || undefined)
    if (said !== undefined) return said
  }
  return false
}
