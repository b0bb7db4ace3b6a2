/** What keeps email from a lead is shown, wherever it was said, with the way to lift it where there is one. */
import type { Lead, Suppression } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { LeadSuppression } from './lead-suppression.tsx'

answerInBrowser()
const site_id = 'site_1'
const at = '2027-03-01T09:00:00.000Z'
const lead = { id: 'lead_1', email: 'ana@example.com' } as Lead
const complaint = {
  ...{ id: 'supp_1', email: null, reason: 'complaint', source: 'complaint_report', note: '', evidence: '' },
  ...{ email_id: null, operation_id: null, created_at: at, removed_at: null, removed_by: null, removal_note: null },
} as Suppression

async function shown(of: Lead, ...suppressions: Suppression[]) {
  await signedIn('manage-emails')
  await handle(api => api.suppressions.list({ site_id }), page(...suppressions))
  return draw(<LeadSuppression site_id={site_id} lead={of} timezone="UTC" />)
}

test('of an erased person who had the address, and of an address of before, with whose it was', async () => {
  const screen = await shown(lead, complaint)
  await expect.element(screen.getByText('Erased person · Complaint report')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Allow email again' })).toBeVisible()
  await screen.unmount()
  const former = await shown(lead, { ...complaint, email: 'former@example.com' })
  await expect.element(former.getByText('former@example.com · Complaint report')).toBeVisible()
})

test('where the person left before, it says that nobody else lifts it', async () => {
  const screen = await shown({ ...lead, suppression: { reason: 'unsubscribed' } })
  await expect.element(screen.getByText(/was unsubscribed before/)).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
