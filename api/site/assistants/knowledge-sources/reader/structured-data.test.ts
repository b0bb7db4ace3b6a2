/** What a page says to machines alone. */
import { expect, test } from 'vitest'
import { readHtml } from './html.ts'
import { dividedPage } from './page.ts'

const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const texts = (html: string) => readHtml(html, null).blocks.map(({ text }) => text)
const divide = (html: string) =>
  dividedPage({ url: 'https://a.example/', bytes: Buffer.from(html), type: 'text/html; charset=utf-8' })

const answer = { '@type': 'Answer', text: '<p>Within two days, to all of Spain.</p>' }
const faq = { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'When?', acceptedAnswer: answer }] }

test('answers that are not shown are read, others not twice', () => {
  expect(texts(`${script(faq)}<p>Delivery</p>`)).toEqual(['Delivery', 'When?', 'Within two days, to all of Spain.'])
  expect(texts(`${script(faq)}<h2>When?</h2><p>Within two days, to all of <b>Spain</b>.</p>`)).toHaveLength(2)
})

test('a product has its price and what it is, shown or not', () => {
  const offers = { '@type': 'Offer', price: 890.5, priceCurrency: 'EUR' }
  const product = { '@type': ['Product'], name: 'City', description: 'A light bicycle.', offers: [offers] }
  expect(texts(`${script({ '@graph': [product] })}<h1>City</h1>`)).toEqual([
    ...['City', 'City', 'A light bicycle.', 'City: 890.5 EUR'],
  ])
  expect(texts(`${script(product)}<h1>City</h1><p>A light bicycle. 890.5 €</p>`)).toHaveLength(2)
})

test('an article that is drawn by a script is read from its data', () => {
  const article = { '@type': 'NewsArticle', headline: 'Opening', articleBody: 'We open on Monday.' }
  expect(texts(`${script(article)}<div id="app"></div>`)).toEqual(['Opening', 'We open on Monday.'])
  expect(texts(`${script(article)}<p>Shown</p>`)).toEqual(['Shown'])
})

test('data that is none, or has no end, changes nothing', () => {
  const none = ['{', 'null', '[1]', '{"@type":"Product"}', '{"@type":"Question","name":1,"acceptedAnswer":[null]}']
  const scripts = none.map(text => `<script type="application/ld+json">${text}</script>`).join('')
  expect(texts(`${scripts}<p>Shown</p>`)).toEqual(['Shown'])
  const deep = `<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script>`
  const wide = script(Array.from({ length: 50_000 }, () => faq))
  expect(texts(`${deep}${wide}<p>Shown</p>`)[0]).toBe('Shown')
})

test('a page without text says whether it needs scripts', () => {
  expect(() => divide('<div id="app"></div><script src="/app.js"></script>')).toThrow('page_needs_script')
  expect(() => divide('<h1>Bicycles</h1>')).toThrow('no_text_found')
  const description = 'A long description of what stands on the page. '.repeat(5).trim()
  const head = `<meta property="og:description" content="${description}"><script src="/app.js"></script>`
  expect(divide(`${head}<div id="app"></div>`).chunks.map(({ text }) => text)).toEqual([description])
})
