/**
 * Which texts are loaded when. First those of screens that anybody may see; with the frame its own and those of the list of
 * sites, where one arrives; then all others. The build cuts each language in three by this.
 */
export const parts = ['first', 'frame', 'rest'] as const
export type TextPart = (typeof parts)[number]

const first = [
  ...['ui', 'app', 'login', 'register', 'forgot', 'confirmation', 'set_up', 'change_password', 'account'],
  ...['unauthorized', 'maintenance', 'not_found', 'pricing', 'allowance', 'invitation'],
]
const frame = ['sites', 'site', 'status', 'palette', 'notifications']
/** What is around screens and in editors: nobody sees it before signing in. */
const signedIn = [
  /^app\.(?:section_|navigation|open_navigation|switch_account|switch_site|all_sites|your_account|set_up|leave)/,
  /^ui\.(?:undo|redo|issues_to_fix|no_connection)$/,
  /^ui\.(?:keys_|keyboard_|color_|pick_color|hue|palette|markup|bold|italic|link|row_moved|rows_|stale_|reload_changed)/,
]

const isOfSignedIn = (key: string) => signedIn.some(pattern => pattern.test(key))

/** What the navigation calls a screen comes with the frame too. */
export function partOf(key: string): TextPart {
  const [prefix = '', name] = key.split('.')
  if (first.includes(prefix) && !isOfSignedIn(key)) return 'first'
  return frame.includes(prefix) || name === 'title' || isOfSignedIn(key) ? 'frame' : 'rest'
}
