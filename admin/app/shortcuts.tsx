/** The list of keyboard shortcuts, with the letters of the screens that this person may go to. */
import { useMessages } from '../messages/messages.tsx'
import { useCan } from '../product/session/abilities.ts'
import { KeyboardShortcuts } from '../ui/keyboard-shortcuts.tsx'
import { findableFor } from './navigation-entries.ts'

export function Shortcuts({ site_id }: { site_id: string | undefined }) {
  const { t } = useMessages()
  const keys = findableFor(site_id, useCan()).flatMap(({ label, key }): [string[], string][] =>
    key === undefined ? [] : [[['G', key.toUpperCase()], t(label)]],
  )
  return <KeyboardShortcuts groups={[{ title: t('ui.keys_jump'), keys }]} />
}
