import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerFixture, type ServerFixture, setUpToken } from '../../tests/tools/server-fixture.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture?.close())

test('the example publishes a page whose form makes leads, without a script', async () => {
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { id: site_id } = await owner.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' } })
  await owner.sites.publish({ site_id })

  const run = async () => {
    const program = spawn(process.execPath, [join(import.meta.dirname, 'publish.ts'), site_id], {
      env: { PATH: process.env.PATH, LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: token },
    })
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
  expect(output).toContain('To be found better: description_missing')
  const url = output.trim().split('\n').at(-1) ?? ''
  expect(new URL(url).pathname).toMatch(/^\/s\/casa\/balcony-plants-\d+$/)

  const served = async (headers: Record<string, string> = {}) => {
    const response = await fetch(fixture.url + new URL(url).pathname, { headers })
    return { html: await response.text(), headers: response.headers, status: response.status }
  }
  const [first, kept] = [await served(), await served()]
  expect(kept.html).toBe(first.html)
  const same = (name: string) => kept.headers.get(name) === first.headers.get(name)
  const differing = [...first.headers.keys()].filter(name => !['date', 'request-id'].includes(name) && !same(name))
  expect(differing).toEqual([])
  expect((await served({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)

  const action = /<form method="post" action="([^"]+)"/.exec(first.html)?.[1] ?? ''
  const sent = await fetch(fixture.url + action, {
    method: 'POST',
    body: new URLSearchParams({ email: 'maria@example.org' }),
  })
  expect(await sent.text()).toContain('The first one comes soon.')
  const leads = await owner.leads.list({ site_id })
  expect(leads.data.map(lead => lead.email)).toEqual(['maria@example.org'])
})
