/** The email that asks to confirm, of the owner's own template. Where it cannot be used, the built-in text is sent. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { Confirmations } from '../../contacts/lead-quality/rules.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'
import { firstReadySender, type SenderRow, sendersById } from '../senders/rules.ts'
import { contentKey, hiddenBlocks, inLanguage, personalRenderer, presentTemplates } from '../templates/rules.ts'
import { presentAutomated } from './rules.ts'
import { saveFailure } from './store.ts'

const render = personalRenderer()

/** Its sender, if verified, else the one that was verified first. */
async function senderOf(db: Handle<'site'>, sender_id: string | null): Promise<SenderRow | undefined> {
  const first = await firstReadySender(db)
  const known = await sendersById(
    db,
    [sender_id, first].filter(id => id != null),
  )
  const chosen = known.get(sender_id ?? '')
  return chosen && chosen.verified_at !== null ? chosen : known.get(first ?? '')
}

/** Whether the reader can confirm by it: a condition may hide the link. */
const leadsTo = (link: string, { html, text }: { html: string; text: string }): boolean =>
  html.includes(link) && text.includes(link)

export const ownConfirmation: Confirmations = {
  async ownEmail(scope, lead_id, { locale, link }) {
    const { database, installation, clock } = scope
    const site = await scope.facts()
    const found = await database.read(async db => {
      const { template_id, sender_id } = await presentAutomated(db, 'confirmation')
      if (template_id === null) return undefined
      return {
        template: (await presentTemplates(db, [template_id])).get(template_id),
        sender: await senderOf(db, sender_id),
        lead: (await leadFacts(db, [lead_id])).get(lead_id),
      }
    })
    if (!found || !site) return undefined
    const { template, sender, lead } = found
    if (!template?.enabled || !lead) return { failure: 'template_missing' }
    try {
      const source = inLanguage(template, locale)
      const author = sender ?? {
        ...{ first_name: site.name, last_name: '', signature: '' },
        email: installation.config.mail_from,
      }
      const email = render(contentKey(template.id, template.content_version, source), source, {
        lead,
        sender: author,
        site,
        public_url: installation.config.public_url,
        confirmation_url: link,
        hidden: hiddenBlocks(source.document, lead, { now: clock.now(), timezone: site.timezone }),
      })
      if (!leadsTo(link, email)) return { failure: 'link_missing' }
      const { subject, text, html } = email
      const by = sender && { site_id: site.id, address: sender.email, reply_to: sender.reply_to }
      return { email: { subject, text, html, sender: by } }
    } catch (error) {
      return { failure: error instanceof Error ? error.message.slice(0, 200) : 'template_broken' }
    }
  },
  note: (tx, failure, at) => saveFailure(tx, 'confirmation', failure, at),
}
