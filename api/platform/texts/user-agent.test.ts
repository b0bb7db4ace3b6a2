import { expect, test } from 'vitest'
import { readUserAgent } from './user-agent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    'desktop',
    'Windows',
    'Chrome',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'desktop', 'Windows', 'Edge'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    'desktop',
    'macOS',
    'Firefox',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'mobile',
    'iOS',
    'Safari',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'tablet',
    'iOS',
    'Chrome',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'mobile', 'Android', 'Chrome'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'tablet', 'Android', 'Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'mobile',
    'Android',
    'Samsung Internet',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0 Safari/537.36`, 'desktop', 'ChromeOS', 'Chrome'],
] as const)('%s', (line, device, platform, browser) => {
  expect(readUserAgent(line)).toEqual({ device, platform, browser, robot: false })
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0 Safari/537.36`,
  'curl/8.5.0',
  'python-requests/2.32',
])('a robot: %s', line => {
  expect(readUserAgent(line).robot).toBe(true)
})

test('who says nothing is not called a robot for it', () => {
  expect(readUserAgent('')).toEqual({ device: 'desktop', platform: undefined, browser: undefined, robot: false })
})

test('a line without end is read to its first part', () => {
  expect(
    readUserAgent(`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0 Safari/537.36 ${'x'.repeat(1e6)}`),
  ).toMatchObject({
    platform: 'Linux',
    browser: 'Chrome',
  })
})
