/** What owners choose among for an assistant, each choice with what it does. */
import { enumOf } from '../../../platform/schemas/enum-of.ts'

export const chatPosition = enumOf({
  bottom_right: 'The lower right corner.',
  bottom_left: 'The lower left corner.',
}).openapi('AssistantPosition')

export const quickFormMoment = enumOf({
  never: 'Not by itself.',
  first: 'With the answer to the first message.',
  after_messages: 'With the answer to a later message, by its number.',
  unanswered: 'When the assistant has no answer.',
}).openapi('QuickFormMoment', {
  description:
    'When the chat shows the form by itself. It is also shown to visitors who ask for a person while nobody is available.',
})

export const answerLanguage = enumOf({
  visitor: 'The language of the question.',
  en: 'Always English.',
  es: 'Always Spanish.',
}).openapi('AssistantLanguage', { description: 'Language of answers.' })

export const reasoningEffort = enumOf({
  default: 'The model’s default.',
  minimal: 'Hardly any: the fastest and cheapest.',
  low: 'Little.',
  medium: 'As much as most questions need.',
  high: 'Much: the slowest and most expensive.',
}).openapi('ReasoningEffort', {
  description: 'Reasoning effort, for models of the GPT-5 and o series only.',
})
