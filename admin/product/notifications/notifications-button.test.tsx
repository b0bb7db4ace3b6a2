/** What is new is counted on every screen and read once; operations are followed and ended from there. */
import type { Notifications, Operation } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { eventually } from '../../testing/eventually.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { NotificationsButton } from './notifications-button.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = new Date().toISOString()
const running: Operation = {
  ...{ id: 'op_1', type: 'journey_enrollment', status: 'running', subject_id: 'jrn_1', subject_name: 'Welcome' },
  ...{ details: {}, counts: {}, can_cancel: true, can_undo: false, undoes: null, undone_by: null },
  progress: { total: 40, processed: 10, succeeded: 9, skipped: 1, failed: 0 },
  created_by: { type: 'user', id: null, name: null },
  ...{ created_at: at, started_at: at, ended_at: null },
}
const one: Notifications = {
  ...{ unread: 1, running: 1 },
  attention: [{ type: 'failed_runs', count: 3, is_new: true }],
}

/** The panel of a site with this one operation. */
async function opened() {
  await signedIn('read-site')
  await handle(api => api.notifications.get({ site_id }), one)
  await handle(api => api.operations.list({ site_id }), page(running))
  const screen = await draw(<NotificationsButton site_id={site_id} className="" placement="bottom" />)
  await screen.getByRole('button', { name: 'Notifications 1 running 1 new' }).click()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '10')
  return screen
}

test('says how much is new and runs, what waits, and how far operations have come', async () => {
  const screen = await opened()
  await expect.element(screen.getByRole('link', { name: /3 runs have failed/ })).toBeVisible()
  await expect.element(screen.getByText('Enroll leads: Welcome')).toBeVisible()
  await expect.element(screen.getByText('10 of 40')).toBeVisible()
})

test('is read once it was closed', async () => {
  const screen = await opened()
  const marked = vi.fn()
  await handle(
    api => api.notifications.markRead({ site_id }),
    () => void marked(),
  )
  await handle(api => api.notifications.get({ site_id }), { ...one, unread: 0 })
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Notifications 1 running' })).toBeVisible()
  await eventually(() => expect(marked).toHaveBeenCalledOnce())
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
