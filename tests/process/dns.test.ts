/** The resolver that `DNS_SERVERS` names, over the wire: it answers, it is silent, it is not there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dnsResolver, MailDomains } from '../../api/platform/network/mail-domains.ts'
import { systemClock } from '../../api/platform/runtime/clock.ts'
import { type DnsServer, dnsServer } from '../bench/parts/dns-server.ts'

let dns: DnsServer
beforeAll(async () => {
  dns = await dnsServer(name => (name.endsWith('silent.example') ? undefined : 1))
})
afterAll(() => dns.close())

const asking = (server: string) => new MailDomains(() => dnsResolver([server]), systemClock)

test('the server that is named is asked, once for each domain', async () => {
  const domains = asking(dns.address)
  const before = dns.questions()
  expect(await domains.ask('casa-verde.example')).toBe('accepts')
  expect(await domains.ask('casa-verde.example')).toBe('accepts')
  expect(dns.questions() - before).toBe(1)
})

test('one that is silent, or is not there, is not waited for', async () => {
  for (const [server, domain] of [
    [dns.address, 'ana.silent.example'],
    ['127.0.0.1:1', 'casa-verde.example'],
  ] as const) {
    const start = performance.now()
    expect(await asking(server).ask(domain)).toBe('unknown')
    expect(performance.now() - start).toBeLessThan(1_000)
  }
})
