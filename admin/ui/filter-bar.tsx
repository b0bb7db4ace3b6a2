/** Above a list: search, ways to narrow it, chips that read as sentences, and how many are left. */
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useMessages } from '../messages/messages.tsx'
import buttonStyles from './button.module.css'
import styles from './filter-bar.module.css'
import { SearchField } from './search-field.tsx'
import tagPickerStyles from './tag-picker.module.css'

export type FilterChip = { id: string; text: string; onRemove: () => void }
export type FilterBarProps = {
  search?: { label: string; value: string; onChange: (text: string) => void }
  chips?: FilterChip[]
  /** "12 leads". */
  count?: string
  /** Selects and menus that add a chip. */
  children?: ReactNode
  /** Shown instead of the filters while rows are selected: "3 selected" and what can be done with them. */
  selection?: { text: string; actions: ReactNode; onClear: () => void }
}

export function FilterBar({ search, chips = [], count, children, selection }: FilterBarProps) {
  const { t } = useMessages()
  return (
    <div className={styles.filters}>
      {selection && (
        <div className={styles.bar} data-selection>
          <AriaButton
            className={buttonStyles.button}
            data-slot="button"
            data-variant="quiet"
            data-square
            aria-label={t('ui.clear_selection')}
            onPress={selection.onClear}
          >
            <X size={16} aria-hidden />
          </AriaButton>
          <strong role="status">{selection.text}</strong>
          {selection.actions}
        </div>
      )}
      <div className={styles.bar} data-covered={selection ? true : undefined}>
        {search && <SearchField {...search} />}
        {children}
        {chips.map(chip => (
          <span key={chip.id} className={styles.chip}>
            {chip.text}
            <AriaButton
              className={tagPickerStyles.remove}
              aria-label={t('ui.remove_filter', { filter: chip.text })}
              onPress={chip.onRemove}
            >
              <X size={12} aria-hidden />
            </AriaButton>
          </span>
        ))}
        {count && (
          <span className={`${styles.count} muted numbers`} role="status">
            {count}
          </span>
        )}
      </div>
    </div>
  )
}
