/**
 * Which texts are loaded when. First those of screens that anybody may see; with the frame its own and those of the list of
 * sites, where one arrives; then all others. The build cuts each language in three by this.
 */
export const parts = ['first', 'frame', 'rest'] as const
export type TextPart = (typeof parts)[number]

const first = [
  ...['ui', 'app', 'login', 'register', 'forgot', 'confirmation', 'set_up', 'change_password', 'account'],
  ...['unauthorized', 'maintenance', 'not_found', 'pricing', 'invitation'],
]
const frame = ['sites', 'site', 'status', 'palette', 'notifications']

/** What the navigation calls a screen comes with the frame too. */
export function partOf(key: string): TextPart {
  const [prefix = '', name] = key.split('.')
  if (first.includes(prefix)) return 'first'
  return frame.includes(prefix) || name === 'title' ? 'frame' : 'rest'
}
