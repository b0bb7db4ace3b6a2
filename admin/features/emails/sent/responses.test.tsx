/** Bounces, complaints and replies stand apart from opens and clicks, with what to do. */
import type { EmailDetail, EmailResponse } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { EmailStatus } from './email-status.tsx'
import { Responses } from './responses.tsx'

answerInBrowser()
const site_id = 'site_1'
const email_id = 'msg_1'

test('a bounce has its reason and what to do below a title of its own', async () => {
  await signedIn('manage-emails')
  await handle(api => api.sites.list(), page())
  const bounce: EmailResponse = {
    email_id,
    lead_id: 'lead_1',
    source: 'mail',
    type: 'bounce',
    permanent: true,
    reason: 'unknown_user',
    status: '5.1.1',
    detail: '550 5.1.1 No such user here',
    excerpt: '',
    created_at: '2027-03-12T09:00:00.000Z',
  }
  await handle(api => api.emails.responses.list({ site_id, email_id }), page(bounce))
  const email = { id: email_id, status: 'delivered' } as EmailDetail
  const screen = await draw(
    <>
      <EmailStatus email={email} />
      <Responses email={email} />
    </>,
    { path: '/sites/$site_id/emails/sent/$email_id', at: `/sites/${site_id}/emails/sent/${email_id}` },
  )
  await expect.element(screen.getByText('Bounced', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Delivered')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Bounces, complaints and replies' })).toBeVisible()
  await expect.element(screen.getByText(/No such mailbox\. Ask the person/)).toBeVisible()
})
