/** The page that is asked about and what is known of its visitor, as the URL says it. */

import { matching, oneOf, type SearchValues, text, wholeNumber } from '../../../product/screens/search.ts'
import { browserName } from '../../../product/visitors/browser-name.ts'

export const whySearch = {
  page: text,
  device: oneOf('desktop', 'tablet', 'mobile'),
  visitor: oneOf('new', 'returning'),
  browser: browserName,
  language: text,
  country: matching(/^[A-Z]{2}$/),
  referrer: text,
  who: text,
  known: oneOf('yes'),
  /** Ids with commas between. */
  tags: text,
  before: oneOf('shown', 'closed', 'submitted'),
  of: matching(/^popup_[0-9a-f]{32}$/),
  days: wholeNumber,
}
export type WhySearch = SearchValues<typeof whySearch>
