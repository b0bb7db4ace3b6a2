import { afterEach, expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { createWholeApp } from '../../server.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
afterEach(() => h.close())

async function ask(path: string, environment: Record<string, string> = {}) {
  h = await createHarness(environment)
  return createWholeApp(h.installation, { ready: true }).request(`https://leads.example.com${path}`)
}

test('/version says which release runs', async () => {
  const answer = await ask('/version')
  expect([answer.status, await answer.json()]).toEqual([200, { name: 'leadwright', version: product.version }])
})

test('security.txt names the contact that was set, and is not there without one', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(404)
  await h.close()
  const answer = await ask('/.well-known/security.txt', { SECURITY_CONTACT: 'mailto:security@example.com' })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8/i)
  const fields = (await answer.text()).trim().split('\n')
  expect(fields.map(line => line.split(': ')[0])).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(fields[0]).toBe('Contact: mailto:security@example.com')
  expect(Date.parse(fields[1]?.slice(9) ?? '')).toBeGreaterThan(h.clock.now())
  expect(fields[3]).toBe('Canonical: https://leads.example.com/.well-known/security.txt')
})
