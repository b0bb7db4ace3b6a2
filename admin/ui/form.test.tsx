/** What the API refuses stands at its field; what belongs to no field stands above the button. */
import { expect, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { draw } from '../testing/render.tsx'
import { Form, SubmitButton } from './form.tsx'
import { TextField } from './text-field.tsx'

const refusal = (errors: { pointer: string; code: string; text: string }[], detail = 'Validation failed') =>
  Object.assign(new Error(detail), { status: 422, code: 'validation', problem: { detail, errors } })

async function drawn(onSubmit: (data: FormData) => Promise<unknown>) {
  return draw(
    <Form onSubmit={onSubmit}>
      <TextField name="email" type="email" label="Email" isRequired />
      <TextField name="name" label="Name" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  )
}

test('sends its fields by their names', async () => {
  const onSubmit = vi.fn(async (data: FormData) => Object.fromEntries(data))
  const screen = await drawn(onSubmit)
  await screen.getByLabelText('Email').fill('ana@example.com')
  await screen.getByLabelText('Name(optional)').fill('Ana')
  await screen.getByRole('button', { name: 'Save' }).click()
  await eventually(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(await onSubmit.mock.results[0]?.value).toEqual({ email: 'ana@example.com', name: 'Ana' })
})

test('a required field that is empty is not sent', async () => {
  const onSubmit = vi.fn(async () => undefined)
  const screen = await drawn(onSubmit)
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByLabelText('Email')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a refused field says why, has the focus, and is forgiven when it is written anew', async () => {
  const screen = await drawn(async () => {
    throw refusal([{ pointer: '/body/name', code: 'taken', text: 'This name is taken.' }])
  })
  await screen.getByLabelText('Email').fill('ana@example.com')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('This name is taken.')).toBeVisible()
  await expect.element(screen.getByLabelText('Name(optional)')).toHaveFocus()
  await screen.getByLabelText('Name(optional)').fill('Bea')
  await expect.element(screen.getByText('This name is taken.')).not.toBeInTheDocument()
})

test('a refusal of no field stands in the form', async () => {
  const screen = await drawn(async () => {
    throw refusal([], 'Too many sites.')
  })
  await screen.getByLabelText('Email').fill('ana@example.com')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Too many sites.')).toBeVisible()
})
