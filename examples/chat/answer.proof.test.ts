import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Leadwright } from '@leadwright/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerFixture, type ServerFixture, setUpToken } from '../../tests/tools/server-fixture.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture?.close())

test('the example answers a visitor from what the owner wrote, and says where it stands', async () => {
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { id: site_id } = await owner.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' } })
  await owner.sites.publish({ site_id })
  const { key } = await owner.apiKeys.create({
    body: { name: 'Example', site_ids: [site_id], grants: ['manage-assistants', 'create-assistant'] },
  })
  const run = () =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'answer.ts'), site_id], {
      env: { PATH: process.env.PATH, LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: key },
    })
  await run()
  const { stdout } = await run()
  const [told = '', asked, ...answered] = stdout.trim().split('\n')
  expect(told).toContain(`${fixture.url}/a`)
  expect(asked).toBe('visitor: Do you deliver on Sundays?')
  expect(answered.join('\n')).toMatch(/^assistant: .*“.*never on Sundays.*” \[1\]/s)
  expect(answered.at(-1)).toMatch(/^ {2}\[1\] .*From Monday to Saturday/)
  const page = await fetch(told.slice(told.indexOf('http')))
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
})
