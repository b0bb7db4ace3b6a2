/** A small page is a picture: it runs nothing, takes no key, and says nothing to who cannot see. */
import { expect, test } from 'vitest'
import { draw } from '../../testing/render.tsx'
import { SmallPage } from './small-page.tsx'

test('it is shown without its scripts, and out of reach', async () => {
  const html =
    '<h1>Opening</h1><script type="application/ld+json">{"name":"</p>"}</script><script>parent.ran = true</script><p>At nine</p>'
  const { container } = await draw(<SmallPage html={html} title="Opening" />)
  const frame = container.querySelector('iframe')
  expect(frame?.srcdoc).toBe('<h1>Opening</h1><p>At nine</p>')
  expect(frame?.getAttribute('sandbox')).toBe('')
  expect(frame?.closest('[inert][aria-hidden="true"]')).not.toBeNull()
})

test('until the page is there its place is kept empty', async () => {
  const { container } = await draw(<SmallPage html={undefined} title="Opening" />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(container.querySelector('[inert]')).not.toBeNull()
})
