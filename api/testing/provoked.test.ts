import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-provoked-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function refused(dir: string): Promise<string[]> {
  vi.stubEnv('PROVOKED_DIR', dir)
  // By another name, as the folder is looked up once.
  const { codeIn, noting }: typeof import('./provoked.ts') = await import(`./provoked.ts?into=${dir}`)
  const app = new Hono<{ Variables: { request_id: string; ip: string } }>()
  const headers = { 'content-type': 'application/problem+json' }
  app.delete('*', c => c.body('{"code":"in_use"}', 409, headers))
  app.get('*', c => c.json({ code: 'in_use' }))
  noting(app)
  const answer = await app.request('/v1/sites/site_1/tags/tag_1', { method: 'DELETE' })
  expect(await answer.json()).toEqual({ code: 'in_use' })
  await app.request('/v1/sites/site_1/tags')
  await app.request('/v1/nowhere', { method: 'DELETE' })
  expect(codeIn('HTTP/1.1 410 Gone\r\n\r\n{"status":410,"code":"gone"}')).toBe('gone')
  expect(codeIn('HTTP/1.1 200 OK')).toBeUndefined()
  return (await readdir(folder)).sort()
}

test('a refusal is noted with its endpoint, and what is no refusal is not', async () => {
  expect(await refused(folder)).toEqual(['deleteTag.in_use', 'none.gone', 'none.in_use'])
})

test('nothing is noted where nobody asks', async () => {
  expect(await refused('')).toEqual([])
})
