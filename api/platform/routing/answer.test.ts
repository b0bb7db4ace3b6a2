import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { Busy, Full } from '../runtime/errors.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Breaks')
})
afterAll(() => h.close())

test.each([
  ['what nobody expected', new Error('the reason'), 500, 'internal', null],
  ['a busy database', new Busy('the reason'), 503, 'service_unavailable', '5'],
  ['a full disk', new Full(), 507, 'disk_full', null],
])('%s is answered without its reason, with the request’s id', async (_, error, status, code, retry_after) => {
  const broken = vi.spyOn(h.installation.sites, 'find').mockRejectedValueOnce(error)
  const answer = await h.post(`/v1/sites/${site}/tags`, { name: 'A' }, { headers: { 'request-id': 'req-broken-1' } })
  broken.mockRestore()
  expect(answer.body).toMatchObject({ status, code, request_id: 'req-broken-1' })
  expect(answer.headers.get('retry-after')).toBe(retry_after)
  expect(JSON.stringify(answer.body)).not.toContain(error.message)
})
