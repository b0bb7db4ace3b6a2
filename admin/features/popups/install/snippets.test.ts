import { expect, test } from 'vitest'
import { packaged, pinned, queued, withHeight } from './snippets.ts'

test('a call waits for the script; a container keeps its height free', () => {
  expect(queued("leadwright('open', 'popup_1')")).toMatch(/^window\.leadwright = .+\nleadwright\('open', 'popup_1'\)$/)
  const container = '<div data-leadwright-form="popup_1"></div>'
  expect(withHeight(container, 320.4)).toBe('<div data-leadwright-form="popup_1" style="min-height: 321px"></div>')
  expect(withHeight(container, 0)).toBe(container)
})

test('a version is pinned with its integrity', () => {
  const snippet = '<script async src="https://leads.example/widget.js" data-site="site_1"></script>'
  expect(pinned(snippet, { url: '/widget/abc/widget.js', integrity: 'sha384-x' })).toBe(
    '<script async src="https://leads.example/widget/abc/widget.js" integrity="sha384-x" crossorigin="anonymous" data-site="site_1"></script>',
  )
})

test('an app loads the same script of the same site', () => {
  const { load, react } = packaged(
    '<script async src="https://leads.example:8443/widget.js" data-site="site_1"></script>',
  )
  expect(load).toContain("baseUrl: 'https://leads.example:8443',\n  site: 'site_1',")
  expect(react).toContain('baseUrl="https://leads.example:8443"\n  site="site_1"')
})
