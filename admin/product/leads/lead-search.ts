/** The URL of a list of leads: search, filters, order. */
import { type Found, idOf, oneOf, text } from '../screens/search.ts'

export const leadSearch = {
  q: text,
  tag: idOf('tag_'),
  audience: idOf('aud_'),
  campaign: idOf('camp_'),
  mailability: oneOf('subscribed', 'unsubscribed'),
  address: oneOf('valid', 'risky', 'invalid', 'unknown'),
  /** Rules, as JSON. */
  filter: text,
  sort: oneOf(
    'registered_at',
    '-registered_at',
    'last_activity_at',
    '-last_activity_at',
    'last_name',
    '-last_name',
    'email',
    '-email',
  ),
  /** The dialog that is open. */
  add: oneOf('lead'),
}
export type LeadSearch = Found<typeof leadSearch>
