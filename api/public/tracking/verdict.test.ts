import { expect, test } from 'vitest'
import { classifyRequest } from './verdict.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const classified = (ip: string, headers: Record<string, string> = {}, method = 'GET') =>
  classifyRequest({ method, headers: new Headers({ 'user-agent': browser, ...headers }), ip }).verdict_reason

test.each([
  ['203.0.113.7', null],
  ['2001:db8::1', null],
  ['unknown', null],
  ['67.231.144.0', 'network'],
  ['67.231.159.255', 'network'],
  ['67.231.160.0', null],
  ['::ffff:209.222.80.9', 'network'],
  // Of whom no page names networks.
  ['150.70.1.2', null],
])('a browser from %s: %s', (ip, reason) => {
  expect(classified(ip)).toBe(reason)
})

test('what the request says of itself', () => {
  expect(classified('203.0.113.7', {}, 'HEAD')).toBe('head')
  expect(classified('203.0.113.7', { 'sec-purpose': 'prefetch' })).toBe('prefetch')
  expect(classified('203.0.113.7', { 'user-agent': 'Mozilla/5.0' })).toBe('proxy')
  expect(classified('203.0.113.7', { 'user-agent': 'curl/8.5.0' })).toBe('robot')
  expect(classified('203.0.113.7', { 'user-agent': ' ' })).toBe('no_user_agent')
})
