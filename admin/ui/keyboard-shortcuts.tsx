/** The list of keyboard shortcuts, on `?`. Screens add groups of their own; the frame shows it. */
import { useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { Dialog } from './dialog.tsx'
import styles from './keyboard-shortcuts.module.css'
import searchFieldStyles from './search-field.module.css'
import { useHotkey } from './use-hotkey.ts'

export type Shortcuts = { title: string; keys: [keys: string[], does: string][] }

export function KeyboardShortcuts({ groups = [] }: { groups?: Shortcuts[] }) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  useHotkey('?', () => setOpen(true))
  const all: Shortcuts[] = [
    {
      title: t('ui.keys_everywhere'),
      keys: [
        [['⌘/Ctrl', 'K'], t('ui.keys_palette')],
        [['?'], t('ui.keys_help')],
        [['Esc'], t('ui.keys_close')],
      ],
    },
    {
      title: t('ui.keys_lists'),
      keys: [
        [['/'], t('ui.keys_filter')],
        [['↑', '↓', 'k', 'j'], t('ui.keys_move')],
        [['x'], t('ui.keys_select')],
        [['Enter'], t('ui.keys_open')],
      ],
    },
    {
      title: t('ui.keys_editors'),
      keys: [
        [['⌘/Ctrl', 'Z'], t('ui.keys_undo')],
        [['⇧', '⌘/Ctrl', 'Z'], t('ui.keys_redo')],
        [['⌘/Ctrl', 'S'], t('ui.keys_save')],
      ],
    },
    ...groups,
  ]
  return (
    <Dialog title={t('ui.keyboard_shortcuts')} size="large" isOpen={isOpen} onClose={() => setOpen(false)}>
      <div className={styles.shortcuts}>
        {all.map(group => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.keys.map(([keys, does]) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map(key => (
                      <kbd key={key} className={searchFieldStyles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
