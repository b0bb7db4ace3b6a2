import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, linkIn, openServerFixture, type ServerFixture, setUpToken } from '../tests/tools/server-fixture.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture?.close())

test('the example takes a visitor from the form to the mail, and says why it was sent', async () => {
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { account_permissions: grants } = await owner.auth.listAbilities()
  const { key } = await owner.apiKeys.create({ body: { name: 'Example', grants: grants as 'read-lead'[] } })

  const run = async (turn: number) => {
    const program = spawn(process.execPath, [join(import.meta.dirname, 'capture-to-mail.ts')], {
      env: { PATH: process.env.PATH, LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: key },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    program.stdout.on('data', chunk => {
      output += chunk
    })
    program.stderr.on('data', chunk => {
      output += chunk
    })
    const ended = once(program, 'close')
    const verification = await eventually(
      async () => fixture.sink.received.filter(({ to }) => to === person.email)[turn],
      'the mail of the sender',
    )
    const pressed = await fetch(linkIn(await PostalMime.parse(verification.raw), `${fixture.url}/v1/public/senders/`), {
      method: 'POST',
    })
    expect(pressed.status).toBe(200)
    const [code] = (await ended) as [number]
    expect(code, output).toBe(0)
    return output
  }
  await run(0)
  const output = await run(1)
  const told = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, unknown>
  expect(told).toMatchObject({
    status: 'delivered',
    answer: expect.stringMatching(/^250/),
    lead: { email: 'maria@example.org', first_name: 'María José', mailability: 'subscribed' },
    submission: { values: { favorite: 'Monstera' } },
  })
  expect(told.snippet).toContain(`src="${fixture.url}/widget.js"`)
  const mail = await fixture.mailTo('maria@example.org', /Welcome/)
  expect(mail.text).toContain('Hello María José!')
}, 90_000)
