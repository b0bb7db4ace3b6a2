import { expect, test } from 'vitest'
import { container, pinned, queued } from './snippets.ts'

test('a call waits for the script; a container keeps its height free', () => {
  expect(queued("leadwright('open', 'popup_1')")).toMatch(/^window\.leadwright = .+\nleadwright\('open', 'popup_1'\)$/)
  expect(container({ id: 'popup_1' }, 320.4)).toBe(
    '<div data-leadwright-form="popup_1" style="min-height: 321px"></div>',
  )
  expect(container({ id: 'popup_1' }, 0)).toBe('<div data-leadwright-form="popup_1"></div>')
})

test('a version is pinned with its integrity', () => {
  const snippet = '<script async src="https://leads.example/widget.js" data-site="site_1"></script>'
  expect(pinned(snippet, { url: '/widget/abc/widget.js', integrity: 'sha384-x' })).toBe(
    '<script async src="https://leads.example/widget/abc/widget.js" integrity="sha384-x" crossorigin="anonymous" data-site="site_1"></script>',
  )
})
