/** What is written of the unsubscribe page, and what of it is saved. */
import type {
  EmailTopicChanges,
  Locale,
  UnsubscribePage,
  UnsubscribePageChanges,
  UnsubscribePageTexts,
} from '@leadwright/sdk'

export type PageDraft = {
  texts: Record<Locale, UnsubscribePageTexts>
  topics: EmailTopicChanges[]
  audience_ids: string[]
}

export const draftOf = ({ texts, topics, audience_ids }: UnsubscribePage): PageDraft => ({
  texts,
  topics,
  audience_ids,
})

/** Texts that were not written stay the built-in ones. */
export function changesOf(page: UnsubscribePage, draft: Partial<PageDraft>): UnsubscribePageChanges {
  const { texts, topics, audience_ids } = draft
  const written = (language: Locale) =>
    Object.fromEntries(
      Object.entries(texts?.[language] ?? {}).filter(
        ([name, text]) => text !== page.texts[language][name as keyof UnsubscribePageTexts],
      ),
    )
  return {
    ...(texts && { texts: { en: written('en'), es: written('es') } }),
    ...(topics && { topics: topics.map(withoutEmpty) }),
    ...(audience_ids && { audience_ids }),
  }
}

/** A language in which nothing is written shows the other. */
function withoutEmpty({ texts, ...topic }: EmailTopicChanges): EmailTopicChanges {
  const { en, es } = texts
  const isWritten = (one: typeof en) => one !== undefined && (one.name.trim() !== '' || one.description !== '')
  const kept = { ...(isWritten(en) && { en }), ...(isWritten(es) && { es }) }
  return { ...topic, texts: kept }
}
