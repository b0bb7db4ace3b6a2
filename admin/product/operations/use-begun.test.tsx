/** A change of many leads is followed where it runs, and can be undone once it has ended. */
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { eventually } from '../../testing/eventually.ts'
import { operation } from '../../testing/operation.ts'
import { draw } from '../../testing/render.tsx'
import { toast } from '../../ui/toast.ts'
import { useBegun } from './use-begun.ts'

answerInBrowser()
const site_id = 'site_1'
const begun = operation('op_1', { type: 'lead_tagging', status: 'queued', details: { action: 'add_tags' } })

function Begin() {
  const contents = useBegun(site_id)
  return (
    <button type="button" onClick={() => toast(contents(begun))}>
      Begin
    </button>
  )
}

async function drawn(changes: Partial<typeof begun>) {
  await handle(api => api.operations.get({ site_id, operation_id: 'op_1' }), { ...begun, ...changes })
  const screen = await draw(<Begin />)
  await screen.getByRole('button', { name: 'Begin' }).click()
  return screen
}

test('what has ended says for how many, and is undone by its toast', async () => {
  const undone = vi.fn()
  await handle(
    api => api.operations.undo({ site_id, operation_id: 'op_1' }),
    () => {
      undone()
      return operation('op_2', { undoes: 'op_1' })
    },
  )
  const screen = await drawn({ status: 'completed', can_undo: true })
  await expect.element(screen.getByText(/^Add tags to leads.*: 40 done$/)).toBeVisible()
  // The way to the operations does not vanish under a pointer.
  await expect.element(screen.getByRole('button', { name: 'See progress' })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await eventually(() => expect(undone).toHaveBeenCalled())
})

test('what runs leads to where it is followed', async () => {
  const screen = await drawn({ status: 'running' })
  await expect.element(screen.getByText(/^Started: Add tags to leads/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'See progress' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
