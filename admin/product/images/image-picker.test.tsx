/** An image is chosen from those of the site, or uploaded and chosen; too large ones are not sent. */
import { type Image, limits } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { ImagePicker } from './image-picker.tsx'

answerInBrowser()
const site_id = 'site_1'
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const image = (id: string, name: string): Image => ({
  ...{ id, name, width: 640, height: 480, animated: false, bytes: 1_000, url: pixel },
  ...{ focus_x_percent: 50, focus_y_percent: 50, created_at: '2027-03-01T09:00:00.000Z' },
})
const [garden, house] = [image('img_1', 'garden.png'), image('img_2', 'house.png')]

async function opened() {
  const onChange = vi.fn()
  await handle(api => api.images.list({ site_id }), page(garden, house))
  const screen = await draw(<ImagePicker site_id={site_id} label="Background" value={undefined} onChange={onChange} />)
  await screen.getByRole('button', { name: 'Choose image' }).click()
  await expect.element(screen.getByRole('option', { name: /house/ })).toBeVisible()
  return { screen, onChange }
}

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'new.png', { type: 'image/png' })

test('one of the site’s', async () => {
  const { screen, onChange } = await opened()
  await screen.getByRole('option', { name: /house/ }).click()
  await screen.getByRole('button', { name: 'Use image' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(house)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('an uploaded one is chosen; too large ones are not sent', async () => {
  const { screen, onChange } = await opened()
  const uploaded = image('img_3', 'new.png')
  await handle(api => api.images.upload({ site_id, file: fileOf(1) }), uploaded)
  await handle(api => api.images.list({ site_id }), page(uploaded, garden, house))
  const files = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!files) throw new Error('No field for files')
  await userEvent.upload(files, fileOf(limits.image_bytes_max + 1))
  await expect.element(screen.getByText('new.png has more than 5 MB.')).toBeVisible()
  await userEvent.upload(files, fileOf(10))
  await expect.element(screen.getByRole('option', { name: /new/ })).toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('button', { name: 'Use image' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(uploaded)
})
