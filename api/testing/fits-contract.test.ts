/** Answers that do not fit their contract are found, whatever the test looks at. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fitting } from './fits-contract.ts'

const tag = {
  id: 'tag_0199a3f2c4d87e6b9a0112233445566f',
  ...{ name: 'A', source: 'manual', lead_count: 0, version: 1 },
  ...{ created_at: '2027-03-14T09:30:00.000Z', updated_at: '2027-03-14T09:30:00.000Z' },
}
const path = '/v1/sites/site_0199a3f2c4d87e6b9a0112233445566f/tags/tag_0199a3f2c4d87e6b9a0112233445566f'

async function answered(body: object, status: 200 | 201 | 404 = 200): Promise<string> {
  const app = new Hono<{ Variables: { request_id: string; ip: string } }>()
  app.get('*', c => c.body(JSON.stringify(body), status, { 'content-type': 'application/json' }))
  return Promise.resolve(fitting(app).request(path)).then(
    () => 'fits',
    error => String(error),
  )
}

test('a field too many, one of another type and another status are named', async () => {
  expect(await answered({ ...tag, secret: 'x' })).toContain('getTag does not answer as its contract says: fields')
  expect(await answered({ ...tag, name: 7 })).toContain('/name')
  expect(await answered(tag, 201)).toContain('status 201 in place of 200')
})

test('what fits, and what is refused, passes', async () => {
  expect(await answered(tag)).toBe('fits')
  expect(await answered({ code: 'not_found' }, 404)).toBe('fits')
})
