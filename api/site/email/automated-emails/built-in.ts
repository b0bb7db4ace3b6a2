/** What automated emails say until their owner changes it, in every language, as contents of templates. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type Locale, locales, messageOf } from '../../../platform/texts/messages/messages.ts'
import { confirmationText } from '../../contacts/lead-quality/rules.ts'
import type { AutomatedType } from './kinds.ts'

/** What the owner wrote of the confirmation, with its places as templates have them. */
async function confirmation(db: Handle<'site'>, locale: Locale) {
  const { subject, text } = await confirmationText(db, locale)
  const button = `[[${messageOf(locale, 'page.confirm.button')}]({{ confirmation_url }})]`
  const placed = (given: string) => given.replaceAll('{site}', '{{ site.name }}')
  return { subject: placed(subject), body_text: placed(text).replaceAll('{link}', button) }
}

async function inLocale(db: Handle<'site'>, type: AutomatedType, locale: Locale) {
  if (type === 'confirmation') return { preheader: '', ...(await confirmation(db, locale)) }
  const said = (part: string) => messageOf(locale, `automated_email.${type}.${part}`)
  return { subject: said('subject'), preheader: said('preheader'), body_text: said('text') }
}

/** The site's language is the template's own, the others are its translations. */
export async function builtInContent(db: Handle<'site'>, type: AutomatedType, own: Locale) {
  const translations = []
  for (const locale of locales.filter(one => one !== own)) {
    translations.push({ language: locale, ...(await inLocale(db, type, locale)) })
  }
  return { ...(await inLocale(db, type, own)), translations }
}
