/**
 * A content made personal: for one lead, in one sender's name, of one site. Compiled contents are kept, because they
 * never change under their number. Which mail may leave at all is decided in emails.
 */

import type { SiteFacts } from '../../../platform/features/context.ts'
import type { MergedField, WithLanguage } from '../../contacts/lead-records/fields.ts'
import type { LeadFacts } from '../../contacts/leads/rules.ts'
import { imageUrl } from '../../content/images/rules.ts'
import type { SenderRow } from '../senders/rules.ts'
import { signedDocument } from './document/document-parts.ts'
import type { RewriteLink } from './layout.ts'
import { templateLimits } from './limits.ts'
import { formOf, type MailParts, partsData, withParts } from './parts.ts'
import {
  type CompiledTemplate,
  compileTemplate,
  type RenderedMail,
  renderTemplate,
  type TemplateSource,
} from './render.ts'

export type { MailParts } from './parts.ts'

export type Recipient = Pick<LeadFacts, 'email' | MergedField | 'custom_fields'> & WithLanguage
export type Author = Pick<SenderRow, 'first_name' | 'last_name' | 'email' | 'signature'>

export interface Personal {
  lead: Recipient
  sender: Author
  site: Pick<SiteFacts, 'id' | 'name' | 'postal_address' | 'language' | 'brand'>
  /** Address of the installation, which serves pictures; absent: the logo is left out. */
  public_url?: string | undefined
  unsubscribe_url?: string | undefined
  /** Page on which the reader confirms the address, in the email that asks for it. */
  confirmation_url?: string | undefined
  open_pixel_url?: string | undefined
  rewrite?: RewriteLink | undefined
  parts?: MailParts | undefined
  /** The ids of blocks that this lead does not see: `hiddenBlocks`. */
  hidden?: Readonly<Record<string, true>> | undefined
}

const imagesOf = (public_url: string, site_id: string) => (image_id: string) =>
  imageUrl({ public_url }, site_id, image_id)

const no_parts: MailParts = {}

/** `key` names the content and its number. */
export type RenderPersonal = (key: string, source: TemplateSource, personal: Personal) => RenderedMail

const signatureLines = (signature: string): string[] =>
  signature
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')

const placedSignature = /\{\{\s*sender\.signature\s*\}\}/g

/** The signature closes the body, unless the owner placed it; its lines are values, never markup. */
function withSignature(source: TemplateSource, lines: number): TemplateSource {
  if (lines === 0) return source
  if (source.document) return { ...source, document: signedDocument(source.document, lines) }
  const printed = Array.from({ length: lines }, (_, line) => `{{ sender.signature_lines[${line}] }}`).join('\n')
  const { body_text } = source
  return /\bsender\.signature\b/.test(body_text)
    ? { ...source, body_text: body_text.replace(placedSignature, printed) }
    : { ...source, body_text: `${body_text}\n\n${printed}` }
}

/** Renders with a cache of compiled templates. Throws if a limit of the engine is exceeded. */
export function personalRenderer(): RenderPersonal {
  const known = new Map<string, CompiledTemplate>()
  return (key, source, personal) => {
    const { lead, sender, site } = personal
    const lines = signatureLines(sender.signature)
    const parts = personal.parts ?? no_parts
    const compiledKey = `${key} ${lines.length} ${formOf(parts)}`
    let compiled = known.get(compiledKey)
    if (!compiled) {
      compiled = compileTemplate(withSignature(withParts(source, parts), lines.length))
      if (known.size >= templateLimits.templates_compiled_max) known.clear()
      known.set(compiledKey, compiled)
    }
    const { custom_fields: custom, ...own } = lead
    const data = {
      lead: { ...own, custom },
      site: { name: site.name, postal_address: site.postal_address },
      sender: {
        first_name: sender.first_name,
        last_name: sender.last_name,
        email: sender.email,
        signature: sender.signature,
        signature_lines: lines,
      },
      unsubscribe_url: personal.unsubscribe_url,
      confirmation_url: personal.confirmation_url,
      hidden: personal.hidden,
      ...partsData(parts),
    }
    return renderTemplate(compiled, data, {
      locale: source.language ?? site.language,
      rewrite: personal.rewrite,
      open_pixel_url: personal.open_pixel_url,
      brand: site.brand,
      image_url: personal.public_url === undefined ? undefined : imagesOf(personal.public_url, site.id),
    })
  }
}
