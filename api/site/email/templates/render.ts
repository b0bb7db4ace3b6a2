/**
 * From a template and one lead's data to the finished subject, HTML and text. Pure and quick: compile once per
 * version, keep the result, render per message. Saving rules are check.ts; sending is the senders' of mail.
 */

import type { Template } from 'liquidjs'
import { headerSafe } from '../../../platform/mail/header-text.ts'
import { type Brand, defaultBrand } from '../../../platform/schemas/brand.ts'
import type { MergedField } from '../../contacts/lead-records/fields.ts'
import { readBody, safeUrl } from './body-text.ts'
import { documentHtml } from './document/document-html.ts'
import { sentText } from './document/document-text.ts'
import type { EmailDocument } from './document/email-document.ts'
import { fillHtml } from './document/fill-html.ts'
import {
  layoutHtml,
  layoutText,
  type MailFrame,
  type MailLink,
  type MailLocale,
  oneLine,
  type RewriteLink,
} from './layout.ts'
import { templateLimits } from './limits.ts'
import { fillMarks, parseSource, renderMarked } from './template-engine.ts'

export type TemplateSource = {
  subject: string
  preheader?: string | null | undefined
  /** Text; for a document, its texts. */
  body_text: string
  document?: EmailDocument | null | undefined
  /** In which it is written; absent: in the site's. */
  language?: MailLocale | undefined
}
/** A document as it looks in a brand and a language: one is kept, since a site has one at a time. */
type Look = { html: Template[]; text: Template[]; brand: Brand; key: string }
export type CompiledTemplate = {
  subject: Template[]
  preheader: Template[]
  body: Template[]
  document?: { of: EmailDocument; look?: Look }
}
export type FieldValue = string | number | boolean | null | undefined
/** The variables of a template. */
export type TemplateData = {
  lead: { [F in MergedField]?: string | null | undefined } & {
    email: string
    custom?: Record<string, FieldValue> | undefined
  }
  site: { name: string; postal_address?: string | null | undefined }
  sender: {
    first_name: string
    last_name?: string | null | undefined
    email?: string | undefined
    signature?: string | undefined
    /** The lines of the appended signature. */
    signature_lines?: readonly string[] | undefined
  }
  /** Absent in transactional mail, which then has no unsubscribe line. */
  unsubscribe_url?: string | undefined
  /** The parts of a journey's step: see parts.ts. */
  question?: string
  question_links?: readonly { label: string; url: string }[]
  ai_subject?: string
  ai_text?: string
  ai_lines?: readonly string[]
  /** The ids of the blocks whose condition does not apply to the lead. */
  hidden?: Readonly<Record<string, true>> | undefined
}
export type RenderOptions = {
  locale: MailLocale
  /** Gives the counting URL for a web link of the HTML part; the unsubscribe link never passes here. */
  rewrite?: RewriteLink | undefined
  open_pixel_url?: string | undefined
  /** Look of the email; absent: that of a new site. */
  brand?: Brand
  image_url?: ((image_id: string) => string) | undefined
}
export type RenderedMail = { subject: string; preheader: string; html: string; text: string; links: MailLink[] }

/** Parses a saved template; throws where `checkTemplate` would have found a problem of syntax. */
export function compileTemplate(source: TemplateSource): CompiledTemplate {
  return {
    subject: parseSource(source.subject),
    preheader: parseSource(source.preheader ?? ''),
    body: source.document ? [] : parseSource(source.body_text),
    ...(source.document && { document: { of: source.document } }),
  }
}

/** Renders one mail; throws when a limit is passed. Values of the lead are data in every part. */
export function renderTemplate(compiled: CompiledTemplate, data: TemplateData, options: RenderOptions): RenderedMail {
  const subject = headerLine(compiled.subject, data)
    .slice(0, templateLimits.rendered_subject_characters_max)
    .toWellFormed()
  const preheader = headerLine(compiled.preheader, data)
  const frame = {
    locale: options.locale,
    subject,
    preheader,
    site_name: data.site.name,
    postal_address: data.site.postal_address ?? '',
    // Normalized as the body's links are, so that the same link is recognized.
    unsubscribe_url: data.unsubscribe_url && (safeUrl(data.unsubscribe_url) ?? data.unsubscribe_url),
    open_pixel_url: options.open_pixel_url,
    brand: options.brand ?? defaultBrand,
    image_url: options.image_url,
  }
  const { html, links, text } = compiled.document
    ? fromDocument(lookOf(compiled.document, frame), frame, data, options.rewrite)
    : fromText(compiled.body, frame, data, options.rewrite)
  return { subject, preheader, html, text, links }
}

const milliseconds = templateLimits.template_render_milliseconds_max

function fromText(template: Template[], frame: MailFrame, data: TemplateData, rewrite: RewriteLink | undefined) {
  const body = renderMarked(template, data, milliseconds)
  const blocks = readBody(body)
  return { ...layoutHtml(frame, blocks, body, rewrite), text: layoutText(frame, blocks, body) }
}

function fromDocument(look: Look, frame: MailFrame, data: TemplateData, rewrite: RewriteLink | undefined) {
  const text = renderMarked(look.text, data, milliseconds)
  return {
    ...fillHtml(frame, renderMarked(look.html, data, milliseconds), rewrite),
    text: layoutText(frame, readBody(text), text),
  }
}

function lookOf(document: NonNullable<CompiledTemplate['document']>, frame: MailFrame): Look {
  const { brand, locale, image_url, site_name } = frame
  const before = document.look
  const key = before?.brand === brand ? before.key.slice(0, before.key.indexOf('\n')) : JSON.stringify(brand)
  const whole = `${key}\n${locale} ${site_name} ${image_url?.('') ?? ''}`
  if (before?.key === whole) return before
  const html = documentHtml(document.of, { brand, locale, image_url, name: site_name })
  document.look = { html: parseSource(html), text: parseSource(sentText(document.of, locale)), brand, key: whole }
  return document.look
}

function headerLine(template: Template[], data: TemplateData): string {
  const marked = renderMarked(template, data, templateLimits.template_render_milliseconds_max)
  const short = (value: string) => oneLine(value).slice(0, templateLimits.subject_value_characters_max).toWellFormed()
  return headerSafe(fillMarks(marked.text, marked, short)).replace(/\s+/g, ' ')
}
