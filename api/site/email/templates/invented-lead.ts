/** A person who does not exist, for looking at a template before there are leads. */
import { nothingKnown } from '../../contacts/lead-records/fields.ts'
import type { Recipient } from './personal.ts'

export const inventedLead: Recipient = {
  ...nothingKnown(),
  email: 'maria.jose@example.com',
  first_name: 'María José',
  last_name: "O'Brien",
  phone: '+34 600 000 000',
  custom_fields: {},
}
