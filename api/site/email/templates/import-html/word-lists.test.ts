import { expect, test } from 'vitest'
import { importHtml } from './import-html.ts'
import { withWordLists } from './word-lists.ts'

const nothing = { subject: '', known: new Set<string>(), fields: [], year: 2026, unsubscribe: 'Unsubscribe' }
const item = (mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>\n`

test('paragraphs of Word with a mark are lists, numbered ones apart', () => {
  const html = `<p>Bring</p>${item('·', 'Clay')}${item('·', 'Tools')}${item('1.', 'Come')}<p>Bye</p>${item('·', 'Later')}`
  expect(withWordLists(html).replaceAll('<o:p></o:p>', '')).toBe(
    '<p>Bring</p><ul><li>Clay</li><li>Tools</li></ul><ol><li>Come</li></ol><p>Bye</p><ul><li>Later</li></ul>',
  )
  expect(withWordLists('<p>Plain</p>')).toBe('<p>Plain</p>')
})

test('what Word and Mailchimp leave without a source or a target goes', () => {
  const given = `<p class=MsoNormal>Hello<o:p></o:p></p>${item('·', 'Clay')}<img width=10 src="file:///C:/x.png"><a href="*|ARCHIVE|*">View in browser</a><a name="top">Top</a>`
  const found = importHtml(given, { ...nothing, hasFooter: false })
  expect(found).toMatchObject({
    document: { blocks: [{ html: '<p>Hello</p><ul><li>Clay</li></ul><a name="top">Top</a>' }] },
    left_out: [
      { type: 'image', name: 'file:///C:/x.png' },
      { type: 'web_view', name: '*|ARCHIVE|*' },
    ],
  })
})
