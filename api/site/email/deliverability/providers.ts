/** Whose mailboxes a domain's are: by the name of the domain, or by the servers that take its mail. Pure. */

export const mailboxProviders = ['gmail', 'yahoo', 'outlook', 'apple', 'other'] as const
export type MailboxProvider = (typeof mailboxProviders)[number]

const country = String.raw`(?:com?\.)?[a-z]{2}`

/** Their own domains for everybody. */
const domains: readonly [MailboxProvider, RegExp][] = [
  ['gmail', /^(?:gmail|googlemail)\.com$/],
  ['yahoo', new RegExp(`^(?:(?:yahoo|ymail|aol)\\.(?:com|${country})|rocketmail\\.com|myyahoo\\.com)$`)],
  ['outlook', new RegExp(`^(?:(?:outlook|hotmail|live)\\.(?:com|${country})|msn\\.com|passport\\.com)$`)],
  ['apple', /^(?:icloud|me|mac)\.com$/],
]

/** Their servers, which companies use under domains of their own. */
const servers: readonly [MailboxProvider, RegExp][] = [
  ['gmail', /(?:^|\.)(?:google|googlemail)\.com$/],
  ['yahoo', /(?:^|\.)yahoodns\.net$/],
  ['outlook', /(?:^|\.)(?:outlook|hotmail)\.com$/],
  ['apple', /(?:^|\.)(?:icloud|apple)\.com$/],
]

export const providerOfDomain = (domain: string): MailboxProvider | undefined =>
  domains.find(([, pattern]) => pattern.test(domain))?.[0]

export function providerOfServers(hosts: readonly string[]): MailboxProvider {
  const names = hosts.map(host => host.toLowerCase().replace(/\.$/, ''))
  return servers.find(([, pattern]) => names.some(name => pattern.test(name)))?.[0] ?? 'other'
}
