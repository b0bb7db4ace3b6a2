/**
 * What every site has once. Left out is what holds a secret (providers, transports, signing keys, control panels), what belongs to one site
 * or installation (its name, subdomain, sending limits), what switches email on, and what deletes people’s data (retention, how
 * long visits are kept).
 */
import type { Definition, Row, Setting } from './kind.ts'
import { withTopicIds } from './topics.ts'

const setting = (id: string, permission: string, fields: readonly string[], more: Partial<Setting> = {}): Setting => ({
  ...{ id: `settings/${id}`, path: `/${id}`, permission, fields },
  ...more,
})

export const settings: readonly Setting[] = [
  setting('site', 'manage-sites', ['language', 'currency', 'description', 'timezone', 'postal_address'], { path: '' }),
  setting('brand', 'manage-sites', [
    ...['logo_image_id', 'dark_logo_image_id', 'favicon_image_id', 'font_family', 'heading_font_family', 'radius_px'],
    ...['button_shape', 'cta_shape', 'menu_layout', 'phone_menu', 'menu_stays', 'colors', 'dark_colors'],
  ]),
  setting('design', 'manage-sites', ['fonts'], {
    path: '/design-settings',
    defined: withFontIds,
    changes: withFontUrls,
  }),
  setting('email', 'manage-emails', ['unknown_policy', 'late_policy'], { path: '/email-settings' }),
  setting('host', 'manage-popups', ['allowed_hosts'], { path: '/host-settings' }),
  setting(
    'lead-quality',
    'manage-leads',
    [
      ...['reject_disposable', 'reject_free', 'reject_role_based', 'typo_correction', 'email_confirmation'],
      ...['overrides', 'confirmation_emails'],
    ],
    { defined: withOwnConfirmations },
  ),
  setting('marketing', 'manage-marketing', ['emails_max', 'emails_days', 'days_off', 'ai_daily_cents_max'], {
    path: '/marketing-settings',
  }),
  setting('overlay', 'manage-popups', ['overlay_pause_seconds', 'several_boxes'], { path: '/overlay-settings' }),
  setting('page-menu', 'manage-pages', ['page_ids'], { method: 'PUT', defined: withPageIds }),
  setting(
    'sandbox',
    'manage-sandboxes',
    ['size_gb', 'user_data_expiry_hours', 'cleanup_after', 'cleanup_unit', 'idle_minutes'],
    { path: '/sandbox-settings' },
  ),
  setting('tracking', 'manage-marketing', ['enabled', 'consent_mode'], { path: '/tracking-settings' }),
  setting('unsubscribe-page', 'manage-emails', ['texts', 'topics', 'audience_ids'], {
    defined: withoutTopicIds,
    changes: withTopicIds,
  }),
]

export const automatedEmails: readonly Setting[] = ['welcome', 'confirmation', 'thank_you'].map(type => ({
  id: `automated-emails/${type}`,
  path: `/automated-emails/${type}`,
  fields: ['template_id', 'sender_id'],
  permission: 'manage-emails',
}))

const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [])

function withPageIds({ data }: Row): Definition {
  return { page_ids: listOf(data).map(({ page_id }) => page_id) }
}

/** Those that nobody wrote are made anew by every server. */
function withOwnConfirmations(answer: Row): Definition {
  const own = listOf(answer.confirmation_emails).filter(({ built_in }) => built_in !== true)
  return { ...answer, confirmation_emails: own.map(({ built_in: _, ...email }) => email) }
}

function withoutTopicIds(answer: Row): Definition {
  return { ...answer, topics: listOf(answer.topics).map(({ id: _, ...topic }) => topic) }
}

/** A font of the site’s own files is its file, whose address has the site in it. */
function withFontIds(answer: Row): Definition {
  return {
    ...answer,
    fonts: listOf(answer.fonts).map(font => changedUrl(font, url => /\bfile_[0-9a-f]{32}$/.exec(url)?.[0])),
  }
}

function withFontUrls(definition: Definition, _before: Row, site_id: string): Definition {
  const urlOf = (url: string) => (url.startsWith('file_') ? `/v1/public/sites/${site_id}/fonts/${url}` : undefined)
  return { ...definition, fonts: listOf(definition.fonts).map(font => changedUrl(font, urlOf)) }
}

function changedUrl(font: Row, change: (url: string) => string | undefined): Row {
  return typeof font.url === 'string' ? { ...font, url: change(font.url) ?? font.url } : font
}
