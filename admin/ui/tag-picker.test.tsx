/** Choices as chips: found by typing, made by a new name, taken away. */
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { Form, SubmitButton } from './form.tsx'
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
  await eventually(() => expect(onChange).toHaveBeenLastCalledWith(['tag_1', 'tag_3']))
  expect(onCreate).toHaveBeenCalledWith('Lapsed')
})

test('a chip is taken away by its key', async () => {
  const onChange = vi.fn()
  const screen = await draw(<Picker onChange={onChange} />)
  await screen.getByRole('row', { name: 'Customer' }).click()
  await userEvent.keyboard('{Delete}')
  await eventually(() => expect(onChange).toHaveBeenLastCalledWith([]))
})

test('a form is sent with the choice that is being made, and with those chosen meanwhile', async () => {
  const creation = Promise.withResolvers<string>()
  const sent = vi.fn()
  function Tags() {
    const [value, setValue] = useState<string[]>([])
    return (
      <Form onSubmit={async () => sent(value)}>
        <TagPicker label="Tags" options={options} value={value} onChange={setValue} onCreate={() => creation.promise} />
        <SubmitButton>Save</SubmitButton>
      </Form>
    )
  }
  const screen = await draw(<Tags />)
  await screen.getByRole('combobox').fill('Lapsed')
  await screen.getByRole('option', { name: /Lapsed/ }).click()
  await screen.getByRole('combobox').fill('news')
  await screen.getByRole('option', { name: 'Newsletter' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(sent).not.toHaveBeenCalled()
  creation.resolve('tag_3')
  await eventually(() => expect(sent).toHaveBeenCalledExactlyOnceWith(['tag_2', 'tag_3']))
})
