/** Fields that somebody is only beginning to fill. */
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../testing/render.tsx'
import { QuietErrors } from './quiet-errors.ts'
import { TextField } from './text-field.tsx'

const drawn = (isQuiet: boolean) =>
  draw(
    <QuietErrors value={isQuiet}>
      <TextField label="Value" error="Choose a value" />
      <button type="button">Next</button>
    </QuietErrors>,
  )

test('an error is said once the field was left, not before', async () => {
  const screen = await drawn(true)
  await screen.getByRole('textbox').click()
  await expect.element(screen.getByText('Choose a value')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(screen.getByText('Choose a value')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
})

test('elsewhere it is said at once', async () => {
  const screen = await drawn(false)
  await expect.element(screen.getByText('Choose a value')).toBeVisible()
})
