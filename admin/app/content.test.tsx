/** What a screen may do to the window. */
import { expect, test } from 'vitest'
import { EditorScreen } from '../product/editor/editor-screen.tsx'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { Content } from './content.tsx'

test('the window of an editor does not scroll, however long its panes are and whatever is hidden in them', async () => {
  const screen = await draw(
    <Content width="window">
      <EditorScreen>
        <header>Letter</header>
        <div style={{ overflow: 'auto', minHeight: 0 }}>
          <div style={{ height: 3_000 }}>Blocks</div>
          <p style={{ position: 'absolute' }}>Said aloud</p>
        </div>
      </EditorScreen>
    </Content>,
  )
  await expect.element(screen.getByText('Letter')).toBeVisible()
  // What other files have left in the page, as a text for screen readers, is not of this screen.
  const others = [...document.body.children].filter(one => !one.contains(screen.container))
  for (const other of others) other.toggleAttribute('hidden', true)
  const page = document.documentElement
  await eventually(() => expect(page.scrollHeight).toBe(page.clientHeight))
  for (const other of others) other.toggleAttribute('hidden', false)
})

test('an ordinary screen scrolls with the window', async () => {
  const screen = await draw(
    <Content>
      <div style={{ height: 3_000 }}>Rows</div>
    </Content>,
  )
  await expect.element(screen.getByText('Rows')).toBeVisible()
  expect(document.documentElement.scrollHeight).toBeGreaterThan(3_000)
})
