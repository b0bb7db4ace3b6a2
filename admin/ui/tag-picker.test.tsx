/** Choices as chips: found by typing, made by a new name, taken away. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { TagPicker } from './tag-picker.tsx'

const options = [
  { id: 'tag_1', label: 'Customer' },
  { id: 'tag_2', label: 'Newsletter' },
]

function Picker({ onChange, onCreate }: { onChange: (ids: string[]) => void; onCreate?: () => Promise<string> }) {
  const [value, setValue] = useState(['tag_1'])
  const change = (ids: string[]) => {
    setValue(ids)
    onChange(ids)
  }
  return <TagPicker label="Tags" options={options} value={value} onChange={change} onCreate={onCreate} />
}

test('a choice is found by what is typed', async () => {
  const onChange = vi.fn()
  const screen = await draw(<Picker onChange={onChange} />)
  await screen.getByRole('combobox').fill('news')
  await screen.getByRole('option', { name: 'Newsletter' }).click()
  expect(onChange).toHaveBeenLastCalledWith(['tag_1', 'tag_2'])
})

test('a name that nobody has becomes a choice', async () => {
  const onChange = vi.fn()
  const onCreate = vi.fn(async () => 'tag_3')
  const screen = await draw(<Picker onChange={onChange} onCreate={onCreate} />)
  await screen.getByRole('combobox').fill('Lapsed')
  await screen.getByRole('option', { name: /Lapsed/ }).click()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['tag_1', 'tag_3']))
  expect(onCreate).toHaveBeenCalledWith('Lapsed')
})

test('a chip is taken away by its key', async () => {
  const onChange = vi.fn()
  const screen = await draw(<Picker onChange={onChange} />)
  await screen.getByRole('row', { name: 'Customer' }).click()
  await userEvent.keyboard('{Delete}')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]))
})
