/** What a page shows, and what of it is hidden until a visitor opens it or for good. */
import { expect, test } from 'vitest'
import { readHtml } from './html.ts'

const texts = (html: string) => readHtml(html, null).blocks.map(({ text }) => text)
const blocks = (html: string) =>
  readHtml(html, null).blocks.map(block => `${block.type === 'heading' ? block.level : block.type} ${block.text}`)

test.each([
  '<img src="a.gif" style="display:none">',
  '<img style="visibility: hidden" hidden aria-hidden="true">',
  '<input hidden>',
  '<input type="hidden" aria-hidden="true" />',
  '<embed src="a">',
  '<link hidden><meta hidden><base hidden><col hidden>',
  '<hr aria-hidden="true"><br hidden><wbr hidden>',
  '<area hidden><source hidden><track hidden><param hidden><keygen hidden><frame hidden>',
  '<svg style="display:none"><path d="M0"/><use href="#a"/></svg>',
  '<math hidden><mi/></math>',
  '<ul><li hidden>a<li hidden>b</ul>',
  '<p hidden>a<div>',
  '<dl><dt hidden>a<dd hidden>b</dl>',
  '<table><tr hidden><td>a<tr hidden><td hidden>b</table>',
  '<select hidden><option>a<option>b</select>',
  '<div><p style="display:none">a</div>',
  '<section><nav><ul><li>a</section>',
  '<main hidden><img hidden></main>',
  '<noscript><img style="display:none" src="https://a.example/pixel"></noscript>',
  '<form><form hidden></form>',
  '<a hidden>a<a hidden>b</a>',
])('nothing behind %s is lost', hidden => {
  expect(texts(`<body>${hidden}<p>Shown</p><p>Also</p></body>`)).toEqual(['Shown', 'Also'])
})

test('what a control opens is read with the question on it; what nothing opens is not', () => {
  expect(
    blocks(`<h3><button aria-expanded="false">What is it?</button></h3><div hidden><p>A bicycle.</p></div>
      <h2><button data-bs-toggle="collapse" data-bs-target="#b" aria-expanded="false">Since <b>when</b>?</button></h2>
      <p>Between</p><p>and more</p><div id="b" style="display:none">1999.</div>
      <ul><li role="tab" aria-controls="one two">Prices</li></ul><div id="two" aria-hidden="true">20 euros</div>
      <a data-toggle="tab" href="#three">Hours</a><div id="three" style="display: none">Nine to five</div>
      <div role="tabpanel" hidden>Third tab</div>
      <p>End</p><p>of it</p><div hidden>Secret</div><div id="four" hidden>Secret</div>
      <button aria-controls="five">x</button><div role="dialog" id="five" hidden>Modal</div>`),
  ).toEqual([
    ...['3 What is it?', 'text A bicycle.', '2 Since when?', 'text Between', 'text and more', 'text 1999.'],
    ...['row - Prices', 'text 20 euros', 'text Hours', 'text Nine to five', 'text Third tab', 'text End', 'text of it'],
  ])
})

const page = (html: string) => blocks(`<main><p>Text of the page.</p>${html}</main>`).slice(1)

test.each([
  ['<button aria-expanded="false">When?</button><div style="display:none"><p>At nine.</p></div>', '6 When?'],
  ['<button><h3>When?</h3></button><div hidden>At nine.</div>', '3 When?'],
  ['<h3>When?</h3><div hidden="until-found">At nine.</div>', '3 When?'],
  ['<h5><a data-toggle="collapse" href="#c">When?</a></h5><div id="c" style="display:none">At nine.</div>', '5 When?'],
  [
    '<div role="button" aria-controls="e" aria-expanded="false"><a>When?</a></div><div id="e" hidden>At nine.</div>',
    'text When?',
  ],
  ['<div>When?</div><p>Between</p><div class="faq-answer" style="display:none">At nine.</div>', 'text When?'],
  ['<ul><li><a href="#h">When?</a></ul><p>Between</p><div id="h" style="display:none">At nine.</div>', undefined],
  ['<div class="slide">When?</div><div class="slide" aria-hidden="true">At nine.</div>', 'text When?'],
])('%s is read with its question', (html, question) => {
  const read = page(html).filter(text => text !== 'text Between' && text !== 'row - When?')
  expect(read).toEqual([...(question === undefined ? [] : [question]), 'text At nine.'])
})

test('tabs are called as their controls are, other hidden parts that links lead to stay hidden', () => {
  expect(
    page(`<ul role="tablist"><li><button role="tab" aria-controls="a">Prices</button><li><button role="tab" aria-controls="b">Hours</button></ul>
      <div id="a" role="tabpanel"><p>20 euros</p></div><div id="b" role="tabpanel" hidden><p>Nine to five</p></div>
      <button aria-expanded="false" aria-controls="more">Read more</button><div id="more" hidden>The rest.</div>
      <p>One</p><p>Two</p><a href="#login">Sign in</a><div id="login" class="modal" hidden>Password</div>`),
  ).toEqual([
    ...[
      '6 Prices',
      'text 20 euros',
      '6 Hours',
      'text Nine to five',
      'text The rest.',
      'text One',
      'text Two',
      'text Sign in',
    ],
  ])
})

test('a menu that a control opens stays out with what is around the page', () => {
  expect(
    texts(`<header><button aria-expanded="false" aria-controls="m">Menu</button></header><p>One</p><p>Two</p>
      <div id="m" hidden>Home</div><nav><button aria-expanded="false">Menu</button><ul hidden><li>Home</ul></nav>`),
  ).toEqual(['One', 'Two'])
})

test('the heading of the page counts where it stands above the main part, and nothing else there', () => {
  const text = 'A sentence of the main part. '.repeat(10)
  expect(
    blocks(`<header><a href="/">Logo</a><h1>Prices</h1><p>Call us</p></header><main><p>${text}</p></main><p>Other</p>`),
  ).toEqual(['1 Prices', `text ${text.trim()}`])
})

test('an article that is a small part of the page is one of several things that it says', () => {
  const long = 'Words of the page itself, which are many. '.repeat(40).trim()
  const teaser = 'Words of a teaser. '.repeat(15).trim()
  expect(texts(`<p>${long}</p><article>${teaser}</article>`)).toEqual([long, teaser])
  expect(texts(`<article>${long}</article><p>${teaser}</p>`)).toEqual([long])
})

test('an image says what it shows where that is more than a name, once; in a cell, whatever it says', () => {
  expect(
    texts(`<p>Text</p><img alt="Opening hours: nine to five"><img alt="Opening hours: nine to five"><img alt="Our logo">
      <img alt="A text that stands below"><p>A text that stands below</p><a href="/"><img alt="All of our bicycles"></a>
      <table><tr><th>Plan<th>Calls<tr><td>Pro<td><img alt="Yes"></table>`),
  ).toEqual(['Text', 'Opening hours: nine to five', 'A text that stands below', 'Plan: Pro; Calls: Yes'])
})

test('what is for browsers without scripts is read where a page has nothing else', () => {
  expect(texts('<div id="app"></div><noscript><h1>Forum</h1><p>First post</p></noscript>')).toEqual([
    'Forum',
    'First post',
  ])
  expect(texts('<p>Post</p><noscript><p>Enable scripts</p></noscript>')).toEqual(['Post'])
})
