/**
 * From a template and one lead's data to the finished subject, HTML and text. Pure and quick: compile once per
 * version, keep the result, render per message. Saving rules are check.ts; sending is the senders' of mail.
 */

import type { Template } from 'liquidjs'
import { type Brand, defaultBrand } from '../../../platform/brand.ts'
import { headerSafe } from '../../../platform/mail/header-text.ts'
import { readBody, safeUrl } from './body-text.ts'
import { layoutHtml, layoutText, type MailLink, type MailLocale, oneLine, type RewriteLink } from './layout.ts'
import { templateLimits } from './limits.ts'
import { fillMarks, parseSource, renderMarked } from './template-engine.ts'

export type TemplateSource = { subject: string; preheader?: string | null | undefined; body_text: string }
export type CompiledTemplate = { subject: Template[]; preheader: Template[]; body: Template[] }
export type FieldValue = string | number | boolean | null | undefined
/** The variables of a template. */
export type TemplateData = {
  lead: {
    email: string
    first_name?: string | null | undefined
    middle_name?: string | null | undefined
    last_name?: string | null | undefined
    phone?: string | null | undefined
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
}
export type RenderOptions = {
  locale: MailLocale
  /** Gives the counting URL for a web link of the HTML part; the unsubscribe link never passes here. */
  rewrite?: RewriteLink | undefined
  open_pixel_url?: string | undefined
  /** How it looks; absent: as every site does at first. */
  brand?: Brand
  image_url?: ((image_id: string) => string) | undefined
}
export type RenderedMail = { subject: string; preheader: string; html: string; text: string; links: MailLink[] }

/** Parses a saved template; throws where `checkTemplate` would have found a problem of syntax. */
export function compileTemplate(source: TemplateSource): CompiledTemplate {
  return {
    subject: parseSource(source.subject),
    preheader: parseSource(source.preheader ?? ''),
    body: parseSource(source.body_text),
  }
}

/** Renders one mail; throws when a limit is passed. Values of the lead are data in every part. */
export function renderTemplate(compiled: CompiledTemplate, data: TemplateData, options: RenderOptions): RenderedMail {
  const subject = headerLine(compiled.subject, data)
    .slice(0, templateLimits.rendered_subject_characters_max)
    .toWellFormed()
  const preheader = headerLine(compiled.preheader, data)
  const body = renderMarked(compiled.body, data, templateLimits.template_render_milliseconds_max)
  const blocks = readBody(body)
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
  const { html, links } = layoutHtml(frame, blocks, body, options.rewrite)
  return { subject, preheader, html, text: layoutText(frame, blocks, body), links }
}

function headerLine(template: Template[], data: TemplateData): string {
  const marked = renderMarked(template, data, templateLimits.template_render_milliseconds_max)
  const short = (value: string) => oneLine(value).slice(0, templateLimits.subject_value_characters_max).toWellFormed()
  return headerSafe(fillMarks(marked.text, marked, short)).replace(/\s+/g, ' ')
}
