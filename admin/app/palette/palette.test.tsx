/** Every screen and thing by keyboard alone. */
import type { Audience, Lead, Site } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { Palette } from './palette.tsx'

answerInBrowser()
const site_id = 'site_1'
const ines = { id: 'lead_1', email: 'ines@example.com', first_name: 'Inés', last_name: 'Peña' } as Lead

test('a screen that the person may use, by name', async () => {
  await signedIn('read-audience')
  await handle(api => api.audiences.list({ site_id }), page())
  const onClose = vi.fn()
  const screen = await draw(<Palette site_id={site_id} onClose={onClose} />)
  await userEvent.keyboard('audi')
  await expect.element(screen.getByRole('menuitem', { name: 'Audiences' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.address()).toBe(`/sites/${site_id}/leads/audience`)
})

test('a person, found by the API', async () => {
  await signedIn('read-lead')
  await handle(
    api => api.leads.list({ site_id }),
    request => page(...(new URL(request.url).searchParams.get('search') === 'ines pena' ? [ines] : [])),
  )
  const screen = await draw(<Palette site_id={site_id} onClose={() => {}} />)
  await userEvent.keyboard('ines pena')
  await screen.getByRole('menuitem', { name: /Inés Peña/ }).click()
  expect(screen.address()).toBe(`/sites/${site_id}/leads/lead_1`)
})

test('what comes late does not stand below the highlight: Enter opens the first of all', async () => {
  await signedIn('read-lead', 'read-audience')
  let answer = () => {}
  const late = new Promise<void>(resolve => {
    answer = resolve
  })
  await handle(
    api => api.leads.list({ site_id }),
    async () => {
      await late
      return page(ines)
    },
  )
  await handle(api => api.audiences.list({ site_id }), page({ id: 'aud_1', name: 'Ines’ friends' } as Audience))
  const screen = await draw(<Palette site_id={site_id} onClose={() => {}} />)
  await userEvent.keyboard('ines')
  await expect.element(screen.getByRole('menuitem', { name: /friends/ })).not.toBeInTheDocument()
  answer()
  await expect.element(screen.getByRole('menuitem', { name: /friends/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(screen.address()).toBe(`/sites/${site_id}/leads/lead_1`)
})

test('another site, by name', async () => {
  await signedIn()
  const other = { id: 'site_2', name: 'Huerta Clara', subdomain: 'huerta' } as Site
  await handle(api => api.sites.list({ limit: 100 }), page(other))
  const screen = await draw(<Palette site_id={site_id} onClose={() => {}} />)
  await userEvent.keyboard('huer')
  await screen.getByRole('menuitem', { name: /Huerta Clara/ }).click()
  expect(screen.address()).toBe('/sites/site_2/dashboard')
})

test('without rights there are no screens of the site; what nothing fits says so', async () => {
  await signedIn()
  const screen = await draw(<Palette site_id={site_id} onClose={() => {}} />)
  await expect.element(screen.getByRole('menuitem', { name: 'Popups' })).not.toBeInTheDocument()
  await userEvent.keyboard('xyzzy')
  await expect.element(screen.getByText(/xyzzy/)).toBeVisible()
})
