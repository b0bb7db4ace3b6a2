/** One entry of a floating list. `id` is the value on the wire. */
import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import './list-box.css'

export type Option = { id: string; label: string; note?: string }

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className="option">
      {({ isSelected }) => (
        <>
          <span className="option-label">
            {option.label}
            {option.note && <small>{option.note}</small>}
          </span>
          <span className="option-check">{isSelected && <Check size={16} aria-hidden />}</span>
        </>
      )}
    </ListBoxItem>
  )
}
