import { afterEach, expect, test } from 'vitest'
import { howToInstall } from './how-to-install.ts'
import { requireJava } from './java.ts'

const path = process.env.PATH
afterEach(() => {
  process.env.PATH = path
})

test.each(['chromium', 'java', 'temporal'] as const)('what to type for %s is said for each system', tool => {
  const elsewhere = { chromium: 'CHROMIUM_PATH', java: 'on the path', temporal: 'TEMPORAL_CLI_PATH' }[tool]
  for (const [platform, name] of [
    ['linux', 'Linux'],
    ['darwin', 'macOS'],
    ['win32', 'Windows'],
    ['freebsd', 'freebsd'],
  ] as const) {
    const said = howToInstall(tool, platform)
    expect(said).toContain(`(${name}, ${process.arch})`)
    expect(said).toMatch(/^ {2}.*(install|curl|download)/m)
    expect(said).toContain(elsewhere)
    expect(said).toMatch(/Then run npm test again\.$/)
  }
})

test('a machine without Java and without apt-get is told what to install', () => {
  process.env.PATH = ''
  expect(requireJava).toThrow(howToInstall('java'))
})
