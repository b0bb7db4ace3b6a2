/** Access of leads: given to one that is typed, entered by a link, extended, ended and deleted. */
import type { Grant, NewSandboxAccess } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { access, sandbox } from '../../../testing/sandbox.ts'
import { AccessList } from './access-list.tsx'

answerInBrowser()
const site_id = 'site_1'
const one = { site_id, access_id: 'sacc_1' }
const every: Grant[] = ['read-sandbox', 'manage-sandboxes', 'read-lead']

async function shown(rows = [access()], grants = every) {
  await signedIn(...grants)
  await handle(api => api.sites.list(), page())
  await handle(api => api.sandboxes.access.listSandboxAccesses({ site_id }), page(...rows))
  return draw(<AccessList sandbox={sandbox()} />, {
    path: '/sites/$site_id/sandboxes/$sandbox_id',
    at: `/sites/${site_id}/sandboxes/sbx_1`,
  })
}

type Screen = Awaited<ReturnType<typeof shown>>

async function choose(screen: Screen, action: string) {
  await screen.getByRole('row').filter({ hasText: 'ana@example.com' }).getByRole('button').click()
  await screen.getByRole('menuitem', { name: action }).click()
}

test('who may only read sees who is in and can change nothing', async () => {
  const screen = await shown([access()], ['read-sandbox'])
  const row = screen.getByRole('row').filter({ hasText: 'ana@example.com' })
  await expect.element(row).toMatchTextContent(/Active.*Not yet/)
  await expect.element(row.getByRole('button')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Give access' })).not.toBeInTheDocument()
})

test('a lead is found by typing and given access without an email', async () => {
  let sent: NewSandboxAccess | undefined
  const screen = await shown([])
  await handle(
    api => api.leads.list({ site_id }),
    request => {
      const search = new URL(request.url).searchParams.get('search')
      return { ...page(), data: search === 'zoe' ? [{ id: 'lead_900', email: 'zoe@example.com' } as never] : [] }
    },
  )
  await handle(
    api => api.sandboxes.access.assignSandbox({ site_id, sandbox_id: 'sbx_1', body: { lead_id: '' } }),
    async request => {
      sent = (await request.json()) as NewSandboxAccess
      return access({ lead_id: 'lead_900', lead: { email: 'zoe@example.com', name: 'Zoe' } })
    },
  )
  await screen.getByRole('button', { name: 'Give access' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Give access' })
  await dialog.getByRole('combobox', { name: 'Lead' }).fill('zoe')
  await screen.getByRole('option', { name: 'zoe@example.com' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'Lead' })).toHaveValue('zoe@example.com')
  await dialog.getByText('Email the link').click()
  await dialog.getByRole('button', { name: 'Give access' }).click()
  await expect.element(screen.getByText('zoe@example.com has access.')).toBeVisible()
  expect(sent).toEqual({ lead_id: 'lead_900', hours: 72, send_email: false })
})

test('a link is shown once, and until when it works: no longer than the access', async () => {
  const screen = await shown()
  await handle(api => api.sandboxes.access.createSandboxLink(one), {
    ...{ url: 'https://leadwright.example/v1/public/sandbox-entries/abc', expires_at: '2027-03-31T09:00:00.000Z' },
  })
  await choose(screen, 'Create link')
  const dialog = screen.getByRole('dialog', { name: 'A link for one entry' })
  await expect.element(dialog.getByText(/sandbox-entries\/abc/)).toBeVisible()
  await expect.element(dialog.getByText(/Mar 4, 2027/)).toBeVisible()
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a link that was just sent is not sent again, and the reason is said', async () => {
  const screen = await shown()
  await handle(
    api => api.sandboxes.access.send(one),
    () => refuse(429, 'Wait two minutes.'),
  )
  await choose(screen, 'Email a new link')
  await expect.element(screen.getByText(/Wait two minutes/)).toBeVisible()
})

test('access is extended by hours', async () => {
  let sent: unknown
  const screen = await shown()
  await handle(
    api => api.sandboxes.access.extend({ ...one, body: { hours: 1 } }),
    async request => {
      sent = await request.json()
      return access()
    },
  )
  await choose(screen, 'Extend access')
  await screen.getByRole('dialog').getByRole('button', { name: 'Extend access' }).click()
  await expect.element(screen.getByText('The access is extended.')).toBeVisible()
  expect(sent).toEqual({ hours: 24 })
})

test('ended, it offers neither a link nor an end; deleted, nothing', async () => {
  const screen = await shown()
  await choose(screen, 'End access')
  const dialog = screen.getByRole('alertdialog', { name: 'End the access of ana@example.com?' })
  await expect.element(dialog.getByText(/Links stop working at once/)).toBeVisible()
  await handle(api => api.sandboxes.access.end(one), access({ status: 'expired' }))
  await handle(
    api => api.sandboxes.access.listSandboxAccesses({ site_id }),
    page(
      access({ status: 'expired' }),
      access({ id: 'sacc_2', lead_id: null, lead: { email: '', name: '' }, status: 'deleted' }),
    ),
  )
  await dialog.getByRole('button', { name: 'End access' }).click()
  const gone = screen.getByRole('row').filter({ hasText: 'Deleted lead' })
  await expect.element(gone.getByRole('button')).not.toBeInTheDocument()
  await screen.getByRole('row').filter({ hasText: 'ana@example.com' }).getByRole('button').click()
  await expect.element(screen.getByRole('menuitem', { name: 'Extend access' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Create link' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('menuitem', { name: 'End access' })).not.toBeInTheDocument()
})
