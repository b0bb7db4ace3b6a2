/** Every text of the unsubscribe page: its length, what it is for, and what it says until the owner changes it. */
import { type Locale, messageOf } from '../../../platform/messages/messages.ts'

export const pageTexts = {
  prompt_title: { characters_max: 200, description: 'The heading before leaving.' },
  prompt_text: { characters_max: 1_000, description: 'The question before leaving.' },
  message: { characters_max: 2_000, description: 'What leaving means.' },
  button_text: { characters_max: 60, description: 'The button that leaves.' },
  preferences_title: { characters_max: 200, description: 'Above the topics and audiences to choose from.' },
  preferences_button_text: { characters_max: 60, description: 'The button that saves the choice.' },
  preferences_saved_text: { characters_max: 1_000, description: 'Shown once the choice is saved.' },
  success_text: { characters_max: 2_000, description: 'Shown once they have left.' },
  resubscribe_message: { characters_max: 1_000, description: 'Above the button that asks to come back.' },
  resubscribe_button_text: { characters_max: 60, description: 'That button.' },
  confirmation_message: {
    characters_max: 2_000,
    description: 'Shown when the email that confirms coming back is on its way.',
  },
} as const

export type TextName = keyof typeof pageTexts
export type PageTexts = Record<TextName, string>

export const textNames = Object.keys(pageTexts) as TextName[]

/** The owner's texts in a language over the built-in ones. */
export const textsIn = (locale: Locale, own: Partial<PageTexts> = {}): PageTexts =>
  Object.fromEntries(
    textNames.map(name => [name, own[name] ?? messageOf(locale, `unsubscribe_page.${name}`)]),
  ) as PageTexts
