/** A document in a frame says its own theme, and runs nothing. */
import { expect, test } from 'vitest'
import { draw } from '../testing/render.tsx'
import { DocumentFrame } from './document-frame.tsx'

const email =
  '<meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme:dark){p{color:#fff}}</style>' +
  '<picture><source media="(prefers-color-scheme: dark)" srcset="dark.png"></picture><p>Hello</p>'

test('a document is light, also where the admin is dark', async () => {
  document.documentElement.style.colorScheme = 'dark'
  const { container } = await draw(<DocumentFrame html={email} title="Letter" />)
  document.documentElement.style.colorScheme = ''
  const frame = container.querySelector('iframe')
  expect(frame?.srcdoc).toBe(
    '<meta name="color-scheme" content="light"><style>@media not all{p{color:#fff}}</style>' +
      '<picture><source media="not all" srcset="dark.png"></picture><p>Hello</p>',
  )
  expect(frame && getComputedStyle(frame).colorScheme).toBe('light')
})

test('where it is asked to be dark, it is', async () => {
  const { container } = await draw(<DocumentFrame html={email} title="Letter" theme="dark" />)
  const frame = container.querySelector('iframe')
  expect(frame?.srcdoc).toContain('@media all{p{color:#fff}}')
  expect(frame?.srcdoc).toContain('<source media="all"')
  expect(frame && getComputedStyle(frame).colorScheme).toBe('dark')
})

test('it runs no script', async () => {
  const html =
    '<h1>Opening</h1><script type="application/ld+json">{"name":"</p>"}</script><script>parent.ran = true</script>'
  const { container } = await draw(<DocumentFrame html={html} title="Opening" />)
  expect(container.querySelector('iframe')?.srcdoc).toBe('<h1>Opening</h1>')
  expect(container.querySelector('iframe')?.getAttribute('sandbox')).toBe('')
})
