/** On which screen a part of an assistant is written. Pure. */
const inSettings = new Set(['caps', 'attendance', 'quick_form', 'openers', 'keep_history', 'allowed_hosts'])
const inDesign = new Set(['design', 'texts', 'on_every_page'])

export const keyOf = (pointer: string): string => pointer.split('/')[1] ?? ''

export function placeOf(pointer: string): 'details' | 'settings' | 'embedded' {
  const key = keyOf(pointer)
  return inSettings.has(key) ? 'settings' : inDesign.has(key) ? 'embedded' : 'details'
}
