/** The outline by keys alone: arrows, Home and End, letters, Enter, Alt with arrows, Delete. */

import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Step } from '../../../../product/journeys/document.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { draw } from '../../../../testing/render.tsx'
import { DrawnEditor } from '../state/editor-for-tests.tsx'
import type { EditorActions } from '../state/journey-context.ts'
import { Outline } from './outline.tsx'

const leave = (id: string): Step => ({ id, type: 'unsubscribe' })
const steps: Step[] = [
  { id: 'wait', type: 'delay', duration: { value: 2, unit: 'days' } },
  {
    ...{ id: 'fork', type: 'paths', otherwise: [] },
    branches: [{ id: 'half', name: 'Half', when: { type: 'percentage', percent: 50 }, steps: [leave('in')] }],
  },
  leave('last'),
]
const actsOf = () =>
  ({
    ...{
      select: vi.fn(),
      open: vi.fn(),
      toggle: vi.fn(),
      offerSteps: vi.fn(),
      offerActions: vi.fn(),
      showTrail: vi.fn(),
    },
    steps: { move: vi.fn(), remove: vi.fn(), duplicate: vi.fn() },
  }) as unknown as EditorActions

async function drawn() {
  const editorActions = actsOf()
  const screen = await draw(
    <DrawnEditor steps={steps} editorActions={editorActions}>
      <Outline />
    </DrawnEditor>,
  )
  await expect.element(screen.getByRole('row', { name: /^3 Unsubscribe/ })).toBeVisible()
  return { screen, editorActions }
}
const at = () => (document.activeElement as HTMLElement | null)?.dataset.outline
const focus = (id: string) => document.querySelector<HTMLElement>(`[data-outline="${id}"]`)?.focus()
const press = (keys: string) => userEvent.keyboard(keys)

test('arrows go through everything in its order, into branches and out of them', async () => {
  await drawn()
  focus('step:wait')
  await press('{ArrowDown}{ArrowDown}')
  expect(at()).toBe('branch:half')
  await press('{ArrowLeft}')
  await eventually(() => expect(at()).toBe('step:fork'))
  await press('{Home}')
  expect(at()).toBe('start')
  await press('uns')
  expect(at()).toBe('step:in')
})

test('a fork is folded by its arrow, and what is inside leaves', async () => {
  const { screen, editorActions } = await drawn()
  focus('step:fork')
  await press('{ArrowLeft}')
  expect(editorActions.toggle).toHaveBeenCalledWith('fork')
  await expect.element(screen.getByRole('row', { name: /^2.a Half/ })).not.toBeInTheDocument()
})

test('Enter edits, Alt with arrows moves, Delete removes, Ctrl Enter adds behind it', async () => {
  const { editorActions } = await drawn()
  focus('step:wait')
  await press('{Enter}')
  expect(editorActions.open).toHaveBeenCalledWith('step:wait')
  await press('{Alt>}{ArrowDown}{/Alt}')
  expect(editorActions.steps.move).toHaveBeenCalledWith('step:wait', 'down')
  await press('{Delete}')
  expect(editorActions.steps.remove).toHaveBeenCalledWith('step:wait')
  await press('{Control>}{Enter}{/Control}')
  expect(editorActions.offerSteps).toHaveBeenCalledWith({ key: 'root', index: 1 }, expect.any(Element))
})

test('a branch without steps says what happens, and its row adds to it', async () => {
  const { screen, editorActions } = await drawn()
  const row = screen.getByRole('row', { name: 'Continues with 3 Unsubscribe, Add a step to 2.b Otherwise' })
  await row.click()
  expect(editorActions.offerSteps).toHaveBeenCalledWith({ key: 'otherwise:fork', index: 0 }, expect.any(Element))
})
