/** A few choices are simply listed; many are found by typing, in their groups. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { Select } from './select.tsx'

const towns = [
  'Alicante',
  'Bilbao',
  'Cádiz',
  'Donostia',
  'Elche',
  'Figueres',
  'Gijón',
  'Huesca',
  'Ibiza',
  'Jaén',
  'León',
  'Madrid',
]
const options = towns.map((label, index) => ({ id: label, label, group: index < 2 ? 'Most used' : 'All' }))

function Choosing({ of, onChange }: { of: typeof options; onChange: (id: string) => void }) {
  const [value, setValue] = useState<string | null>(null)
  const choose = (id: string) => {
    setValue(id)
    onChange(id)
  }
  return <Select label="Town" options={of} value={value} onChange={choose} />
}

test('where nothing is chosen it says so in our words', async () => {
  const screen = await draw(<Choosing of={options} onChange={vi.fn()} />, { language: 'es' })
  await expect.element(screen.getByRole('button', { name: /Town/ })).toHaveTextContent('Elige…')
})

test('many are found by typing, whatever their accents, and Enter chooses', async () => {
  const onChange = vi.fn()
  const screen = await draw(<Choosing of={options} onChange={onChange} />)
  await screen.getByRole('button', { name: /Town/ }).click()
  await expect.element(screen.getByRole('group', { name: 'Most used' })).toBeVisible()
  await userEvent.keyboard('cad')
  await eventually(() => expect(screen.getByRole('option').elements()).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('Cádiz')
})

test('a few need no search', async () => {
  const onChange = vi.fn()
  const screen = await draw(<Choosing of={options.slice(0, 3)} onChange={onChange} />)
  await screen.getByRole('button', { name: /Town/ }).click()
  expect(screen.getByRole('searchbox').elements()).toHaveLength(0)
  await screen.getByRole('option', { name: 'Bilbao' }).click()
  expect(onChange).toHaveBeenCalledWith('Bilbao')
})
