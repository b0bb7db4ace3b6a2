/** The gallery of designs: found by goal and type; what is chosen is made, with its picture and the field it brings along. */
import type { Brand, CustomField, Image, NewPopup, Popup, Site } from '@leadwright/sdk'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../../testing/api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { NewPopupDialog } from './new-popup-dialog.tsx'

answerInBrowser()

const site_id = 'site_1'
const created = vi.fn<(popup: NewPopup) => void>()
const fields = vi.fn<(field: { name?: string }) => void>()

beforeEach(async () => {
  created.mockClear()
  fields.mockClear()
  await signedIn('read-site', 'manage-popups', 'manage-leads')
  await handle(api => api.sites.list(), page())
  await handle(api => api.sites.get({ site_id }), { id: site_id, name: 'Casa Verde', language: 'en' } as Site)
  await handle(api => api.brand.get({ site_id }), { is_set: false } as Brand)
  await handle(api => api.customFields.list({ site_id, limit: 100 }), page())
  await handle(api => api.sites.getDesignSettings({ site_id }), { fonts: [], available_fonts: [], version: 1 })
  await handle(
    api => api.customFields.create({ site_id, body: { name: 'x', label: 'x', type: 'text' } }),
    async request => {
      fields(await request.json())
      return { id: 'field_1' } as CustomField
    },
  )
  await handle(api => api.images.upload({ site_id, file: new File([], 'x') }), { id: 'image_1' } as Image)
  await handle(
    api => api.popups.create({ site_id, body: { name: 'x' } }),
    async request => {
      created(await request.json())
      return { id: 'popup_1' } as Popup
    },
  )
})

async function gallery() {
  await browserPage.viewport(1280, 900)
  const screen = await draw(<NewPopupDialog isOpen onClose={() => undefined} />, {
    path: '/sites/$site_id/popups',
    at: `/sites/${site_id}/popups`,
  })
  const design = (name: RegExp) => screen.getByRole('button', { name })
  return { screen, design }
}

test('designs are found by what they are for, and by type', async () => {
  const { screen, design } = await gallery()
  await expect.element(design(/^Welcome offer/)).toBeVisible()
  await screen.getByRole('radio', { name: /^Feedback/ }).click()
  await expect.element(design(/^Star rating/)).toBeVisible()
  await expect.element(design(/^Welcome offer/)).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Banners' }).click()
  await expect.element(screen.getByText('No results for this search')).toBeVisible()
})

test('a picture comes along among the site’s images', async () => {
  const { screen, design } = await gallery()
  await design(/^Welcome offer/).click()
  await expect.element(screen.getByTitle('Preview of the popup')).toBeVisible()
  expect(created).not.toHaveBeenCalled()
  await design(/^Use this design/).click()
  await eventually(() => expect(created).toHaveBeenCalled())
  const made = created.mock.lastCall?.[0]
  expect(made?.style).toMatchObject({ image_id: 'image_1', image_placement: 'left' })
  expect(fields).not.toHaveBeenCalled()
})

test('a field that the site has not yet is made', async () => {
  const { design } = await gallery()
  await design(/^Welcome offer/).click()
  await design(/^All designs/).click()
  await design(/^Star rating/).click()
  await design(/^Use this design/).click()
  await eventually(() => expect(created).toHaveBeenCalled())
  expect(fields.mock.lastCall?.[0]).toEqual({ name: 'rating', label: 'Your rating', type: 'number' })
  expect(created.mock.lastCall?.[0].form?.fields?.[0]).toMatchObject({ name: 'rating', presentation: 'stars' })
})
