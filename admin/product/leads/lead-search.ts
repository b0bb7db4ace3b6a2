/** The URL of a list of leads: search, filters, order. */
import { type Found, idOf, matching, oneOf, text } from '../screens/search.ts'

export const leadSearch = {
  q: text,
  tag: idOf('tag_'),
  audience: idOf('aud_'),
  campaign: idOf('camp_'),
  mailability: oneOf('subscribed', 'unsubscribed'),
  address: oneOf('valid', 'risky', 'invalid', 'unknown'),
  /** Rules, as JSON. */
  filter: text,
  /** A column, or `custom_fields.` and the name of a field; a leading `-` from the end. */
  sort: matching(/^-?(custom_fields\.)?[a-z][a-z0-9_]*$/),
  /** Names of columns in their order, with commas; absent: those that were shown last. */
  columns: matching(/^((custom_fields\.)?[a-z][a-z0-9_]*,?)+$/),
  density: oneOf('comfortable', 'compact'),
  /** The saved view that was opened. */
  view: idOf('view_'),
  /** The dialog that is open. */
  add: oneOf('lead'),
}
export type LeadSearch = Found<typeof leadSearch>
