/** Keys of the screen act while a toast shows, and are silent while a dialog has them. */
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { Dialog } from './dialog.tsx'
import { toast } from './toast.ts'
import { useHotkey } from './use-hotkey.ts'

function Counting() {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  useHotkey('j', () => setCount(count + 1))
  useHotkey('o', () => setOpen(true))
  return (
    <>
      <p>Pressed {count}</p>
      <Dialog title="Asked" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Well?</p>
      </Dialog>
    </>
  )
}

test('a toast leaves them alone, a dialog does not', async () => {
  const screen = await draw(<Counting />)
  toast({ text: 'Done', action: { label: 'Undo', onAction: () => {} } })
  await expect.element(screen.getByText('Done')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(screen.getByText('Pressed 1')).toBeVisible()
  await userEvent.keyboard('o')
  await expect.element(screen.getByRole('dialog', { name: 'Asked' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(screen.getByText('Pressed 1')).toBeInTheDocument()
})
