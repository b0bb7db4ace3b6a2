/** Automated emails: one is written and switched on; a problem of one is said where it is. */
import type { AutomatedEmail } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { AutomatedEmails } from './automated-emails.tsx'

answerInBrowser()
const site_id = 'site_1'
const one = (type: AutomatedEmail['type'], more: Partial<AutomatedEmail> = {}): AutomatedEmail => ({
  ...{ type, enabled: false, always_on: false, template_id: null, template_name: null, sender_id: null },
  ...{ failed_at: null, version: 1, updated_at: null, ...more },
})
const written = { template_id: 'tmpl_1', template_name: 'Welcome email', version: 2 }

async function shown() {
  await signedIn('manage-emails')
  await handle(api => api.sites.list(), page())
  await handle(api => api.templates.list({ site_id }), page())
  await handle(api => api.senders.list({ site_id }), page())
  const broken = { enabled: true, always_on: true, template_id: 'tmpl_2', problem: 'failed' } as const
  const data = [
    one('welcome'),
    one('confirmation', { ...broken, failed_at: '2027-03-01T09:00:00.000Z' }),
    one('thank_you'),
  ]
  await handle(
    api => api.automatedEmails.list({ site_id }),
    () => ({ data }),
  )
  const screen = await draw(<AutomatedEmails />, {
    path: '/sites/$site_id/emails/automated',
    at: `/sites/${site_id}/emails/automated`,
  })
  return { screen, data }
}

test('an email without a template is written, then switched on', async () => {
  const { screen, data } = await shown()
  await handle(
    api => api.automatedEmails.write({ site_id, type: 'welcome' }),
    () => {
      data[0] = one('welcome', written)
      return data[0]
    },
  )
  let sent: unknown
  await handle(
    api => api.automatedEmails.update({ site_id, type: 'welcome', body: {} }),
    async request => {
      sent = await request.json()
      data[0] = one('welcome', { ...written, enabled: true })
      return data[0]
    },
  )
  const welcome = screen.getByRole('region', { name: 'Welcome' })
  await expect.element(welcome.getByRole('switch')).toBeDisabled()
  await welcome.getByRole('button', { name: 'Write it' }).click()
  await expect.element(welcome.getByRole('link', { name: 'Edit' })).toBeVisible()
  await welcome.getByText('Send this email').click()
  await expect.poll(() => sent).toEqual({ enabled: true })
  await expect.element(welcome.getByRole('switch')).toBeChecked()
})

test('a template that could not be used is named, and the confirmation has no switch', async () => {
  const { screen } = await shown()
  const confirmation = screen.getByRole('region', { name: 'Confirmation' })
  await expect.element(confirmation.getByText(/The template could not be used on/)).toBeVisible()
  await expect.poll(() => confirmation.getByRole('switch').elements().length).toBe(0)
  await expect.element(screen.getByText(/^Whoever is given access to a sandbox/)).toBeVisible()
})
