/** One of many, found by typing and taken with the keys. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { ComboBox, type ComboBoxProps } from './combo-box.tsx'

const options = [
  { id: 'a', label: 'Almería' },
  { id: 'b', label: 'Barcelona' },
  { id: 'c', label: 'Cádiz' },
]

/** With room beside it: where the page has to scroll to a choice, the choices close. */
const City = (props: Partial<ComboBoxProps>) => (
  <div style={{ maxWidth: 400 }}>
    <ComboBox label="City" options={options} {...props} />
  </div>
)

test('typing leaves what fits, accents or not; arrow and Enter take it', async () => {
  const onChange = vi.fn()
  const screen = await draw(<City onChange={onChange} />)
  await screen.getByRole('combobox').fill('cadi')
  await expect.element(screen.getByRole('option', { name: 'Cádiz' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Barcelona' })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('combobox')).toHaveValue('Cádiz')
  expect(onChange).toHaveBeenLastCalledWith('c')
})

test('says so where nothing fits, and a mistake at its field', async () => {
  const screen = await draw(<City error="Choose a city." />)
  await expect.element(screen.getByText('Choose a city.')).toBeVisible()
  await screen.getByRole('combobox').fill('xyz')
  await expect.element(screen.getByText('Nothing found')).toBeVisible()
})
