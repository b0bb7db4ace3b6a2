/** Requests for approval: what an agent asks for, approved or rejected, and what the caller may not approve. */
import type { Approval } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { ApprovalList } from './approval-list.tsx'

answerInBrowser()
const site_id = 'site_1'
const approval_id = 'appr_1'
const at = '2027-03-14T09:30:00.000Z'
const waiting: Approval = {
  id: approval_id,
  operation_id: 'deleteTag',
  summary: 'Delete a tag and take it from its leads',
  method: 'DELETE',
  path: `/v1/sites/${site_id}/tags/tag_1`,
  path_params: { tag_id: 'tag_1' },
  query: {},
  reason: 'Nobody has it.',
  status: 'pending',
  requested_by: 'key_1',
  requested_by_name: 'Assistant',
  created_at: at,
  expires_at: at,
  decided_by: null,
  decided_at: null,
  may_approve: true,
}

async function opened(more: Partial<Approval> = {}) {
  await signedIn('read-site', 'manage-leads')
  await handle(api => api.sites.list(), page())
  await handle(api => api.approvals.list({ site_id }), page({ ...waiting, ...more }))
  const screen = await draw(<ApprovalList />, { path: '/sites/$site_id/approvals', at: `/sites/${site_id}/approvals` })
  await screen.getByRole('row', { name: /Delete a tag/ }).click()
  return screen
}

test('a request shows what would be called and why, and is approved', async () => {
  const screen = await opened()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Nobody has it.')).toBeVisible()
  await expect.element(dialog.getByText(`DELETE /v1/sites/${site_id}/tags/tag_1`)).toBeVisible()
  await handle(api => api.approvals.approve({ site_id, approval_id }), { ...waiting, status: 'approved' })
  await dialog.getByRole('button', { name: 'Approve and carry out' }).click()
  await expect.element(screen.getByText('Approved and carried out.')).toBeVisible()
})

test('who may not make the call can only reject it', async () => {
  const screen = await opened({ may_approve: false })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Reject' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Approve and carry out' }).all()).toHaveLength(0)
  await handle(api => api.approvals.reject({ site_id, approval_id }), { ...waiting, status: 'rejected' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect.element(screen.getByText('Rejected.')).toBeVisible()
})
