/** Steps are found by typing, the usual ones first; Enter adds. */

import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../../../../testing/eventually.ts'
import { draw } from '../../../../testing/render.tsx'
import { type EditorActions, EditorActionsProvider } from '../state/journey-context.ts'
import { StepMenu } from './step-menu.tsx'

async function drawn() {
  const add = vi.fn()
  const onClose = vi.fn()
  const editorActions = { steps: { add, paste: vi.fn() } } as unknown as EditorActions
  const screen = await draw(
    <EditorActionsProvider value={editorActions}>
      <StepMenu anchor={document.body} place={{ key: 'root', index: 1 }} isOpen onClose={onClose} />
    </EditorActionsProvider>,
  )
  await expect.element(screen.getByRole('searchbox', { name: 'Search steps' })).toHaveFocus()
  return { screen, add, onClose }
}

test('the usual come first, under a heading', async () => {
  const { screen } = await drawn()
  await expect.element(screen.getByRole('group', { name: 'Most used' })).toBeVisible()
  const names = screen
    .getByRole('menuitem')
    .elements()
    .map(item => item.textContent ?? '')
  expect(names.slice(0, 3).map(name => name.slice(0, 4))).toEqual(['Send', 'Wait', 'Path'])
})

test('what is typed narrows it, and Enter adds what is found', async () => {
  const { screen, add, onClose } = await drawn()
  await userEvent.keyboard('tags')
  await eventually(() => expect(screen.getByRole('menuitem').elements()).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(add).toHaveBeenCalledWith({ key: 'root', index: 1 }, 'remove_tags')
  expect(onClose).toHaveBeenCalled()
})

test('what nothing fits says so', async () => {
  const { screen } = await drawn()
  await userEvent.keyboard('zebra')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
})
