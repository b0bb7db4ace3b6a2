/** Pages read in a thread: as they are read without one, and what is refused there is refused here. */
import { expect, test } from 'vitest'
import { dividedPage, type FetchedBytes } from './page.ts'
import { dividePage, readSitemap } from './pages-in-thread.ts'

const page = (
  number: number,
  body = `<h1>Page ${number}</h1><p>What the workshop says of pottery, number ${number}.</p>`,
) =>
  ({
    url: `https://many.example/${number}`,
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(`<!doctype html><html lang="en"><title>Page ${number}</title><main>${body}</main>`),
  }) satisfies FetchedBytes

test('each is read as it is without a thread, whoever asks at once', async () => {
  const pages = Array.from({ length: 30 }, (_, i) => page(i))
  const read = await Promise.all(pages.map(one => dividePage(one, 'site')))
  expect(read).toEqual(pages.map(one => dividedPage(one)))
  expect(read[7]?.chunks[0]?.hash).toBeInstanceOf(Buffer)
})

test('one without text is refused, those beside it are not', async () => {
  const [bad, good] = await Promise.allSettled([
    dividePage(page(1, '<h1>Alone</h1>'), 'site'),
    dividePage(page(2), 'site'),
  ])
  expect(bad).toMatchObject({ reason: { code: 'no_text_found' } })
  expect(good).toMatchObject({ value: { title: 'Page 2' } })
})

test('a sitemap that is nested without end, or larger than its format allows, holds up nobody', async () => {
  const read = (text: string) =>
    readSitemap(
      { url: 'https://a.example/sitemap.xml', type: 'text/xml', bytes: Buffer.from(text), host: undefined },
      'site',
    )
  let [beats, longest, before] = [0, 0, performance.now()]
  const beat = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
    beats += 1
  }, 5)
  try {
    const nested = await read(`<urlset>${'<url><loc>'.repeat(160_000)}`)
    expect(nested).toEqual({ pages: [], sitemaps: [] })
    const many = await read(`<urlset>${'<url><loc>/a</loc></url>'.repeat(10)}<url><loc>/b</loc></url></urlset>`)
    expect(many.pages).toEqual(['https://a.example/a', 'https://a.example/b'])
    await expect(read(`<urlset>${'<a/>'.repeat(1_100_000)}`)).rejects.toMatchObject({ code: 'page_too_complex' })
  } finally {
    clearInterval(beat)
  }
  expect(beats).toBeGreaterThan(3)
  expect(longest).toBeLessThan(1_000)
})
