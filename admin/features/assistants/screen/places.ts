/** On which screen a part of an assistant is written. Pure. */
const inSettings = new Set([
  'caps',
  'attendance',
  'quick_form',
  'openers',
  'keep_history',
  'takes_files',
  'allowed_hosts',
])
const inKnowledge = new Set(['source_ids', 'vector_ids', 'tools'])
const inGolden = new Set(['hold_when_worse'])
const inDesign = new Set(['design', 'texts', 'on_every_page'])

export const keyOf = (pointer: string): string => pointer.split('/')[1] ?? ''

export function placeOf(pointer: string): 'details' | 'knowledge' | 'settings' | 'embedded' | 'golden' {
  const key = keyOf(pointer)
  if (inKnowledge.has(key)) return 'knowledge'
  if (inGolden.has(key)) return 'golden'
  return inSettings.has(key) ? 'settings' : inDesign.has(key) ? 'embedded' : 'details'
}
