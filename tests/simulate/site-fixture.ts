/** The site on which everything happens, as rows: its facts, tags, fields, mail and published journeys. */

import type { Handle } from '../../api/platform/database/handle.ts'
import type { SiteFacts } from '../../api/platform/features/context.ts'
import { defaultBrand } from '../../api/platform/schemas/brand.ts'
import { journeys, journeyVersions } from '../../api/site/automation/journey-records/table.ts'
import { customFields } from '../../api/site/contacts/custom-fields/table.ts'
import { tags } from '../../api/site/contacts/tags/table.ts'
import { emailSettings } from '../../api/site/email/emails/table.ts'
import { senders } from '../../api/site/email/senders/table.ts'
import { templates, templateVersions } from '../../api/site/email/templates/table.ts'
import { ids } from './documents.ts'
import type { Script } from './script.ts'

export const site_id = `site_${'0'.repeat(31)}1`
export const journeyId = (number: number): string => `jrn_${String(number).padStart(32, '0')}`
export const leadAddress = (number: number, refused: boolean): string =>
  `${refused ? 'refused' : 'lead'}${number}@example.com`

export const factsOf = ({ site_timezone }: Script): SiteFacts => ({
  id: site_id,
  account_id: `acct_${'0'.repeat(31)}1`,
  name: 'Casa Verde',
  subdomain: 'casa-verde',
  primary_host: null,
  domains_waiting: 0,
  language: 'en',
  currency: 'EUR',
  timezone: site_timezone,
  postal_address: 'Calle Mayor 1, Madrid',
  published: true,
  is_demo: false,
  paused: false,
  moved: null,
  restored: false,
  late_until: null,
  epoch: null,
  marketing: { emails_max: null, emails_days: 1, days_off: [], ai_daily_cents_max: 1_000 },
  tracking: { enabled: false, consent_mode: false, kept_days: 365 },
  fonts: [],
  brand: defaultBrand,
  allowed_hosts: [],
  overlays: { pause_seconds: 30, several_boxes: false },
  plan: null,
})

export async function furnish(db: Handle<'site'>, script: Script): Promise<void> {
  const at = script.start
  const stamps = { created_at: at, updated_at: at }
  for (const id of [...ids.tags, ids.trigger_tag]) {
    await db.insert(tags).values({ id, name: id, name_key: id, source: 'manual', ...stamps })
  }
  const field = { label: '', placeholder: '', options: [], ...stamps }
  await db.insert(customFields).values({ ...field, id: ids.number_field, name: 'number', type: 'number' })
  await db.insert(customFields).values({ ...field, id: ids.text_field, name: 'text', type: 'text' })
  await db.insert(senders).values({
    id: ids.sender,
    first_name: 'Ana',
    last_name: 'García',
    email: 'ana@casaverde.example',
    email_key: 'ana@casaverde.example',
    reply_to: 'ana@casaverde.example',
    signature: '',
    description: '',
    verified_at: at,
    ...stamps,
  })
  const contents = [
    [ids.template, 'marketing', 'Hello.'],
    [ids.transactional, 'transactional', 'Hello.'],
    [ids.question, 'marketing', '{{ question }}'],
    [ids.written, 'marketing', '{{ ai_text }}'],
  ] as const
  for (const [id, category, body_text] of contents) {
    const content = { subject: 'Hello', preheader: '', body_text, category, translations: [] }
    const named = { id, name: id, name_key: id, enabled: true, content_version: 1 }
    await db.insert(templates).values({ ...named, ...content, ...stamps })
    await db.insert(templateVersions).values({ template_id: id, number: 1, ...content, created_at: at })
  }
  const policies = { unknown_policy: script.unknown_policy, late_policy: 'send' as const }
  await db.insert(emailSettings).values({ id: 1, ...policies, version: 1, updated_at: at })
  for (const [number, document] of script.documents.entries()) {
    const id = journeyId(number)
    const row = { id, name: id, name_key: id, description: '', status: 'on' as const, document, ...stamps }
    await db.insert(journeys).values({ ...row, published_version: 1, published_at: at, has_unpublished_changes: false })
    await db.insert(journeyVersions).values({ journey_id: id, number: 1, document, published_at: at })
  }
}
