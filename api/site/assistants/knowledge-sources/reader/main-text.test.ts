/** The text of a page is told from what stands around it. */
import { expect, test } from 'vitest'
import { readHtml, readWholeHtml } from './html.ts'
import { readNames } from './region-names.ts'

const texts = (html: string, url: string | null = null) => readHtml(html, url).blocks.map(({ text }) => text)
const long = (word: string) => `A sentence about ${word}, with some words more. `.repeat(6).trim()

test.each([
  ['navigation', '<div class="main-nav"><a href="/">Home</a><a href="/b">Shop</a></div>'],
  ['a cookie text', `<div id="onetrust-consent-sdk"><p>We use cookies, and so do our partners.</p></div>`],
  ['related pages', '<section class="relatedPosts"><h2>More</h2><p>Another text that is not this one.</p></section>'],
  ['comments', '<ol class="comment-list"><li class="comment">I read all of it, twice.</li></ol>'],
  ['a newsletter', '<div class="newsletter_box"><p>Once a month, never more often than that.</p></div>'],
  [
    'links without a name',
    '<div><ul><li><a href="/a">One</a><li><a href="/b">Two</a><li><a href="/c">Three</a></ul></div>',
  ],
])('%s is no text of the page', (_, around) => {
  const text = long('bicycles')
  expect(texts(`<body>${around}<h1>Bicycles</h1><p>${text}</p>${around}</body>`)).toEqual(['Bicycles', text])
})

test('a plain part about cookies is no text of the page, unless the page is about them', () => {
  const notice = '<div><p>We use cookies so that our website works.</p></div>'
  expect(texts(`${notice}<h1>Bicycles</h1><p>${long('bicycles')}</p>`)).toEqual(['Bicycles', long('bicycles')])
  expect(
    texts(`<h1>Cookies</h1><p>We use cookies so that our website works.</p><p>They last for a day.</p>`),
  ).toHaveLength(3)
})

test('a part that most of the page is in stays, whatever its name; so does prose in a part for controls', () => {
  expect(texts(`<div class="related"><p>${long('tandems')}</p></div><p>Short</p>`)).toEqual([long('tandems'), 'Short'])
  const aside = 'A text of a whole sentence that says what the product is made of, and how long it will last its owner.'
  expect(texts(`<p>${long('a')}</p><p>${long('b')}</p><div class="sidebar"><p>${aside}</p></div>`)).toContain(aside)
})

test('a page of links is read with them; comments are the content of a forum', () => {
  const links = ['One bicycle', 'Two bicycles', 'Three bicycles'].map(text => `<li><a href="/">${text}</a></li>`)
  expect(texts(`<h1>Shop</h1><ul>${links.join('')}</ul>`)).toHaveLength(4)
  const thread = `<p>${long('a question')}</p><div class="comment"><p>An answer.</p></div>`
  expect(texts(thread, 'https://a.example/blog/1')).toEqual([long('a question')])
  expect(texts(thread, 'https://forum.a.example/t/1')).toEqual([long('a question'), 'An answer.'])
})

test('one article among several small ones is the main part; several alike are all of them', () => {
  const teaser = '<article><h3>Other</h3><p>A few words of another.</p></article>'
  expect(texts(`<article><p>${long('this')}</p></article>${teaser}<p>Beside</p>`)).toEqual([long('this')])
  expect(texts(`<p>Above</p>${teaser}${teaser}${teaser}`)).toContain('Above')
})

test('what slides past several times is said once', () => {
  const slide = `<div class="slide"><p>${long('slides')}</p></div>`
  expect(texts(slide + slide)).toEqual([long('slides')])
})

test('parts that React sends later are shown; other hidden ones are not', () => {
  expect(texts('<p>First</p><p>Second</p><div hidden id="S:1"><p>Later</p></div><div hidden id="x">No</div>')).toEqual([
    'First',
    'Second',
    'Later',
  ])
})

test('of a document that is all content nothing is left out', () => {
  const links = ['One', 'Two', 'Three'].map(text => `<li><a href="/">${text}</a></li>`).join('')
  const html = `<p>${long('a')}</p><p>${long('a')}</p><ul>${links}</ul>`
  expect(readWholeHtml(html).blocks).toHaveLength(5)
  expect(readHtml(html, null).blocks).toHaveLength(1)
})

test('a file of Word that is longer than what is read of one says so', () => {
  expect(readWholeHtml('<p>Text</p>'.repeat(50_000)).warning).toBe('document_cut')
  expect(readWholeHtml('<h1>Prices</h1><p>Text</p>').warning).toBeUndefined()
})

test('names are read by their words, in every spelling', () => {
  for (const names of ['main-nav', 'mainNav', 'main_nav', 'x  nav', 'site__nav--open'])
    expect(readNames(names).is_control).toBe(true)
  for (const names of ['navy', 'canvas', 'sharepoint', '']) expect(readNames(names).is_control).toBe(false)
  expect(readNames('testimonials-comment').is_remark).toBe(false)
})

test('a page of a hundred thousand parts, and names without end, are read in a moment', () => {
  const parts = `<div class="${'nav-a '.repeat(100)}"><p>Text</p></div>`.repeat(40_000)
  const deep = `<div class="nav">`.repeat(500) + '<p>Deep</p>'.repeat(1_000)
  const began = process.cpuUsage()
  texts(parts)
  texts(`${deep}<div id="${'a-'.repeat(500_000)}"><p>x</p></div>`)
  const { user } = process.cpuUsage(began)
  expect(user / 1_000).toBeLessThan(10_000)
})
