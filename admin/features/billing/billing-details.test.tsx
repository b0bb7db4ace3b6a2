/** Name, address and tax ID on invoices: which are asked for, what the authority said, and what is refused. */
import type { BillingDetails } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { BillingDetailsForm } from './billing-details.tsx'

answerInBrowser()

const empty = { line1: '', line2: '', city: '', state: '', postal_code: '', country: '' }
const details: BillingDetails = { name: '', address: empty, version: 1, updated_at: null }
const spanish: BillingDetails = {
  ...details,
  name: 'Casa Verde S. L.',
  address: { ...empty, line1: 'Calle Mayor 1', city: 'Madrid', postal_code: '28013', country: 'ES' },
  tax_id: { type: 'eu_vat', value: 'ESB12345678', status: 'verified', checked_at: null },
}

async function shown(answer: BillingDetails) {
  await signedIn('manage-billing')
  await handle(api => api.billing.getDetails(), answer)
  return draw(<BillingDetailsForm />)
}

test('without a country no tax ID is asked for; with one it is saved as that country has it', async () => {
  const screen = await shown(details)
  await expect.element(screen.getByLabelText(/Name or company/)).toBeVisible()
  await expect.element(screen.getByLabelText(/VAT or tax ID/)).not.toBeInTheDocument()
  await screen.getByLabelText(/Name or company/).fill('Casa Verde S. L.')
  await screen.getByRole('button', { name: /Country/ }).click()
  await screen.getByRole('searchbox').fill('Spain')
  await screen.getByRole('option', { name: 'Spain' }).click()
  await screen.getByLabelText(/VAT or tax ID/).fill(' ESB12345678 ')
  let sent: unknown
  await handle(
    api => api.billing.updateDetails({ body: { name: '', address: empty } }),
    async request => {
      sent = await request.json()
      return spanish
    },
  )
  await screen.getByRole('button', { name: 'Save details' }).click()
  await expect.element(screen.getByText('Billing details saved')).toBeVisible()
  expect(sent).toEqual({
    name: 'Casa Verde S. L.',
    address: { ...empty, country: 'ES' },
    tax_id: { type: 'eu_vat', value: 'ESB12345678' },
  })
})

test.each([
  ['pending', 'The tax ID is being checked.'],
  ['verified', 'The tax ID is verified.'],
  ['unverified', 'The authority does not know this tax ID. Check it.'],
  ['unavailable', 'The authority does not check tax IDs of this kind.'],
] as const)('a tax ID that is %s', async (status, words) => {
  const screen = await shown({ ...spanish, tax_id: { ...spanish.tax_id!, status } })
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('a tax ID that is refused is said at its field, and what was typed stays', async () => {
  const screen = await shown(spanish)
  const text = 'This is not a tax ID of that country.'
  await handle(
    api => api.billing.updateDetails({ body: { name: '', address: empty } }),
    () => refuse(422, 'Validation failed', [{ pointer: '/body/tax_id/value', code: 'invalid_value', text }] as never),
  )
  await screen.getByLabelText(/VAT or tax ID/).fill('ES1')
  await screen.getByRole('button', { name: 'Save details' }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByLabelText(/VAT or tax ID/)).toHaveValue('ES1')
})
