/** What the design of a chat shows where nothing of one's own is written is what the chat then says. */
import { expect, test } from 'vitest'
import adminEn from '../../admin/messages/en.json' with { type: 'json' }
import adminEs from '../../admin/messages/es.json' with { type: 'json' }
import en from '../../api/platform/texts/messages/en.json' with { type: 'json' }
import es from '../../api/platform/texts/messages/es.json' with { type: 'json' }

const words = [
  ...['title', 'greeting', 'launcher', 'placeholder', 'no_answer', 'limit_reached'],
  ...['form_title', 'form_thank_you', 'away'],
]
/** The admin calls the chat's own title its heading. */
const inAdmin = (word: string) => `chat_texts.${word === 'title' ? 'heading' : word}`

test.each([
  ['en', adminEn, en],
  ['es', adminEs, es],
] as const)('the usual texts of a chat in %s are shown as they are said', (_, admin, api) => {
  const [shown, said]: Record<string, string>[] = [admin, api]
  for (const word of words) {
    expect(said?.[`chat.${word}`], word).toBeTruthy()
    expect(shown?.[inAdmin(word)], word).toBe(said?.[`chat.${word}`])
  }
})
