/** While a site is a draft, its own pages say that it is under construction; those that an email leads to go on, since emails do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../api/features.ts'
import { createPeople, type People } from './people.ts'
import { call, readyFor } from './requests.ts'

let w: People
beforeAll(async () => {
  w = await createPeople()
})
afterAll(() => w.close())

const pages = endpoints
  .flatMap(({ contract }) => (contract.produces === 'text/html' ? [contract] : []))
  .map(contract => [contract.operationId, contract] as const)
const ofSite = pages.filter(([, { path }]) => path.includes('{site_id}'))
const ofLinks = pages.filter(([, { path }]) => path.includes('{token}'))

test('every page is one or the other', () => {
  expect(ofSite.length).toBeGreaterThan(1)
  expect(ofLinks.length).toBeGreaterThan(5)
  expect([...ofSite, ...ofLinks].map(([name]) => name).sort()).toEqual(pages.map(([name]) => name).sort())
})

/** What a browser gets once the site has become a draft. */
async function asDraft(contract: (typeof pages)[number][1], language: string) {
  const ready = await readyFor(w, contract)
  expect((await w.post(`/v1/sites/${w.site}/unpublish`)).status).toBe(200)
  try {
    return await call(ready, { headers: { accept: 'text/html', 'accept-language': language } })
  } finally {
    await w.post(`/v1/sites/${w.site}/publish`)
  }
}

describe('a page of the site', () => {
  const words = [
    ['en', 'This site is under construction.'],
    ['es', 'Este sitio está en construcción.'],
  ] as const
  test.each(ofSite.flatMap(page => words.map(said => [...page, ...said] as const)))(
    '%s',
    async (_, contract, language, text) => {
      const answer = await asDraft(contract, language)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(answer.text).toContain(text)
    },
  )
})

describe('a page behind a link of an email', () => {
  test.each(ofLinks)('%s', async (_, contract) => {
    const answer = await asDraft(contract, 'en')
    expect([200, 302]).toContain(answer.status)
    expect(answer.text).not.toContain('under construction')
  })
})
