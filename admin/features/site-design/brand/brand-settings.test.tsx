/** The brand of a site: chosen, warned about, read from a website, and saved by one button. */
import type { Brand, BrandChanges, Site, WebsiteBrand } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { shownColors } from '../../../product/brand/brand-colors.ts'
import { answerInBrowser, handle, page, refuse } from '../../../testing/api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { BrandSettings } from './brand-settings.tsx'

answerInBrowser()

const site_id = 'site_1'
const open = {
  ...{ accent_color: '', background_color: '', text_color: '', button_color: '', button_text_color: '' },
  ...{ cta_color: '', cta_text_color: '' },
}
const colors = { ...open, accent_color: '#b5532c', background_color: '#fffdf9', text_color: '#2a211d' }
const fonts = [{ name: 'Serif', stack: 'Georgia, serif' }]
const brand: Brand = {
  ...{ logo_image_id: '', dark_logo_image_id: '', favicon_image_id: '', font_family: '', heading_font_family: '' },
  ...{ menu_layout: 'beside' as const, phone_menu: 'open' as const, menu_stays: false },
  ...{
    radius_px: 14,
    button_shape: 'rounded' as const,
    cta_shape: 'same' as const,
    contrast_issues: [],
    is_set: false,
    version: 1,
  },
  ...{ colors, dark_colors: open, shown_colors: shownColors({ colors, dark_colors: open }) },
}

/** Draws it, and answers what was saved. */
async function drawn() {
  const saved = vi.fn<(changes: BrandChanges) => void>()
  await handle(
    api => api.brand.update({ site_id, body: {} }),
    async request => {
      const changes = await request.json()
      saved(changes)
      return { ...brand, ...changes, version: 2 }
    },
  )
  await signedIn('read-site', 'manage-sites')
  await handle(api => api.sites.list(), page())
  await handle(api => api.sites.get({ site_id }), { id: site_id, name: 'Casa Verde' } as Site)
  const screen = await draw(<BrandSettings site_id={site_id} brand={brand} fonts={fonts} />, {
    path: '/sites/$site_id/design',
    at: `/sites/${site_id}/design`,
  })
  const save = () => screen.getByRole('button', { name: 'Save brand' }).click()
  return { screen, save, saved }
}

test('a color that cannot be read is warned about, and the nearest that can is one press away', async () => {
  const { screen, save, saved } = await drawn()
  await screen.getByLabelText('Text', { exact: true }).first().fill('#d8cfc8')
  await expect.element(screen.getByText(/Text on the background: contrast 1\.\d+, and 4\.5 is needed/)).toBeVisible()
  await screen.getByRole('button', { name: /^Use #/ }).click()
  await expect.element(screen.getByText(/Text on the background/)).not.toBeInTheDocument()
  await save()
  await expect.element(screen.getByText('Brand saved')).toBeVisible()
  const changes = saved.mock.lastCall?.[0]
  expect(changes).toEqual({ colors: { ...colors, text_color: expect.stringMatching(/^#[0-9a-f]{6}$/) } })
  expect(changes?.colors?.text_color).not.toBe('#d8cfc8')
})

test('call-to-action buttons are chosen beside other buttons, checked, and seen before they are saved', async () => {
  const { screen, save, saved } = await drawn()
  await screen.getByLabelText('Call to action', { exact: true }).first().fill('#ffd166')
  await screen.getByLabelText('Call to action text', { exact: true }).first().fill('#ffffff')
  await expect.element(screen.getByText(/call-to-action buttons: contrast 1\.\d+/)).toBeVisible()
  await screen.getByRole('button', { name: /^Use #/ }).click()
  await expect.element(screen.getByText(/call-to-action buttons: contrast/)).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Square' }).nth(1).click()
  const button = screen.getByRole('figure', { name: 'Preview' }).getByText('Subscribe', { exact: true })
  await expect.poll(() => getComputedStyle(button.element()).backgroundColor).toBe('rgb(255, 209, 102)')
  expect(getComputedStyle(button.element()).borderRadius).toBe('0px')
  await save()
  await eventually(() => expect(saved).toHaveBeenCalled())
  expect(saved.mock.lastCall?.[0]).toMatchObject({ colors: { cta_color: '#ffd166' }, cta_shape: 'square' })
})

test('what is ticked of a website is taken into the draft, and kept once it is saved', async () => {
  const found: WebsiteBrand = {
    url: 'https://casa.example/',
    colors: { accent_color: '#3d4f2a', text_color: '#101010' },
    palette: [],
    heading_font: { family: 'Fraunces', font_family: 'Georgia, serif', is_same: false },
    radius_px: 4,
    button_shape: 'pill',
  }
  const read = vi.fn()
  await handle(
    api => api.brand.read({ site_id, body: { url: '' } }),
    async request => {
      read(await request.json())
      return found
    },
  )
  const { screen, save, saved } = await drawn()
  await screen.getByRole('button', { name: 'Read from your website' }).click()
  await screen.getByLabelText('Website address').fill('casa.example')
  await screen.getByRole('button', { name: 'Read website' }).click()
  await expect.element(screen.getByText('Found on casa.example')).toBeVisible()
  expect(read).toHaveBeenCalledExactlyOnceWith({ url: 'https://casa.example' })
  await screen.getByRole('dialog').getByText('Text', { exact: true }).click()
  await screen.getByRole('button', { name: 'Use selected' }).click()
  await save()
  await eventually(() => expect(saved).toHaveBeenCalled())
  expect(saved.mock.lastCall?.[0]).toEqual({
    colors: { ...colors, accent_color: '#3d4f2a' },
    heading_font_family: 'Georgia, serif',
    radius_px: 4,
    button_shape: 'pill',
  })
})

test('a website that cannot be read says why at its address', async () => {
  const text = 'Nothing answers at this address.'
  await handle(
    api => api.brand.read({ site_id, body: { url: '' } }),
    () => refuse(422, 'Validation failed', [{ pointer: '/url', code: 'page_unreachable', text }]),
  )
  const { screen } = await drawn()
  await screen.getByRole('button', { name: 'Read from your website' }).click()
  await screen.getByLabelText('Website address').fill('https://casa.example')
  await screen.getByRole('button', { name: 'Read website' }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
})
