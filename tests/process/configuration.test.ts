/** Configuration: each variable refuses what is wrong with its name, a reason and an example, and is documented. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, envExample, readConfig } from '../../api/platform/config.ts'

const root = join(import.meta.dirname, '../..')
const file = readFileSync(join(root, '.env.example'), 'utf8')
const documented = [...file.matchAll(/^#(\w+)=(.*)$/gm)].map(([, name, example]) => [name!, example!] as const)

test('.env.example lists every variable, as the code says it', () => expect(file).toBe(envExample()))

test('nothing is needed, and empty means unset', () => {
  const empty = Object.fromEntries(documented.map(([name]) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
  expect(readConfig({})).toMatchObject({ port: 8787, public_url: 'http://localhost:8787', data_dir: 'data' })
})

/** Some say nothing alone, such as a certificate without an address: they are given with all of their first word. */
const belonging = (name: string) => {
  const [word] = /^(AI|TEMPORAL)_/.exec(name) ?? []
  return Object.fromEntries(documented.filter(([other]) => word !== undefined && other.startsWith(word)))
}

test.each(documented)('the example of %s is right', (name, example) => {
  expect(() => readConfig({ ...belonging(name), [name]: example })).not.toThrow()
})

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '0x10'],
  ['PORT', ' '],
  ['PUBLIC_URL', 'leads.example.com'],
  ['PUBLIC_URL', 'ftp://leads.example.com'],
  ['SMTP_URL', 'https://smtp.example.com'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_CONNECTIONS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['SUBMISSIONS_PER_MINUTE', '0'],
  ['SUBMISSIONS_BURST', '1e3'],
])('%s=%s is refused with its name, a reason and an example', (name, value) => {
  const example = new Map(documented).get(name)
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value} must be `)
  expect(() => readConfig({ [name]: value })).toThrow(`Example: ${name}=${example}`)
})
