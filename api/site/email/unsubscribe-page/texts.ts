/** Every text of the unsubscribe page: its length, what it is for, and what it says until the owner changes it. */
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'

export const pageTexts = {
  prompt_title: { characters_max: 200, description: 'Heading of the question before unsubscribing.' },
  prompt_text: { characters_max: 1_000, description: 'Question before unsubscribing.' },
  message: { characters_max: 2_000, description: 'What unsubscribing means.' },
  button_text: { characters_max: 60, description: 'Text of the button that unsubscribes.' },
  preferences_title: { characters_max: 200, description: 'Heading above the topics and audiences.' },
  preferences_button_text: { characters_max: 60, description: 'Text of the button that saves the choice.' },
  preferences_saved_text: { characters_max: 1_000, description: 'Text shown once the choice is saved.' },
  success_text: { characters_max: 2_000, description: 'Text shown once the reader has unsubscribed.' },
  resubscribe_message: { characters_max: 1_000, description: 'Text above the button that resubscribes.' },
  resubscribe_button_text: { characters_max: 60, description: 'Text of the button that resubscribes.' },
  confirmation_message: {
    characters_max: 2_000,
    description: 'Text shown once the email that confirms resubscribing has been sent.',
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
