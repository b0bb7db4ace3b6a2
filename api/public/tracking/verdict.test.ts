import { expect, test } from 'vitest'
import { judgeRequest } from './verdict.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const judged = (ip: string, headers: Record<string, string> = {}, method = 'GET') =>
  judgeRequest({ method, headers: new Headers({ 'user-agent': browser, ...headers }), ip }).verdict_reason

test.each([
  ['203.0.113.7', null],
  ['2001:db8::1', null],
  ['unknown', null],
  ['67.231.144.0', 'network'],
  ['67.231.159.255', 'network'],
  ['67.231.160.0', null],
  ['::ffff:150.70.1.2', 'network'],
])('a browser from %s: %s', (ip, reason) => {
  expect(judged(ip)).toBe(reason)
})

test('what the request says of itself', () => {
  expect(judged('203.0.113.7', {}, 'HEAD')).toBe('head')
  expect(judged('203.0.113.7', { 'sec-purpose': 'prefetch' })).toBe('prefetch')
  expect(judged('203.0.113.7', { 'user-agent': 'Mozilla/5.0' })).toBe('proxy')
  expect(judged('203.0.113.7', { 'user-agent': 'curl/8.5.0' })).toBe('robot')
  expect(judged('203.0.113.7', { 'user-agent': ' ' })).toBe('no_user_agent')
})
