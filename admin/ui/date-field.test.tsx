/** A day is typed part by part, or chosen from a month, and is the same text either way. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { DateField } from './date-field.tsx'

test.each([
  { language: 'en', typed: '03012027' },
  { language: 'es', typed: '01032027' },
] as const)('typed in the order of the language: $language', async ({ language, typed }) => {
  const onChange = vi.fn()
  const screen = await draw(<DateField label="From" onChange={onChange} />, { language })
  await screen.getByRole('spinbutton').first().click()
  await userEvent.keyboard(typed)
  await eventually(() => expect(onChange).toHaveBeenLastCalledWith('2027-03-01'))
})

test('chosen from the month', async () => {
  const onChange = vi.fn()
  const screen = await draw(<DateField label="From" defaultValue="2027-03-01" onChange={onChange} />)
  await screen.getByRole('button').first().click()
  await screen.getByRole('button', { name: /March 15, 2027/ }).click()
  await eventually(() => expect(onChange).toHaveBeenLastCalledWith('2027-03-15'))
})
