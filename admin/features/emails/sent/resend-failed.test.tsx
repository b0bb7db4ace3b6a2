/** Failed emails are sent again all at once: how many is said first, for the time that is chosen. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { operation } from '../../../testing/operation.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { ResendFailed } from './resend-failed.tsx'

answerInBrowser()
const site_id = 'site_1'
const body = { filter: {} }

test('the number follows the time that is chosen, and exactly those are asked for', async () => {
  await signedIn('manage-emails')
  await handle(api => api.sites.list(), page())
  await handle(
    api => api.emails.previewResend({ site_id, body }),
    async request => ({ matching: 'queued_from' in ((await request.json()) as typeof body).filter ? 0 : 12 }),
  )
  let sent: unknown
  await handle(
    api => api.emails.createResend({ site_id, body }),
    async request => {
      sent = await request.json()
      return operation('op_1', { type: 'email_resend', status: 'queued' })
    },
  )
  let closed = 0
  const screen = await draw(<ResendFailed filter={{ journey_id: 'jrn_1' }} onClose={() => closed++} />, {
    path: '/sites/$site_id/emails/sent',
    at: `/sites/${site_id}/emails/sent`,
  })
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText('No failed emails match.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Resend 0 emails' })).toBeDisabled()
  await dialog.getByRole('button', { name: /Due/ }).click()
  await screen.getByRole('option', { name: 'At any time' }).click()
  await dialog.getByRole('button', { name: 'Resend 12 emails' }).click()
  await expect.poll(() => closed).toBe(1)
  expect(sent).toEqual({ filter: { journey_id: 'jrn_1' } })
})
