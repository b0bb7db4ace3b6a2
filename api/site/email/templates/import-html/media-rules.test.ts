import { expect, test } from 'vitest'
import { mediaCss, mediaStyle } from '../document/media-css.ts'
import { importHtml } from './import-html.ts'

const context = { known: new Set<string>(), fields: [], hasFooter: false, year: 2027, unsubscribe: 'Unsubscribe' }
function imported(css: string, body: string) {
  const found = importHtml(`<html><head><style>${css}</style></head><body>${body}</body></html>`, {
    ...context,
    subject: '',
  })
  if (typeof found === 'string') throw new Error(found)
  const html = found.document.blocks.map(block => (block.type === 'html' ? block.html : '')).join('')
  return { html, css: mediaCss(found.document), rules: found.document.media_rules, left_out: found.left_out }
}

test('a page of Beefree stacks its columns on phones, and hides what it hides there', () => {
  const { html, css, left_out } = imported(
    `@media (max-width:620px){.mobile_hide{display:none;max-height:0;overflow:hidden}.stack .column{width:100%;display:block}}`,
    '<table class="row-content stack" width="600"><tr><td class="column column-1" style="text-align:left">a</td></tr></table><div class="mobile_hide">b</div>',
  )
  expect(html).toContain('<td class="lw-m2" style="text-align:left">a</td>')
  expect(html).toContain('<div class="lw-m1">b</div>')
  expect(css).toBe(
    '@media (max-width:620px){.lw-m1{display:none!important;max-height:0!important;overflow:hidden!important}}' +
      '@media (max-width:620px){.lw-m2{width:100%!important;display:block!important}}',
  )
  expect(left_out).toEqual([])
})

test('the notations of Mailchimp, Stripo and MJML are one', () => {
  const { rules } = imported(
    `@media only screen and (max-width: 480px){ .a{ width:100% !important } }
     @media only screen and (max-device-width:600px), screen and (max-width: 37.5em) { td[class="a"], .b .a { text-align:center!important } }
     @media only screen and (min-width:480px) { .a { max-width:50%; } }
     @media (prefers-color-scheme: dark) { .a { color:#ffffff !important } }`,
    '<table><tr><td class="a">a</td></tr></table>',
  )
  expect(rules?.map(({ media, style }) => `${media} ${style}`).sort()).toEqual([
    '(max-width:480px) width:100%',
    '(max-width:600px) text-align:center',
    '(min-width:480px) max-width:50%',
    '(prefers-color-scheme:dark) color:#ffffff',
  ])
})

test('a style of the element itself gives way to important rules alone', () => {
  const { rules } = imported(
    '@media (max-width:600px){p{color:red;font-size:18px!important}}',
    '<p style="color:blue;font-size:12px">a</p>',
  )
  expect(rules).toEqual([{ media: '(max-width:600px)', class_name: 'lw-m1', style: 'font-size:18px' }])
})

test('nothing is loaded, left open or reached beyond what was imported', () => {
  const { css, html, rules } = imported(
    `@media (max-width:600px){
      .a{background-image:url(https://example.com/seen.png);position:fixed;font-family:"Open'Sans";color:red}
      .lw-legal,.lw-m3,body > .b{display:none!important}
    }`,
    '<p class="a lw-m3 lw-legal">a</p><p class="lw-m3">b</p>',
  )
  expect(css).not.toMatch(/url|position|"|rgb\(/)
  expect(html).not.toContain('lw-m3')
  expect(rules).toEqual([
    { media: '(max-width:600px)', class_name: 'lw-m1', style: 'color:red' },
    { media: '(max-width:600px)', class_name: 'lw-m2', style: 'display:none' },
  ])
  expect(html).toContain('<p class="lw-m1 lw-m2">a</p><p class="lw-m2">b</p>')
  expect(mediaStyle('box-shadow:0 0 rgb(1;color:red')).not.toContain('rgb(1')
})

test('a page that turns dark takes the paper and the legal words with it', () => {
  const { css } = imported(
    '@media (prefers-color-scheme:dark){body,.wrap{background-color:#101010!important;color:#eee!important;width:1px!important}}',
    '<div class="wrap"><p>a</p></div>',
  )
  expect(css).toContain(
    '{body,.lw-m0,.lw-sheet>table{background-color:#101010!important;color:#eee!important}.lw-legal{color:#',
  )
  expect(css).not.toMatch(/lw-m0[^}]*width/)
})
