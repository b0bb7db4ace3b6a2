import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../messages/messages.tsx'
import { groupedFields } from './field-groups.ts'

test('the usual fields come first, in their own order, and each group stays together', async () => {
  await loadTexts('en')
  const ids = ['last_utm_source', 'device', 'tags', 'custom_fields.size', 'email', 'language']
  const fields = ids.map(id => ({ id, label: id, type: 'text' as const }))
  expect(groupedFields(messagesIn('en').t, fields).map(({ id, group }) => [group, id])).toEqual([
    ['Most used', 'email'],
    ['Most used', 'tags'],
    ['Custom fields', 'custom_fields.size'],
    ['About the lead', 'device'],
    ['About the lead', 'language'],
    ['Where they came from', 'last_utm_source'],
  ])
})
