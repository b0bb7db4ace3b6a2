/** What is lost is said first; a refusal keeps the question open. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

function Asking({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ConfirmDialog
      title="Delete tag?"
      losses={['3 leads lose it']}
      action="Delete tag"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onConfirm={onConfirm}
    />
  )
}

test('says what is lost, and closes once it is done', async () => {
  const onConfirm = vi.fn(async () => undefined)
  const screen = await draw(<Asking onConfirm={onConfirm} />)
  await expect.element(screen.getByText('3 leads lose it')).toBeVisible()
  await screen.getByRole('button', { name: 'Delete tag' }).click()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a refusal is read where the question is', async () => {
  const refusal = { status: 409, problem: { detail: 'A journey uses it.' } }
  const screen = await draw(<Asking onConfirm={() => Promise.reject(refusal)} />)
  await screen.getByRole('button', { name: 'Delete tag' }).click()
  await expect.element(screen.getByText('A journey uses it.')).toBeVisible()
})

test('Escape leaves all as it is', async () => {
  const onConfirm = vi.fn(async () => undefined)
  const screen = await draw(<Asking onConfirm={onConfirm} />)
  await expect.element(screen.getByText('3 leads lose it')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('3 leads lose it')).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
})
