/** The focus stays where somebody was, though what had it is gone. */
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useHeldFocus } from './use-held-focus.ts'

function List() {
  useHeldFocus()
  const [items, setItems] = useState(['One', 'Two', 'Three'])
  const [leaving, leave] = useState<string>()
  return (
    <main>
      <ul>
        {items.map(item => (
          <li key={item} id={item}>
            <span>
              <Button onPress={() => leave(item)}>{`Remove ${item}`}</Button>
            </span>
            <Button onPress={() => setItems(items.filter(one => one !== item))}>{`Drop ${item}`}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="Remove?"
        action="Yes"
        isOpen={leaving !== undefined}
        onClose={() => leave(undefined)}
        onConfirm={async () => setItems(items.filter(one => one !== leaving))}
      >
        <p>It goes.</p>
      </ConfirmDialog>
    </main>
  )
}

const focused = () => document.activeElement?.tagName
const pressOn = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.focus()
  await userEvent.keyboard('{Enter}')
}

test('what surrounded it takes the focus over, and no Tab stops there later', async () => {
  const screen = await draw(<List />)
  await expect.element(screen.getByRole('button', { name: 'Drop Two' })).toBeVisible()
  await pressOn('Drop Two')
  await eventually(() => expect(focused()).toBe('UL'))
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Remove One')
  expect(document.querySelector('ul')?.hasAttribute('tabindex')).toBe(false)
})

test('so it is where a dialog would give it back to what is gone', async () => {
  const screen = await draw(<List />)
  await expect.element(screen.getByRole('button', { name: 'Remove Three' })).toBeVisible()
  await pressOn('Remove Three')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await pressOn('Yes')
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await eventually(() => expect(focused()).toBe('UL'))
})

test('what is still there gets it back from a dialog', async () => {
  const screen = await draw(<List />)
  await expect.element(screen.getByRole('button', { name: 'Remove Three' })).toBeVisible()
  await pressOn('Remove Three')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await eventually(() => expect(document.activeElement?.textContent).toBe('Remove Three'))
})
