/**
 * The columns of a lead's origin: the country, the device, and the first and the last arrival
 * before the form. They are in the lead's own row, since every form writes both.
 */
import { text } from 'drizzle-orm/sqlite-core'
import { devices, type Touch } from './touch.ts'

/** The facts of both arrivals, folded, as filters compare them. */
const folded = {
  first_utm_source: text(),
  first_utm_medium: text(),
  first_utm_campaign: text(),
  first_utm_term: text(),
  first_utm_content: text(),
  first_gclid: text(),
  first_fbclid: text(),
  first_msclkid: text(),
  first_referrer: text(),
  first_landing_page: text(),
  last_utm_source: text(),
  last_utm_medium: text(),
  last_utm_campaign: text(),
  last_utm_term: text(),
  last_utm_content: text(),
  last_gclid: text(),
  last_fbclid: text(),
  last_msclkid: text(),
  last_referrer: text(),
  last_landing_page: text(),
}

export const originColumns = {
  /** The browser that reported it; null if only the form did. */
  origin_visitor_id: text(),
  country: text(),
  device: text({ enum: devices }),
  first_touch: text({ mode: 'json' }).$type<Touch>(),
  last_touch: text({ mode: 'json' }).$type<Touch>(),
  ...folded,
}
