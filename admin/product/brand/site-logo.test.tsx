/** The canvas of an email has the logo where the email has it, and the name only where there is none. */
import type { Brand, Image } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { SiteLogo } from './site-logo.tsx'

answerInBrowser()
const site_id = 'site_1'

async function shown(logo_image_id: string) {
  await signedIn('manage-emails')
  await handle(api => api.sites.list(), page())
  await handle(api => api.brand.get({ site_id }), { logo_image_id } as Brand)
  await handle(api => api.images.get({ site_id, image_id: 'image_1' }), {
    id: 'image_1',
    url: 'https://leads.example.com/images/logo.webp',
  } as Image)
  return draw(<SiteLogo>Casa Verde</SiteLogo>, { path: '/sites/$site_id', at: `/sites/${site_id}` })
}

test('the logo, from this address, in place of the name', async () => {
  const screen = await shown('image_1')
  await expect.element(screen.getByRole('presentation')).toHaveAttribute('src', '/images/logo.webp?width=640')
  await expect.element(screen.getByText('Casa Verde')).not.toBeInTheDocument()
})

test('the name, where there is no logo', async () => {
  const screen = await shown('')
  await expect.element(screen.getByText('Casa Verde')).toBeVisible()
})
