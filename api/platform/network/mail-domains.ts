/**
 * Whether a domain takes mail: the only place that asks DNS about it. Answers are cached; callers wait a moment at most,
 * and gets `unknown` where no answer comes in time. The consequences are in site/contacts/lead-quality.
 */
import type { Clock } from '../runtime/clock.ts'
import { limits } from '../runtime/limits.ts'

export type MailAnswer = 'accepts' | 'refuses' | 'unknown'

/** The part of Node's DNS resolver that is used. */
export interface DnsResolver {
  resolveMx(domain: string): Promise<{ exchange: string; priority: number }[]>
  resolve4(domain: string): Promise<string[]>
  resolve6(domain: string): Promise<string[]>
}

/** The system's resolver, or the servers that the configuration names. */
export async function dnsResolver(servers: readonly string[]): Promise<DnsResolver> {
  const { Resolver } = await import('node:dns/promises')
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

const absent = new Set(['ENODATA', 'ENOTFOUND'])
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** RFC 5321: the MX records, else the address itself; RFC 7505: a single empty MX takes no mail. */
export async function lookUp(resolver: DnsResolver, domain: string): Promise<MailAnswer> {
  try {
    const records = await resolver.resolveMx(domain)
    const servers = records.filter(({ exchange }) => exchange !== '' && exchange !== '.')
    if (records.length > 0) return servers.length > 0 ? 'accepts' : 'refuses'
  } catch (error) {
    if (codeOf(error) === 'ENOTFOUND') return 'refuses'
    if (codeOf(error) !== 'ENODATA') return 'unknown'
  }
  const found = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)])
  if (found.some(one => one.status === 'fulfilled' && one.value.length > 0)) return 'accepts'
  return found.every(one => one.status === 'fulfilled' || absent.has(codeOf(one.reason))) ? 'refuses' : 'unknown'
}

interface CacheEntry {
  answer: MailAnswer
  until: number
}

const kept_ms: Record<MailAnswer, number> = {
  accepts: limits.mail_domain_hours * 3_600_000,
  refuses: limits.mail_domain_negative_hours * 3_600_000,
  unknown: limits.mail_domain_again_seconds * 1_000,
}

export class MailDomains {
  /** How many were put to DNS since the start: who asks much looks at it to ask more slowly. */
  questions = 0
  readonly #resolver: () => Promise<DnsResolver>
  readonly #clock: Clock
  readonly #kept = new Map<string, CacheEntry>()
  readonly #asking = new Map<string, Promise<MailAnswer>>()
  /** Consecutive timeouts; after several, callers do not wait for DNS for a while. */
  #vain = 0
  #silent_until = 0

  constructor(resolver: () => Promise<DnsResolver>, clock: Clock) {
    this.#resolver = resolver
    this.#clock = clock
  }

  /** The cached answer. */
  known(domain: string): MailAnswer | undefined {
    const kept = this.#kept.get(domain)
    return kept && kept.until > this.#clock.now() ? kept.answer : undefined
  }

  /** `unknown` if no answer comes in time; the query continues, and its answer is cached for the next caller. */
  async ask(domain: string, milliseconds: number = limits.mail_domain_milliseconds_max): Promise<MailAnswer> {
    const known = this.known(domain)
    if (known) return known
    if (!this.#asking.has(domain) && this.#asking.size >= limits.mail_domain_questions_max) return 'unknown'
    const asked = this.#asking.get(domain) ?? this.#begin(domain)
    if (this.#silent_until > this.#clock.now()) return 'unknown'
    return this.#within(asked, milliseconds)
  }

  /** The servers that take a domain's mail, for whoever can wait; undefined if DNS does not answer. */
  async hostsOf(domain: string): Promise<string[] | undefined> {
    this.questions += 1
    try {
      return (await (await this.#resolver()).resolveMx(domain)).map(({ exchange }) => exchange)
    } catch (error) {
      return absent.has(codeOf(error)) ? [] : undefined
    }
  }

  #begin(domain: string): Promise<MailAnswer> {
    this.questions += 1
    const asked = this.#resolver()
      .then(resolver => lookUp(resolver, domain))
      .catch((): MailAnswer => 'unknown')
      .then(answer => {
        this.#asking.delete(domain)
        this.#keep(domain, answer)
        if (answer !== 'unknown') this.#silent_until = 0
        return answer
      })
    this.#asking.set(domain, asked)
    return asked
  }

  /** The oldest entry is evicted. */
  #keep(domain: string, answer: MailAnswer): void {
    this.#kept.delete(domain)
    if (this.#kept.size >= limits.mail_domains_kept_max) this.#kept.delete(this.#kept.keys().next().value ?? '')
    this.#kept.set(domain, { answer, until: this.#clock.now() + kept_ms[answer] })
  }

  async #within(asked: Promise<MailAnswer>, milliseconds: number): Promise<MailAnswer> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>(resolve => {
      timer = setTimeout(resolve, milliseconds, undefined)
    })
    const answer = await Promise.race([asked, late])
    clearTimeout(timer)
    this.#vain = answer === undefined ? this.#vain + 1 : 0
    if (this.#vain >= limits.mail_domain_silences_max) {
      this.#vain = 0
      this.#silent_until = this.#clock.now() + limits.mail_domain_again_seconds * 1_000
    }
    return answer ?? 'unknown'
  }
}
