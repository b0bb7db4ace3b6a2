import { expect, test } from 'vitest'
import { markupLimits } from './limits.ts'
import { parseRobots } from './robots.ts'

const rules = (text: string) => parseRobots(Buffer.from(text), 'Leadwright')
const allows = (text: string, path: string) => rules(text).allows(`https://a.example${path}`)

test.each([
  ['User-agent: *\nDisallow: /private', '/private/a', false],
  ['User-agent: *\nDisallow: /private', '/public', true],
  ['User-agent: *\nDisallow:', '/a', true],
  ['User-agent: *\nDisallow: /', '/', false],
  ['user-agent : *\r\ndisallow : /a # why\r\n', '/a', false],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
  ['User-agent: *\nDisallow: /a\n\nUser-agent: leadwright\nDisallow: /b', '/a', true],
  ['User-agent: Leadwright/2.0\nDisallow: /b', '/b', false],
  ['User-agent: Other\nUser-agent: Leadwright\nDisallow: /b\nUser-agent: Third\nDisallow: /c', '/b', false],
  ['User-agent: Other\nUser-agent: Leadwright\nDisallow: /b\nUser-agent: Third\nDisallow: /c', '/c', true],
  ['User-agent: Leadwright-Images\nDisallow: /b', '/b', true],
  ['Disallow: /a', '/a', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/x/a.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/x/a.pdf?b', true],
  ['User-agent: *\nDisallow: /a*b*c', '/a1b2c3', false],
  ['User-agent: *\nDisallow: /a*b*c', '/a1c2b3', true],
  ['User-agent: *\nDisallow: /a$', '/a', false],
  ['User-agent: *\nDisallow: /a$', '/ab', true],
  ['User-agent: *\nDisallow: /*a$', '/a', false],
  ['User-agent: *\nDisallow: /ab*ab$', '/ab', true],
  ['User-agent: *\nDisallow: /?q=', '/?q=1', false],
  ['User-agent: *\nDisallow: /ñandú', '/%C3%B1and%c3%ba', false],
  ['User-agent: *\nDisallow: /a%2fb', '/a%2Fb', false],
  ['no rules at all', '/a', true],
])('%j for %s is %s', (text, path, expected) => {
  expect(allows(text, path)).toBe(expected)
})

test('the rest between two fetches is that of the group', () => {
  expect(rules('User-agent: *\nCrawl-delay: 3').delay_seconds).toBe(3)
  expect(rules('User-agent: *\nCrawl-delay: soon').delay_seconds).toBe(0)
  expect(rules('User-agent: other\nCrawl-delay: 3').delay_seconds).toBe(0)
})

test.each(['User-agent: *\n', 'User-agent: *\nDisallow: /*a*a*b\n', 'Disallow: /*a*a*a*a*b\n', ':', '#', '*', '\n'])(
  '%j without end is read at once, and so is what it says of a long address',
  part => {
    const text = `User-agent: *\n${part.repeat(Math.ceil(markupLimits.robots_bytes_max / part.length))}`
    const began = performance.now()
    const { allows } = rules(text)
    expect(allows(`https://a.example/${'a'.repeat(2_000)}`)).toBe(true)
    expect(performance.now() - began).toBeLessThan(2_000)
  },
)
