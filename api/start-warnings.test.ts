import { expect, test } from 'vitest'
import { readConfig } from './platform/config/config.ts'
import { startWarnings } from './start-warnings.ts'

const warned = (environment: Record<string, string>, has_default_plan = false) =>
  startWarnings(readConfig(environment), { has_default_plan })
const mail = { SMTP_URL: 'smtp://smtp.example.com' }
const https = { PUBLIC_URL: 'https://leads.example.com' }

test.each<Record<string, string>>([
  {},
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'http://localhost:9000' },
  { PUBLIC_URL: 'http://127.0.0.1:9000' },
])('a configuration for this machine alone is not warned of: %o', environment =>
  expect(warned(environment)).toEqual([]),
)

test('a public address is warned of what strangers would find', () => {
  expect(warned({ PUBLIC_URL: 'http://leads.example.com' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL=http:\/\/leads.example.com is not encrypted.*https:\/\/\.$/),
    expect.stringMatching(/^No email leaves.*SMTP_URL.*SES_.*POSTMARK_/),
    expect.stringMatching(/^Anybody who reaches .* may sign up.*REGISTRATION=invitation/),
    expect.stringMatching(/no plan is the default.*Console → Plans/),
  ])
  expect(warned({ ...https, ...mail })).toHaveLength(2)
  expect(warned({ ...https, ...mail }, true)).toEqual([expect.stringContaining('may sign up')])
  for (const REGISTRATION of ['invitation', 'closed']) expect(warned({ ...https, ...mail, REGISTRATION })).toEqual([])
  const ses = { SES_REGION: 'eu-west-1', SES_ACCESS_KEY_ID: 'AKIA', SES_SECRET_ACCESS_KEY: 's' }
  expect(warned({ ...https, ...ses, REGISTRATION: 'closed' })).toEqual([])
})

test('each is one line', () => {
  for (const line of warned({ PUBLIC_URL: 'http://leads.example.com' })) expect(line).not.toContain('\n')
})
