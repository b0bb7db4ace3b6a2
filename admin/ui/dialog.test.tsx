import { useState } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../testing/render.tsx'
import { Dialog } from './dialog.tsx'
import { Form, SubmitButton } from './form.tsx'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

const nothing = async () => undefined

test('a form in a dialog begins with its first field', async () => {
  const screen = await draw(
    <Dialog title="New list" isOpen onClose={nothing}>
      <Form onSubmit={nothing}>
        <Select label="Kind" isRequired value="a" onChange={nothing} options={[{ id: 'a', label: 'A' }]} />
        <TextField name="name" label="Name" />
        <SubmitButton>Create</SubmitButton>
      </Form>
    </Dialog>,
  )
  await expect.element(screen.getByRole('button', { name: /Kind/ })).toHaveFocus()
})

test('also where it is opened by a button, which had the focus', async () => {
  function Opened() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog title="New list" isOpen={isOpen} onClose={nothing}>
          <Form onSubmit={nothing}>
            <TextField name="name" label="Name" />
          </Form>
        </Dialog>
      </>
    )
  }
  const screen = await draw(<Opened />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
})

test('what asks for the focus itself keeps it', async () => {
  const screen = await draw(
    <Dialog title="New list" isOpen onClose={nothing}>
      <Form onSubmit={nothing}>
        <TextField name="note" label="Note" />
        <TextField name="name" label="Name" autoFocus />
      </Form>
    </Dialog>,
  )
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
})

test('without a form the dialog itself has the focus', async () => {
  const screen = await draw(
    <Dialog title="Read this" isOpen onClose={nothing}>
      <p>Words</p>
    </Dialog>,
  )
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
})
