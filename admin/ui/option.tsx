/** One entry of a floating list. `id` is the value on the wire. */
import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import styles from './list-box.module.css'

export type Option = {
  id: string
  label: string
  note?: string
  /** The heading under which it stands; options of one group follow each other. */
  group?: string
}

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={styles.option}>
      {({ isSelected }) => (
        <>
          <span className={styles.label}>
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
          <span className={styles.check} data-slot="option-check">
            {isSelected && <Check size={16} aria-hidden />}
          </span>
        </>
      )}
    </ListBoxItem>
  )
}
