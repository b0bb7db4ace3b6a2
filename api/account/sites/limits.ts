/** Numbers of a site and its settings. */
import { defineLimits } from '../../platform/runtime/define-limits.ts'

export const siteLimits = defineLimits({
  subdomain_characters_max: { value: 63, unit: 'characters', refused: 'too_long' },
  /** That lead to the site after it took another one. */
  former_subdomains_max: { value: 10, unit: 'subdomains' },
  /** During which no other account gets a subdomain that a site has left. */
  subdomain_rest_days: { value: 90, unit: 'days' },
  postal_address_characters_max: { value: 500, unit: 'characters', refused: 'too_long' },
  site_fonts_min: { value: 1, unit: 'fonts', refused: 'font_missing' },
  site_fonts_max: { value: 10, unit: 'fonts', refused: 'fonts_too_many' },
  overlay_pause_seconds_default: { value: 30, unit: 'seconds' },
  overlay_pause_seconds_min: { value: 1, unit: 'seconds', refused: 'too_small' },
  overlay_pause_seconds_max: { value: 86_400, unit: 'seconds', refused: 'too_big' },
  allowed_hosts_max: { value: 100, unit: 'hosts', refused: 'too_many' },
  visits_kept_days_default: { value: 365, unit: 'days' },
  visits_kept_days_max: { value: 730, unit: 'days', refused: 'too_big' },
  marketing_cap_emails_max: { value: 1_000, unit: 'emails', refused: 'too_big' },
  marketing_cap_days_default: { value: 7, unit: 'days' },
  marketing_cap_days_max: { value: 365, unit: 'days', refused: 'too_big' },
  days_off_max: { value: 400, unit: 'days', refused: 'too_many' },
  ai_daily_cents_default: { value: 500, unit: 'cents' },
  ai_daily_cents_max: { value: 10_000_000, unit: 'cents', refused: 'too_big' },
  /** Size of the cache of sites. */
  sites_remembered_max: { value: 10_000, unit: 'sites' },
})
