/** Says something first, by the rules by which popups show: looked at each second until one has been said. */
import type { Session } from '../contract.ts'
import { resolve } from '../popup/design.ts'
import type { Popup } from '../wire.ts'

const LOOK_MS = 1_000

/** An opener is decided as a popup is; its heading is what is said. */
export function watchOpeners(
  session: Session,
  openers: readonly Popup[],
  locale: string,
  say: (text: string) => void,
): void {
  const look = (): void => {
    const due = openers.find(one => session.decide(one, session.situation()) === 'show')
    if (!due) {
      setTimeout(look, LOOK_MS)
      return
    }
    if (!session.preview) session.memory.note(due.id, 0)
    say(resolve(due, session.config.language || 'en', [locale], undefined).popup.content.heading || '')
  }
  if (openers.length > 0) look()
}
