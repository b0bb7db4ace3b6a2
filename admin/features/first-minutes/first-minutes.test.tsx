/** A website that cannot be read is corrected where it is read; what was passed over is not asked for again. */
import type { Brand, PageCheck, Site, WebsiteBrand, WidgetHost } from '@leadwright/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepProgress, type Progress } from '../../product/first-minutes/use-progress.ts'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { eventually } from '../../testing/eventually.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { FirstMinutes } from './first-minutes.tsx'

answerInBrowser()
const site_id = 'site_1'
const wrong = 'http://127.0.0.1:9712/'
const read = vi.fn()
const looked = vi.fn()

beforeEach(async () => {
  await signedIn('manage-popups', 'manage-sites')
  await handle(api => api.sites.list(), page({ id: site_id, name: 'Casa', status: 'draft', timezone: 'UTC' } as Site))
  await handle(api => api.brand.get({ site_id }), { is_set: false } as Brand)
  await handle(api => api.popups.list({ site_id }), page())
  await handle(api => api.hosts.list({ site_id }), { data: [] })
  await handle(
    api => api.brand.read({ site_id, body: { url: '' } }),
    async request => {
      const { url } = await request.json()
      read(url)
      return url === wrong
        ? refuse(422, 'This address is not public.')
        : ({ url, name: 'Casa Verde', colors: {} } as WebsiteBrand)
    },
  )
  await handle(
    api => api.popups.checkPage({ site_id, body: { page_url: '' } }),
    () => {
      looked()
      return { found: 'nothing' } as unknown as PageCheck
    },
  )
})
afterEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

const drawn = (progress: Progress) => {
  keepProgress(site_id, progress)
  return draw(<FirstMinutes />, { path: '/sites/$site_id/first-minutes', at: `/sites/${site_id}/first-minutes` })
}

test('an address that cannot be read is corrected and read again', async () => {
  const screen = await drawn({ website: wrong, passed: [] })
  await expect.element(screen.getByText('http://127.0.0.1:9712/ could not be read')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Your website' })
  await expect.element(field).toHaveValue(wrong)
  await screen.getByRole('button', { name: 'Read website' }).click()
  await eventually(() => expect(read.mock.calls).toEqual([[wrong], [wrong]]))
  await expect.element(screen.getByText('http://127.0.0.1:9712/ could not be read')).toBeVisible()
  await field.fill('casa-verde.example')
  await screen.getByRole('button', { name: 'Read website' }).click()
  await expect.element(screen.getByText('Found on casa-verde.example')).toBeVisible()
  expect(read).toHaveBeenLastCalledWith('https://casa-verde.example/')
  await expect.element(screen.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  expect(looked).not.toHaveBeenCalled()
})

test('nothing is read or looked for again for steps that were passed over', async () => {
  const screen = await drawn({ website: wrong, passed: ['brand'] })
  await expect.element(screen.getByRole('link', { name: 'Choose a design' })).toBeVisible()
  await screen.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect.element(screen.getByText(/^Not on http/)).toBeVisible()
  expect(looked).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect.element(screen.getByText(/^That is all/)).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test('a page out of the server’s reach is done once it has loaded the widget', async () => {
  await handle(
    api => api.popups.checkPage({ site_id, body: { page_url: '' } }),
    () => {
      looked()
      return refuse(422, 'This address is not public.')
    },
  )
  const host = { host: 'staging.casa.example', allowed: true, config_count: 3 } as WidgetHost
  await handle(api => api.hosts.list({ site_id }), { data: [host] })
  const screen = await drawn({ website: 'https://staging.casa.example/', passed: ['brand', 'popup'] })
  await expect.element(screen.getByText('Your popups are loaded on staging.casa.example')).toBeVisible()
  await expect.element(screen.getByText(/^That is all/)).toBeVisible()
})
