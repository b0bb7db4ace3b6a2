/** The URL of a list of leads: search, filters, order. */
import { idOf, matching, oneOf, type SearchValues, text } from '../screens/search.ts'

const sorts = [
  ...['registered_at', 'created_at', 'last_activity_at', 'last_name', 'email', 'first_name', 'phone', 'timezone'],
  ...['language', 'country', 'source', 'mailability', 'email_validity', 'email_score', 'last_contacted_at'],
  ...['opens', 'clicks', 'last_opened_at', 'last_clicked_at', 'custom_fields\\.[a-z][a-z0-9_]{0,63}'],
]
/** As the API has it. */
export const sortPattern = new RegExp(`^-?(${sorts.join('|')})$`)

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
  sort: matching(sortPattern),
  /** Names of columns in their order, with commas; absent: those that were shown last. */
  columns: matching(/^((custom_fields\.)?[a-z][a-z0-9_]*,?)+$/),
  density: oneOf('comfortable', 'compact'),
  /** The saved view that was opened. */
  view: idOf('view_'),
  /** The dialog that is open. */
  add: oneOf('lead'),
}
export type LeadSearch = SearchValues<typeof leadSearch>
