/** One of a few known choices. For many, or to type, use ComboBox. */
import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import listBoxStyles from './list-box.module.css'
import { type Option, OptionItem } from './option.tsx'
import styles from './select.module.css'

export type SelectProps = FieldProps & {
  options: Option[]
  name?: string
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  placeholder?: string
  isDisabled?: boolean
}

export function Select({ label, description, error, options, onChange, ...props }: SelectProps) {
  return (
    <AriaSelect
      {...props}
      className={fieldStyles.field}
      data-slot="field"
      onChange={key => key !== null && onChange?.(String(key))}
      isInvalid={error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Button className={`${fieldStyles.input} ${styles.button}`}>
        <SelectValue className={styles.value} />
        <ChevronDown size={16} aria-hidden />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover className={listBoxStyles.popover} offset={4}>
        <ListBox className={listBoxStyles.options} items={options}>
          {option => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
