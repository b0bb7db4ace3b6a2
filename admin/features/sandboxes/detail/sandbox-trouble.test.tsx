/** Why a sandbox does not work or ends, and the way on. */
import type { Sandbox } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { sandbox } from '../../../testing/sandbox.ts'
import { SandboxTrouble } from './sandbox-trouble.tsx'

answerInBrowser()
const of = { site_id: 'site_1', sandbox_id: 'sbx_1' }

async function shown(changes: Partial<Sandbox>) {
  await signedIn('read-sandbox', 'manage-sandboxes')
  await handle(api => api.sites.list(), page())
  return draw(<SandboxTrouble of={sandbox(changes)} />, {
    path: '/sites/$site_id/sandboxes/$sandbox_id',
    at: '/sites/site_1/sandboxes/sbx_1',
  })
}

test('failed, it says why and is retried', async () => {
  let retries = 0
  const screen = await shown({ machine_status: 'failed', failure: 'disk_full' })
  await handle(
    api => api.sandboxes.retry(of),
    () => {
      retries += 1
      return sandbox({ machine_status: 'creating' })
    },
  )
  await expect.element(screen.getByText('The disk of the server is full.')).toBeVisible()
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => retries).toBe(1)
})

test('while it is tried again, nobody is asked to', async () => {
  const screen = await shown({ machine_status: 'creating', failure: 'panel_unreachable' })
  await expect.element(screen.getByText('The last attempt failed; it is being tried again')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

test('one that does not keep running says when it is started again', async () => {
  const screen = await shown({ machine_status: 'asleep', restarts_at: '2027-03-08T09:00:00.000Z' })
  await expect.element(screen.getByText(/with the first visit after Mar 8, 2027/)).toBeVisible()
})

test('without its files it says what became of them', async () => {
  const screen = await shown({ machine_status: 'failed', failure: 'files_missing' })
  await expect.element(screen.getByText(/backups and moves leave them out/)).toBeVisible()
})

test('ended, it says when its data goes and is reactivated without an end', async () => {
  let sent: unknown
  const screen = await shown({
    status: 'expired',
    expires_at: '2027-03-01T09:00:00.000Z',
    cleanup_at: '2027-03-08T09:00:00.000Z',
  })
  await handle(
    api => api.sandboxes.reactivate({ ...of, body: { expires_at: null } }),
    async request => {
      sent = await request.json()
      return sandbox()
    },
  )
  await expect.element(screen.getByText(/Its data is deleted on Mar 8, 2027/)).toBeVisible()
  await screen.getByRole('button', { name: 'Reactivate' }).click()
  await expect.poll(() => sent).toEqual({ expires_at: null })
})
