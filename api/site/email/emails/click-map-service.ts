/** The click map of a template's emails, and what broadcasts make theirs of. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { query } from '../../../platform/features/endpoint.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import { type Author, personalRenderer } from '../templates/personal.ts'
import {
  contentKey,
  existingTemplate,
  inLanguage,
  inventedLead,
  ownContent,
  shownParts,
  templateContent,
} from '../templates/rules.ts'
import { type CountMode, clickMap } from './click-map.ts'
import * as contract from './click-map-contract.ts'
import { clicksByLink, contentSent, type EmailsOf } from './click-map-store.ts'
import { emailLimits } from './limits.ts'

type Db = Handle<'site'>

const render = personalRenderer()

export interface Mapping {
  of: EmailsOf
  template_id: string
  /** In place of the template's. */
  subject?: string | undefined
  sender?: Author | undefined
  counting: CountMode
  site: SiteFacts
  public_url: string
  locale: Locale
}

const nobody: Author = { first_name: '', last_name: '', email: '', signature: '' }

export async function readClickMap(db: Db, mapping: Mapping) {
  const { of, template_id, site, public_url, locale, counting } = mapping
  const links = await clicksByLink(db, of, emailLimits.click_map_links_max)
  const { delivered, template_version, language } = await contentSent(db, of)
  const content =
    (template_version === null ? undefined : await templateContent(db, template_id, template_version)) ??
    (await existingTemplate(db, template_id))
  const said = language === null ? ownContent(content) : inLanguage(content, language)
  // A translation has a subject of its own.
  const source = { ...said, subject: said.language ? said.subject : (mapping.subject ?? said.subject) }
  const key = contentKey(template_id, template_version ?? 'now', said)
  const mail = render(`${key} ${source.subject}`, source, {
    lead: inventedLead,
    sender: mapping.sender ?? nobody,
    site,
    public_url,
    unsubscribe_url: content.category === 'marketing' ? `${public_url}/v1/public/unsubscribe/preview` : undefined,
    parts: shownParts(said, said.language ?? site.language),
  })
  const { html, shown } = clickMap(mail.html, links, { locale, counting, delivered })
  return {
    delivered,
    subject: mail.subject,
    html,
    links: links.map(link => ({
      ...link,
      share: delivered === 0 ? null : link.people / delivered,
      shown: shown.has(link.url),
    })),
  }
}

export const getTemplateClickMap = query(contract.getTemplateClickMap, async (db, { params, query: q }, context) => {
  const { site, locale, installation } = context
  const { id: template_id } = await existingTemplate(db, params.template_id)
  const database = await installation.databases.site(site.id)
  const { public_url } = installation.config
  const mapping = {
    of: { template_id },
    template_id,
    counting: q.clicks ?? 'people',
    site,
    public_url,
    locale,
  } as const
  return database.readSlow(slow => readClickMap(slow, mapping))
})
