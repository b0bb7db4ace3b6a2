/** A color is typed, taken from a palette or moved by keys, and is left to follow the others again. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { ColorPicker } from './color-picker.tsx'

function Held({ first, onChange }: { first: string; onChange: (value: string) => void }) {
  const [value, setValue] = useState(first)
  const put = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <ColorPicker label="Accent" value={value} automatic="#b5532c" palette={['#3D4F2A']} onChange={put} />
}

test('typed with and without a hash; half a color counts for nothing', async () => {
  const onChange = vi.fn()
  const screen = await draw(<Held first="#112233" onChange={onChange} />)
  const field = screen.getByLabelText('Accent', { exact: true })
  await field.fill('b5532')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('B5532C')
  expect(onChange).toHaveBeenLastCalledWith('#b5532c')
  await screen.getByRole('button', { name: 'Accent: automatic again' }).click()
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('chosen from the palette and moved by the keys', async () => {
  const onChange = vi.fn()
  const screen = await draw(<Held first="#000000" onChange={onChange} />)
  await screen.getByRole('button', { name: 'Pick a color: Accent' }).click()
  await screen.getByRole('option').click()
  expect(onChange).toHaveBeenLastCalledWith('#3d4f2a')
  await screen.getByRole('slider', { name: 'Hue' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await eventually(() => expect(onChange.mock.lastCall?.[0]).toMatch(/^#(?!3d4f2a)[0-9a-f]{6}$/))
})

test('an automatic color that is not known here shows none, a chosen one is a color', async () => {
  const screen = await draw(
    <>
      <ColorPicker label="Page" value="" automatic="" onChange={vi.fn()} />
      <ColorPicker label="Text" value="#aa3311" automatic="" onChange={vi.fn()} />
    </>,
  )
  const swatchOf = (name: string) => screen.getByRole('button', { name: `Pick a color: ${name}` })
  await expect.element(swatchOf('Page')).toHaveAttribute('data-unknown', 'true')
  await expect.element(swatchOf('Text')).not.toHaveAttribute('data-unknown')
})
