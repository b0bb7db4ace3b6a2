/** What a model wrote, as text of ours: no HTML, link, picture or control character, and none of the words to avoid. */
import type { AssistantSettings } from '../assistants/rules.ts'
import { AnswerFilter } from '../conversations/rules.ts'

/** No address begins so. */
const nowhere = 'nowhere:'

export function plainWords(settings: Pick<AssistantSettings, 'words_to_avoid'>): (said: string) => string {
  return said => {
    const filter = new AnswerFilter({ hosts: [], images: nowhere, words: settings.words_to_avoid, secret: '' })
    return (filter.push(said) + filter.end()).trim()
  }
}
