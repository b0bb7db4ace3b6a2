/** Narrowing a list by words. `/` anywhere on the screen puts the cursor here. */
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { useHotkey } from './use-hotkey.ts'
import './field.css'
import './search-field.css'

export function SearchField(props: { label: string; value: string; onChange: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useHotkey('/', () => input.current?.focus())
  return (
    <AriaSearchField aria-label={props.label} value={props.value} onChange={props.onChange} className="search">
      {({ isEmpty }) => (
        <Group className="input input-group">
          <Search size={16} aria-hidden className="search-icon" />
          <Input ref={input} className="input" placeholder={props.label} />
          {isEmpty ? (
            <kbd className="key search-key" aria-hidden>
              /
            </kbd>
          ) : (
            <Button className="button" data-variant="quiet" data-square>
              <X size={14} aria-hidden />
            </Button>
          )}
        </Group>
      )}
    </AriaSearchField>
  )
}
