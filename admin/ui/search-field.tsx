/** Narrowing a list by words. `/` anywhere on the screen puts the cursor here. */
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import buttonStyles from './button.module.css'
import fieldStyles from './field.module.css'
import styles from './search-field.module.css'
import { useHotkey } from './use-hotkey.ts'

export interface SearchFieldProps {
  label: string
  value: string
  /** Called once the typing pauses. */
  onChange: (text: string) => void
}

const PAUSE_MS = 200

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { text, change } = useTyping(value, onChange)
  useHotkey('/', () => input.current?.focus())
  return (
    <AriaSearchField aria-label={label} value={text} onChange={change} className={styles.search}>
      {({ isEmpty }) => (
        <Group className={`${fieldStyles.input} ${fieldStyles.inputGroup}`}>
          <Search size={16} aria-hidden className={styles.icon} />
          <Input ref={input} className={fieldStyles.input} placeholder={label} onKeyDown={enterList} />
          {isEmpty ? (
            <kbd className={`${styles.key} ${styles.searchKey}`} aria-hidden>
              /
            </kbd>
          ) : (
            <Button className={buttonStyles.button} data-slot="button" data-variant="quiet" data-square>
              <X size={14} aria-hidden />
            </Button>
          )}
        </Group>
      )}
    </AriaSearchField>
  )
}

/** ↓ goes on to the list that is narrowed. */
function enterList(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const row = event.currentTarget.closest('main')?.querySelector<HTMLElement>('[role=grid] [role=row][data-key]')
  if (!row) return
  event.preventDefault()
  row.focus()
}

/** The typed text. The screen's value follows late, through the URL; showing it at once would undo typed letters. */
function useTyping(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value)
  /** Reported and not yet back. */
  const underWay = useRef<string[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => {
    const back = underWay.current.indexOf(value)
    underWay.current.splice(0, back + 1)
    if (back >= 0) return
    // Changed by something else, such as "Clear filters".
    clearTimeout(pause.current)
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])
  const change = (next: string) => {
    setText(next)
    clearTimeout(pause.current)
    const report = () => {
      if (next === (underWay.current.at(-1) ?? latest.current.value)) return
      underWay.current.push(next)
      latest.current.onChange(next)
    }
    if (next === '') report()
    else pause.current = setTimeout(report, PAUSE_MS)
  }
  return { text, change }
}
