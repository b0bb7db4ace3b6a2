/** The pages of a plain form: the form with its errors, and the thank-you. Without a script. */
import { html, raw } from 'hono/html'
import type { SiteFacts } from '../../platform/features/context.ts'
import { type PageSite, visitorPage } from '../../platform/pages/visitor-page.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import { htmlForm, htmlText, type LivePopup, plainNames, plainTexts } from '../../site/capture/popups/rules.ts'

export interface FormSubmission {
  popup: LivePopup
  site: PageSite & Pick<SiteFacts, 'timezone'>
  translation: string | undefined
  locale: Locale
}

interface Wrong {
  pointer: string
  text: string
}

const filled = (texts: readonly string[]): string[] => texts.filter(text => text.trim() !== '')

/** Errors by the field that they belong to, and those that belong to none. */
function sorted(popup: LivePopup, errors: readonly Wrong[]) {
  const by_name = new Map<string, string>()
  const others: string[] = []
  for (const { pointer, text } of errors) {
    const name = pointer.slice(1)
    if (name === plainNames.consent || popup.byName.has(name)) by_name.set(name, text)
    else others.push(`${name}: ${text}`)
  }
  return { by_name, others }
}

/** Until when an offer holds that ends for everybody; a countdown of each visitor needs a script. */
function endsAt({ popup: { design }, site, locale }: Pick<FormSubmission, 'popup' | 'site' | 'locale'>): string {
  const { countdown, content } = design
  if (countdown.type !== 'until') return ''
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: site.timezone })
  return `${content.countdown_text} ${format.format(new Date(countdown.ends_at))}`.trim()
}

interface Again extends FormSubmission {
  values: Readonly<Record<string, string>>
  page_url: string | undefined
  errors?: readonly Wrong[]
}

export async function formPage({ popup, site, translation, locale, values, page_url, errors }: Again) {
  const { content } = plainTexts(popup, translation)
  const { by_name, others } = sorted(popup, errors ?? [])
  const action = `/v1/public/sites/${site.id}/popups/${popup.id}/form`
  const form = await htmlForm(popup, { action, locale, translation, values, errors: by_name, page_url })
  const [title = site.name, ...more] = filled([content.heading, content.text])
  const ends = endsAt({ popup, site, locale })
  const texts = errors === undefined ? [...more, ...filled([ends])].map(text => htmlText(text)) : []
  return visitorPage({
    locale,
    language: translation,
    site,
    title,
    paragraphs: errors === undefined ? [] : [messageOf(locale, 'plain_form.check'), ...others],
    content: await html`${texts}${raw(form)}`,
    ...(errors !== undefined && { status: 422 }),
  })
}

interface Thanks extends FormSubmission {
  page_url: string | undefined
  download_url: string | undefined
  sandbox_url: string | undefined
}

const couponOf = (code: string, locale: Locale) =>
  code.trim() === '' ? '' : html`<p>${messageOf(locale, 'plain_form.coupon')} <strong>${code}</strong></p>`

export async function thanksPage({ popup, site, translation, locale, page_url, download_url, sandbox_url }: Thanks) {
  const { content } = plainTexts(popup, translation)
  const [title = messageOf(locale, 'page.answer.thanks'), ...more] = filled([
    content.thank_you_heading,
    content.thank_you_text,
  ])
  return visitorPage({
    locale,
    language: translation,
    site,
    title,
    paragraphs: [],
    content: await html`${more.map(text => htmlText(text))}${couponOf(content.coupon_code, locale)}`,
    links: [
      ...(download_url === undefined ? [] : [{ href: download_url, label: messageOf(locale, 'plain_form.download') }]),
      ...(sandbox_url === undefined ? [] : [{ href: sandbox_url, label: messageOf(locale, 'plain_form.sandbox') }]),
      ...(page_url === undefined ? [] : [{ href: page_url, label: messageOf(locale, 'plain_form.back') }]),
    ],
  })
}
