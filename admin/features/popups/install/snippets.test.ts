import { expect, test } from 'vitest'
import { container, inHtml, openButton, openCall, pinned } from './snippets.ts'

const popup = { id: 'popup_1', name: 'Letter', content: { button_text: '' } } as Parameters<typeof openButton>[0]

test('a button says what the popup’s says, as text', () => {
  expect(openButton(popup)).toBe('<button type="button" data-leadwright-open="popup_1">Letter</button>')
  const button_text = '<b onclick="x">&'
  expect(openButton({ ...popup, content: { ...popup.content, button_text } })).toContain(
    '>&lt;b onclick=&quot;x&quot;&gt;&amp;</button>',
  )
  expect(inHtml('a"b')).toBe('a&quot;b')
})

test('a call waits for the script; a container keeps its height free', () => {
  expect(openCall(popup)).toContain("leadwright('open', 'popup_1')")
  expect(container(popup, 320.4)).toBe('<div data-leadwright-form="popup_1" style="min-height: 321px"></div>')
  expect(container(popup, 0)).toBe('<div data-leadwright-form="popup_1"></div>')
})

test('a version is pinned with its integrity', () => {
  const snippet = '<script async src="https://leads.example/widget.js" data-site="site_1"></script>'
  expect(pinned(snippet, { url: '/widget/abc/widget.js', integrity: 'sha384-x' })).toBe(
    '<script async src="https://leads.example/widget/abc/widget.js" integrity="sha384-x" crossorigin="anonymous" data-site="site_1"></script>',
  )
})
