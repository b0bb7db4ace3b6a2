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

test('the example adds people, says who was refused, and tells what changed', async () => {
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { id: site_id } = await owner.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' } })
  const { key } = await owner.apiKeys.create({
    body: { name: 'Example', site_ids: [site_id], grants: ['manage-leads'] },
  })
  const run = async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, 'keep-in-step.ts'), site_id],
      {
        env: { PATH: process.env.PATH, LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: key },
      },
    )
    return stdout.trim().split('\n')
  }
  const [maria, jon, refused, ...changes] = await run()
  expect([maria, jon]).toEqual(['maria@example.org: created', 'jon@example.org: created'])
  expect(refused).toMatch(/^not an email: refused, ./)
  expect(changes).toEqual(['maria@example.org is now María José Muñoz', 'jon@example.org is now Jon O’Brien'])
  expect((await run()).slice(0, 2)).toEqual(['maria@example.org: unchanged', 'jon@example.org: unchanged'])
}, 60_000)
