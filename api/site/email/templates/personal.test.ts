import { expect, test } from 'vitest'
import { personalRenderer } from './personal.ts'

const said = (body_text: string) =>
  personalRenderer()('one', { subject: 'Hello', body_text }, {
    lead: { email: 'maria@example.com', custom_fields: {} },
    sender: { first_name: 'Ana', last_name: 'García', email: 'ana@example.com', signature: 'Ana\nCasa Verde *' },
    site: { name: 'Casa Verde', postal_address: 'Calle Mayor 1' },
    locale: 'en',
  } as never).text.split('\n--')[0]

test('the signature closes the body, or stands where the owner placed it; once, with its lines', () => {
  expect(said('Hello.')).toBe('Hello.\n\nAna\nCasa Verde *\n')
  expect(said('Hello.\n\n{{ sender.signature }}\n\nP.S.')).toBe('Hello.\n\nAna\nCasa Verde *\n\nP.S.\n')
})
