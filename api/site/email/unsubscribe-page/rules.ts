/** The texts of the unsubscribe page, for other features to call. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type Locale, messageOf } from '../../../platform/messages/messages.ts'
import { findPage, type PageRow } from './store.ts'

const said = (locale: Locale, name: string) => messageOf(locale, `unsubscribe_page.${name}`)

/** The owner's texts, or the built-in ones in the site's language. */
export async function unsubscribeTexts(db: Handle<'site'>, locale: Locale): Promise<PageRow> {
  return (
    (await findPage(db)) ?? {
      id: 1,
      prompt_title: said(locale, 'prompt_title'),
      prompt_text: said(locale, 'prompt_text'),
      message: said(locale, 'message'),
      button_text: said(locale, 'button_text'),
      success_text: said(locale, 'success_text'),
      resubscribe_message: said(locale, 'resubscribe_message'),
      resubscribe_button_text: said(locale, 'resubscribe_button_text'),
      confirmation_message: said(locale, 'confirmation_message'),
      version: 1,
      updated_at: 0,
    }
  )
}
