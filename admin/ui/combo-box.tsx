/** One of many choices, found by typing. */
import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../messages/messages.tsx'
import buttonStyles from './button.module.css'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import listBoxStyles from './list-box.module.css'
import { type Option, OptionItem } from './option.tsx'
import { useShownError } from './quiet-errors.ts'

export type ComboBoxProps = FieldProps & {
  options: Option[]
  name?: string
  value?: string | null
  defaultValue?: string
  onChange?: (id: string | null) => void
  /** What is typed, where the options are found elsewhere; they are then shown as they come. */
  onSearch?: (text: string) => void
  placeholder?: string
  isDisabled?: boolean
}

export function ComboBox({
  label,
  description,
  error,
  options,
  onChange,
  onSearch,
  placeholder,
  ...props
}: ComboBoxProps) {
  const { t } = useMessages()
  const shown = useShownError(error)
  return (
    <AriaComboBox
      {...props}
      onBlur={shown.onBlur}
      className={fieldStyles.field}
      data-slot="field"
      {...(onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options })}
      formValue="key"
      menuTrigger="focus"
      allowsEmptyCollection
      onChange={key => onChange?.(key === null ? null : String(key))}
      isInvalid={shown.error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className={`${fieldStyles.input} ${fieldStyles.inputGroup}`}>
        <Input className={fieldStyles.input} placeholder={placeholder} />
        <Button className={buttonStyles.button} data-slot="button" data-variant="quiet" data-square>
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Group>
      <FieldNotes description={description} error={shown.error} />
      <Popover className={listBoxStyles.popover} offset={4}>
        <ListBox<Option>
          className={listBoxStyles.options}
          renderEmptyState={() => <p className={listBoxStyles.empty}>{t('ui.nothing_found')}</p>}
        >
          {option => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
