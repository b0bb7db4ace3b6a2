/** Operations are followed from every screen, and ended from there. */
import type { Operation } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { OperationsButton } from './operations-button.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = new Date().toISOString()
const running: Operation = {
  ...{ id: 'op_1', kind: 'journey_enrollment', status: 'running', subject_id: 'jrn_1', subject_name: 'Welcome' },
  ...{ details: {}, counts: {}, can_cancel: true, can_undo: false, undoes: null, undone_by: null },
  progress: { total: 40, processed: 10, succeeded: 9, skipped: 1, failed: 0 },
  created_by: { kind: 'user', id: null, name: null },
  ...{ created_at: at, started_at: at, ended_at: null },
}

/** The panel of a site with this one operation. */
async function opened() {
  await handle(api => api.operations.list({ site_id }), page(running))
  const screen = await draw(<OperationsButton site_id={site_id} className="" placement="bottom" />)
  await screen.getByRole('button', { name: 'Operations, 1 running' }).click()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '10')
  return screen
}

test('says how many run, what they do and how far they have come', async () => {
  const screen = await opened()
  await expect.element(screen.getByText('Enroll leads: Welcome')).toBeVisible()
  await expect.element(screen.getByText('10 of 40')).toBeVisible()
})

test('is canceled after a question, and shows it at once', async () => {
  const screen = await opened()
  const canceled: Operation = { ...running, status: 'canceled', can_cancel: false, ended_at: at }
  let answer = () => {}
  await handle(
    api => api.operations.cancel({ site_id, operation_id: 'op_1' }),
    () =>
      new Promise<Operation>(resolve => {
        answer = () => resolve(canceled)
      }),
  )
  await screen.getByRole('button', { name: 'Cancel operation' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel operation' }).click()
  await expect.element(screen.getByText('Canceled', { exact: true })).toBeVisible()
  await handle(api => api.operations.list({ site_id }), page(canceled))
  answer()
  await expect.element(screen.getByText('Operation canceled')).toBeVisible()
})

test('a refusal is read where it was asked, and what was shown is undone', async () => {
  const screen = await opened()
  await handle(
    api => api.operations.cancel({ site_id, operation_id: 'op_1' }),
    () => refuse(409, 'It has ended.'),
  )
  await screen.getByRole('button', { name: 'Cancel operation' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel operation' }).click()
  await expect.element(screen.getByText('It has ended.')).toBeVisible()
  await expect.element(screen.getByText('Canceled', { exact: true })).not.toBeInTheDocument()
})
