/** A popup's form as plain HTML, for pages and readers without JavaScript: what the owner copies, and what we show. Pure. */

import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { isFormField, ownFields } from '../../contacts/lead-records/fields.ts'
import { htmlLine } from './html-text.ts'
import { type LiveField, type LivePopup, translationFor } from './live-popup.ts'

/** Names of inputs that are no fields. Field names begin with a letter. */
export const plainNames = {
  consent: '_consent',
  consent_version: '_consent_version',
  /** Not called as anything that browsers know of people, or they fill it. */
  honeypot: '_comments',
  /** Of forms that were pasted before: browsers fill it for people, so it says nothing. */
  former_honeypot: '_website',
  locale: '_locale',
  page_url: '_page_url',
} as const

export interface FormContext {
  action: string
  /** Language of the built-in texts. */
  locale: Locale
  /** For which translation; absent: the texts of the site's language. */
  translation?: string | undefined
  values?: Readonly<Record<string, string>>
  /** Texts by the name of the field. */
  errors?: ReadonlyMap<string, string>
  page_url?: string | undefined
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>
type Texts = {
  name: string
  label?: string | undefined
  placeholder?: string | undefined
  options?: string[] | undefined
}

/** The texts of the form in the reader's language. */
export function plainTexts(popup: LivePopup, translation: string | undefined) {
  const translated = translationFor(popup.design, translation)
  const content = { ...popup.design.content, ...translated?.content }
  const fields = new Map(translated?.fields?.map(field => [field.name, field]))
  return { content, fields, consent: translated?.consent_text || popup.consent?.text }
}

export async function htmlForm(popup: LivePopup, filled: FormContext): Promise<string> {
  const { content, fields, consent } = plainTexts(popup, filled.translation)
  const { action, locale, translation, page_url } = filled
  const consent_version = popup.consent && String(popup.consent.version)
  const button = content.button_text || messageOf(locale, 'plain_form.send')
  const form = await html`<form method="post" action="${action}" accept-charset="utf-8">
${popup.fields.map(field => html`${row(field, fields.get(field.name), filled)}\n`)}${consent === undefined || popup.consent === undefined ? '' : html`${consentRow(popup.consent, consent, filled)}\n`}${trap}
${hidden(plainNames.consent_version, consent_version)}${hidden(plainNames.locale, translation)}${hidden(plainNames.page_url, page_url)}<button type="submit">${button}</button>
</form>`
  return String(form)
}

const hidden = (name: string, value: string | undefined): Html | '' =>
  value === undefined ? '' : html`<input type="hidden" name="${name}" value="${value}">\n`

/** People neither see nor reach it. */
const trap = html`<div hidden aria-hidden="true"><input type="text" name="${plainNames.honeypot}" tabindex="-1" autocomplete="off" data-1p-ignore data-bwignore data-lpignore="true" data-form-type="other"></div>`

const errorId = (name: string): string => `lw-${name}-error`

function row(field: LiveField, texts: Texts | undefined, { values = {}, errors, locale }: FormContext): Html {
  const { name, required } = field
  const value = values[name] ?? ''
  if (field.type === 'hidden') return html`<input type="hidden" name="${name}" value="${value}">`
  const label = texts?.label || field.label
  const error = errors?.get(name)
  const invalid = error === undefined ? '' : html` aria-invalid="true" aria-describedby="${errorId(name)}"`
  const needed = required ? html` required` : ''
  const message = error === undefined ? '' : html`<span class="error" id="${errorId(name)}">${error}</span>`
  const control = input(
    field,
    { value, placeholder: texts?.placeholder || field.placeholder, needed, invalid, locale },
    texts,
  )
  return field.type === 'checkbox'
    ? html`<p><label>${control} ${htmlLine(label)}</label>${message}</p>`
    : html`<p><label>${label}<br>${control}</label>${message}</p>`
}

interface FieldView {
  value: string
  placeholder: string
  needed: Html | ''
  invalid: Html | ''
  locale: Locale
}

const inputTypes: Partial<Record<LiveField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  password: 'password',
  website: 'url',
}
/** Attribute `autocomplete` of a field that every lead has. */
const toCompletion = (name: string): string | undefined =>
  isFormField(name) ? ownFields[name].autocomplete : name === 'email' ? 'email' : undefined

const stars = ['1', '2', '3', '4', '5']

function input(
  { name, type, options = [], presentation }: LiveField,
  shown: FieldView,
  texts: Texts | undefined,
): Html {
  const { value, placeholder, needed, invalid, locale } = shown
  const hint = placeholder === '' ? '' : html` placeholder="${placeholder}"`
  if (type === 'checkbox') {
    return html`<input type="checkbox" name="${name}" value="yes"${value === '' ? '' : html` checked`}${needed}${invalid}>`
  }
  if (type === 'textarea') return html`<textarea name="${name}" rows="4"${hint}${needed}${invalid}>${value}</textarea>`
  if (type === 'dropdown' || presentation === 'stars') {
    const choose = placeholder || messageOf(locale, 'plain_form.choose')
    return html`<select name="${name}"${needed}${invalid}><option value="">${choose}</option>${(
      presentation === 'stars' ? stars : options
    ).map(
      (option, i) =>
        html`<option value="${option}"${option === value ? html` selected` : ''}>${texts?.options?.[i] || option}</option>`,
    )}</select>`
  }
  const from = toCompletion(name)
  const completion = from === undefined ? '' : html` autocomplete="${from}"`
  const kind = inputTypes[type] ?? 'text'
  const decimal = type === 'number' ? html` inputmode="decimal"` : ''
  return html`<input type="${kind}" name="${name}" value="${type === 'password' ? '' : value}"${decimal}${completion}${hint}${needed}${invalid}>`
}

function consentRow(consent: NonNullable<LivePopup['consent']>, text: string, { values, errors }: FormContext): Html {
  const name = plainNames.consent
  if (consent.type === 'notice') return html`<p class="quiet">${htmlLine(text)}</p>`
  const error = errors?.get(name)
  // A tick belongs to the text that it was set beside.
  const same = values?.[plainNames.consent_version] === String(consent.version)
  const ticked = same && values?.[name] ? html` checked` : ''
  return html`<p><label><input type="checkbox" name="${name}" value="yes"${ticked}${consent.required ? html` required` : ''}> ${htmlLine(text)}</label>${
    error === undefined ? '' : html`<span class="error">${error}</span>`
  }</p>`
}
