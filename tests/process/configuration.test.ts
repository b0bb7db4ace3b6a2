/** Configuration: each variable refuses what is wrong with its name, a reason and an example, and is documented. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, envExample, misspelled, readConfig } from '../../api/platform/config/config.ts'
import { readFlags } from '../../api/platform/config/flags.ts'

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
const others: Record<string, string> = { INBOUND: 'RETURN_PATH', SITE: 'DATABASE_URL', NODE: 'DATABASE_URL' }
const belonging = (name: string) => {
  const [word = others[name.split('_')[0] ?? '']] =
    /^(AI|TEMPORAL|SES|GOOGLE|MICROSOFT|GITHUB|STRIPE|MAILCHIMP|CONSTANT_CONTACT|S3)_/.exec(name) ?? []
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
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value} must be `)
  expect(() => readConfig({ [name]: value })).toThrow(`Example: ${name}=`)
})

test('the file shows the defaults themselves', () => {
  const shown = Object.fromEntries(documented)
  const { host, port, mail_from, data_dir } = readConfig({})
  expect(shown).toMatchObject({ HOST: host, PORT: String(port), MAIL_FROM: mail_from, DATA_DIR: data_dir })
  expect(file).toMatch(/Not set by default. Example:\n#SMTP_URL=/)
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['LEADWRIGHT_PORT', 'PORT'],
  ['LEADWRIGHT_DATADIR', 'DATA_DIR'],
])('%s is refused as %s', (given, meant) => {
  const said = `${given} is not a variable of Leadwright. Did you mean ${meant}?`
  expect(() => readConfig({ [given]: 'x' })).toThrow(said)
})

test('what belongs to others, or is right, is not spoken of', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'POST',
    'API_KEY',
    'TEMPORAL_CLI_PATH',
    'NODE_ENV',
    'LEADWRIGHT_FAULT_POINT',
    'LEADWRIGHT_API_KEY',
    'LEADWRIGHT_BASE_URL',
    'LEADWRIGHT_LOG',
  ]
  expect(
    misspelled(Object.fromEntries([...others, ...documented.map(([name]) => name)].map(name => [name, 'x']))),
  ).toEqual([])
})

test('a flag that is not known is refused, with the one that was meant', () => {
  expect(readFlags([])).toEqual({ empty: false })
  expect(readFlags(['--empty'])).toEqual({ empty: true })
  expect(() => readFlags(['--emtpy'])).toThrow('--emtpy is not known. Did you mean --empty?')
  expect(() => readFlags(['--empty', '--port=1'])).toThrow('--port=1 is not known. Example')
  const install = ['--wordpress', 'wordpress.zip', '--sha256', 'ab']
  expect(readFlags(['--sandboxes', ...install])).toEqual({ empty: false, sandboxes: install })
  expect(() => readFlags(['--sample'])).toThrow('npm start -- --sandboxes --sample')
  expect(() => readFlags(['--sandboxes', '--samples'])).toThrow('--samples is not known. Did you mean --sample?')
  expect(() => readFlags(['seed'])).toThrow('seed is not known')
})
