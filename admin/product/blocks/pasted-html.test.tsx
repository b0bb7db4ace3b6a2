import { expect, test } from 'vitest'
import { cleanedPaste } from './pasted-html.ts'

test('a text from Word keeps its words, its lists and its emphasis', () => {
  const word = `<html xmlns:o="urn"><head><style>p{color:red}</style></head><body><p class="MsoNormal" style="margin:0"><b style="mso-bidi-font-weight:normal">Dear</b> <span style="font-style:italic;font-family:Calibri">reader</span><o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>One</p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Two</p><p class="MsoNormal">&nbsp;</p></body></html>`
  expect(cleanedPaste(word).replaceAll('\n', '')).toBe(
    '<p><strong>Dear</strong> <em>reader</em></p><ul><li>One</li><li>Two</li></ul>',
  )
})

test('an email of a builder loses its tables, pictures and scripts of links', () => {
  const mail = `<table><tr><td style="padding:9px"><h1 style="color:#202020">Big <i>news</i></h1></td></tr><tr><td><span style="font-weight:bold">Look</span> <a href="https://example.com/x" target="_blank">here</a> <a href="javascript:x">no</a><img src="https://track.example/x.gif"></td></tr></table><div style="display:none">Hidden</div>`
  const cleaned = cleanedPaste(mail)
  expect(cleaned).toContain('<p><strong>Big <i>news</i></strong></p>')
  expect(cleaned).toContain('<p><strong>Look</strong> <a href="https://example.com/x">here</a> no</p>')
  expect(cleaned).not.toMatch(/img|Hidden|style|javascript/)
})

test('variables of Mailchimp become ours, and those that we have no value for go', () => {
  const mail = `<p>Hello *|FNAME|*, <a href="*|UNSUB|*">unsubscribe</a> <a href="*|ARCHIVE|*">view it</a>*|REWARDS|*</p>`
  expect(cleanedPaste(mail)).toBe(
    '<p>Hello {{ lead.first_name }}, <a href="{{ unsubscribe_url }}">unsubscribe</a> view it</p>',
  )
})
