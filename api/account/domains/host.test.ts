import { expect, test } from 'vitest'
import { baseOf, hostnameOf, isApex, isLocal, readHost } from './host.ts'

const ours = ['leads.example.com', 'sites.example.com']

test.each([
  ['WWW.Casa-Verde.Example', 'www.casa-verde.example'],
  [' casa.example. ', 'casa.example'],
  ['casa.example:8443', 'casa.example'],
  ['https://casa.example/contact?x=1#y', 'casa.example'],
  ['café.example', 'xn--caf-dma.example'],
  ['CAFÉ.example', 'xn--caf-dma.example'],
  ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['example.com', 'example.com'],
])('%j is the host %j', (typed, host) => {
  expect(readHost(typed, ours)).toEqual({ host })
})

test.each([
  ['192.0.2.1', 'domain_is_address'],
  ['192.0.2.1:80', 'domain_is_address'],
  ['http://192.0.2.1/', 'domain_is_address'],
  ['0x7f.1', 'domain_is_address'],
  ['2130706433', 'domain_is_address'],
  ['[::1]', 'domain_is_address'],
  ['[2001:db8::1]:443', 'domain_is_address'],
  ['2001:db8::1', 'domain_is_address'],
  ['leads.example.com', 'domain_is_ours'],
  ['Casa.Sites.Example.com', 'domain_is_ours'],
  ['a.leads.example.com.', 'domain_is_ours'],
  ['localhost', 'domain_invalid'],
  ['shop.localhost', 'domain_invalid'],
  ['printer.local', 'domain_invalid'],
  ['casa', 'domain_invalid'],
  ['-casa.example', 'domain_invalid'],
  ['ca_sa.example', 'domain_invalid'],
  ['casa..example', 'domain_invalid'],
  ['casa.example:port', 'domain_invalid'],
  ['user@casa.example', 'domain_invalid'],
  [`${'a'.repeat(64)}.example`, 'domain_invalid'],
  [`${'abcdefg.'.repeat(32)}example`, 'domain_invalid'],
  ['*.casa.example', 'domain_invalid'],
  ['casa verde.example', 'domain_invalid'],
  ['co.uk', 'domain_invalid'],
  ['com.br', 'domain_invalid'],
  ['', 'domain_invalid'],
])('%j is refused: %s', (typed, fault) => {
  expect(readHost(typed, ours)).toEqual({ fault })
})

test('a domain and its www share a proof; a www of a suffix alone is a name like any', () => {
  expect(['www.casa.example', 'casa.example', 'shop.casa.example', 'www.example'].map(baseOf)).toEqual([
    ...['casa.example', 'casa.example', 'shop.casa.example', 'www.example'],
  ])
})

test('an apex is what somebody registered, below suffixes of one part and of two', () => {
  const apexes = ['casa.example', 'casa.es', 'casa.co.uk', 'casa.com.br', 'xn--caf-dma.es']
  expect(apexes.filter(isApex)).toEqual(apexes)
  expect(['www.casa.co.uk', 'shop.casa.example', 'a.b.com.au'].filter(isApex)).toEqual([])
  expect(['www.casa.co.uk', 'www.co.uk'].map(baseOf)).toEqual(['casa.co.uk', 'www.co.uk'])
})

test('what a request names as its host is compared without case, port and the dot of the root', () => {
  expect(hostnameOf('Casa.Example.:8443')).toBe('casa.example')
  expect(['localhost', 'leadwright', '127.0.0.1', '[::1]', 'a.localhost', ''].every(isLocal)).toBe(true)
  expect(isLocal('casa.example')).toBe(false)
})
