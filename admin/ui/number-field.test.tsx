/** A refused number says so until it is changed, so that nothing moves from under the pointer when the field is left. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { Form, SubmitButton } from './form.tsx'
import { NumberField } from './number-field.tsx'

const text = 'At most 100.'
async function drawRefused() {
  const onSubmit = vi.fn(async () => undefined)
  onSubmit.mockRejectedValueOnce(
    Object.assign(new Error('Validation failed'), {
      status: 422,
      code: 'validation',
      problem: { detail: 'Validation failed', errors: [{ pointer: '/body/percent_off', code: 'too_big', text }] },
    }),
  )
  const screen = await draw(
    <Form onSubmit={onSubmit}>
      <NumberField name="percent_off" label="Percent off" defaultValue={200} isRequired />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await button.click()
  await expect.element(screen.getByText(text)).toBeVisible()
  const top = () => button.element().getBoundingClientRect().top
  return { screen, button, top, onSubmit, field: screen.getByRole('textbox', { name: 'Percent off' }) }
}

test('left as it is, it stays refused', async () => {
  const { screen, field, top } = await drawRefused()
  const before = top()
  await expect.element(field).toHaveFocus()
  await userEvent.tab()
  await expect.element(field).not.toHaveFocus()
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(top()).toBe(before)
})

test('typed anew, the error leaves at once; leaving the field moves nothing, and the next press sends', async () => {
  const { screen, button, field, top, onSubmit } = await drawRefused()
  await field.fill('20')
  await expect.element(screen.getByText(text)).not.toBeInTheDocument()
  const before = top()
  await userEvent.tab()
  expect(top()).toBe(before)
  await button.click()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
})

test('stepped up or down, it is forgiven too', async () => {
  const { screen } = await drawRefused()
  await screen.getByRole('button', { name: /Decrease/ }).click()
  await expect.element(screen.getByText(text)).not.toBeInTheDocument()
})
