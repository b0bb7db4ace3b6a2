/** The states of the unsubscribe page as readers get them; the preview in the admin is the same page. Pure. */
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { type PageSite, visitorPage } from '../../../platform/pages/visitor-page.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { Choice } from './preferences.ts'
import type { PageTexts } from './texts.ts'

export interface ShownPage {
  site: PageSite
  locale: Locale
  texts: PageTexts
  /** The path of the reader's link. */
  path: string
}

export async function leavingPage(
  { site, locale, texts, path }: ShownPage,
  { choices, isSaved = false }: { choices: readonly Choice[]; isSaved?: boolean },
): Promise<Response> {
  const preferences = choices.length > 0 ? await choosing(texts, path, choices, isSaved) : undefined
  return visitorPage({
    locale,
    site,
    title: texts.prompt_title,
    paragraphs: [texts.prompt_text, texts.message],
    buttons: [{ action: path, label: texts.button_text }],
    ...(preferences && { below: preferences }),
  })
}

/** What came onto the page since it was opened stays as it is: each box says that it was shown. */
const choosing = (
  texts: PageTexts,
  path: string,
  choices: readonly Choice[],
  isSaved: boolean,
): HtmlEscapedString | Promise<HtmlEscapedString> =>
  html`<hr>${isSaved ? html`<p class="saved" role="status">${texts.preferences_saved_text}</p>` : ''}<form method="post" action="${path}/preferences"><fieldset><legend>${texts.preferences_title}</legend>${choices.map(
    ({ id, name, description, is_chosen }) =>
      html`<label class="choice"><input type="hidden" name="shown" value="${id}"><input type="checkbox" name="keep" value="${id}"${is_chosen ? ' checked' : ''}><span dir="auto">${name}${description ? html`<small>${description}</small>` : ''}</span></label>`,
  )}</fieldset><button class="second" type="submit">${texts.preferences_button_text}</button></form>`

/** An address that no lead has any more comes back by a form alone. */
export const leftPage = ({ site, locale, texts, path }: ShownPage, canReturn = true): Promise<Response> =>
  visitorPage({
    locale,
    site,
    title: texts.prompt_title,
    paragraphs: [texts.success_text],
    buttons: canReturn
      ? [
          {
            action: `${path}/resubscribe`,
            label: texts.resubscribe_button_text,
            above: texts.resubscribe_message,
            second: true,
          },
        ]
      : [],
  })

/** The email that confirms coming back is on its way. */
export const askedPage = ({ site, locale, texts }: ShownPage): Promise<Response> =>
  visitorPage({ locale, site, title: texts.resubscribe_button_text, paragraphs: [texts.confirmation_message] })
