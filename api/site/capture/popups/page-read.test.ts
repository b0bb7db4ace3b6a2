import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchRefusalError, type Refusal, type SafeFetch } from '../../../platform/network/safe-fetch/safe-fetch.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { popupLimits } from './limits.ts'

let h: Harness
let site: string
let page: { body: string; type?: string; status?: number } | Refusal
beforeAll(async () => {
  const safeFetch: Pick<SafeFetch, 'get'> = {
    async get(url) {
      if (typeof page === 'string') throw new FetchRefusalError(page)
      const { body, type = 'text/html; charset=utf-8', status = 200 } = page
      return { url: `${url}home`, status, headers: new Headers({ 'content-type': type }), body: Buffer.from(body) }
    },
  }
  h = await createHarness({}, { safeFetch })
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const read = () => h.post(`/v1/sites/${site}/popups/read-page`, { page_url: 'https://casa.example/' })

test('a page is answered as its server sends it, with where it was found', async () => {
  page = { body: '<h1>Plants</h1><script>act()</script>' }
  const answer = await read()
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ page_url: 'https://casa.example/home', html: '<h1>Plants</h1><script>act()</script>' })
  page = { body: 'x'.repeat(popupLimits.popup_page_bytes_max) }
  expect((await read()).status).toBe(200)
})

test('what is no page, too large, or out of reach is refused with the reason', async () => {
  const refusal = async (given: typeof page) => {
    page = given
    const { status, body } = await read()
    return [status, body.errors]
  }
  const refused = (code: string) => [422, [expect.objectContaining({ pointer: '/page_url', code })]]
  expect(await refusal('address_not_public')).toEqual(refused('address_not_public'))
  expect(await refusal('page_slow')).toEqual(refused('page_slow'))
  expect(await refusal({ body: '', status: 404 })).toEqual(refused('page_failed'))
  expect(await refusal({ body: '{}', type: 'application/json' })).toEqual(refused('page_not_html'))
  expect(await refusal({ body: 'a\0b' })).toEqual(refused('page_not_html'))
  expect(await refusal({ body: 'x'.repeat(popupLimits.popup_page_bytes_max + 1) })).toEqual(refused('page_too_large'))
})
