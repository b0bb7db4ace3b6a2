/** The pages on which a mailed question is answered: thanks, a choice, a short form. Without a script. */
import type { SiteFacts } from '../../platform/features/context.ts'
import { type PageSite, visitorPage } from '../../platform/pages/visitor-page.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'

export interface Choice {
  label: string
  /** Where its button posts to. */
  action: string
}
type AskingSite = PageSite & Pick<SiteFacts, 'language'>

/** The others can still be chosen: the last one counts. */
export const thanks = (
  site: AskingSite,
  question: string,
  answer: string,
  others: readonly Choice[],
): Promise<Response> =>
  visitorPage({
    locale: site.language,
    site,
    title: messageOf(site.language, 'page.answer.thanks'),
    paragraphs: [question, messageOf(site.language, 'page.answer.given', { answer })],
    buttons: others.map(({ label, action }, i) => ({
      label,
      action,
      second: true,
      ...(i === 0 && { above: messageOf(site.language, 'page.answer.change') }),
    })),
  })

/** For a request that may be a machine's: a person who sees the page is one button away. */
export const choice = (site: AskingSite, question: string, choices: readonly Choice[]): Promise<Response> =>
  visitorPage({
    locale: site.language,
    site,
    title: question,
    paragraphs: [messageOf(site.language, 'page.answer.choose')],
    buttons: choices.map(({ label, action }) => ({ label, action, second: true })),
  })

export const form = (
  site: AskingSite,
  question: string,
  at: { action: string; characters_max: number; missing: boolean },
): Promise<Response> =>
  visitorPage({
    locale: site.language,
    site,
    title: question,
    paragraphs: at.missing ? [messageOf(site.language, 'page.answer.empty')] : [],
    form: {
      action: at.action,
      name: 'text',
      label: messageOf(site.language, 'page.answer.label'),
      button: messageOf(site.language, 'page.answer.send'),
      characters_max: at.characters_max,
    },
    ...(at.missing && { status: 422 }),
  })

/** The page behind the links of a test email. */
export const testOnly = (site: AskingSite): Promise<Response> =>
  visitorPage({
    locale: site.language,
    site,
    title: messageOf(site.language, 'page.answer.thanks'),
    paragraphs: [messageOf(site.language, 'page.answer.test')],
  })
