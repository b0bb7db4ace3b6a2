import { expect, test } from 'vitest'
import { FixedClock } from '../runtime/clock.ts'
import { limits } from '../runtime/limits.ts'
import { type DnsResolver, lookUp, MailDomains } from './mail-domains.ts'

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}
const mx =
  (...exchanges: string[]) =>
  async () =>
    exchanges.map(exchange => ({ exchange, priority: 10 }))
const dns = (given: Partial<DnsResolver>): DnsResolver => ({
  resolveMx: failing('ENODATA'),
  resolve4: failing('ENODATA'),
  resolve6: failing('ENODATA'),
  ...given,
})

test.each<[string, Partial<DnsResolver>, string]>([
  ['a mail server', { resolveMx: mx('mail.casa.example') }, 'accepts'],
  ['a null MX', { resolveMx: mx('') }, 'refuses'],
  ['a null MX as some resolvers write it', { resolveMx: mx('.') }, 'refuses'],
  ['no such domain', { resolveMx: failing('ENOTFOUND') }, 'refuses'],
  ['no MX, but an address', { resolve4: async () => ['192.0.2.1'] }, 'accepts'],
  ['no MX, but an IPv6 address', { resolve6: async () => ['2001:db8::1'] }, 'accepts'],
  ['an empty list, and no address', { resolveMx: mx() }, 'refuses'],
  ['neither', {}, 'refuses'],
  ['a broken server', { resolveMx: failing('ESERVFAIL') }, 'unknown'],
  ['nobody there', { resolveMx: failing('ECONNREFUSED') }, 'unknown'],
  ['no MX, and then a broken server', { resolve4: failing('ETIMEOUT') }, 'unknown'],
])('%s', async (_name, given, expected) => {
  expect(await lookUp(dns(given), 'casa.example')).toBe(expected)
})

const counted = (resolver: DnsResolver) => {
  const clock = new FixedClock(0)
  let questions = 0
  const resolveMx = (domain: string) => {
    questions += 1
    return resolver.resolveMx(domain)
  }
  const domains = new MailDomains(async () => ({ ...resolver, resolveMx }), clock)
  return { clock, domains, questions: () => questions }
}

test('an answer is kept for 24 hours, a refusal for one', async () => {
  for (const [resolver, hours] of [
    [dns({ resolveMx: mx('mail.casa.example') }), 24],
    [dns({}), 1],
  ] as const) {
    const { clock, domains, questions } = counted(resolver)
    await domains.ask('casa.example')
    clock.forward(hours * 3_600_000 - 1)
    await domains.ask('casa.example')
    expect(questions()).toBe(1)
    clock.forward(1)
    await domains.ask('casa.example')
    expect(questions()).toBe(2)
  }
})

test('who asks at the same moment asks once', async () => {
  const { domains, questions } = counted(dns({ resolveMx: mx('mail.casa.example') }))
  const all = await Promise.all([1, 2, 3].map(() => domains.ask('casa.example')))
  expect(all).toEqual(['accepts', 'accepts', 'accepts'])
  expect(questions()).toBe(1)
})

test('a late answer is unknown at first and known afterwards; where nobody answers, nobody waits any more', async () => {
  let answer: ((records: { exchange: string; priority: number }[]) => void) | undefined
  const first = new Promise<{ exchange: string; priority: number }[]>(resolve => {
    answer = resolve
  })
  const never = new Promise<never>(() => undefined)
  const { domains } = counted(dns({ resolveMx: domain => (domain === 'late.example' ? first : never) }))
  const start = performance.now()
  expect(await domains.ask('late.example')).toBe('unknown')
  const waited = performance.now() - start
  expect(waited).toBeGreaterThan(limits.mail_domain_milliseconds_max - 20)
  expect(waited).toBeLessThan(limits.mail_domain_milliseconds_max + 1_000)
  for (let i = 1; i < limits.mail_domain_silences_max; i++) await domains.ask(`${i}.example`, 1)
  const again = performance.now()
  expect(await domains.ask('other.example')).toBe('unknown')
  expect(performance.now() - again).toBeLessThan(limits.mail_domain_milliseconds_max)
  answer?.([{ exchange: 'mail.late.example', priority: 1 }])
  await new Promise(resolve => setTimeout(resolve, 10))
  expect(domains.known('late.example')).toBe('accepts')
})

test('a flood of new domains is not turned into a flood of questions', async () => {
  const { domains, questions } = counted(dns({ resolveMx: () => new Promise<never>(() => undefined) }))
  const asked = Array.from({ length: limits.mail_domain_questions_max + 50 }, (_, i) => domains.ask(`${i}.example`, 1))
  await Promise.all(asked)
  expect(questions()).toBe(limits.mail_domain_questions_max)
})

test('fifty thousand domains are kept; one more makes room of the first', async () => {
  const { domains } = counted(dns({ resolveMx: mx('mail.casa.example') }))
  for (let i = 0; i < limits.mail_domains_kept_max; i++) await domains.ask(`${i}.example`)
  expect(domains.known('0.example')).toBe('accepts')
  await domains.ask('more.example')
  expect(domains.known('0.example')).toBeUndefined()
  expect(domains.known('1.example')).toBe('accepts')
  expect(domains.known('more.example')).toBe('accepts')
})
