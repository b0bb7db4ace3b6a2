/** A page is brought in from an address: what is sent, what was left out, and why not. */
import type { ImportedWebPage } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { ImportPage } from './import-page.tsx'

answerInBrowser()

const site_id = 'site_1'
const drawn = () =>
  draw(<ImportPage isOpen onClose={() => undefined} />, { path: '/sites/$site_id', at: `/sites/${site_id}` })

test('an address without its scheme is taken, a name only where one was typed; what was left out is named', async () => {
  const sent = vi.fn()
  await handle(
    api => api.pages.import({ site_id, body: { url: '' } }),
    async request => {
      sent(await request.json())
      const left_out = [
        { type: 'script', name: '' },
        { type: 'image', name: 'map.png' },
      ]
      return { id: 'page_1', name: 'Our garden', left_out } as unknown as ImportedWebPage
    },
  )
  const screen = await drawn()
  await screen.getByLabelText('Address of the page').fill('casa.example/garden')
  await screen.getByRole('button', { name: 'Import page' }).click()
  await expect.element(screen.getByText('Our garden is a draft now')).toBeVisible()
  await expect.element(screen.getByText('map.png')).toBeVisible()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ url: 'https://casa.example/garden' })
})

test('a page that cannot be read says why at its address, and what was typed stays', async () => {
  const text = 'Nothing answers at this address.'
  await handle(
    api => api.pages.import({ site_id, body: { url: '' } }),
    () => refuse(422, 'Validation failed', [{ pointer: '/url', code: 'page_unreachable', text }]),
  )
  const screen = await drawn()
  await screen.getByLabelText('Address of the page').fill('https://casa.example')
  await screen.getByLabelText(/^Name/).fill(' Garden ')
  await screen.getByRole('button', { name: 'Import page' }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByLabelText(/^Name/)).toHaveValue(' Garden ')
})
