import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkIn, openServerFixture, type ServerFixture, setUpToken } from '../../tests/tools/server-fixture.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture?.close())

test('the example sends one email to the leads with a tag, and tells what became of it', async () => {
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { id: site_id } = await owner.sites.create({
    body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC', postal_address: 'Calle Mayor 1, Madrid' },
  })
  const from = { first_name: 'Ana', last_name: 'García', email: person.email, reply_to: person.email, signature: 'Ana' }
  const sender = await owner.senders.create({ site_id, body: from })
  const verification = await fixture.mailTo(person.email, /./)
  await fetch(linkIn(verification, `${fixture.url}/v1/public/senders/`), { method: 'POST' })
  const body_text = 'Hello!\n\n[Leave the list]({{ unsubscribe_url }})'
  const template = await owner.templates.create({ site_id, body: { name: 'Spring', subject: 'Spring', body_text } })
  const tag = await owner.tags.create({ site_id, body: { name: 'Garden' } })
  const consent = { text: 'Write to me.' }
  for (const [email, tag_ids] of [
    ['maria@example.org', [tag.id]],
    ['jose@example.org', [tag.id]],
    ['other@example.org', []],
  ] as const)
    await owner.leads.create({ site_id, body: { email, tag_ids: [...tag_ids], consent } })

  const run = async () => {
    const program = spawn(
      process.execPath,
      [join(import.meta.dirname, 'send.ts'), site_id, template.id, sender.id, tag.id],
      { env: { PATH: process.env.PATH, LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: token } },
    )
    let output = ''
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', chunk => {
        output += chunk
      })
    const [code] = (await once(program, 'close')) as [number]
    expect(code, output).toBe(0)
    return output
  }
  await run()
  const output = await run()
  expect(output).toContain('2 of 2 leads would get it')
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toMatchObject({
    status: 'sent',
    counts: { recipients: 2, delivered: 2, waiting: 0 },
    variants: [{ subject: 'Spring is here' }, {}],
  })
})
