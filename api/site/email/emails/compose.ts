/**
 * A mail from plain values to finished octets: made personal, its links signed, composed. Pure, and nothing it takes is
 * bound to a thread: it also runs beside the event loop (composer.ts). Which mail may leave is hand-off.ts.
 */

import { returnToken, withToken } from '../../../platform/identity/return-path.ts'
import { domainOf } from '../../../platform/mail/address-domain.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'
import { composeMessage, messageId, type OutgoingMail } from '../../../platform/mail/message.ts'
import type { DomainSetup } from '../sending-domains/rules.ts'
import { type Personal, personalRenderer, type RenderPersonal } from '../templates/personal.ts'
import { type EmailLinks, emailLinks } from './links.ts'
import { type QuestionContent, questionPart } from './question-part.ts'

/** Facts that many drafts share; the same object in each. */
export interface DraftSite extends Readonly<Personal['site']> {
  id: string
  subdomain: string
  public_url: string
  /** The site's own, which signs the links. */
  key: Uint8Array
  dkim: DkimKey | undefined
  /** Sending of the site's own domains, by domain; others have the key above. */
  domains?: Readonly<Record<string, DomainSetup>>
  /** The address that undeliverable email comes back to, without its token. */
  return_path?: string | undefined
}

/** A content under a key that names it and its number. */
export interface DraftContent {
  key: string
  source: Parameters<RenderPersonal>[1]
}

export interface Draft {
  email_id: string
  lead_id: string
  lead: Personal['lead']
  site: DraftSite
  sender: Personal['sender'] & { reply_to: string }
  content: DraftContent
  /** The blocks that this lead does not see. */
  hidden?: Readonly<Record<string, true>> | undefined
  /** The question of the journey's step, and the text that the AI wrote for it. */
  question?: QuestionContent
  written?: { subject: string; text: string }
  marketing: boolean
  /** The Message-ID is derived from this. */
  identity: readonly (string | number)[]
  date: number
}

export interface ComposedMail {
  mail: OutgoingMail
  subject: string
  links: number
}

/** Why a mail could not be composed. */
export interface CompositionProblem {
  problem: string
}

export type ComposeAll = (drafts: readonly Draft[]) => (ComposedMail | CompositionProblem)[]

/** Composes drafts, with a memory of the contents it compiled. */
export function draftComposer(): ComposeAll {
  const render = personalRenderer()
  return drafts =>
    drafts.map(draft => {
      try {
        return compose(draft, render)
      } catch (error) {
        return { problem: String(error) }
      }
    })
}

function compose(draft: Draft, render: RenderPersonal): ComposedMail {
  const { lead, sender, site, content, marketing } = draft
  const { key, host } = sharedOf(site)
  const links: EmailLinks = emailLinks(
    { key, public_url: site.public_url, site_id: site.id },
    { id: draft.email_id, lead_id: draft.lead_id, to: lead.email },
  )
  const rendered = render(content.key, content.source, {
    lead,
    sender,
    site,
    public_url: site.public_url,
    open_pixel_url: links.open_pixel_url,
    rewrite: links.rewrite,
    unsubscribe_url: marketing ? links.unsubscribe_url : undefined,
    hidden: draft.hidden,
    parts: {
      question: draft.question && questionPart(draft.question, links, content.source.language ?? site.language),
      written: draft.written,
    },
  })
  const domain = site.domains?.[domainOf(sender.email)]
  const mail = composeMessage({
    from: { name: `${sender.first_name} ${sender.last_name}`, address: sender.email },
    to: { name: [lead.first_name, lead.last_name].filter(Boolean).join(' '), address: lead.email },
    reply_to: sender.reply_to === sender.email ? undefined : { address: sender.reply_to },
    return_path: site.return_path && returnPath(site.return_path, domain, returnToken(key, site.id, draft.email_id)),
    subject: rendered.subject,
    html: rendered.html,
    text: rendered.text,
    message_id: draftMessageId(site, draft.identity),
    date: draft.date,
    list: marketing
      ? { id: `${site.subdomain}.${host}`, unsubscribe_url: links.unsubscribe_url, one_click: true }
      : undefined,
    dkim: domain?.dkim ?? site.dkim,
  })
  return { mail, subject: rendered.subject, links: rendered.links.length }
}

/** Message-ID of the draft with that identity. */
export const draftMessageId = (site: DraftSite, identity: Draft['identity']): string =>
  messageId([site.id, ...identity], sharedOf(site).host)

/** At a name of the sender's domain, where DNS leads it to this server. */
function returnPath(address: string, domain: DomainSetup | undefined, token: string): string {
  const host = domain?.return_host
  return withToken(host ? `${address.slice(0, address.lastIndexOf('@'))}@${host}` : address, token)
}

const shared = new WeakMap<DraftSite, { key: Buffer; host: string }>()

/** Made once for all drafts of a batch. Signing is quick with a buffer that it knows. */
function sharedOf(site: DraftSite): { key: Buffer; host: string } {
  const host = () => new URL(site.public_url).hostname.replaceAll(/[^a-z0-9.-]/g, '')
  const known = shared.get(site) ?? { key: Buffer.from(site.key), host: host() }
  shared.set(site, known)
  return known
}
