import { expect, test } from 'vitest'
import { hostOf, hostPattern, isAllowed } from './allowed-hosts.ts'

test.each([
  ['Casa-Verde.example', 'casa-verde.example'],
  [' https://casa-verde.example/balconies?x=1 ', 'casa-verde.example'],
  ['http://localhost:3000/', 'localhost'],
  ['*.casa-verde.example', '*.casa-verde.example'],
  ['plantería.example', 'xn--plantera-i2a.example'],
  ['127.0.0.1:8787', '127.0.0.1'],
  ['[::1]', '[::1]'],
])('%s is kept as %s', (given, kept) => expect(hostPattern(given)).toBe(kept))

test.each([
  '',
  '*',
  '*.',
  'a b',
  'a..b',
  'shop.*.example',
  '-a.example',
  'javascript:alert(1)',
  `${'a'.repeat(64)}.example`,
])('%j is no host', given => expect(hostPattern(given)).toBeNull())

test.each([
  ['any.example', [], true],
  ['shop.example', ['shop.example'], true],
  ['www.shop.example', ['shop.example'], false],
  ['www.shop.example', ['*.shop.example'], true],
  ['a.b.shop.example', ['*.shop.example'], true],
  ['shop.example', ['*.shop.example'], false],
  ['evilshop.example', ['*.shop.example'], false],
  ['evilshop.example', ['shop.example'], false],
  ['', ['shop.example'], false],
])('%s among %j: %s', (host, allowed, answer) => expect(isAllowed(host, allowed)).toBe(answer))

test.each([
  ['https://shop.example:8443', 'shop.example'],
  ['https://shop.example/a/b?c', 'shop.example'],
  ['null', ''],
  ['about:srcdoc', ''],
  [undefined, ''],
])('the host of %s is %j', (given, host) => expect(hostOf(given)).toBe(host))
