/** Known names become words; an unknown one is still readable. */
import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../messages/messages.tsx'
import { wordsOf } from './activity-words.ts'

await loadTexts('en')

const { t } = messagesIn('en')

test('a known name is told in words', () => {
  expect(wordsOf('custom_field.created', t)).toEqual({ subject: 'Custom field', act: 'Created' })
  expect(wordsOf('journey.switched_off', t)).toEqual({ subject: 'Journey', act: 'Switched off' })
})

test('an unknown name stays readable', () => {
  expect(wordsOf('planet.moved_away', t)).toEqual({ subject: 'planet', act: 'moved away' })
})
