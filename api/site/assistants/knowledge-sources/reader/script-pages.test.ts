/** Pages that draw themselves by scripts, and those of which next to nothing is text. */
import { expect, test } from 'vitest'
import { dividedPage } from './page.ts'

const divide = (html: string) => {
  const page = dividedPage({ url: 'https://a.example/', bytes: Buffer.from(html), type: 'text/html; charset=utf-8' })
  return { warning: page.warning, text: page.chunks.map(({ heading, text }) => `${heading}|${text}`).join('\n') }
}
const app = '<script src="/app.js"></script>'

test.each([
  `<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>${app}`,
  `<div id="app">Loading…</div>${app}`,
  `<h1>Shop</h1><app-root></app-root><noscript><p>Please activate Java Script.</p></noscript>${app}`,
  `<nav><a href="/">Home</a></nav><div id="__next"></div>${app}<script>window.x = 1</script>`,
])('%s needs its scripts', html => {
  expect(() => divide(html)).toThrow('page_needs_script')
})

const status = {
  props: {
    price: 1,
    pageProps: {
      product: {
        description: '<p>A light bicycle for the city, with <b>seven</b> gears.</p>',
        image: 'a picture of it that nobody reads here',
        title: 'City',
      },
      faq: [{ question: 'When?', answer: 'We deliver within two days to all of Spain.' }],
    },
  },
}

test.each([
  ['data of a program', `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(status)}</script>`],
  ['an assignment', `<script>window.__INITIAL_STATE__ = ${JSON.stringify(status)};</script>`],
])('what a page is drawn from is read where it shows nothing: %s', (_, script) => {
  expect(divide(`<div id="root"></div>${app}${script}`).text).toBe(
    'City|A light bicycle for the city, with seven gears.\nWhen?|We deliver within two days to all of Spain.',
  )
  expect(divide(`<p>Shown</p>${script}`).text).toBe('|Shown')
})

test('next to no text beside all that stands on a page is a warning', () => {
  const links = Array.from({ length: 60 }, (_, i) => `<a href="/${i}">A page about something, ${i}</a>`).join(' ')
  const text = 'A whole paragraph of the page that says something. '.repeat(8)
  expect(divide(`<nav>${links}</nav><main><p>Our prices</p></main>`).warning).toBe('page_text_small')
  expect(divide(`<nav>${links}</nav><main><p>${text}</p></main>`).warning).toBeUndefined()
  expect(divide('<p>Our prices</p><script>a = {"text": "Words of a program, not of the page."}</script>').warning).toBe(
    undefined,
  )
})

test('a page that is larger than what is read of one says so', () => {
  expect(divide('<p>Text</p>'.repeat(50_001)).warning).toBe('document_cut')
})

test('data that is nested without end, or broken, harms nobody', () => {
  const deep = `${'{"a":['.repeat(20_000)}"x"${']}'.repeat(20_000)}`
  expect(() => divide(`<div id="root"></div>${app}<script type="application/json">${deep}</script>`)).toThrow()
  expect(() => divide(`${app}<script type="application/json">{"a": </script>`)).toThrow('page_needs_script')
})
