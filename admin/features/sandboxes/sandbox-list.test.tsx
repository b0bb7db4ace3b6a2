/** The list of sandboxes: empty, narrowed, and what each row says. */
import type { Grant } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { sandbox } from '../../testing/sandbox.ts'
import { SandboxList } from './sandbox-list.tsx'

answerInBrowser()
const site_id = 'site_1'
const path = '/sites/$site_id/sandboxes'
const every: Grant[] = ['read-sandbox', 'create-sandbox', 'manage-sandboxes']

async function shown(rows: ReturnType<typeof sandbox>[], search = '', grants = every) {
  await signedIn(...grants)
  await handle(api => api.sites.list(), page())
  await handle(
    api => api.sandboxes.list({ site_id }),
    request => {
      const machine_status = new URL(request.url).searchParams.get('machine_status')
      return page(...rows.filter(row => machine_status === null || row.machine_status === machine_status))
    },
  )
  return draw(<SandboxList />, { path, at: `/sites/${site_id}/sandboxes${search}` })
}

test('says what it is for while it is empty, with the way to begin', async () => {
  const screen = await shown([])
  await expect.element(screen.getByText('No sandboxes yet')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Create sandbox' }).first())
    .toHaveAttribute('href', '/sites/site_1/sandboxes/new-sandbox')
})

test('who may only read is offered neither creation nor settings', async () => {
  const screen = await shown([sandbox()], '', ['read-sandbox'])
  await expect.element(screen.getByText('Shop-demo')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Create sandbox' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main').getByRole('button', { name: /actions/i })).not.toBeInTheDocument()
})

test('shows what runs and where the subscription is', async () => {
  const screen = await shown([
    sandbox({ id: 'sbx_1', name: 'Shop-demo', machine_status: 'asleep', status: 'expiring' }),
    sandbox({ id: 'sbx_2', name: 'Course-demo', machine_status: 'creating', task: 'reset', lead_count: 12 }),
  ])
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name })
  await expect.element(row('Shop-demo')).toMatchTextContent(/Asleep.*Expires soon/)
  await expect.element(row('Course-demo')).toMatchTextContent(/Resetting.*Active.*12/)
})

test('is narrowed by status, which the address keeps, and comes back', async () => {
  const screen = await shown([sandbox()])
  await screen.getByRole('radio', { name: 'Failed' }).click()
  await expect.element(screen.getByText('No results for this search')).toBeVisible()
  expect(screen.address()).toBe('/sites/site_1/sandboxes?machine_status=failed')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByText('Shop-demo')).toBeVisible()
})
